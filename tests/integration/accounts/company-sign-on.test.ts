import { describe, expect, it } from "vitest";
import {
  addSignOnDomain,
  askSecondFactor,
  checkSignOnDomain,
  confirmLink,
  createOrganization,
  findCompanySignOn,
  readSignOnSettings,
  removeMember,
  removeSignOnDomain,
  removeSignOnProvider,
  saveSignOnProvider,
  signOnDomainForm,
  signOnProviderForm,
  testSignOnProvider,
} from "~/domain/accounts";
import { db, inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, signedInUser, VISIT } from "./callers";
import { employeeOf, makeCompany, useCompanies } from "./company";
import { giveFactor } from "./factor";
import { keepMails } from "./mailbox";
import { makeBrowser, signOn, toastOf } from "./providers";

useDatabase();
keepMails();
const { fake, dns } = useCompanies();

const company = (setting?: { provesSecondFactor: boolean }) => makeCompany(fake(), dns(), setting);
const leadsTo = (answer: Response): string | null => answer.headers.get("location");

describe("somebody of the company", () => {
  it("is a member with the least role from the first sign-in on, and no employee is made of them", async () => {
    const { id, key, domain } = await company();
    const person = employeeOf({ domain }, "grace");
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), person, { key, email: person.email, returnTo: "/organizations" });
    expect(leadsTo(answer)).toBe("/organizations");
    const { account, seat } = await principalOf(browser.cookie());
    expect(account).toMatchObject({ email: person.email, firstName: "Grace Brewster", lastName: "Hopper" });
    expect(seat).toMatchObject({ organizationId: id, role: null, hrRole: "employee" });
    expect(await inOrganization(id, (tx) => tx.employee.count())).toBe(0);
    const joined = { action: "organization.join", organizationId: id, subjectUserId: account?.id };
    expect(await db().auditEntry.count({ where: joined })).toBe(1);
  });

  it("has the record of the employee with the same work address, and nobody else's", async () => {
    const { id, key, domain } = await company();
    const person = employeeOf({ domain }, "grace");
    const common = { organizationId: id, firstName: "G", lastName: "H", hireDate: new Date() };
    const [own] = await inOrganization(id, (tx) =>
      tx.employee.createManyAndReturn({
        data: [
          { ...common, employeeId: "1", email: person.email },
          { ...common, employeeId: "2", email: `other@${domain}` },
        ],
      }),
    );
    const browser = makeBrowser();
    await signOn(browser, fake(), person, { key });
    const { account } = await principalOf(browser.cookie());
    const rows = await inOrganization(id, (tx) => tx.employee.findMany({ where: { userId: { not: null } } }));
    expect(rows.map((row) => [row.id, row.userId])).toEqual([[own?.id, account?.id]]);
  });

  it("keeps the account and the roles that they had", async () => {
    const { id, key, domain } = await company();
    const person = employeeOf({ domain }, "grace");
    const user = await makeUser({ email: person.email });
    await db().organizationMember.create({ data: { organizationId: id, userId: user.id, role: "recruiter" } });
    const browser = makeBrowser();
    await signOn(browser, fake(), person, { key });
    expect((await principalOf(browser.cookie())).account?.id).toBe(user.id);
    const member = await db().organizationMember.findFirst({ where: { organizationId: id, userId: user.id } });
    expect(member).toMatchObject({ role: "recruiter", hrRole: null });
  });

  it("stays out when the managers took them out", async () => {
    const { id, key, domain, principal } = await company();
    const person = employeeOf({ domain }, "grace");
    const browser = makeBrowser();
    await signOn(browser, fake(), person, { key });
    const { account } = await principalOf(browser.cookie());
    await removeMember(principal, id, account?.id ?? 0);
    expect((await principalOf(browser.cookie())).account).toBeNull();
    expect(toastOf(await signOn(makeBrowser(), fake(), person, { key }))).toContain("taken out of this organization");
  });
});

