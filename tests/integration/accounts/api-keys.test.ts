import { afterEach, describe, expect, it } from "vitest";
import { profileAction } from "~/app/areas/account/profile/profile-screen.server";
import { INTENT } from "~/app/forms/intents";
import { formToken } from "~/app/server/sent-once.server";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { sentForm, signedInUser } from "./callers";

useDatabase();
afterEach(() => shiftClock(0));

const make = (cookie: string, fields: Record<string, unknown> = {}) =>
  callApi("POST", "/api/api-keys", { cookie, body: { name: "Nightly", scopes: ["account:read"], ...fields } });
const whoIs = (key: string) => callApi("GET", "/api/auth/user", { key });

describe("API keys", () => {
  it("are shown once, kept as a hash, and act as their user", async () => {
    const { user, cookie } = await signedInUser();
    const made = await make(cookie);
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^sw_[\w-]{43}$/);
    const row = await db().apiKey.findUniqueOrThrow({ where: { id: made.body.id } });
    expect(row.keyHash).toBe(tokenHash(made.body.secret));
    expect((await whoIs(made.body.secret)).body.id).toBe(user.id);
    const list = await callApi("GET", "/api/api-keys", { cookie });
    expect(JSON.stringify(list.body)).not.toContain(made.body.secret);
    expect(list.body.data[0]).toMatchObject({ name: "Nightly", prefix: made.body.secret.slice(0, 10) });
    expect(list.body.data[0].lastUsedAt).not.toBeNull();
  });

  it("are made once by a form that is sent again, which shows no key the second time", async () => {
    const { cookie } = await signedInUser();
    const token = formToken();
    const send = () => {
      const fields: [string, string][] = [
        ["intent", INTENT.createKey],
        ["name", "Pressed twice"],
        ["scopes", "account:read"],
        ["expiry", "90"],
      ];
      return profileAction(sentForm(cookie, "/profile", token, fields));
    };
    expect(await send()).toMatchObject({ created: { name: "Pressed twice", secret: expect.stringMatching(/^sw_/) } });
    expect(await send()).toMatchObject({
      init: { status: 409 },
      data: { outcome: { isFailure: true, toast: { title: "Already Done" } } },
    });
    expect((await callApi("GET", "/api/api-keys", { cookie })).body.data).toHaveLength(1);
  });

  it("open nothing beyond their scopes", async () => {
    const { cookie } = await signedInUser();
    const { body } = await make(cookie, { scopes: ["research:read"] });
    const refused = await whoIs(body.secret);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: "scope_missing", scope: "account:read" });
  });

  it("are refused from the moment of revocation, and of expiry to the second", async () => {
    const { cookie } = await signedInUser();
    const revoked = (await make(cookie)).body;
    expect((await callApi("DELETE", `/api/api-keys/${revoked.id}`, { cookie })).status).toBe(204);
    expect((await whoIs(revoked.secret)).status).toBe(401);
    expect((await callApi("DELETE", `/api/api-keys/${revoked.id}`, { cookie })).status).toBe(404);
    const expiresAt = new Date(now().getTime() + DAY_MS);
    const short = (await make(cookie, { expiresAt: expiresAt.toISOString() })).body;
    shiftClock(DAY_MS - 2000);
    expect((await whoIs(short.secret)).status).toBe(200);
    shiftClock(DAY_MS + 1000);
    expect((await whoIs(short.secret)).status).toBe(401);
  });

  it("belong to their person: somebody else's is not there", async () => {
    const { cookie } = await signedInUser();
    const other = (await make((await signedInUser()).cookie)).body;
    expect((await callApi("DELETE", `/api/api-keys/${other.id}`, { cookie })).status).toBe(404);
    expect((await whoIs(other.secret)).status).toBe(200);
  });

  it.each([
    [{ name: " " }, "name", "Name is required"],
    [{ name: "x".repeat(101) }, "name", "Name must be at most 100 characters"],
    [{ scopes: [] }, "scopes", "Choose at least one scope."],
    [{ expiresAt: "2020-01-01" }, "expiresAt", "The expiry must be in the future."],
    [{ expiresAt: "soon" }, "expiresAt", "Expiry must be a date"],
  ])("say what is wrong with %j", async (fields, field, message) => {
    const answer = await make((await signedInUser()).cookie, fields);
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toContainEqual({ field, message });
  });

  it("take admin:* from administrators only, and know no other scopes", async () => {
    const customer = await make((await signedInUser()).cookie, { scopes: ["admin:*"] });
    expect(customer.body.code).toBe("scope_beyond");
    const admin = await make((await signedInUser({ isAdmin: true })).cookie, { scopes: ["admin:*"] });
    expect(admin.body.scopes).toEqual(["admin:read", "admin:write"]);
    expect((await make((await signedInUser()).cookie, { scopes: ["everything"] })).status).toBe(422);
  });

  it("are out of reach while an administrator views as the customer", async () => {
    const { user } = await signedInUser();
    const cookie = await sessionCookie(user, await makeUser({ isAdmin: true }));
    expect((await make(cookie)).body.code).toBe("impersonating");
    expect((await callApi("GET", "/api/api-keys", { cookie })).body.code).toBe("impersonating");
  });

  it("end at fifty", async () => {
    const { user, cookie } = await signedInUser();
    await db().apiKey.createMany({
      data: Array.from({ length: 49 }, (_, turn) => ({
        userId: user.id,
        name: "k",
        prefix: "sw_",
        keyHash: tokenHash(`${user.id}-${turn}`),
      })),
    });
    const answers = await Promise.all([make(cookie), make(cookie), make(cookie)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it.each(["Bearer", "Bearer sw_", "Bearer sw_unknown", "Basic c3c6", "sw_x", `Bearer sw_${"A".repeat(5000)}`])(
    "are not %s",
    async (authorization) => {
      const answer = await callApi("GET", "/api/auth/user", { headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );
});
