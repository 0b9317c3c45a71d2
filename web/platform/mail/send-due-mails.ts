import { hostname } from "node:os";
import { after, now } from "../clock";
import { config } from "../config";
import { randomToken } from "../crypto";
import { log } from "../log";
import { once } from "../once";
import { type BounceList, bounceList, recordBounce } from "./bounces";
import { type ClaimedMail, claimMails, LEASE_MS, releaseMails, returnExpiredClaims, settleMail } from "./claim";
import { composeMail } from "./compose";
import { type OutgoingMail, SendError } from "./outgoing-mail";
import { nextShare, reserveMails } from "./pace";
import { MailError } from "./render-mail";
import { afterFailure, isTooOld } from "./retry";
import { MOST_CONNECTIONS, SEND_LIMIT_MS } from "./smtp-transport";
import { mailTransport } from "./transport";

export type SendCounts = { sent: number; failed: number; gaveUp: number; suppressed: number };

type Options = { limit?: number; now?: Date; signal?: AbortSignal };

type Pass = {
  claimant: string;
  at: () => Date;
  counts: SendCounts;
  isBounced: BounceList;
  /** The mail server or the database is out of reach: the rest waits for the next pass. */
  isOver: boolean;
  sendMs: number[];
};

const BATCH = 50;
/** One connection is enough where a mail takes less than this; then at most one is in the air when a process dies. */
const MS_PER_LANE = 40;

const processName = (): string =>
  once("mail-claimant", () => `${hostname()}:${process.pid}:${randomToken(6)}`.slice(-80));

/** Sends what is due, up to `limit` mails, and says what became of them. Any number of processes may do so at once. */
export async function sendDueMails(options: Options = {}): Promise<SendCounts> {
  const aheadMs = options.now ? options.now.getTime() - now().getTime() : 0;
  const counts: SendCounts = { sent: 0, failed: 0, gaveUp: 0, suppressed: 0 };
  const pass: Pass = {
    claimant: `${processName()}:${randomToken(4)}`.slice(-80),
    at: () => after(now(), aheadMs),
    counts,
    isBounced: () => null,
    isOver: false,
    sendMs: [],
  };
  await returnExpiredClaims(pass.at());
  let left = options.limit ?? 500;
  while (left > 0 && !pass.isOver && !options.signal?.aborted) {
    const taken = await sendBatch(pass, Math.min(left, batchSize()), options.signal);
    if (taken === 0) break;
    left -= taken;
  }
  return counts;
}

/** No more than a second's share, so that claims are not held while waiting. */
const batchSize = (): number => Math.min(BATCH, config().MAIL_RATE || BATCH);

async function sendBatch(pass: Pass, size: number, signal?: AbortSignal): Promise<number> {
  const claimedAt = pass.at();
  const mails = await claimMails(pass.claimant, claimedAt, size);
  if (mails.length === 0) return 0;
  const waiting = [...mails];
  try {
    pass.isBounced = await bounceList(mails.map((mail) => mail.toAddress));
    const startBefore = after(claimedAt, LEASE_MS - 2 * SEND_LIMIT_MS);
    const mayGoOn = () => !pass.isOver && !signal?.aborted && pass.at() < startBefore;
    while (waiting.length > 0 && mayGoOn()) {
      const granted = await reserveMails(waiting.length);
      if (granted === 0) await nextShare();
      else await sendShare(pass, waiting, granted, mayGoOn);
    }
  } finally {
    await releaseMails(
      pass.claimant,
      waiting.map((mail) => mail.id),
    );
  }
  return mails.length - waiting.length;
}

