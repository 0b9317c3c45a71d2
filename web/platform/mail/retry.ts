import { randomInt } from "node:crypto";
import { after, HOUR_MS, MINUTE_MS } from "../clock";
import type { ClaimedMail, Settlement } from "./claim";
import { SendError } from "./outgoing-mail";
import { MailError } from "./render-mail";
import { findTemplate } from "./templates/registry";

/** Between the attempts: nine in all, over two days. */
const WAITS_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];
/** A refusal for good is asked again twice: servers say 5xx for a full disk or a wrong rule, too. */
const PERMANENT_ATTEMPTS = 3;

/** What becomes of a mail that could not be sent or not even be made. */
export function afterFailure(mail: ClaimedMail, cause: unknown, at: Date): Settlement {
  const error = cause instanceof Error ? cause.message : String(cause);
  const verdict = cause instanceof SendError ? cause.verdict : {};
  if (cause instanceof MailError || verdict.isBounce) return { state: "gave_up", error };
  const attempts = mail.attempts + 1;
  const wait = WAITS_MS[mail.attempts];
  if (wait === undefined || (verdict.isPermanent && attempts >= PERMANENT_ATTEMPTS)) {
    return { state: "gave_up", error };
  }
  // Spread by a fifth, so that a thousand mails that failed together do not come back together.
  const nextAttemptAt = after(at, wait + randomInt(Math.ceil(wait / 5)));
  if (isTooOld(mail, nextAttemptAt)) return { state: "gave_up", error: `${error} (no longer of use)` };
  return { state: "failed", error, nextAttemptAt };
}

/** Whether what the mail says is no longer true at that moment, such as a link that has expired. */
export function isTooOld(mail: ClaimedMail, at: Date): boolean {
  const minutes = findTemplate(mail.template)?.usefulMinutes;
  return minutes !== undefined && at.getTime() > mail.createdAt.getTime() + minutes * MINUTE_MS;
}
