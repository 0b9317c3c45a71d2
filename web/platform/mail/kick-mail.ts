import { log } from "../log";
import { once } from "../once";
import { sendDueMails } from "./send-due-mails";
import { closeMailTransport } from "./transport";

const SOON_MS = 20;
const FEW = 50;

type Kick = { timer: NodeJS.Timeout | null; running: Promise<void> | null; again: boolean; stop: AbortController };

const kick = () =>
  once("mail-kick", (): Kick => ({ timer: null, running: null, again: false, stop: new AbortController() }));

/** After a commit that queued a mail: sends it from this process in a moment, without waiting for the job. */
export function kickMail(): void {
  const state = kick();
  if (state.stop.signal.aborted || state.timer) return;
  if (state.running) {
    state.again = true;
    return;
  }
  state.timer = setTimeout(() => {
    state.timer = null;
    state.running = pass(state);
  }, SOON_MS);
  state.timer.unref();
}

async function pass(state: Kick): Promise<void> {
  try {
    await sendDueMails({ limit: FEW, signal: state.stop.signal });
  } catch (err) {
    // The mails are safe in the outbox; the job tries again.
    log().warn({ err }, "sending right after the commit failed");
  }
  state.running = null;
  if (state.again) {
    state.again = false;
    kickMail();
  }
}

/** Waits until a kick that is due or under way is over. */
export async function mailSettled(): Promise<void> {
  const state = kick();
  while (state.timer || state.running) {
    await (state.running ?? new Promise((resolve) => setTimeout(resolve, SOON_MS)));
  }
}

/** At the end of the process: finishes the mail under way, leaves the others to the next process. */
export async function stopMail(): Promise<void> {
  const state = kick();
  state.stop.abort();
  if (state.timer) clearTimeout(state.timer);
  state.timer = null;
  await state.running;
  closeMailTransport();
}
