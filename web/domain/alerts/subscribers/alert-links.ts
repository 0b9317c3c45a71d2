import { config } from "~/platform/config";
import { seal, unseal } from "~/platform/crypto";
import { secretPath } from "~/platform/secret-paths";

const PURPOSE = "alert-preferences";

type Reader = { id: number; unsubscribeToken: string };

/** The signed way to the preferences: it dies with the reader's unsubscribe token. */
export const preferencesToken = ({ id, unsubscribeToken }: Reader): string =>
  seal(PURPOSE, `${id}.${unsubscribeToken.slice(0, 10)}`);

/** Whom a preferences link is for, or null when it was forged or altered. */
export function readPreferencesToken(token: string): { id: number; proof: string } | null {
  const [id, proof] = unseal(PURPOSE, token)?.split(".") ?? [];
  const number = Number(id);
  return proof && Number.isSafeInteger(number) ? { id: number, proof } : null;
}

const page = (path: string): string => `${config().appUrl}${path}`;

export const preferencesUrl = (reader: Reader): string => page(`/alert-preferences?token=${preferencesToken(reader)}`);
export const confirmUrl = (token: string): string => page(`/confirm-alerts?token=${encodeURIComponent(token)}`);
/** Answers the mail program's POST with one click, and leads a person to the page. */
export const unsubscribeUrl = (token: string): string => page(secretPath("unsubscribeByProgram", token));
