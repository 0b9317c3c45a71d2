import type fc from "fast-check";
import { accessOf, type Principal } from "~/domain/access";
import { reconcilePayments } from "~/domain/billing";
import { after as later, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { StripeFake } from "../../fakes/stripe/server";
import type { Arrival, Post } from "./arrivals";
import { type Model, openUntil } from "./money-model";

export type Real = {
  fake: StripeFake;
  post: Post;
  principal: Principal;
  reload: () => Promise<Principal>;
  admin: Principal;
};

export type Command = fc.AsyncCommand<Model, Real>;

/** Runs a step, lets its messages arrive as the step says, and compares everything. */
export abstract class Step implements Command {
  /** What only time brings is found by the job, not told by a message. */
  protected readonly isTold: boolean = true;

  constructor(readonly arrival: Arrival) {}
  check(_model: Readonly<Model>): boolean {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<void>;
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    await real.post.deliver(this.arrival);
    // Where every message came, all must be right without any help of the job.
    if (this.isTold && this.arrival.come === "all") await compare(model, real);
    await reconcilePayments(later(now(), 3 * MINUTE_MS));
    await compare(model, real);
  }
  /** Messages that overtake the buyer. */
  protected async early(real: Real): Promise<void> {
    if (this.arrival.early) await real.post.deliver(this.arrival);
  }
  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this)})`;
  }
}

async function compare(model: Model, real: Real): Promise<void> {
  real.principal = await real.reload();
  const rows = await db().purchase.findMany({
    where: { userId: real.principal.account?.id, grantedAt: { not: null } },
  });
  const told = (list: string[]) => list.sort().join(", ");
  const expected = model.bought
    .filter(({ state }) => state !== "failed")
    .map(({ plan, state, amount, back }) => `${plan} ${state} ${amount}-${back}`);
  const found = rows.map((row) => `${row.plan} ${row.paymentStatus} ${row.amount}-${row.refundedAmount}`);
  if (told(found) !== told(expected)) {
    throw new Error(`purchases are [${told(found)}], the model says [${told(expected)}]`);
  }
  for (const product of ["research", "ats", "hris"] as const) {
    const access = accessOf(real.principal, product, new Date(model.at));
    const until = openUntil(model, product);
    const open = access.allowed ? (access.expiresAt?.getTime() ?? 0) : null;
    // The product's clock runs on by some real seconds beside the model's moment; every length here is hours at least.
    const agree = Math.abs((open ?? model.at) - (until ?? model.at)) < 120_000;
    if (!agree)
      throw new Error(`${product} is open until ${iso(open)}, the model says ${iso(until)} at ${iso(model.at)}`);
  }
}

const iso = (moment: number | null): string => (moment === null ? "closed" : new Date(moment).toISOString());
