import { MINUTE_MS } from "~/platform/clock";
import { sameText, sign } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { NotSignedIn } from "~/platform/errors";
import { askProvider, makeQuestion } from "~/platform/open-id/open-id";
import { issueToken, spendToken } from "../account-tokens";
import { clearCookie, readCookie, writeCookie } from "../sessions/cookies";
import type { Visit } from "../visit";
import { callbackUrl } from "./callback";
import { providerOf } from "./providers";

const COOKIE = "sw_sign_on";
const OPEN_MS = 10 * MINUTE_MS;

/** What is kept while somebody is at the provider. */
type Asked = { provider: string; nonce: string; codeVerifier: string; returnTo: string };

/** The browser holds the token, the provider only what was signed of it: who has the one cannot make the other. */
const stateOf = (token: string): string => sign("sign-on-state", token);

/** Begins a sign-in at a provider: where the browser goes, and the cookie by which it is known when it comes back. */
export async function beginSignOn(
  key: string,
  { returnTo, visit, email }: { returnTo: string; visit: Visit; email?: string },
): Promise<{ address: string; cookie: string }> {
  const provider = await providerOf(key);
  const { nonce, codeVerifier } = await makeQuestion();
  const data: Asked = { provider: key, nonce, codeVerifier, returnTo };
  const token = await issueToken(db(), {
    kind: "sign_on",
    userId: null,
    lifeMs: OPEN_MS,
    data,
    address: visit.address,
  });
  const question = { redirectUri: callbackUrl(key), state: stateOf(token), nonce, codeVerifier };
  const address = await askProvider(provider.openId, question, {
    ...(email ? { login_hint: email } : {}),
    // Who has several accounts there chooses; a company's own provider may not know the question.
    ...(provider.kind === "organization" ? {} : { prompt: "select_account" }),
  });
  return { address, cookie: writeCookie(COOKIE, token, { maxAgeSeconds: OPEN_MS / 1000 }) };
}

/** The attempt that this very browser began, used up; an answer for another browser or provider is none. */
export async function takeAttempt(key: string, state: string | null, cookie: string | null) {
  const token = readCookie(cookie, COOKIE);
  if (!token || !state || !sameText(state, stateOf(token))) throw notBegunHere();
  const used = await db().$transaction((tx) => spendToken(tx, "sign_on", token));
  const asked = used?.data as Asked | undefined;
  if (asked?.provider !== key) throw notBegunHere();
  return { ...asked, question: { redirectUri: callbackUrl(key), state: stateOf(token), ...asked } };
}

const notBegunHere = (): NotSignedIn =>
  new NotSignedIn("This sign-in was not begun in this browser, or took longer than ten minutes. Please start again.", {
    code: "sign_on_not_begun",
  });

export const forgetAttempt = (): string => clearCookie(COOKIE);
