import { createHmac } from "node:crypto";
import type { WireEvent } from "./wire-types";
import type { World } from "./world";

export interface Delivery {
  event: string;
  type: string;
  url: string;
  /** 1 for the first try. */
  attempt: number;
  /** HTTP status of the answer; 0 when there was none. */
  status: number;
}

export interface ReleaseOptions {
  order?: "same" | "reverse" | "shuffle";
  /** Makes a shuffle repeatable. */
  seed?: number;
  /** Sends each event so often (default once). */
  copies?: number;
}

export interface SignOptions {
  secret?: string;
  /** The moment in the signature; the tolerance of the receiver is measured against it. */
  at?: Date;
}

interface Target {
  url: string;
  secret: string;
  events: string[];
}

const TIMEOUT_MS = 5_000;

/** Signs and delivers events: in order as they happen, or held back to be released in any order. */
export class Webhooks {
  readonly deliveries: Delivery[] = [];
  /** Events that wait while delivery is on hold. */
  held: WireEvent[] = [];
  private onHold = false;
  private own: Target[] = [];
  private line: Promise<void> = Promise.resolve();

  constructor(
    private readonly world: World,
    /** Waits before the second and later tries; Stripe's own schedule is hours long. */
    private readonly retryDelaysMs: number[],
    readonly secret: string,
  ) {
    world.onEvent.push((event) => this.take(event));
  }

  /** Sends events to this address from now on. */
  to(url: string, secret = this.secret, events = ["*"]): void {
    this.own = [{ url, secret, events }];
  }

  hold(): void {
    this.onHold = true;
  }

  /** Sends what was held back and goes on in order. */
  async release({ order = "same", seed = 1, copies = 1 }: ReleaseOptions = {}): Promise<void> {
    this.onHold = false;
    const events = Array.from({ length: copies }, () => this.held).flat();
    this.held = [];
    if (order === "reverse") events.reverse();
    if (order === "shuffle") shuffle(events, seed);
    for (const event of events) this.enqueue(event);
    await this.settled();
  }

  /** Sends a past event once more, as the button in Stripe's dashboard does. */
  async replay(eventId: string): Promise<void> {
    const event = this.world.events.get(eventId);
    if (!event) throw new Error(`No event ${eventId}`);
    this.enqueue(event);
    await this.settled();
  }

  /** Resolves when every delivery so far has been taken or given up. */
  async settled(): Promise<void> {
    let seen: Promise<void> | undefined;
    while (seen !== this.line) {
      seen = this.line;
      await seen;
    }
  }

  /** The raw body and signature header of an event, for handing it over without HTTP. */
  sign(
    event: WireEvent,
    { secret = this.secret, at = new Date() }: SignOptions = {},
  ): { body: string; signature: string } {
    const body = JSON.stringify(event, null, 2);
    const time = Math.floor(at.getTime() / 1000);
    const v1 = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    // Test accounts get an old-scheme signature beside the real one; receivers must ignore it.
    const v0 = createHmac("sha256", `${secret}-v0`).update(`${time}.${body}`).digest("hex");
    return { body, signature: `t=${time},v1=${v1},v0=${v0}` };
  }

  private take(event: WireEvent): void {
    if (this.targets(event.type).length === 0) return;
    event.pending_webhooks = this.targets(event.type).length;
    if (this.onHold) this.held.push(event);
    else this.enqueue(event);
  }

  private targets(type: string): Target[] {
    const made = [...this.world.endpoints.values()].map((row) => ({
      url: row.url,
      secret: row.secret ?? this.secret,
      events: row.status === "enabled" ? row.enabled_events : [],
    }));
    return [...this.own, ...made].filter(({ events }) => events.includes("*") || events.includes(type));
  }

  private enqueue(event: WireEvent): void {
    const targets = this.targets(event.type);
    this.line = this.line.then(async () => {
      for (const target of targets) await this.deliver(event, target);
    });
  }

  private async deliver(event: WireEvent, target: Target): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const status = await this.post(event, target);
      this.deliveries.push({ event: event.id, type: event.type, url: target.url, attempt, status });
      if (status >= 200 && status < 300) {
        event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
        return;
      }
      const wait = this.retryDelaysMs[attempt - 1];
      if (wait === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  private async post(event: WireEvent, target: Target): Promise<number> {
    const { body, signature } = this.sign(event, { secret: target.secret });
    try {
      const answer = await fetch(target.url, {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": signature,
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

function shuffle<T>(list: T[], seed: number): void {
  let state = seed;
  for (let index = list.length - 1; index > 0; index -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = state % (index + 1);
    const [a, b] = [list[index] as T, list[other] as T];
    list[index] = b;
    list[other] = a;
  }
}
