import { afterEach, describe, expect, it } from "vitest";
import { confirmEmail, describeEmailLink, requestEmailVerification } from "~/domain/accounts";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser } from "./callers";
import { keepMails, mailTo, tokenMailedTo } from "./mailbox";

useDatabase();
keepMails();
afterEach(() => shiftClock(0));

const put = (cookie: string, body: unknown, address?: string) =>
  callApi("PUT", "/api/auth/profile", { body, cookie, address });

describe("the profile", () => {
  it("is for the signed-in person and holds nothing secret", async () => {
    expect((await callApi("GET", "/api/auth/user")).status).toBe(401);
    const { cookie } = await signedInUser();
    const { body } = await callApi("GET", "/api/auth/user", { cookie });
    expect(Object.keys(body).join(" ")).not.toMatch(/hash|token|stamp|secret/i);
  });

  it("changes what was given and leaves empty fields as they are", async () => {
    const { cookie } = await signedInUser({ phoneNumber: "555-0100" });
    const body = { firstName: "Zoë", lastName: "", phoneNumber: "  ", mailingAddress: "1 Main Street" };
    const answer = await put(cookie, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ firstName: "Zoë", phoneNumber: "555-0100", mailingAddress: "1 Main Street" });
    expect(answer.body.lastName).toMatch(/^Miller/);
  });

  it("refuses fields past their limit and saves nothing of the form", async () => {
    const { cookie } = await signedInUser();
    const answer = await put(cookie, { firstName: "Zoë", lastName: "x".repeat(101) });
    expect(answer.body.fields).toEqual([{ field: "lastName", message: "Last name must be at most 100 characters" }]);
    expect((await callApi("GET", "/api/auth/user", { cookie })).body.firstName).toBe("Dana");
  });

  it("refuses the second of two browsers that changed the same version", async () => {
    const { cookie, user } = await signedInUser();
    const other = await sessionCookie(user);
    expect((await put(cookie, { firstName: "First", version: 1 })).body.version).toBe(2);
    const late = await put(other, { firstName: "Second", version: 1 });
    expect(late.status).toBe(409);
    expect(late.body.code).toBe("changed_elsewhere");
    expect((await callApi("GET", "/api/auth/user", { cookie })).body.firstName).toBe("First");
  });

  it("cannot be used to change rights", async () => {
    const { cookie, user } = await signedInUser();
    await put(cookie, { firstName: "Zoë", isAdmin: true, accessLevel: "unlimited", passwordHash: "x" });
    const row = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(row).toMatchObject({ isAdmin: false, accessLevel: "none", passwordHash: user.passwordHash });
  });
});

