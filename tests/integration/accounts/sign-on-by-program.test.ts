import { expect, it } from "vitest";
import { createOrganization } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";
import { signedInUser } from "./callers";
import { useCompanies } from "./company";

useDatabase();
const { fake, dns } = useCompanies();

it("sign-on is set up by program: provider, domain with its record, a look at all of it, and its end", async () => {
  const { principal, cookie } = await signedInUser();
  const { id } = await createOrganization(principal, { name: "Miller Bakeries" });
  const path = `/api/organizations/${id}/sign-on`;
  const call = (method: string, sub = "", body?: object) => callApi(method, path + sub, { cookie, body });

  expect((await call("GET")).body).toMatchObject({ provider: null, domains: [] });
  const provider = { issuer: fake().url, clientId: "statewise", clientSecret: "kept to ourselves" };
  const saved = await call("PUT", "", provider);
  expect(saved.body).toMatchObject({ provider: { clientId: "statewise", isEnforced: false, provedAt: null } });
  expect(JSON.stringify(saved.body), "the secret is never shown").not.toContain("kept to ourselves");

  const refused = await call("POST", "/domains", { domain: "gmail.com" });
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: "domain" }] } });
  const added = await call("POST", "/domains", { domain: "@Bakeries.Test" });
  expect(added).toMatchObject({ status: 201, body: { domains: [{ domain: "bakeries.test", verifiedAt: null }] } });
  const [domain] = added.body.domains;
  expect((await call("POST", `/domains/${domain.id}/check`)).body).toEqual({
    domain: "bakeries.test",
    isVerified: false,
  });
  dns().txt(domain.record.name, domain.record.value);
  expect((await call("POST", `/domains/${domain.id}/check`)).body).toMatchObject({ isVerified: true });

  // Nobody has come in by it yet, so it cannot be required.
  const required = await call("PUT", "/enforcement", { breakGlassUserId: principal.account?.id });
  expect(required).toMatchObject({ status: 409, body: { code: "sign_on_not_proved" } });
  expect((await call("DELETE", "/enforcement")).status).toBe(200);
  expect((await call("DELETE", `/domains/${domain.id}`)).status).toBe(200);
  expect((await call("DELETE")).status).toBe(200);
  expect((await call("GET")).body).toMatchObject({ provider: null, domains: [] });
});

it("sign-on is looked at by admins, and changed by no key, whatever its scopes", async () => {
  const { user, principal } = await signedInUser();
  const { id } = await createOrganization(principal, { name: "Miller Bakeries" });
  const path = `/api/organizations/${id}/sign-on`;
  const key = await apiKey(user);
  expect((await callApi("GET", path, { key })).status).toBe(200);
  expect((await callApi("POST", `${path}/domains`, { key, body: { domain: "bakeries.test" } })).status).toBe(403);
  const admin = await makeUser();
  await db().organizationMember.create({ data: { organizationId: id, userId: admin.id, role: "admin" } });
  const cookie = await sessionCookie(admin);
  expect((await callApi("GET", path, { cookie })).status).toBe(200);
  expect((await callApi("DELETE", path, { cookie })).status).toBe(403);
});
