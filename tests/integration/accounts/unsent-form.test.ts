import { afterEach, describe, expect, it } from "vitest";
import { profileAction } from "~/app/areas/account/profile/profile-screen.server";
import { proveAction } from "~/app/areas/account/proof/prove.server";
import { unsentAction, unsentView } from "~/app/areas/account/unsent/unsent.server";
import { LOOK_FIRST } from "~/app/forms/form-id";
import { INTENT } from "~/app/forms/intents";
import { action as logout } from "~/app/routes/account/logout";
import { administrator } from "~/app/server/principal.server";
import { formToken } from "~/app/server/sent-once.server";
import { HOUR_MS, MINUTE_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { forget } from "~/platform/once";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, sentForm, signedInUser } from "./callers";

useDatabase();
afterEach(() => {
  shiftClock(0);
  delete process.env.SECOND_FACTOR;
  forget("config");
});

const TYPED: [string, string][] = [
  ["intent", INTENT.updateProfile],
  ["firstName", "Typed with care"],
  ["lastName", "Miller"],
  ["email", "dana.typed@example.com"],
  ["currentPassword", PASSWORD],
];
const KEPT = TYPED.filter(([name]) => name !== "currentPassword");

const thrown = (work: Promise<unknown>) => work.catch((error) => error) as Promise<Response>;
const send = (cookie: string, fields = TYPED) =>
  thrown(profileAction(sentForm(cookie, "/profile?tab=me", formToken(), fields)));
/** What the browser keeps of an answer, beside the session that it has by then. */
const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
const view = (cookie: string) => unsentView(sentForm(cookie, "/unsent", formToken(), []));

/** Somebody types, and meanwhile the session ends. */
async function sentTooLate() {
  const { user, cookie } = await signedInUser();
  await db().session.deleteMany({ where: { userId: user.id } });
  return { user, cookie, answer: await send(cookie) };
}

describe("a form that is sent when its session has ended", () => {
  it("waits until its person signs in again, and is sent on as it was typed", async () => {
    const { user, answer } = await sentTooLate();
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/login?returnTo=%2Funsent"]);
    const again = `${await sessionCookie(user)}; ${cookieOf(answer)}`;
    const shown = await view(again);
    expect(shown).toMatchObject({ lacksSecret: true, lacksFile: false, canBeShown: true, back: "/profile?tab=me" });
    expect(shown.fields).toEqual(expect.arrayContaining(KEPT));
    const on = await unsentAction(sentForm(again, "/unsent", formToken(), shown.fields));
    expect([on.status, on.headers.get("location")]).toEqual([307, "/profile?tab=me"]);
    expect((await thrown(view(again))).headers.get("location"), "it waits no longer").toBe("/dashboard");
  });

  it("is kept by every way that a session ends: unused, too old, other password", async () => {
    const { user, cookie } = await signedInUser();
    await db().user.update({ where: { id: user.id }, data: { securityStamp: { increment: 1 } } });
    expect((await send(cookie)).headers.get("location")).toBe("/login?returnTo=%2Funsent");
    await db().session.updateMany({ where: { userId: user.id }, data: { lastSeenAt: new Date(0) } });
    expect((await send(cookie)).headers.get("location")).toBe("/login?returnTo=%2Funsent");
    expect(await db().accountToken.count({ where: { userId: user.id } }), "the newest one alone").toBe(1);
  });

  it("is read by nobody in the table, and no password is in it", async () => {
    const { user, answer } = await sentTooLate();
    const row = await db().accountToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify(row)).not.toContain("Typed with care");
    const { fields } = await view(`${await sessionCookie(user)}; ${cookieOf(answer)}`);
    expect(JSON.stringify(fields)).not.toContain(PASSWORD);
  });

  it("is given to nobody else who signs in at that browser, nor to its person in another one, nor after an hour", async () => {
    const { user, answer } = await sentTooLate();
    const stranger = await sessionCookie(await makeUser());
    expect((await thrown(view(`${stranger}; ${cookieOf(answer)}`))).headers.get("location")).toBe("/dashboard");
    const own = await sessionCookie(user);
    expect((await thrown(view(own))).headers.get("location")).toBe("/dashboard");
    shiftClock(HOUR_MS + MINUTE_MS);
    expect((await thrown(view(`${own}; ${cookieOf(answer)}`))).headers.get("location")).toBe("/dashboard");
  });

  it("of nobody that we know is not kept: a forged name of a session opens no place to write to", async () => {
    const { user } = await signedInUser();
    const forged = `sw_session=x.${Buffer.from(String(user.id)).toString("base64url")}.forged`;
    for (const cookie of ["", "sw_session=unknown", forged])
      expect((await send(cookie)).headers.get("location")).toBe("/login?returnTo=%2Fprofile%3Ftab%3Dme");
    expect(await db().accountToken.count({ where: { userId: user.id } })).toBe(0);
  });

  it("comes back as it was filled, with nothing done, where its person wants to look first", async () => {
    const { user, cookie } = await signedInUser();
    const answer = await send(cookie, [...TYPED, [LOOK_FIRST, "1"]]);
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: {
        outcome: { toast: { title: "Not Saved Yet" }, result: { initialValue: { firstName: "Typed with care" } } },
      },
    });
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).firstName).toBe("Dana");
  });
});