describe("a change of e-mail address", () => {
  let counter = 0;
  const begin = async () => {
    counter += 1;
    const newEmail = `moved${counter}@example.com`;
    const person = await signedInUser();
    const answer = await put(person.cookie, { email: newEmail, firstName: "Moved", currentPassword: PASSWORD });
    expect(answer.body).toMatchObject({ email: person.user.email, pendingEmail: newEmail, firstName: "Moved" });
    return { ...person, newEmail };
  };
  const oldToken = (email: string) => tokenMailedTo(email, "email-change-old");
  const newToken = (email: string) => tokenMailedTo(email, "email-change-new");

  it.each(["old", "new"] as const)("happens after both mailboxes said yes, the %s one first", async (first) => {
    const { user, cookie, newEmail } = await begin();
    const tokens = { old: await oldToken(user.email), new: await newToken(newEmail) };
    const second = first === "old" ? "new" : "old";
    expect(await describeEmailLink(tokens[first])).toMatchObject({ newEmail });
    expect(await confirmEmail(tokens[first])).toEqual({ state: "waiting", newEmail, for: second });
    await expect(confirmEmail(tokens[first])).rejects.toMatchObject({ code: "link_expired" });
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).email).toBe(user.email);
    expect(await confirmEmail(tokens[second])).toEqual({ state: "changed", newEmail });
    expect((await principalOf(cookie)).account, "every session ended").toBeNull();
    const login = await callApi("POST", "/api/auth/login", { body: { email: newEmail, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it("needs the present password, and saves nothing of a form without it", async () => {
    const { user, cookie } = await signedInUser();
    const wish = { email: "unasked@example.com", firstName: "Unasked" };
    const refusals = {
      "": "Enter your current password to change the email.",
      guessed: "Your current password is not right.",
    };
    for (const [currentPassword, message] of Object.entries(refusals)) {
      const refused = await put(cookie, { ...wish, currentPassword });
      expect([refused.status, refused.body.fields]).toEqual([422, [{ field: "currentPassword", message }]]);
    }
    expect((await callApi("GET", "/api/auth/user", { cookie })).body).toMatchObject({
      firstName: "Dana",
      pendingEmail: null,
    });
    expect(await mailTo(user.email, "email-change-old")).toBeNull();
    // The address that the account already has is no change.
    expect((await put(cookie, { email: user.email.toUpperCase(), firstName: "Zoë" })).status).toBe(200);
  });

  it("lets the present password be guessed no faster than at the door", async () => {
    const { cookie } = await signedInUser();
    const guess = (currentPassword: string) =>
      put(cookie, { email: "guessed@example.com", currentPassword }, "198.51.100.77");
    for (let failure = 0; failure < 5; failure += 1) expect((await guess("wrong password")).status).toBe(422);
    expect((await guess(PASSWORD)).status).toBe(429);
  });

  it("happens once when both links are opened at the same moment", async () => {
    const { user, newEmail } = await begin();
    const links = [await oldToken(user.email), await newToken(newEmail)];
    const states = (await Promise.all(links.map(confirmEmail))).map(({ state }) => state);
    expect(states.sort()).toEqual(["changed", "waiting"]);
  });

  it("forgets the half confirmation of an earlier wish", async () => {
    const { user, cookie, newEmail } = await begin();
    await confirmEmail(await oldToken(user.email));
    const other = `other-${newEmail}`;
    await put(cookie, { email: other, currentPassword: PASSWORD });
    expect(await confirmEmail(await newToken(other))).toMatchObject({ state: "waiting", for: "old" });
  });

  it("is answered alike where the address is taken, whose owner hears of it; one taken meanwhile is refused", async () => {
    const taken = await makeUser();
    const { cookie } = await signedInUser();
    const asked = await put(cookie, { email: taken.email, currentPassword: PASSWORD });
    expect([asked.status, asked.body.pendingEmail]).toEqual([200, taken.email]);
    expect(await mailTo(taken.email, "account-exists")).not.toBeNull();
    expect(await mailTo(taken.email, "email-change-new")).toBeNull();
    const { user, newEmail } = await begin();
    await confirmEmail(await oldToken(user.email));
    const link = await newToken(newEmail);
    await makeUser({ email: newEmail });
    await expect(confirmEmail(link)).rejects.toMatchObject({ status: 409, code: "email_taken" });
  });

  it("is dead after a day", async () => {
    const { user } = await begin();
    const link = await oldToken(user.email);
    shiftClock(DAY_MS + 1);
    await expect(confirmEmail(link)).rejects.toMatchObject({ code: "link_expired" });
  });

  it("is not for API keys, nor for an administrator who views as the customer", async () => {
    const { user, key } = await signedInUser();
    const byKey = await callApi("PUT", "/api/auth/profile", {
      body: { email: "taken-over@example.com" },
      key: await key(),
    });
    expect(byKey.body.code).toBe("session_only");
    const admin = await makeUser({ isAdmin: true });
    const viewing = await put(await sessionCookie(user, admin), { email: "taken-over@example.com" });
    expect(viewing.body.code).toBe("impersonating");
    expect(await mailTo("taken-over@example.com", "email-change-new")).toBeNull();
  });
});

describe("the proof of a mailbox", () => {
  it("is one click on a mailed link", async () => {
    const { user, principal } = await signedInUser();
    await requestEmailVerification(principal.account, "192.0.2.1");
    const link = await tokenMailedTo(user.email, "email-verify");
    expect(await confirmEmail(link)).toEqual({ state: "verified", newEmail: user.email });
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).emailVerifiedAt).not.toBeNull();
  });
});
