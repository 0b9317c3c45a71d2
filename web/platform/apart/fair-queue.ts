import { MINUTE_MS, now } from "../clock";
import { Unavailable } from "../errors";

type Work = () => Promise<unknown>;

type Sizes = { slots: number; mostOfSender: number; mostOfAll: number };

/** So long a sender whose work broke off shares one place with others like him. */
const SUSPECTED_MS = 10 * MINUTE_MS;
const RETRY_SECONDS = 10;
const MOST_SUSPECTS = 10_000;

/**
 * Work of strangers in turn: one piece of each sender at a time, senders in the order of their last turn, and no more
 * waiting than there is room for. Senders whose work broke off leave at least one place to everybody else.
 */
export class FairQueue {
  private readonly waiting = new Map<string, Work[]>();
  private readonly running = new Set<string>();
  private readonly suspects = new Map<string, number>();

  constructor(private readonly sizes: Sizes) {}

  async run<T>(sender: string, work: () => Promise<T>): Promise<T> {
    const own = this.waiting.get(sender) ?? [];
    const all = [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= this.sizes.mostOfSender || all >= this.sizes.mostOfAll) {
      throw new Unavailable("Too many files are being read at the moment. Try again in a few seconds.", {
        code: "busy",
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    return new Promise<T>((resolve, reject) => {
      own.push(() => work().then(resolve, reject));
      this.waiting.set(sender, own);
      this.next();
    });
  }

  /** The work of this sender cost a process its life. */
  suspect(sender: string): void {
    if (this.suspects.size >= MOST_SUSPECTS) this.suspects.clear();
    this.suspects.set(sender, now().getTime() + SUSPECTED_MS);
  }

  private next(): void {
    while (this.running.size < this.sizes.slots) {
      const sender = [...this.waiting.keys()].find((one) => this.mayRun(one));
      if (sender === undefined) return;
      const own = this.waiting.get(sender) ?? [];
      const [first, ...rest] = own;
      this.putBack(sender, rest);
      if (!first) continue;
      this.running.add(sender);
      void first().finally(() => {
        this.running.delete(sender);
        this.putBack(sender, this.waiting.get(sender) ?? []);
        this.next();
      });
    }
  }

  /** What a sender still has in line goes behind everybody who came meanwhile. */
  private putBack(sender: string, rest: Work[]): void {
    this.waiting.delete(sender);
    if (rest.length > 0) this.waiting.set(sender, rest);
  }

  private mayRun(sender: string): boolean {
    if (this.running.has(sender)) return false;
    if (!this.isSuspect(sender)) return true;
    return ![...this.running].some((one) => this.isSuspect(one));
  }

  private isSuspect(sender: string): boolean {
    const until = this.suspects.get(sender) ?? 0;
    if (until > now().getTime()) return true;
    this.suspects.delete(sender);
    return false;
  }
}
