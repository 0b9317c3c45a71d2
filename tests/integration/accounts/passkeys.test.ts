import { afterEach, describe, expect, it } from "vitest";
import { lacksRecentProof } from "~/domain/access";
import {
  askForPasskey,
  confirmPasskey,
  describeProof,
  giveProof,
  readSecondFactor,
  SESSION_COOKIE,
  signIn,
  startPasskey,
  takeSecondStep,
} from "~/domain/accounts";
import { MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { PASSWORD } from "../../setup/factories";
import { makeAuthenticator } from "./authenticator";
import { principalOf, signedInUser } from "./callers";
import { keepMails, mailTo } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

let desk = 0;
/** A desk of its own each time: failures at one must not slow the next. */
const visit = () => {
  desk += 1;
  return { address: `198.51.100.${desk}`, userAgent: null };
};

/** Somebody whose only factor is a passkey. */
async function withPasskey() {
  const { user, principal } = await signedInUser();
  const device = makeAuthenticator();
  const { challenge } = await startPasskey(principal, PASSWORD);
  const { codes } = await confirmPasskey(principal, { name: "Laptop", passkey: device.make(challenge) }, visit());
  return { user, principal, device, codes };
}

/** The password was entered, in a browser of its own. */
async function asked(email: string) {
  const { cookie, isAsked } = await signIn({ email, password: PASSWORD }, visit());
  expect(isAsked).toBe(true);
  return principalOf(cookie.split(";")[0] ?? "");
}

const refused = expect.objectContaining({ status: 422, code: "passkey_refused" });

describe("a passkey", () => {
  it("is set up, named, told of, and comes with recovery codes", async () => {
    const { user, principal, codes } = await withPasskey();
    expect(codes).toHaveLength(10);
    const { factors } = await readSecondFactor(principal);
    expect(factors).toMatchObject([{ kind: "passkey", name: "Laptop" }]);
    expect((await mailTo(user.email, "second-factor-changed"))?.data).toMatchObject({ change: "added" });
  });

  it("proves who sits at the screen, each answer once", async () => {
    const { principal, device } = await withPasskey();
    await db().session.updateMany({ where: { sid: principal.sessionId ?? "" }, data: { secondFactorAt: now() } });
    const { passkey } = await describeProof(principal);
    const answer = device.use(passkey?.challenge ?? "");
    shiftClock(16 * MINUTE_MS);
    expect(await lacksRecentProof(principal)).toBe(true);
    await expect(giveProof(principal, { passkey: answer }), "the question is over").rejects.toEqual(refused);
    const { passkey: asked } = await describeProof(principal);
    const fresh = device.use(asked?.challenge ?? "");
    await giveProof(principal, { passkey: fresh });
    expect(await lacksRecentProof(principal)).toBe(false);
    await expect(giveProof(principal, { passkey: fresh })).rejects.toEqual(refused);
  });

  it("takes the second step", async () => {
    const { user, device } = await withPasskey();
    const principal = await asked(user.email);
    const { challenge, allowCredentials } = await askForPasskey(principal);
    expect(allowCredentials).toHaveLength(1);
    const { cookies } = await takeSecondStep(principal, { passkey: device.use(challenge) }, visit());
    expect(cookies[0]).toContain(SESSION_COOKIE);
    expect((await principalOf(cookies[0]?.split(";")[0] ?? "")).account?.id).toBe(user.id);
  });

  it("answers one question once", async () => {
    const { user, device } = await withPasskey();
    const first = await asked(user.email);
    const answer = device.use((await askForPasskey(first)).challenge);
    await takeSecondStep(first, { passkey: answer }, visit());
    const second = await asked(user.email);
    await expect(takeSecondStep(second, { passkey: answer }, visit())).rejects.toEqual(refused);
    await askForPasskey(second);
    await expect(takeSecondStep(second, { passkey: answer }, visit())).rejects.toEqual(refused);
  });

  it("answers the question of its own session alone, and only while it is fresh", async () => {
    const { user, device } = await withPasskey();
    const [one, other] = [await asked(user.email), await asked(user.email)];
    const { challenge } = await askForPasskey(one);
    await askForPasskey(other);
    await expect(takeSecondStep(other, { passkey: device.use(challenge) }, visit())).rejects.toEqual(refused);
    shiftClock(6 * MINUTE_MS);
    await expect(takeSecondStep(one, { passkey: device.use(challenge) }, visit())).rejects.toEqual(refused);
  });

  it("opens no account but its own person's", async () => {
    const { user } = await withPasskey();
    const stranger = await withPasskey();
    const principal = await asked(user.email);
    const { challenge } = await askForPasskey(principal);
    await expect(takeSecondStep(principal, { passkey: stranger.device.use(challenge) }, visit())).rejects.toEqual(
      refused,
    );
  });

  it("signed for another site is worth nothing here", async () => {
    const { user, principal, device } = await withPasskey();
    const there = { origin: "https://statewise.example", hostname: "statewise.example" };
    const session = await asked(user.email);
    const { challenge } = await askForPasskey(session);
    await expect(takeSecondStep(session, { passkey: device.use(challenge, there) }, visit())).rejects.toEqual(refused);
    const making = await startPasskey(principal, PASSWORD);
    const made = makeAuthenticator().make(making.challenge, there);
    await expect(confirmPasskey(principal, { name: "Foreign", passkey: made }, visit())).rejects.toEqual(refused);
  });

  it("whose counter went back is refused: it was copied", async () => {
    const { user, device } = await withPasskey();
    device.setCounter(50);
    const first = await asked(user.email);
    await takeSecondStep(first, { passkey: device.use((await askForPasskey(first)).challenge) }, visit());
    device.setCounter(10);
    const second = await asked(user.email);
    const answer = device.use((await askForPasskey(second)).challenge);
    await expect(takeSecondStep(second, { passkey: answer }, visit())).rejects.toEqual(refused);
  });

  it("is worth nothing once it was removed, in the middle of a sign-in too", async () => {
    const { user, device } = await withPasskey();
    const principal = await asked(user.email);
    const { challenge } = await askForPasskey(principal);
    await db().secondFactor.updateMany({ where: { userId: user.id }, data: { credentialId: "another" } });
    await expect(takeSecondStep(principal, { passkey: device.use(challenge) }, visit())).rejects.toEqual(refused);
  });

  it("is kept once, whoever brings it", async () => {
    const { principal, device } = await withPasskey();
    const { challenge } = await startPasskey(principal, PASSWORD);
    const again = confirmPasskey(principal, { name: "Again", passkey: device.make(challenge) }, visit());
    await expect(again).rejects.toMatchObject({ status: 409, code: "passkey_known" });
  });
});
