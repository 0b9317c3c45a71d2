import { afterEach, describe, expect, it } from "vitest";
import { profileAction } from "~/app/areas/account/profile/profile-screen.server";
import { proveAction, proveView } from "~/app/areas/account/proof/prove.server";
import { INTENT } from "~/app/forms/intents";
import { action as myData } from "~/app/routes/account/profile_.my-data";
import { formToken } from "~/app/server/sent-once.server";
import { MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { inRequest } from "~/platform/request-context";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, PASSWORD, sessionCookie } from "../../setup/factories";
import { sentForm, signedInUser } from "./callers";
import { codeOf, giveFactor } from "./factor";

useDatabase();
afterEach(() => shiftClock(0));

const key = { name: "Nightly", scopes: ["account:read"] };
const makeKey = (cookie: string) => callApi("POST", "/api/api-keys", { cookie, body: key });
const prove = (cookie: string, body: object) => callApi("POST", "/api/auth/prove", { cookie, body });

describe("a proof of who sits at the screen", () => {
  it("is the sign-in for fifteen minutes, then the password once more, which holds as long", async () => {
    const { cookie } = await signedInUser();
    shiftClock(14 * MINUTE_MS);
    expect((await makeKey(cookie)).status).toBe(201);
    shiftClock(16 * MINUTE_MS);
    expect(await makeKey(cookie)).toMatchObject({ status: 403, body: { code: "proof_needed", proofNeeded: true } });
    expect((await prove(cookie, { currentPassword: "wrong-horse" })).status).toBe(422);
    expect((await makeKey(cookie)).status).toBe(403);
    expect((await prove(cookie, {})).status).toBe(422);
    expect((await prove(cookie, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await makeKey(cookie)).status).toBe(201);
    shiftClock(32 * MINUTE_MS);
    expect((await makeKey(cookie)).body.code).toBe("proof_needed");
  });

  it("is of one session: another browser of the person is asked itself", async () => {
    const { user, cookie } = await signedInUser();
    const other = await sessionCookie(user);
    shiftClock(16 * MINUTE_MS);
    await prove(cookie, { currentPassword: PASSWORD });
    expect((await makeKey(other)).body.code).toBe("proof_needed");
  });

  it("can be a code of the app, each for once, and is in the audit", async () => {
    const { user, cookie } = await signedInUser();
    const secret = await giveFactor(user);
    await db().session.updateMany({ where: { userId: user.id }, data: { secondFactorAt: now() } });
    shiftClock(16 * MINUTE_MS);
    const code = codeOf(secret);
    expect((await prove(cookie, { code })).status).toBe(200);
    expect((await prove(cookie, { code })).status).toBe(422);
    expect((await makeKey(cookie)).status).toBe(201);
    const [act] = await db().auditEntry.findMany({ where: { subjectUserId: user.id, action: "session.prove" } });
    expect(act?.detail).toEqual({ how: "app" });
  });

  it("is not asked of terminals, which have no screen that is left open", async () => {
    const { user } = await signedInUser();
    const terminal = await apiKey(user, undefined, "terminal");
    shiftClock(60 * MINUTE_MS);
    expect((await callApi("POST", "/api/api-keys", { key: terminal, body: key })).status).toBe(201);
  });
});

describe("a form that is sent while the proof is missing", () => {
  const send = (arrival: ReturnType<typeof sentForm>, path: string, act: (one: typeof arrival) => Promise<unknown>) =>
    inRequest({ requestId: "r", address: "203.0.113.7", method: "POST", path, search: "?tab=keys" }, () =>
      act(arrival).catch((thrown) => thrown),
    );

  it("waits with everything that was typed, and goes on by one proof", async () => {
    const { user, cookie } = await signedInUser();
    shiftClock(16 * MINUTE_MS);
    const typed: [string, string][] = [
      ["intent", INTENT.createKey],
      ["name", "Typed with care"],
      ["scopes", "account:read"],
      ["scopes", "research:read"],
      ["expiry", "90"],
    ];
    const asked = (await send(sentForm(cookie, "/profile", formToken(), typed), "/profile", profileAction)) as Response;
    expect([asked.status, asked.headers.get("location")]).toEqual([302, "/prove"]);
    const row = await db().session.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.pendingFormEncrypted, "nobody reads it in the table").not.toContain("Typed");

    const view = await proveView(sentForm(cookie, "/prove", formToken(), []));
    expect(view.fields).toEqual(expect.arrayContaining(typed));
    const wrong = sentForm(cookie, "/prove", formToken(), [...view.fields, ["proofPassword", "wrong-horse"]]);
    const refused = await send(wrong, "/prove", proveAction);
    expect(refused).toMatchObject({ init: { status: 422 } });
    expect(JSON.stringify(refused), "a password never comes back").not.toContain("wrong-horse");
    const right = sentForm(cookie, "/prove", formToken(), [...view.fields, ["proofPassword", PASSWORD]]);
    const on = (await send(right, "/prove", proveAction)) as Response;
    expect([on.status, on.headers.get("location")], "the browser sends the same fields on").toEqual([
      307,
      "/profile?tab=keys",
    ]);
    const sentOn = sentForm(cookie, "/profile", formToken(), [...view.fields, ["proofPassword", PASSWORD]]);
    expect(await send(sentOn, "/profile", profileAction)).toMatchObject({ created: { name: "Typed with care" } });
    const after = await db().session.findFirstOrThrow({ where: { userId: user.id } });
    expect(after.pendingFormEncrypted).toBeNull();
  });

  it("of a file leads to a screen that offers it and the way back, because saving one leads nowhere", async () => {
    const { cookie } = await signedInUser();
    shiftClock(16 * MINUTE_MS);
    const arrival = () => sentForm(cookie, "/profile/my-data", formToken(), []);
    const asked = (await send(arrival(), "/profile/my-data", myData)) as Response;
    expect([asked.status, asked.headers.get("location")]).toEqual([302, "/prove"]);
    expect(await proveView(arrival())).toMatchObject({ file: null, back: "/profile" });
    const right = sentForm(cookie, "/prove", formToken(), [["proofPassword", PASSWORD]]);
    const on = (await send(right, "/prove", proveAction)) as Response;
    expect([on.status, on.headers.get("location")]).toEqual([302, "/prove"]);
    expect(await proveView(arrival())).toMatchObject({
      file: { method: "POST", path: "/profile/my-data?tab=keys" },
      back: "/profile",
    });
    const file = (await send(arrival(), "/profile/my-data", myData)) as Response;
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="my-data.json"');
    shiftClock(40 * MINUTE_MS);
    expect(await proveView(arrival()), "a proof that is over offers nothing").toMatchObject({ file: null });
  });
});
