import { describe, expect, it } from "vitest";
import { recordAudit } from "~/domain/access";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { PASSWORD } from "../../setup/factories";
import { principalOfKey, signedInUser } from "./callers";
import { keepMails } from "./mailbox";

useDatabase();
keepMails();

describe("the audit log", () => {
  it("holds who, from where and what, for good and for refused acts", async () => {
    const { user } = await signedInUser();
    const body = { email: user.email, password: "wrong password" };
    const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    await callApi("POST", "/api/auth/login", { body, headers, address: "203.0.113.80" });
    await callApi("POST", "/api/auth/login", {
      body: { ...body, password: PASSWORD },
      headers,
      address: "203.0.113.80",
    });
    const acts = await db().auditEntry.findMany({ where: { subjectUserId: user.id }, orderBy: { id: "asc" } });
    expect(acts).toMatchObject([
      { action: "session.start", outcome: "refused", actorKind: "visitor", actorId: null, ipAddress: "203.0.113.80" },
      {
        action: "session.start",
        outcome: "done",
        actorKind: "user",
        actorId: user.id,
        userAgent: headers["user-agent"],
      },
    ]);
  });

  it("tells an act by key from an act at a screen", async () => {
    const { user, key } = await signedInUser();
    const principal = await principalOfKey(await key());
    await recordAudit(db(), principal, { action: "test.act" });
    const act = await db().auditEntry.findFirstOrThrow({ where: { actorId: user.id } });
    expect(act).toMatchObject({ actorKind: "api_key", apiKeyId: principal.keyId });
  });

  it("keeps secrets out, whoever hands them in", async () => {
    const { principal, user } = await signedInUser();
    await recordAudit(db(), principal, {
      action: "test.secret",
      after: { password: "hunter22", resetToken: "t", keyHash: "h", level: "daily" },
    });
    const act = await db().auditEntry.findFirstOrThrow({ where: { actorId: user.id } });
    expect(act.after).toEqual({ level: "daily" });
  });

  it("can be neither changed nor removed nor emptied", async () => {
    const { principal } = await signedInUser();
    await recordAudit(db(), principal, { action: "test.kept" });
    await expect(pool().query("update audit_log set action = 'x'")).rejects.toThrow();
    await expect(pool().query("delete from audit_log")).rejects.toThrow();
    await expect(pool().query("truncate audit_log")).rejects.toThrow();
  });

  it("holds no password, link or key after a day of use", async () => {
    const { user, cookie } = await signedInUser();
    const { body } = await callApi("POST", "/api/api-keys", {
      cookie,
      body: { name: "Kept out", scopes: ["account:read"] },
    });
    const reset = await callApi("POST", "/api/auth/reset-password-request", { body: { email: user.email } });
    const log = JSON.stringify(await db().auditEntry.findMany(), (_name, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    for (const secret of [PASSWORD, body.secret, reset.body.resetToken, user.email]) expect(log).not.toContain(secret);
  });
});
