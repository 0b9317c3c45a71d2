import { describe, expect, it } from "vitest";
import { sweepAccounts } from "~/domain/accounts";
import { DAY_MS, HOUR_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { signedInUser } from "./callers";

useDatabase();

describe("the daily sweep", () => {
  it("removes what has run out and leaves what has not", async () => {
    const { user } = await signedInUser();
    const admin = await makeUser({ isAdmin: true });
    // The template's own link to set up an administrator runs out as well.
    await db().accountToken.deleteMany({ where: { kind: "admin_setup" } });
    await db().impersonation.create({
      data: { adminId: admin.id, userId: user.id, startedAt: new Date(now().getTime() - 2 * HOUR_MS) },
    });
    await db().impersonation.create({ data: { adminId: admin.id, userId: user.id } });
    await callApi("POST", "/api/auth/device/code", { body: {} });
    await callApi("POST", "/api/auth/reset-password-request", { body: { email: user.email } });
    const expiresAt = new Date(now().getTime() + DAY_MS);
    await db().rememberedBrowser.create({ data: { userId: user.id, tokenHash: "a", expiresAt } });
    expect(await sweepAccounts()).toEqual({
      sessions: 0,
      devices: 0,
      browsers: 0,
      tokens: 0,
      impersonations: 1,
      organizations: 0,
    });
    const later = new Date(now().getTime() + 100 * DAY_MS);
    expect(await sweepAccounts(later)).toEqual({
      sessions: 1,
      devices: 1,
      browsers: 1,
      tokens: 1,
      impersonations: 1,
      organizations: 0,
    });
  });

  it("forgets an account that was asked for and never opened", async () => {
    const body = {
      firstName: "Dana",
      lastName: "Miller",
      email: "never@example.com",
      password: "correct-horse-battery",
    };
    await callApi("POST", "/api/auth/register", { body });
    await sweepAccounts(new Date(now().getTime() + 3 * DAY_MS));
    expect(await db().accountToken.count({ where: { kind: "registration" } })).toBe(0);
  });
});
