import fc from "fast-check";
import { accessOf, type Principal, type Product } from "~/domain/access";
import {
  cancelSubscription,
  reconcilePayments,
  refundPurchase,
  resumeSubscription,
  startPurchase,
} from "~/domain/billing";
import { DAY_MS, HOUR_MS, after as later, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { StripeFake } from "../../fakes/stripe/server";
import { deliverEvents, payInBrowser } from "./stripe-ground";

/** What a purchase is in the model: so simple that its rightness can be seen. */
type Bought = {
  key: string;
  product: Product;
  state: "completed" | "failed" | "refunded";
  isContested: boolean;
  /** Stripe takes a charge that was contested once for contested for good: it cannot be refunded any more. */
  wasContested?: boolean;
  end: number;
  plan: string;
  intent: string;
};

type Agreement = {
  product: Product;
  plan: string;
  id: string;
  paidUntil: number;
  anchor: number;
  periods: number;
  months: number;
  status: "active" | "past_due" | "canceled";
  cancelAtEnd: boolean;
  attempts: number;
  nextAttempt: number | null;
  method: string;
  cardWorks: boolean;
};

export type Model = { at: number; bought: Bought[]; agreements: Agreement[] };
export type Real = {
  fake: StripeFake;
  principal: Principal;
  reload: () => Promise<Principal>;
  admin: Principal;
  deliver: Deliver;
};
type Deliver = { order: "same" | "reverse" | "shuffle"; copies: 1 | 2; lost: boolean };

const RETRY_DAYS = [3, 5, 7];
const DAY_PRICE = "daily";

export const newModel = (at: number): Model => ({ at, bought: [], agreements: [] });

function periodEnd({ anchor, months, periods }: Agreement): number {
  const from = new Date(anchor);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months * periods);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end.getTime();
}

const live = (model: Model, product: Product) =>
  model.agreements.find((one) => one.product === product && one.status !== "canceled");

/** What must come to pass in an agreement until a moment. */
function pass(model: Model, agreement: Agreement, until: number): void {
  while (agreement.status !== "canceled") {
    const { nextAttempt, paidUntil } = agreement;
    if (nextAttempt !== null) {
      if (nextAttempt > until) return;
      attempt(model, agreement, nextAttempt);
    } else if (agreement.cancelAtEnd) {
      if (paidUntil > until) return;
      agreement.status = "canceled";
    } else {
      if (paidUntil > until) return;
      // The invoice waits for an hour as a draft.
      agreement.periods += 1;
      agreement.nextAttempt = paidUntil + HOUR_MS;
      agreement.attempts = 0;
    }
  }
}

function attempt(model: Model, agreement: Agreement, at: number): void {
  const { product, plan, id, periods } = agreement;
  const key = `${id}:${periods}`;
  const known = model.bought.find((one) => one.key === key);
  const end = periodEnd(agreement);
  agreement.attempts += 1;
  if (agreement.cardWorks) {
    const paid = { key, product, plan, state: "completed" as const, isContested: false, end, intent: "" };
    if (known) Object.assign(known, paid);
    else model.bought.push(paid);
    Object.assign(agreement, { paidUntil: end, status: "active", nextAttempt: null });
    return;
  }
  if (!known) model.bought.push({ key, product, plan, state: "failed", isContested: false, end, intent: "" });
  const wait = RETRY_DAYS[agreement.attempts - 1];
  agreement.nextAttempt = wait === undefined ? null : at + wait * DAY_MS;
  agreement.status = wait === undefined ? "canceled" : "past_due";
}

/** Until when the model says that a product is open; null where it is closed now. */
export function openUntil(model: Model, product: Product): number | null {
  const paid = model.bought.filter((one) => one.product === product && one.state === "completed" && !one.isContested);
  const best = paid.sort((a, b) => b.end - a.end)[0];
  if (!best) return null;
  const agreement = model.agreements.find((one) => best.key.startsWith(`${one.id}:`));
  const goesOn = agreement && agreement.status !== "canceled" && !agreement.cancelAtEnd;
  const isDue = agreement?.status === "past_due" || model.at + HOUR_MS >= best.end;
  const until = goesOn && isDue ? best.end + 3 * DAY_MS : best.end;
  return until > model.at ? until : null;
}

type Command = fc.AsyncCommand<Model, Real>;

