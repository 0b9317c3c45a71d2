import type { ClientAuth, Configuration } from "openid-client";
import { NotSignedIn, Unavailable } from "../errors";
import { OutsideError } from "../http/outside-error";
import { log } from "../log";
import { publicFetch } from "./public-fetch";

/** A provider that people prove themselves at (OpenID Connect). */
export type OpenIdProvider = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** This machine and plain http as a provider: where the operator named it, and for development. */
  allowLoopback: boolean;
};

export type OpenIdQuestion = { redirectUri: string; state: string; nonce: string; codeVerifier: string };
export type OpenIdClaims = Record<string, unknown> & { iss: string; sub: string };

/** Loaded when the first is used: most starts need none of it. */
const library = () => import("openid-client");

const SCOPE = "openid email profile";

/** What only the browser that asks and we know of a sign-in. */
export async function makeQuestion(): Promise<Pick<OpenIdQuestion, "nonce" | "codeVerifier">> {
  const { randomNonce, randomPKCECodeVerifier } = await library();
  return { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
}

/** Where the browser goes to be asked by the provider who it is. */
export async function askProvider(
  provider: OpenIdProvider,
  { redirectUri, state, nonce, codeVerifier }: OpenIdQuestion,
  further: Record<string, string> = {},
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
  const server = await saidOf(provider, () => discover(provider));
  const address = buildAuthorizationUrl(server, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    ...further,
  });
  // A provider's description may name any address as its page: a browser is led to web pages only.
  if (address.protocol !== "https:" && !(provider.allowLoopback && address.protocol === "http:")) throw notProved();
  return address.href;
}

/** Who the provider says that came back: signature, issuer, audience, time, nonce and the proof of the code are checked. */
export async function hearProvider(
  provider: OpenIdProvider,
  answer: URL,
  { state, nonce, codeVerifier }: OpenIdQuestion,
): Promise<OpenIdClaims> {
  const { authorizationCodeGrant, fetchUserInfo } = await library();
  return saidOf(provider, async () => {
    const server = await discover(provider);
    const tokens = await authorizationCodeGrant(server, answer, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw notProved();
    if (claims.email !== undefined || !server.serverMetadata().userinfo_endpoint) return claims;
    const further = await fetchUserInfo(server, tokens.access_token, claims.sub);
    return { ...further, ...claims };
  });
}

/** Whether a provider answers and describes itself, before anybody is sent there. */
export async function tryProvider(provider: OpenIdProvider): Promise<void> {
  await saidOf(provider, () => discover(provider));
}

async function discover({ issuer, clientId, clientSecret, allowLoopback }: OpenIdProvider): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, customFetch, discovery, ...rest } =
    await library();
  /** Basic is what a provider takes that says nothing; those that name both read the other one more alike. */
  const proof: ClientAuth = (server, ...call) => {
    const takes = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (takes.includes("client_secret_post") ? ClientSecretPost : ClientSecretBasic)(clientSecret)(server, ...call);
  };
  return discovery(new URL(issuer), clientId, undefined, proof, {
    [customFetch]: publicFetch(allowLoopback),
    // The signature too, and not the connection alone, says whose answer it is.
    execute: [rest.enableNonRepudiationChecks, ...(allowLoopback ? [allowInsecureRequests] : [])],
  });
}

const notProved = (): NotSignedIn =>
  new NotSignedIn("The answer of your sign-in provider could not be checked. Please start again.", {
    code: "sign_on_not_proved",
  });

/** What goes wrong at the other side, in words for the person; the reason is in the log. */
async function saidOf<T>({ issuer }: OpenIdProvider, work: () => Promise<T>): Promise<T> {
  const { AuthorizationResponseError } = await library();
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotSignedIn) throw error;
    const outside = outsideIn(error);
    log().warn({ err: outside ?? error, issuer }, "a sign-in provider");
    if (error instanceof AuthorizationResponseError && error.error === "access_denied") {
      throw new NotSignedIn("You were not signed in: it was cancelled at your provider.", {
        code: "sign_on_cancelled",
      });
    }
    if (outside?.kind === "aborted") {
      throw new Unavailable("This provider has no public address, so that it is not called.", {
        code: "sign_on_private",
      });
    }
    if (outside) {
      throw new Unavailable("Your sign-in provider cannot be reached. Please try again in a moment.", {
        code: "sign_on_unavailable",
      });
    }
    throw notProved();
  }
}

function outsideIn(error: unknown): OutsideError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof OutsideError) return cause;
  return null;
}
