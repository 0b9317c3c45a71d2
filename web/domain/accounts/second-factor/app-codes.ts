import { Secret, TOTP } from "otpauth";

/** As every app that makes codes expects them: six digits of thirty seconds, by SHA-1. */
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of telephones differ: the code of the half minute before and after counts as well. */
const WINDOW_STEPS = 1;

/** A new secret, as apps let people type it. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const ofSecret = (secret: string, email = "") =>
  new TOTP({ issuer: "Statewise", label: email, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

/** What the picture for the app's camera says. */
export const appAddress = (secret: string, email: string): string => ofSecret(secret, email).toString();

/** The half minute since 1970 that a code belongs to, or null when it is none of these minutes. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const distance = ofSecret(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return distance === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + distance;
}