describe("a company's provider", () => {
  it("says nothing of addresses of other domains, whatever it claims", async () => {
    const { key } = await company();
    const victim = await makeUser();
    const said = { sub: "evil", email: victim.email, email_verified: true, hd: "example.com", xms_edov: true };
    const browser = makeBrowser();
    const answer = await signOn(browser, fake(), said, { key });
    expect(toastOf(answer)).toContain("has not proved the domain");
    expect((await principalOf(browser.cookie())).account).toBeNull();
    expect(await db().signOnIdentity.count({ where: { userId: victim.id } })).toBe(0);
  });

  it("knows nobody of another company that has the same issuer", async () => {
    const [first, second] = [await company(), await company()];
    const person = employeeOf(first, "grace");
    await signOn(makeBrowser(), fake(), person, { key: first.key });
    const browser = makeBrowser();
    expect(toastOf(await signOn(browser, fake(), person, { key: second.key }))).toContain("has not proved the domain");
    expect((await principalOf(browser.cookie())).account).toBeNull();
  });

  it("does not sign in to an account that has another address by now, nor is it linked with one", async () => {
    const { key, domain } = await company();
    const person = employeeOf({ domain }, "grace");
    await signOn(makeBrowser(), fake(), person, { key });
    await db().user.update({ where: { email: person.email }, data: { email: `private-${domain}@example.com` } });
    expect(toastOf(await signOn(makeBrowser(), fake(), person, { key }))).toContain("another address");
    const { cookie } = await signedInUser();
    const [name = "", value = ""] = cookie.split("=");
    const browser = makeBrowser({ [name]: value });
    await signOn(browser, fake(), employeeOf({ domain }, "ida"), { key });
    const link = confirmLink(await principalOf(browser.cookie()), { cookie: browser.cookie() }, VISIT);
    await expect(link).rejects.toThrow("another address");
  });

  it("stands for the second step where it is trusted, for people who have a seat nowhere else", async () => {
    const { id, key, domain, principal, owner } = await company({ provesSecondFactor: true });
    await giveFactor(owner);
    await db().session.updateMany({ where: { userId: owner.id }, data: { secondFactorAt: new Date() } });
    await askSecondFactor(principal, id, true);
    const person = employeeOf({ domain }, "grace");
    const user = await makeUser({ email: person.email });
    await signOn(makeBrowser(), fake(), person, { key });
    const browser = makeBrowser();
    await signOn(browser, fake(), person, { key });
    expect(await principalOf(browser.cookie())).toMatchObject({ secondFactor: "free", seat: { organizationId: id } });
    // With a password alone they owe it.
    expect(await principalOf(await sessionCookie(user))).toMatchObject({ secondFactor: "owed", seat: null });
    await giveFactor(user);
    await signOn(browser, fake(), person, { key });
    expect((await principalOf(browser.cookie())).account?.id).toBe(user.id);
    const other = await signedInUser();
    const { id: elsewhere } = await createOrganization(other.principal, { name: "Elsewhere" });
    await db().organizationMember.create({ data: { organizationId: elsewhere, userId: user.id, role: "admin" } });
    expect(leadsTo(await signOn(makeBrowser(), fake(), person, { key }))).toContain("/login/second-step");
  });

  it("that is not trusted for the second step leaves it owed", async () => {
    const { id, key, domain, principal, owner } = await company();
    await giveFactor(owner);
    await db().session.updateMany({ where: { userId: owner.id }, data: { secondFactorAt: new Date() } });
    await askSecondFactor(principal, id, true);
    const browser = makeBrowser();
    await signOn(browser, fake(), employeeOf({ domain }, "grace"), { key });
    expect(await principalOf(browser.cookie())).toMatchObject({ secondFactor: "owed", seat: null });
  });

  it("is proved by the owner's own sign-in, and with another client no more", async () => {
    const { id, key, owner, cookie, principal } = await company();
    expect((await readSignOnSettings(principal, id)).provider?.provedAt).toBeNull();
    const [name = "", value = ""] = cookie.split("=");
    const browser = makeBrowser({ [name]: value });
    await signOn(browser, fake(), { sub: "the-owner", email: owner.email }, { key });
    await confirmLink(principal, { cookie: browser.cookie() }, VISIT);
    expect((await readSignOnSettings(principal, id)).provider?.provedAt).not.toBeNull();
    await saveSignOnProvider(principal, id, { issuer: fake().url, clientId: "another", currentPassword: PASSWORD });
    expect((await readSignOnSettings(principal, id)).provider?.provedAt).toBeNull();
  });

  it("lets nobody in and ends the sessions that came by it once it is removed", async () => {
    const { id, key, domain, principal } = await company();
    const person = employeeOf({ domain }, "grace");
    const browser = makeBrowser();
    await signOn(browser, fake(), person, { key });
    await removeSignOnProvider(principal, id);
    expect((await principalOf(browser.cookie())).account).toBeNull();
    expect(toastOf(await makeBrowser().open(`/login/with/${key}`))).toContain("no such way");
    expect(await findCompanySignOn(person.email)).toBeNull();
  });
});

