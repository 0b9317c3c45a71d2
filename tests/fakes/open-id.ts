import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";

/** Somebody who is signed in at the provider, with what it says of them. */
export type PersonThere = Record<string, unknown> & { sub: string };

export type OpenIdFake = {
  /** The issuer. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who says to be who at the next sign-ins; null: they cancel. */
  person: (person: PersonThere | null) => void;
  /** What a browser does there: answers the address that it is led back to. */
  visit: (address: string) => Promise<URL>;
  stop: () => Promise<void>;
};

const CLIENT = { id: "statewise", secret: "a-secret-of-the-client-that-is-long-enough" };
const SAID = ["email", "email_verified", "name", "given_name", "family_name", "hd", "tid", "xms_edov", "amr"];

/** A real provider (`oidc-provider`) on loopback whose people sign in at once; PKCE is insisted on. */
export async function startOpenIdFake(setting: { redirectUris: string[]; inUserInfo?: boolean }): Promise<OpenIdFake> {
  let person: PersonThere | null = null;
  const known = new Map<string, PersonThere>();
  const state: { provider?: Provider } = {};
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, settings(setting, known));
  state.provider = provider;
  const callback = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith("/interaction/")) return void callback(request, response);
    if (person) known.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub }, select_account: {} }
      : { error: "access_denied", error_description: "Cancelled" };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    url,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    person: (next) => {
      person = next;
    },
    visit: (address) => visit(address, url),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function settings(
  { redirectUris, inUserInfo = false }: { redirectUris: string[]; inUserInfo?: boolean },
  known: Map<string, PersonThere>,
): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: redirectUris }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a key of the test"] },
    pkce: { required: () => true },
    conformIdTokenClaims: inUserInfo,
    claims: { openid: ["sub"], profile: SAID, email: ["email", "email_verified"] },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => known.get(sub) ?? { sub } }),
    // Nobody is asked what they agree to.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

/** Follows the provider's own pages with its cookies, until it leads elsewhere. */
async function visit(address: string, provider: string): Promise<URL> {
  const jar = new Map<string, string>();
  let next = address;
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`The provider answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    await answer.body?.cancel();
    const url = new URL(location, next);
    if (url.origin !== provider) return url;
    next = url.href;
  }
  throw new Error("The provider led in a circle.");
}