/** Runs a step, lets its events arrive as the step says, and compares everything. */
abstract class Step implements Command {
  constructor(readonly deliver: Deliver) {}
  check(_model: Readonly<Model>): boolean {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<void>;
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    const { order, copies, lost } = this.deliver;
    await deliverEvents(real.fake, (events) =>
      lost ? [] : arranged(Array.from({ length: copies }, () => events).flat(), order),
    );
    real.principal = await real.reload();
    await reconcilePayments(later(now(), 3 * MINUTE_MS));
    real.principal = await real.reload();
    await compare(model, real);
  }
  toString(): string {
    return `${this.constructor.name}(${JSON.stringify(this)})`;
  }
}

function arranged<T>(events: T[], order: Deliver["order"]): T[] {
  if (order === "reverse") return [...events].reverse();
  if (order === "same") return events;
  return events
    .map((event, index) => ({ event, at: (index * 7919) % 101 }))
    .sort((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

async function compare(model: Model, real: Real): Promise<void> {
  const rows = await db().purchase.findMany({
    where: { userId: real.principal.account?.id, grantedAt: { not: null } },
  });
  const told = (list: string[]) => list.sort().join(", ");
  const expected = told(
    model.bought.filter(({ state }) => state !== "failed").map(({ plan, state }) => `${plan} ${state}`),
  );
  const found = told(rows.map(({ plan, paymentStatus }) => `${plan} ${paymentStatus}`));
  if (found !== expected) throw new Error(`purchases are [${found}], the model says [${expected}]`);
  for (const product of ["research", "ats"] as const) {
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
const VISIT = { address: "192.0.2.1", userAgent: null };
const GOOD = "4242424242424242";
const BAD = "4000000000000002";

class BuyDay extends Step {
  constructor(
    deliver: Deliver,
    readonly good: boolean,
  ) {
    super(deliver);
  }
  override check(model: Readonly<Model>): boolean {
    return !live(model as Model, "research");
  }
  async act(model: Model, real: Real): Promise<void> {
    const { clientSecret, paymentIntentId } = await startPurchase(real.principal, { plan: DAY_PRICE, visit: VISIT });
    await payInBrowser(real.fake, clientSecret ?? "", this.good ? GOOD : BAD);
    const intent = paymentIntentId ?? "";
    const known = model.bought.find((one) => one.intent === intent);
    const running = model.bought.filter(
      (one) => one.plan === DAY_PRICE && one.state === "completed" && !one.isContested,
    );
    const start = Math.max(model.at, ...running.map(({ end }) => end));
    const state = this.good ? ("completed" as const) : ("failed" as const);
    const one = {
      key: intent,
      product: "research" as const,
      plan: DAY_PRICE,
      state,
      isContested: false,
      end: start + DAY_MS,
      intent,
    };
    if (known) Object.assign(known, one);
    else model.bought.push(one);
  }
}

class Subscribe extends Step {
  constructor(
    deliver: Deliver,
    readonly plan: "monthly" | "ats_monthly" | "ats_annual",
    readonly good: boolean,
  ) {
    super(deliver);
  }
  private get product() {
    return this.plan === "monthly" ? ("research" as const) : ("ats" as const);
  }
  override check(model: Readonly<Model>): boolean {
    return !live(model as Model, this.product);
  }
  async act(model: Model, real: Real): Promise<void> {
    const setup = await startPurchase(real.principal, { plan: this.plan, visit: VISIT });
    const paid = await payInBrowser(real.fake, setup.clientSecret ?? "", this.good ? GOOD : BAD);
    const id = setup.subscriptionId ?? "";
    const key = `${id}:1`;
    const known = model.bought.find((one) => one.key === key);
    const agreement: Agreement = {
      product: this.product,
      plan: this.plan,
      id,
      anchor: model.at,
      periods: 1,
      months: this.plan === "ats_annual" ? 12 : 1,
      paidUntil: 0,
      status: "active",
      cancelAtEnd: false,
      attempts: 0,
      nextAttempt: null,
      method: "",
      cardWorks: true,
    };
    agreement.paidUntil = periodEnd(agreement);
    const state = this.good ? ("completed" as const) : ("failed" as const);
    const one = {
      key,
      product: this.product,
      plan: this.plan,
      state,
      isContested: false,
      end: agreement.paidUntil,
      intent: setup.paymentIntentId ?? "",
    };
    if (known) Object.assign(known, one);
    else model.bought.push(one);
    if (!this.good) return;
    agreement.method = (paid as { payment_method?: string }).payment_method ?? "";
    model.agreements.push(agreement);
  }
}

class Cancel extends Step {
  override check(model: Readonly<Model>): boolean {
    const one = live(model as Model, "research");
    return one !== undefined && one.nextAttempt === null;
  }
  async act(model: Model, real: Real): Promise<void> {
    const agreement = live(model, "research");
    if (!agreement) return;
    const meant = { subscriptionId: agreement.id };
    await (agreement.cancelAtEnd
      ? resumeSubscription(real.principal, meant)
      : cancelSubscription(real.principal, meant));
    agreement.cancelAtEnd = !agreement.cancelAtEnd;
  }
}

class TurnCard extends Step {
  override check(model: Readonly<Model>): boolean {
    return live(model as Model, "research") !== undefined;
  }
  async act(model: Model, real: Real): Promise<void> {
    const agreement = live(model, "research");
    if (!agreement) return;
    if (agreement.cardWorks) real.fake.breakCard(agreement.method);
    else real.fake.mendCard(agreement.method);
    agreement.cardWorks = !agreement.cardWorks;
  }
}

class Pass extends Step {
  constructor(
    deliver: Deliver,
    readonly hours: number,
  ) {
    super(deliver);
  }
  async act(model: Model, real: Real): Promise<void> {
    real.fake.advance(this.hours / 24);
    shiftClock(real.fake.now().getTime() - Date.now());
    model.at = real.fake.now().getTime();
    for (const agreement of model.agreements) pass(model, agreement, model.at);
  }
}

const isRefundable = (one: Bought): boolean => one.state === "completed" && !one.wasContested;

class Refund extends Step {
  override check(model: Readonly<Model>): boolean {
    return model.bought.some((one) => isRefundable(one));
  }
  async act(model: Model, real: Real): Promise<void> {
    const one = model.bought.findLast((each) => isRefundable(each));
    if (!one) return;
    const row = await db().purchase.findFirstOrThrow({
      where: { userId: real.principal.account?.id, plan: one.plan, paymentStatus: "completed", disputeStatus: null },
      orderBy: { accessEndDate: "desc" },
    });
    const same = model.bought.filter((each) => each.plan === one.plan && isRefundable(each));
    const latest = same.sort((a, b) => b.end - a.end)[0] ?? one;
    await refundPurchase(real.admin, row.id);
    latest.state = "refunded";
    const agreement = model.agreements.find(({ id }) => latest.key.startsWith(`${id}:`));
    if (agreement && latest.end > model.at) Object.assign(agreement, { status: "canceled", nextAttempt: null });
  }
}

class Contest extends Step {
  constructor(
    deliver: Deliver,
    readonly outcome: "open" | "won" | "lost",
  ) {
    super({ ...deliver, lost: false });
  }
  override check(model: Readonly<Model>): boolean {
    return model.bought.some((one) => one.state === "completed" && !one.isContested && one.intent !== "");
  }
  async act(model: Model, real: Real): Promise<void> {
    const one = model.bought.find((each) => each.state === "completed" && !each.isContested && each.intent !== "");
    if (!one) return;
    const dispute = real.fake.dispute(one.intent);
    if (this.outcome !== "open") real.fake.closeDispute(dispute.id, this.outcome);
    one.isContested = this.outcome !== "won";
    one.wasContested = true;
    one.intent = "";
  }
}

const deliver = fc.record<Deliver>({
  order: fc.constantFrom("same", "reverse", "shuffle"),
  copies: fc.constantFrom(1, 2),
  lost: fc.boolean(),
});

/** Random steps: what people, banks, clocks and lost messages do. */
export const steps = (most: number) =>
  fc.commands(
    [
      fc.tuple(deliver, fc.boolean()).map(([how, good]) => new BuyDay(how, good)),
      fc
        .tuple(
          deliver,
          fc.constantFrom("monthly" as const, "ats_monthly" as const, "ats_annual" as const),
          fc.boolean(),
        )
        .map(([how, plan, good]) => new Subscribe(how, plan, good)),
      deliver.map((how) => new Cancel(how)),
      deliver.map((how) => new TurnCard(how)),
      fc
        .tuple(deliver, fc.constantFrom(1, 5, 26, 24 * 4, 24 * 16, 24 * 31))
        .map(([how, hours]) => new Pass(how, hours)),
      deliver.map((how) => new Refund(how)),
      fc
        .tuple(deliver, fc.constantFrom("open" as const, "won" as const, "lost" as const))
        .map(([how, end]) => new Contest(how, end)),
    ],
    { maxCommands: most },
  );
