import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

export type Answered = { status: number; retryAfter: string | null; code?: string };

/** A write that is repeated with its key until it is answered, and what came of it. */
type Entry = { name: string; attempts: number; done: boolean };

/** Beyond the two minutes after which a call whose process was killed counts as broken off. */
const MOST_ATTEMPTS = 300;

/** What the driver knows of its writes: each must be in the database once, whatever happened in between. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Answers that no fault excuses. */
  readonly unclean: string[] = [];
  readonly counts = new Map<string, number>();

  /** Notes an answer; a 5xx that is no 503 with Retry-After is a finding. */
  note(what: string, { status, retryAfter }: Answered): void {
    const kind = status === 0 ? "no connection" : String(status);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    if (status < 500 || (status === 503 && retryAfter !== null)) return;
    this.unclean.push(`${what}: ${status}${status === 503 ? " without Retry-After" : ""}`);
  }

  /** Sends a write until it was taken, with one idempotency key, as a careful client does. */
  async write(kind: string, send: (name: string, key: string) => Promise<Answered>): Promise<void> {
    const entry: Entry = { name: `${kind}-${randomUUID()}`, attempts: 0, done: false };
    this.entries.push(entry);
    let key = randomUUID();
    while (entry.attempts < MOST_ATTEMPTS) {
      entry.attempts += 1;
      const answer = await send(entry.name, key);
      this.note(kind, answer);
      // Nobody knows whether that attempt wrote it: a name that stands there already tells, and that is asked with a new key.
      if (answer.code === "idempotency_outcome_unknown") {
        key = randomUUID();
        continue;
      }
      // What stands there already after an attempt without an answer was written by that attempt.
      const isThere = answer.status === 409 && answer.code !== "idempotency_key_busy" && entry.attempts > 1;
      if (answer.status === 201 || isThere) {
        entry.done = true;
        return;
      }
      if (answer.status !== 0 && answer.status < 500 && ![409, 425, 429].includes(answer.status)) {
        this.unclean.push(`${kind}: refused with ${answer.status} ${answer.code ?? ""}`);
        return;
      }
      await wait(500);
    }
    this.unclean.push(`${kind}: not taken in ${MOST_ATTEMPTS} attempts`);
  }

  namesOf(kind: string): string[] {
    return this.entries.filter(({ name, done }) => done && name.startsWith(`${kind}-`)).map(({ name }) => name);
  }
}
