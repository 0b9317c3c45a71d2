import { randomToken } from "~/platform/crypto";

const KEY = "sw_";
/** Told by its beginning wherever it is seen: in a log, in a program's settings, in a terminal. */
export const TEST_KEY = "sw_test_";

/** So much of what is secret is shown, to tell keys apart. */
const SHOWN = 7;

/** A new key, and the beginning of it that is kept in the clear. */
export function newKeySecret(isTest: boolean): { secret: string; prefix: string } {
  const start = isTest ? TEST_KEY : KEY;
  const secret = `${start}${randomToken(32)}`;
  return { secret, prefix: secret.slice(0, start.length + SHOWN) };
}
