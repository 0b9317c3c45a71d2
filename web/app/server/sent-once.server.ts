import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { LOOK_FIRST } from "~/app/forms/form-id";
import { ONCE_FIELD } from "~/app/forms/once-field";
import { randomToken } from "~/platform/crypto";
import { Conflict, ProductError } from "~/platform/errors";
import {
  type Claim,
  claimOnce,
  type FirstAnswer,
  KEY_BUSY,
  keepAnswer,
  OUTCOME_UNKNOWN,
  releaseClaim,
} from "~/platform/idempotency";
import { log } from "~/platform/log";
import { isUnreachable } from "~/platform/unreachable-database";
import { redirectTo } from "./redirect.server";

/** What every page gives its forms, for `OnceField`. */
export const formToken = (): string => randomToken(12);

const NOT_TWICE = "This form was sent before. Nothing was made a second time.";
const BROKE_OFF =
  "This form was sent before and broke off on the way. Look whether it was done; if not, load the page again and send it anew.";
const WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 100;
const TOKEN = /^[\w-]{16,64}$/;
/** A form that waited for its person to sign in again is shown to them first, if they like. */
const LOOK_THROUGH = "Nothing was saved yet. Look through what you typed, then send it.";
export const SHOWN_AGAIN = "form_shown_again";
export const ALREADY_DONE = "Already Done";
export const SENT_BEFORE = "form_sent_before";

/**
 * Does the work of a form once: pressed twice, reloaded or sent again from the history of the browser, it leads where
 * the first one led. A form without the token of its page is done each time, one that was filled in differently too.
 */
export async function sentOnce<Result>(
  form: FormData,
  intent: string,
  work: () => Promise<Result>,
): Promise<Result | Response> {
  if (form.has(LOOK_FIRST)) throw new Conflict(LOOK_THROUGH, { code: SHOWN_AGAIN });
  const token = form.get(ONCE_FIELD);
  if (typeof token !== "string" || !TOKEN.test(token)) return work();
  const claim = claimOf(form, intent);
  const first = await afterTheFirst(claim);
  if (first) return sameWay(first);
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    // A database that went away may have kept the work: the form counts as sent until its claim is stale.
    if (!isUnreachable(error)) await releaseClaim(claim);
    throw error;
  }
  const kept = isRefused(result) ? releaseClaim(claim) : keepResult(claim, result);
  await kept.catch((error) => log().warn({ err: error }, "an answer could not be kept"));
  return result;
}

/** The second press of a button waits for what the first one brings. */
async function afterTheFirst(claim: Claim): Promise<FirstAnswer | null> {
  for (let waitedMs = 0; ; waitedMs += LOOK_AGAIN_MS) {
    try {
      return await claimOnce(claim);
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      if (error.code === OUTCOME_UNKNOWN) throw new Conflict(BROKE_OFF);
      if (error.code !== KEY_BUSY) throw new Conflict(NOT_TWICE, { code: SENT_BEFORE });
      if (waitedMs >= WAIT_MS) throw new Conflict("This form was sent a moment ago and is still being worked on.");
      await pause(LOOK_AGAIN_MS);
    }
  }
}

function claimOf(form: FormData, intent: string): Claim {
  const sent = createHash("sha256");
  for (const [name, value] of form) {
    sent.update(JSON.stringify([name, typeof value === "string" ? value : [value.name, value.size]]));
  }
  const key = sent.digest("hex");
  return {
    principal: `form:${intent}`.slice(0, 80),
    key,
    method: "POST",
    path: intent.slice(0, 300),
    requestHash: key,
  };
}

/** A form that came back with what is wrong in it made nothing. */
function isRefused(result: unknown): boolean {
  const { init } = (result ?? {}) as { init?: { status?: number } | null };
  return ((result instanceof Response ? result.status : init?.status) ?? 200) >= 400;
}

function keepResult(claim: Claim, result: unknown): Promise<void> {
  const to = result instanceof Response ? result.headers.get("location") : null;
  return keepAnswer(claim, to ? 302 : 200, { headers: to ? { location: to } : {}, body: null });
}

/** What was answered on the page itself may hold a secret, so it was not kept. */
function sameWay({ headers: { location } }: FirstAnswer): Response {
  if (location) return redirectTo(location, { toast: { title: ALREADY_DONE, description: NOT_TWICE } });
  throw new Conflict(NOT_TWICE, { code: SENT_BEFORE });
}