describe("the settings", () => {
  it("are the owner's: neither a stranger nor an admin of the company changes them", async () => {
    const { id, domain, principal } = await company();
    const { domains } = await readSignOnSettings(principal, id);
    const domainId = domains[0]?.id ?? 0;
    const admin = await signedInUser();
    await db().organizationMember.create({ data: { organizationId: id, userId: admin.user.id, role: "admin" } });
    const stranger = await signedInUser();
    await createOrganization(stranger.principal, { name: "Elsewhere" });
    expect((await readSignOnSettings(admin.principal, id)).domains).toHaveLength(1);
    await expect(readSignOnSettings(stranger.principal, id)).rejects.toThrow("no such organization");
    for (const { principal: other } of [admin, stranger]) {
      const form = { issuer: fake().url, clientId: "mine", clientSecret: "mine" };
      await expect(saveSignOnProvider(other, id, form)).rejects.toThrow();
      await expect(removeSignOnProvider(other, id)).rejects.toThrow();
      await expect(testSignOnProvider(other, id)).rejects.toThrow();
      await expect(addSignOnDomain(other, id, { domain: "evil.test" })).rejects.toThrow();
      await expect(checkSignOnDomain(other, id, domainId)).rejects.toThrow();
      await expect(removeSignOnDomain(other, id, domainId)).rejects.toThrow();
    }
    expect(await findCompanySignOn(`x@${domain}`)).toBe(`organization-${id}`);
  });

  it("keep the secret encrypted and show it to nobody", async () => {
    const { id, principal } = await company();
    const { clientSecretEncrypted } = await db().signOnProvider.findUniqueOrThrow({ where: { organizationId: id } });
    expect(clientSecretEncrypted).toMatch(/^v1:/);
    expect(JSON.stringify(await readSignOnSettings(principal, id))).not.toContain(fake().clientSecret);
    await testSignOnProvider(principal, id);
  });

  it("take no issuer inside: neither when it is typed nor when a name or a description leads there", async () => {
    process.env.DEV_TOOLS = "off";
    const { forget } = await import("~/platform/once");
    forget("config");
    try {
      const { id, principal } = await signedInUser().then(async ({ principal: own }) => {
        const { id: made } = await createOrganization(own, { name: "Inside" });
        return { id: made, principal: own };
      });
      const form = { clientId: "a", clientSecret: "b" };
      for (const issuer of [
        "http://id.acme.com",
        "https://127.0.0.1",
        "https://[::1]/",
        "https://169.254.169.254/latest",
      ]) {
        expect(signOnProviderForm.safeParse({ ...form, issuer }).success, issuer).toBe(false);
      }
      await saveSignOnProvider(principal, id, { ...form, issuer: "https://localhost:1/" });
      await expect(testSignOnProvider(principal, id)).rejects.toThrow("no public address");
    } finally {
      process.env.DEV_TOOLS = "on";
      forget("config");
    }
  });

  it("believe a domain only by its record, and give it to one company alone", async () => {
    const { principal } = await signedInUser();
    const { id } = await createOrganization(principal, { name: "Two" });
    const { domain } = await company();
    await addSignOnDomain(principal, id, { domain });
    await addSignOnDomain(principal, id, { domain: "nothing.test" });
    const { domains } = await readSignOnSettings(principal, id);
    const [taken, nothing] = domains;
    dns().txt(taken?.record.name ?? "", taken?.record.value ?? "");
    await expect(checkSignOnDomain(principal, id, taken?.id ?? 0)).rejects.toThrow("Another organization");
    expect(await checkSignOnDomain(principal, id, nothing?.id ?? 0)).toEqual({
      domain: "nothing.test",
      isVerified: false,
    });
    dns().txt(nothing?.record.name ?? "", `${nothing?.record.value}x`);
    expect((await checkSignOnDomain(principal, id, nothing?.id ?? 0)).isVerified).toBe(false);
  });

  it("are refused a domain where anybody can open a mailbox, by name, country and part", async () => {
    const { principal } = await signedInUser();
    const { id } = await createOrganization(principal, { name: "Three" });
    for (const domain of ["gmail.com", "outlook.com", "yahoo.com", "yahoo.co.uk", "hotmail.com.br", "vip.icloud.com"])
      await expect(addSignOnDomain(principal, id, { domain }), domain).rejects.toMatchObject({
        details: { fields: [{ field: "domain", message: expect.stringContaining("Anybody can open a mailbox") }] },
      });
    for (const domain of ["yahoo.acme.com", "notgmail.com", "live.acme.com", "comcast.com"])
      await addSignOnDomain(principal, id, { domain });
    expect((await readSignOnSettings(principal, id)).domains).toHaveLength(4);
    // One that was named before it was refused is not believed either.
    await db().signOnDomain.updateMany({
      where: { organizationId: id, domain: "comcast.com" },
      data: { domain: "aol.com" },
    });
    const { domains } = await readSignOnSettings(principal, id);
    const earlier = domains.find(({ domain }) => domain === "aol.com");
    dns().txt(earlier?.record.name ?? "", earlier?.record.value ?? "");
    await expect(checkSignOnDomain(principal, id, earlier?.id ?? 0)).rejects.toThrow("Anybody can open a mailbox");
  });

  it("read a domain as people type it", () => {
    const read = (domain: string) => signOnDomainForm.safeParse({ domain }).data?.domain;
    expect([read(" @Acme.COM "), read("ada@acme.com"), read("acme"), read("acme.com/x")]).toEqual([
      "acme.com",
      "acme.com",
      undefined,
      undefined,
    ]);
  });
});
