import fc from "fast-check";
import { STRIPE_EVENTS } from "~/platform/payments/stripe/webhook";
import type { StripeFake } from "../../fakes/stripe/server";
import type { WireEvent } from "../../fakes/stripe/wire-types";
import { deliverEvents } from "./stripe-ground";

/** How the messages of a step arrive. */
export type Arrival = {
  /** 0: as they happened, 1: backwards, anything else: shuffled by this number. */
  order: number;
  copies: 1 | 2;
  come: "all" | "one" | "some" | "none";
  /** Which one it is, where one comes; else the first of the order. */
  pick?: number;
  /** What does not come now: with the next step, or never. */
  rest: "late" | "lost";
  /** Messages are under way while the step lasts too, such as between the order and the payment. */
  early: boolean;
};

export const arrival: fc.Arbitrary<Arrival> = fc.record({
  order: fc.constantFrom(0, 1, 2, 3, 5, 7, 11, 13, 17, 19),
  copies: fc.constantFrom(1 as const, 2 as const),
  come: fc.constantFrom(
    "all" as const,
    "all" as const,
    "one" as const,
    "one" as const,
    "some" as const,
    "none" as const,
  ),
  rest: fc.constantFrom("late" as const, "lost" as const),
  early: fc.boolean(),
});

const LISTENED = new Set<string>(STRIPE_EVENTS);

/** The post between Stripe and the product: keeps what is late. */
export class Post {
  private late: WireEvent[] = [];
  /** How many messages there were to choose from the last time. */
  waiting = 0;

  constructor(private readonly fake: StripeFake) {}

  /** Lets the messages since the last time arrive. Only those that are listened to, so that "one" is one that counts. */
  async deliver({ order, copies, come, rest, pick = 0 }: Arrival): Promise<void> {
    await deliverEvents(this.fake, (events) => {
      const all = shuffled([...this.late, ...events.filter(({ type }) => LISTENED.has(type))], order);
      this.waiting = all.length;
      all.unshift(...all.splice(pick, 1));
      const share = { all: all.length, one: 1, some: Math.ceil(all.length / 2), none: 0 }[come];
      this.late = rest === "late" ? all.slice(share) : [];
      return Array.from({ length: copies }, () => all.slice(0, share)).flat();
    });
  }
}

function shuffled<T>(list: T[], order: number): T[] {
  if (order === 0) return [...list];
  if (order === 1) return [...list].reverse();
  let state = order;
  const mixed = [...list];
  for (let index = mixed.length - 1; index > 0; index -= 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const other = state % (index + 1);
    [mixed[index], mixed[other]] = [mixed[other] as T, mixed[index] as T];
  }
  return mixed;
}
