import { afterAll, beforeAll } from "vitest";
import {
  addSignOnDomain,
  checkSignOnDomain,
  createOrganization,
  readSignOnSettings,
  saveSignOnProvider,
} from "~/domain/accounts";
import { forget } from "~/platform/once";
import { type DnsFake, startDnsFake } from "../../fakes/dns";
import { type OpenIdFake, startOpenIdFake } from "../../fakes/open-id";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf } from "./callers";
import { SITE } from "./providers";

/** Runs a provider of companies and a name server; loopback counts as public meanwhile. */
export function useCompanies(): { fake: () => OpenIdFake; dns: () => DnsFake } {
  let fake: OpenIdFake;
  let dns: DnsFake;
  beforeAll(async () => {
    dns = await startDnsFake();
    const redirectUris = Array.from({ length: 60 }, (_none, id) => `${SITE}/login/callback/organization-${id + 1}`);
    fake = await startOpenIdFake({
      redirectUris: [...redirectUris, `${SITE}/login/callback/google`],
      inUserInfo: true,
    });
    process.env.DNS_SERVERS = dns.address;
    process.env.DEV_TOOLS = "on";
    forget("config");
  });
  afterAll(async () => {
    delete process.env.DNS_SERVERS;
    delete process.env.DEV_TOOLS;
    forget("config");
    await fake.stop();
    await dns.stop();
  });
  return { fake: () => fake, dns: () => dns };
}

let turn = 0;

/** A company whose owner has set its provider up and proved its domain. */
export async function makeCompany(fake: OpenIdFake, dns: DnsFake, { provesSecondFactor = false } = {}) {
  turn += 1;
  const domain = `company${turn}.test`;
  const owner = await makeUser({ email: `owner@${domain}` });
  const cookie = await sessionCookie(owner);
  const { id } = await createOrganization(await principalOf(cookie), { name: `Company ${turn}` });
  const principal = await principalOf(cookie);
  const { url: issuer, clientId, clientSecret } = fake;
  await saveSignOnProvider(principal, id, { issuer, clientId, clientSecret, provesSecondFactor });
  await addSignOnDomain(principal, id, { domain });
  const { domains } = await readSignOnSettings(principal, id);
  const [{ id: domainId, record } = { id: 0, record: { name: "", value: "" } }] = domains;
  dns.txt(record.name, "v=spf1 -all", record.value);
  await checkSignOnDomain(principal, id, domainId);
  return { id, key: `organization-${id}`, domain, owner, cookie, principal };
}

/** Somebody of a company, as its provider knows them. */
export const employeeOf = ({ domain }: { domain: string }, name: string) => ({
  sub: `${name}-of-${domain}`,
  email: `${name}@${domain}`,
  name: "Grace Brewster Hopper",
});