describe("a form that is sent after its person signed out in another tab", () => {
  const signedOut = async () => {
    const { user, cookie } = await signedInUser();
    const answer = await logout(sentForm(cookie, "/logout", formToken(), []));
    const lines = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
    // The browser keeps what was set and drops what was emptied.
    return { user, left: lines.filter((line) => !line.endsWith("=")).join("; ") };
  };

  it("waits for them, and for nobody else who signs in there", async () => {
    const { user, left } = await signedOut();
    const answer = await send(left);
    expect(answer.headers.get("location")).toBe("/login?returnTo=%2Funsent");
    const kept = `${left}; ${cookieOf(answer)}`;
    const other = await sessionCookie(await makeUser());
    expect((await thrown(view(`${other}; ${kept}`))).headers.get("location")).toBe("/dashboard");
    expect((await view(`${await sessionCookie(user)}; ${kept}`)).fields).toEqual(expect.arrayContaining(KEPT));
  });

  it("opens nothing: what stays in the browser is no session", async () => {
    const { left } = await signedOut();
    expect(left).toContain("sw_left=");
    for (const cookie of [left, left.replace("sw_left", "sw_session")])
      expect((await principalOf(cookie)).account).toBeNull();
  });
});

describe("a form that waits for a proof when its session ends", () => {
  const atProof = (cookie: string, path: string) => {
    const proof: [string, string][] = [
      ["proofPath", path],
      ["proofName", "dana"],
      ["proofPassword", PASSWORD],
    ];
    return thrown(proveAction(sentForm(cookie, "/prove", formToken(), [...TYPED, ...proof])));
  };

  it("waits on for its person, under its own address and without the proof", async () => {
    const { user, cookie } = await signedInUser();
    await db().session.deleteMany({ where: { userId: user.id } });
    const answer = await atProof(cookie, "/profile?tab=me");
    expect(answer.headers.get("location")).toBe("/login?returnTo=%2Funsent");
    const shown = await view(`${await sessionCookie(user)}; ${cookieOf(answer)}`);
    expect(shown).toMatchObject({ back: "/profile?tab=me", lacksSecret: true });
    expect(shown.fields).toEqual(expect.arrayContaining(KEPT));
    expect(shown.fields.map(([name]) => name).filter((name) => name.startsWith("proof"))).toEqual([]);
  });

  it("is kept for no address but ours", async () => {
    const { user, cookie } = await signedInUser();
    await db().session.deleteMany({ where: { userId: user.id } });
    for (const path of ["https://elsewhere.example.com/", "//elsewhere.example.com", "/prove", ""])
      expect((await atProof(cookie, path)).headers.get("location")).toBe("/login?returnTo=%2Fprove");
  });
});

describe("a form that is sent while the second step is owed", () => {
  it("waits until it is set up", async () => {
    process.env.SECOND_FACTOR = "staff";
    forget("config");
    const { user, cookie } = await signedInUser({ isAdmin: true });
    const fields: [string, string][] = [["code", "SPRING"]];
    const answer = await thrown(administrator(sentForm(cookie, "/admin/coupons", formToken(), fields)));
    expect(answer.headers.get("location")).toBe("/profile/sign-in?returnTo=%2Funsent");
    expect((await view(`${await sessionCookie(user)}; ${cookieOf(answer)}`)).fields).toEqual(
      expect.arrayContaining(fields),
    );
  });
});
