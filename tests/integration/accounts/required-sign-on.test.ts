import { describe, expect, it } from "vitest";
import {
  acceptInvitation,
  addSignOnDomain,
  checkSignOnDomain,
  confirmLink,
  enforceSignOn,
  findEnforcedCompany,
  inviteMember,
  readSignOnSettings,
  releaseSignOn,
  removeFactor,
  removeSignOnProvider,
  signIn,
  takeSecondStep,
  updateProfile,
} from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, VISIT } from "./callers";
import { employeeOf, makeCompany, useCompanies } from "./company";
import { codeOf, giveFactor } from "./factor";
import { keepMails, tokenMailedTo } from "./mailbox";
import { makeBrowser, signOn, toastOf } from "./providers";

useDatabase();
keepMails();
const { fake, dns } = useCompanies();

/** A company whose owner, who has a second step, has come in by its provider; not required yet. */
async function ready() {
  const company = await makeCompany(fake(), dns());
  const secret = await giveFactor(company.owner);
  await db().session.updateMany({ where: { userId: company.owner.id }, data: { secondFactorAt: new Date() } });
  const [name = "", value = ""] = company.cookie.split("=");
  const browser = makeBrowser({ [name]: value });
  await signOn(browser, fake(), { sub: `owner-${company.id}`, email: company.owner.email }, { key: company.key });
  await confirmLink(company.principal, { cookie: browser.cookie() }, VISIT);
  return { ...company, secret };
}

/** The same, with the provider required; its owner is who gets in without it. */
async function required() {
  const company = await ready();
  await enforceSignOn(company.principal, company.id, { breakGlassUserId: company.owner.id });
  return company;
}

type Company = Awaited<ReturnType<typeof ready>>;

async function memberOf({ id, domain }: Company, name: string) {
  const user = await makeUser({ email: `${name}@${domain}` });
  await db().organizationMember.create({ data: { organizationId: id, userId: user.id, role: "recruiter" } });
  return user;
}

const passwordOf = (user: { email: string }) => signIn({ email: user.email, password: PASSWORD }, VISIT);