async function sendShare(pass: Pass, waiting: ClaimedMail[], granted: number, mayGoOn: () => boolean): Promise<void> {
  let left = granted;
  const take = (): ClaimedMail | undefined => {
    if (left === 0 || !mayGoOn()) return undefined;
    left -= 1;
    return waiting.shift();
  };
  const guarded = () =>
    runLane(pass, waiting, take, mayGoOn).catch((error: unknown) => {
      pass.isOver = true;
      throw error;
    });
  // All lanes come to rest before the caller gives back what is waiting.
  const ends = await Promise.allSettled(Array.from({ length: laneCount(pass.sendMs) }, guarded));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/**
 * Mails over one connection. The next is made while one is on its way, and its envelope goes out while the end of the last
 * is written down; what it says goes out only after that, so that a process that dies doubles one mail at most.
 */
async function runLane(
  pass: Pass,
  waiting: ClaimedMail[],
  take: () => ClaimedMail | undefined,
  mayGoOn: () => boolean,
): Promise<void> {
  let written: Promise<void> = Promise.resolve();
  let next = prepare(pass, take());
  while (next) {
    const { mail, message } = next;
    if (!mayGoOn()) {
      waiting.unshift(mail);
      break;
    }
    const sending = sendOne(pass, mail, message, written);
    // The failure of either is met below; until then it is nobody's.
    sending.catch(() => undefined);
    // After what the server has to answer to has been written.
    await new Promise(setImmediate);
    next = prepare(pass, take());
    written = (await sending).written;
    written.catch(() => undefined);
  }
  await written;
}

type Prepared = { mail: ClaimedMail; message: Promise<OutgoingMail> };

/** Begins to make a mail; that it cannot be made is told when its turn comes. */
function prepare(pass: Pass, mail: ClaimedMail | undefined): Prepared | null {
  if (!mail) return null;
  const message = isTooOld(mail, pass.at())
    ? Promise.reject(new MailError("Waited too long to be of use"))
    : composeMail(mail, pass.at());
  message.catch(() => undefined);
  return { mail, message };
}

/** More connections only where the server is slow to answer. */
export function laneCount(sendMs: number[]): number {
  const recent = sendMs.slice(-20);
  if (recent.length === 0) return 1;
  const average = recent.reduce((sum, ms) => sum + ms, 0) / recent.length;
  return Math.max(1, Math.min(MOST_CONNECTIONS, Math.floor(average / MS_PER_LANE)));
}

type Sent = { written: Promise<void> };

async function sendOne(
  pass: Pass,
  mail: ClaimedMail,
  message: Promise<OutgoingMail>,
  lastWritten: Promise<void>,
): Promise<Sent> {
  const { claimant, counts } = pass;
  const bounced = pass.isBounced(mail.toAddress, mail.category);
  if (bounced) {
    await lastWritten;
    const error = bounced === "hard" ? "This address does not exist" : "The reader complained about mail";
    await settleMail(claimant, mail.id, { state: "suppressed", error });
    counts.suppressed += 1;
    return { written: Promise.resolve() };
  }
  try {
    const made = await message;
    const started = performance.now();
    await mailTransport().send(made, lastWritten);
    pass.sendMs.push(performance.now() - started);
  } catch (cause) {
    // That the last mail's end could not be written is no failure of this mail.
    await lastWritten;
    await fail(pass, mail, cause);
    return { written: Promise.resolve() };
  }
  // Outside of the try: the mail is out, and a failure to write that down is no failure to send.
  const written = settleMail(claimant, mail.id, { state: "sent", at: pass.at() }).then(() => {
    counts.sent += 1;
  });
  return { written };
}

async function fail(pass: Pass, mail: ClaimedMail, cause: unknown): Promise<void> {
  const outcome = afterFailure(mail, cause, pass.at());
  const verdict = cause instanceof SendError ? cause.verdict : {};
  if (verdict.isServerDown) pass.isOver = true;
  await settleMail(pass.claimant, mail.id, outcome);
  if (verdict.isBounce) {
    const diagnostic = cause instanceof Error ? cause.message : undefined;
    await recordBounce(mail.toAddress, "hard", { mailId: mail.id, diagnostic });
  }
  if (outcome.state === "failed") pass.counts.failed += 1;
  else pass.counts.gaveUp += 1;
  // The server's words may hold the address: they are in the row and not in the log.
  const facts = { mailId: String(mail.id), template: mail.template, attempts: mail.attempts + 1, state: outcome.state };
  log().warn(facts, "a mail did not leave");
}
