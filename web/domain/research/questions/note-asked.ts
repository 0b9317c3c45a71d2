import type { Principal } from "~/domain/access";
import { HOUR_MS, now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { log } from "~/platform/log";
import { once } from "~/platform/once";
import { ShortCache } from "~/platform/short-cache";
import type { Question } from "../query/types";
import { type Found, keepManyQuestions, questionRow } from "./keep-questions";

/** So long a question waits for others, so that hundreds of them are one write. A crash costs this second of the log. */
const SOON_MS = 1000;
const MOST_WAITING = 1000;
const MOST_REMEMBERED = 5000;

type Row = ReturnType<typeof questionRow>;
type Waiting = { rows: Map<string, Row>; noted: ShortCache<true>; timer: NodeJS.Timeout | null };

const waiting = () =>
  once("asked-questions", (): Waiting => ({ rows: new Map(), noted: new ShortCache(MOST_REMEMBERED), timer: null }));

/**
 * A question that a program put. It has no submission as a press of the button has: laws, cases and analysis of one question
 * are separate calls, so the same person's same question at the same place is one within the hour.
 */
export function noteAsked(principal: Principal, question: Question, found: Found): void {
  if (principal.isTestKey) return;
  const state = waiting();
  const { place, text } = question;
  const key = JSON.stringify([principal.account?.id ?? null, place.state, place.city?.code ?? null, text]);
  const row = state.rows.get(key);
  if (row) {
    row.lawCount ??= found.laws;
    row.caseCount ??= found.cases;
    return;
  }
  if (state.noted.get(key)) return;
  const hour = Math.floor(now().getTime() / HOUR_MS);
  state.noted.set(key, true, HOUR_MS);
  state.rows.set(key, questionRow(principal, question, found, tokenHash(`${hour} ${key}`).slice(0, 40)));
  if (state.rows.size >= MOST_WAITING) void keepAsked();
  else keepSoon(state);
}

function keepSoon(state: Waiting): void {
  state.timer ??= setTimeout(() => void keepAsked(), SOON_MS).unref();
}

/** Writes what waits; the end of the process calls it too. */
export async function keepAsked(): Promise<void> {
  const state = waiting();
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  const rows = new Map(state.rows);
  state.rows.clear();
  if (rows.size === 0) return;
  try {
    await keepManyQuestions([...rows.values()]);
  } catch (err) {
    log().error({ err }, "questions of programs are not kept yet");
    // They wait for the database as long as they are few: a log is not worth the memory of the process.
    if (rows.size + state.rows.size > MOST_WAITING) return;
    for (const [key, row] of rows) state.rows.set(key, row);
    keepSoon(state);
  }
}