describe("a company requires its provider", () => {
  it("not before an owner has come in by it, not without a domain, and not without somebody who gets in when it is down", async () => {
    const company = await makeCompany(fake(), dns());
    const { id, principal, owner } = company;
    const enforce = (breakGlassUserId: number) => enforceSignOn(principal, id, { breakGlassUserId });
    await expect(enforce(owner.id)).rejects.toThrow("Sign in by the provider yourself first");
    await db().signOnProvider.update({ where: { organizationId: id }, data: { provedAt: new Date() } });
    await expect(enforce(owner.id)).rejects.toThrow("no second step yet");
    const stranger = await makeUser();
    await giveFactor(stranger);
    await expect(enforce(stranger.id)).rejects.toThrow("Choose the owner or an admin");
    await giveFactor(owner);
    await db().session.updateMany({ where: { userId: owner.id }, data: { secondFactorAt: new Date() } });
    await db().signOnDomain.deleteMany({ where: { organizationId: id } });
    await expect(enforce(owner.id)).rejects.toThrow("Prove a domain first");
    expect((await readSignOnSettings(principal, id)).provider?.isEnforced).toBe(false);
  });

  it("by its owner alone", async () => {
    const company = await ready();
    const admin = await memberOf(company, "admin");
    await db().organizationMember.updateMany({ where: { userId: admin.id }, data: { role: "admin" } });
    const principal = await principalOf(await sessionCookie(admin));
    const call = enforceSignOn(principal, company.id, { breakGlassUserId: company.owner.id });
    await expect(call).rejects.toThrow("Only the owner");
  });

  it("and the right passwords of members open nothing, by any door; the sessions they had opened end", async () => {
    const company = await ready();
    const member = await memberOf(company, "grace");
    const cookie = await sessionCookie(member);
    await enforceSignOn(company.principal, company.id, { breakGlassUserId: company.owner.id });
    expect((await principalOf(cookie)).account).toBeNull();
    await expect(passwordOf(member)).rejects.toMatchObject({
      code: "single_sign_on_required",
      details: { provider: company.key },
    });
    const { status, body } = await callApi("POST", "/api/auth/login", {
      body: { email: member.email, password: PASSWORD },
    });
    expect([status, body.code]).toEqual([403, "single_sign_on_required"]);
    const refused = { action: "session.start", outcome: "refused", subjectUserId: member.id };
    expect(await db().auditEntry.count({ where: refused })).toBe(2);
    const browser = makeBrowser();
    await signOn(browser, fake(), employeeOf(company, "grace"), { key: company.key });
    expect((await principalOf(browser.cookie())).account?.id).toBe(member.id);
    await releaseSignOn(company.principal, company.id);
    expect((await passwordOf(member)).account.id).toBe(member.id);
  });

  it("and a wrong password says no more than it does elsewhere", async () => {
    const company = await required();
    const member = await memberOf(company, "grace");
    const wrong = (email: string) => signIn({ email, password: "wrong-password" }, VISIT);
    await expect(wrong(member.email)).rejects.toMatchObject({ code: "wrong_credentials" });
    await expect(wrong(`nobody@${company.domain}`)).rejects.toMatchObject({ code: "wrong_credentials" });
    const hints = await Promise.all([member.email, `nobody@${company.domain}`, "x@else.test"].map(findEnforcedCompany));
    expect(hints).toEqual([company.key, company.key, null]);
  });

  it("and guests with other addresses sign in as they did", async () => {
    const company = await required();
    const guest = await makeUser();
    await db().organizationMember.create({ data: { organizationId: company.id, userId: guest.id, role: "viewer" } });
    expect((await passwordOf(guest)).account.id).toBe(guest.id);
  });

  it("and it is not gone around by an account of Google, another address or an invitation", async () => {
    const company = await required();
    const member = await memberOf(company, "grace");
    process.env.GOOGLE_CLIENT_ID = fake().clientId;
    process.env.GOOGLE_CLIENT_SECRET = fake().clientSecret;
    process.env.GOOGLE_ISSUER = fake().url;
    const { forget } = await import("~/platform/once");
    forget("config");
    try {
      const said = { sub: "at-google", email: member.email, email_verified: true, hd: company.domain };
      const browser = makeBrowser();
      expect(toastOf(await signOn(browser, fake(), said, { key: "google" }))).toContain("its own provider");
      expect((await principalOf(browser.cookie())).account).toBeNull();
      expect(await db().signOnIdentity.count({ where: { userId: member.id } })).toBe(0);
    } finally {
      for (const end of ["CLIENT_ID", "CLIENT_SECRET", "ISSUER"]) delete process.env[`GOOGLE_${end}`];
      forget("config");
    }
    const own = await principalOf(await sessionCookie(member));
    const change = updateProfile(own, { email: "grace@private.test", currentPassword: PASSWORD });
    await expect(change).rejects.toThrow("Your company runs the sign-in");
    const invited = await makeUser({ email: `new@${company.domain}` });
    await inviteMember(company.principal, company.id, { email: invited.email, role: "admin" });
    const token = await tokenMailedTo(invited.email, "organization-invitation");
    const byPassword = await principalOf((await passwordOf(invited)).cookie.split(";")[0] ?? "");
    await expect(acceptInvitation(byPassword, token)).rejects.toMatchObject({ code: "single_sign_on_required" });
  });

  it("and a domain that is proved later asks its members too", async () => {
    const company = await required();
    const { id, principal } = company;
    const member = await makeUser({ email: `grace@second-${company.domain}` });
    await db().organizationMember.create({ data: { organizationId: id, userId: member.id, role: "viewer" } });
    const cookie = await sessionCookie(member);
    await addSignOnDomain(principal, id, { domain: `second-${company.domain}` });
    expect((await principalOf(cookie)).account?.id).toBe(member.id);
    const { domains } = await readSignOnSettings(principal, id);
    const added = domains.find(({ verifiedAt }) => verifiedAt === null);
    dns().txt(added?.record.name ?? "", added?.record.value ?? "");
    await checkSignOnDomain(principal, id, added?.id ?? 0);
    expect((await principalOf(cookie)).account).toBeNull();
  });

  it("and the provider is not taken away meanwhile", async () => {
    const { id, principal } = await required();
    await expect(removeSignOnProvider(principal, id)).rejects.toThrow("Make that optional first");
  });
});

describe("who gets in when the provider is down", () => {
  it("does so by password and second step each time, which is in the audit", async () => {
    const company = await required();
    const first = await passwordOf(company.owner);
    expect(first.isAsked).toBe(true);
    const asked = await principalOf(first.cookie.split(";")[0] ?? "");
    const code = { code: codeOf(company.secret), rememberBrowser: true };
    const { cookies } = await takeSecondStep(asked, code, VISIT);
    const remembered = cookies.map((line) => line.split(";")[0]).join("; ");
    const again = await signIn({ email: company.owner.email, password: PASSWORD }, VISIT, { cookie: remembered });
    expect(again.isAsked).toBe(true);
    const used = { action: "organization.break_glass", organizationId: company.id, subjectUserId: company.owner.id };
    expect(await db().auditEntry.count({ where: used })).toBe(2);
  });

  it("keeps the second step meanwhile, and without one gets in no more than others", async () => {
    const { owner, principal } = await required();
    const { id } = await db().secondFactor.findFirstOrThrow({ where: { userId: owner.id } });
    await expect(removeFactor(principal, { id, currentPassword: PASSWORD }, VISIT)).rejects.toThrow(
      "counts on your second step",
    );
    await db().secondFactor.deleteMany({ where: { userId: owner.id } });
    await expect(passwordOf(owner)).rejects.toMatchObject({ code: "single_sign_on_required" });
  });
});
