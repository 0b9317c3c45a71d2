import fc from "fast-check";
import {
  cancelSubscription,
  changePlan,
  finishCardUpdate,
  quotePlanChange,
  refundPurchase,
  resumeSubscription,
  startCardUpdate,
  startPurchase,
} from "~/domain/billing";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { PaymentRefused } from "~/platform/payments/payment-problem";
import { type Arrival, arrival } from "./arrivals";
import {
  type Agreement,
  attempt,
  type Bought,
  EMPLOYEES,
  keyOf,
  live,
  type Model,
  note,
  PLANS,
  type PlanName,
  pass,
  periodEnd,
  TRIAL_DAYS,
  unusedAt,
} from "./money-model";
import { type Real, Step } from "./money-step";
import { payInBrowser, refundAtProvider } from "./stripe-ground";

const VISIT = { address: "192.0.2.1", userAgent: null };
const NUMBERS = {
  pays: "4242424242424242",
  "is declined": "4000000000000002",
  "asks and is told": "4000002500003155",
  "asks and is not told": "4000002500003155",
} as const;
export type Card = keyof typeof NUMBERS;
export type Code = "none" | "MODEL20" | "MODELTRIAL";
type Order = { plan: PlanName; card: Card; code: Code };

const discounted = (plan: PlanName, code: Code): number => {
  const { price } = PLANS[plan];
  return code === "MODEL20" ? price - Math.floor((price * 20) / 100 + 0.5) : price;
};

/** Buys a plan, with or without a code, with a card that pays, is refused, or asks its bank. */
export class Buy extends Step {
  constructor(
    arrival: Arrival,
    readonly order: Order,
  ) {
    super(arrival);
  }
  override check(model: Readonly<Model>): boolean {
    const { plan, code } = this.order;
    return !live(model as Model, PLANS[plan].product) && (plan !== "daily" || code !== "MODELTRIAL");
  }
  async act(model: Model, real: Real): Promise<void> {
    const { plan, code } = this.order;
    const coupon = code === "none" ? null : code;
    const setup = await startPurchase(real.principal, { plan, coupon, employees: EMPLOYEES, visit: VISIT });
    await this.early(real);
    if (setup.isTrial) return this.beginTrial(model, setup.subscriptionId ?? "");
    const method = await this.pay(real, setup.clientSecret ?? "");
    const intent = setup.paymentIntentId ?? "";
    if (plan === "daily") return this.haveDay(model, intent, method !== null);
    this.haveAgreement(model, { id: setup.subscriptionId ?? "", intent, method });
  }

  /** The payment method, or null where nothing was paid. */
  private async pay(real: Real, clientSecret: string): Promise<string | null> {
    const { card } = this.order;
    const answer = (await payInBrowser(real.fake, clientSecret, NUMBERS[card])) as { payment_method?: string };
    if (card.startsWith("asks")) {
      await this.early(real);
      real.fake.authenticate(clientSecret.split("_secret_")[0] ?? "", card === "asks and is told");
    }
    return card === "pays" || card === "asks and is told" ? (answer.payment_method ?? "") : null;
  }

  private bought(rest: Pick<Bought, "key" | "state" | "end" | "intent">): Bought {
    const { plan, code } = this.order;
    const amount = discounted(plan, code);
    return { product: PLANS[plan].product, plan, amount, back: 0, isContested: false, ...rest };
  }

  private haveDay(model: Model, intent: string, isPaid: boolean): void {
    const passes = model.bought.filter((one) => one.plan === "daily" && one.state === "completed" && !one.isContested);
    const start = Math.max(model.at, ...passes.map(({ end }) => end));
    note(model, this.bought({ key: intent, state: isPaid ? "completed" : "failed", end: start + DAY_MS, intent }));
  }

  private haveAgreement(model: Model, paid: { id: string; intent: string; method: string | null }): void {
    const { id, intent, method } = paid;
    // A second try pays the agreement that the first one began.
    if (!model.begun.has(id)) model.begun.set(id, model.at);
    const agreement = this.agreement(id, model.begun.get(id) ?? model.at, method ?? "");
    agreement.periods = 1;
    agreement.paidUntil = periodEnd(agreement);
    const state = method === null ? "failed" : "completed";
    note(model, this.bought({ key: keyOf(agreement), state, end: agreement.paidUntil, intent }));
    if (method !== null) model.agreements.push(agreement);
  }

  private beginTrial(model: Model, id: string): void {
    const end = model.at + TRIAL_DAYS * DAY_MS;
    const trial = this.agreement(id, end, "");
    model.agreements.push(trial);
    note(model, { ...this.bought({ key: keyOf(trial), state: "completed", end, intent: "" }), amount: 0 });
  }

  private agreement(id: string, anchor: number, method: string): Agreement {
    const { plan } = this.order;
    const begun = { status: "active" as const, cancelAtEnd: false, attempts: 0, nextAttempt: null, cardWorks: true };
    return { product: PLANS[plan].product, plan, id, anchor, paidUntil: anchor, periods: 0, method, ...begun };
  }
}

export class Cancel extends Step {
  override check(model: Readonly<Model>): boolean {
    return live(model as Model, "research")?.nextAttempt === null;
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

/** The bank begins or ends to refuse the card. */
export class TurnCard extends Step {
  override check(model: Readonly<Model>): boolean {
    return Boolean(live(model as Model, "research")?.method);
  }
  async act(model: Model, real: Real): Promise<void> {
    const agreement = live(model, "research");
    if (!agreement) return;
    if (agreement.cardWorks) real.fake.breakCard(agreement.method);
    else real.fake.mendCard(agreement.method);
    agreement.cardWorks = !agreement.cardWorks;
  }
}

/** Another card: it pays what is owed, and a trial goes on with it. A browser that is closed leaves it to the message. */
export class NewCard extends Step {
  constructor(
    arrival: Arrival,
    readonly isClosed: boolean,
  ) {
    super(isClosed ? { ...arrival, come: "all" } : arrival);
  }
  override check(model: Readonly<Model>): boolean {
    return live(model as Model, "research") !== undefined;
  }
  async act(model: Model, real: Real): Promise<void> {
    const agreement = live(model, "research");
    if (!agreement) return;
    const meant = { subscriptionId: agreement.id };
    const { clientSecret, setupIntentId } = await startCardUpdate(real.principal, meant);
    const saved = (await payInBrowser(real.fake, clientSecret)) as { payment_method?: string };
    if (!this.isClosed) await finishCardUpdate(real.principal, { ...meant, setupIntentId });
    Object.assign(agreement, { method: saved.payment_method ?? "", cardWorks: true });
    if (agreement.status === "past_due") attempt(model, agreement, model.at);
  }
}

/** From a month of hiring to a year: the card is charged the difference, or nothing changes. */
export class ChangePlan extends Step {
  constructor(
    arrival: Arrival,
    readonly isRefused: boolean,
  ) {
    super(arrival);
  }
  override check(model: Readonly<Model>): boolean {
    const agreement = live(model as Model, "ats");
    return agreement?.plan === "ats_monthly" && agreement.nextAttempt === null && agreement.method !== "";
  }
  async act(model: Model, real: Real): Promise<void> {
    const agreement = live(model, "ats");
    if (!agreement) return;
    const wanted = { subscriptionId: agreement.id, plan: "ats_annual" };
    const { amountDue, quotedAt } = await quotePlanChange(real.principal, wanted);
    const amount = PLANS.ats_annual.price - unusedAt(agreement, quotedAt.getTime());
    const change = () => changePlan(real.principal, { ...wanted, amount, quotedAt, visit: VISIT });
    if (amount !== amountDue) throw new Error(`the change costs ${amountDue}, the model says ${amount}`);
    if (this.isRefused) {
      real.fake.breakCard(agreement.method);
      const answer = await change().catch((error: Error) => error);
      real.fake.mendCard(agreement.method);
      if (!(answer instanceof PaymentRefused)) throw new Error("the refused card was taken");
      return;
    }
    await change();
    Object.assign(agreement, { plan: "ats_annual", anchor: model.at, periods: 1 });
    agreement.paidUntil = periodEnd(agreement);
    const bought = { product: agreement.product, plan: agreement.plan, back: 0, isContested: false, intent: "" };
    note(model, { ...bought, key: keyOf(agreement), state: "completed", amount, end: agreement.paidUntil });
  }
}

export class Pass extends Step {
  protected override readonly isTold = false;
  constructor(
    arrival: Arrival,
    readonly hours: number,
  ) {
    super(arrival);
  }
  async act(model: Model, real: Real): Promise<void> {
    real.fake.advance(this.hours / 24);
    shiftClock(real.fake.now().getTime() - Date.now());
    model.at = real.fake.now().getTime();
    for (const agreement of model.agreements) pass(model, agreement, model.at);
  }
}

const isRefundable = (one: Bought): boolean => one.state === "completed" && one.amount > 0 && !one.wasContested;

/** Gives money back, a part or all that is left: here, or in the provider's dashboard, which ends no agreement. */
export class Refund extends Step {
  constructor(
    arrival: Arrival,
    readonly part: number | null,
    readonly where: "here" | "at the provider" = "here",
  ) {
    super(arrival);
  }
  override check(model: Readonly<Model>): boolean {
    return model.bought.some(isRefundable);
  }
  async act(model: Model, real: Real): Promise<void> {
    const plan = model.bought.findLast(isRefundable)?.plan;
    const [one] = model.bought.filter((each) => each.plan === plan && isRefundable(each)).sort((a, b) => b.end - a.end);
    if (!one) return;
    const row = await db().purchase.findFirstOrThrow({
      where: {
        userId: real.principal.account?.id,
        plan,
        paymentStatus: "completed",
        amount: { gt: 0 },
        disputeStatus: null,
      },
      orderBy: { accessEndDate: "desc" },
    });
    const part = this.part !== null && one.back + this.part < one.amount ? this.part : null;
    const isHere = this.where === "here";
    if (isHere) await refundPurchase(real.admin, row.id, { amount: part });
    else await refundAtProvider(real.fake, row.stripePaymentIntentId ?? "", part);
    if (part !== null) {
      one.back += part;
      return;
    }
    Object.assign(one, { state: "refunded", back: one.amount });
    if (!isHere) return;
    const agreement = model.agreements.find(({ id }) => one.key.startsWith(`${id}:`));
    const isLast = !model.bought.some(
      (other) =>
        agreement && other.key.startsWith(`${agreement.id}:`) && other.state === "completed" && other.end > one.end,
    );
    if (agreement && isLast && one.end > model.at) Object.assign(agreement, { status: "canceled", nextAttempt: null });
  }
}

const isContestable = (one: Bought): boolean => one.state === "completed" && !one.isContested && one.intent !== "";

export class Contest extends Step {
  constructor(
    arrival: Arrival,
    readonly outcome: "open" | "won" | "lost",
  ) {
    super(arrival);
  }
  override check(model: Readonly<Model>): boolean {
    return model.bought.some(isContestable);
  }
  async act(model: Model, real: Real): Promise<void> {
    const one = model.bought.find(isContestable);
    if (!one) return;
    // What was under way before must not take the place of the one message.
    await real.post.deliver({ ...this.arrival, come: "all" });
    const dispute = real.fake.dispute(one.intent);
    if (this.outcome !== "open") real.fake.closeDispute(dispute.id, this.outcome);
    Object.assign(one, { isContested: this.outcome !== "won", wasContested: true, intent: "" });
  }
}

const order: fc.Arbitrary<Order> = fc.record({
  plan: fc.constantFrom<PlanName>("daily", "monthly", "monthly", "ats_monthly", "ats_annual", "hris_monthly"),
  card: fc.constantFrom<Card>("pays", "pays", "is declined", "asks and is told", "asks and is not told"),
  code: fc.constantFrom<Code>("none", "none", "MODEL20", "MODELTRIAL"),
});

/** Random steps: what people, banks, clocks and messages do. */
export const steps = (most: number) =>
  fc.commands(
    [
      fc.tuple(arrival, order).map(([how, what]) => new Buy(how, what)),
      fc.tuple(arrival, order).map(([how, what]) => new Buy(how, what)),
      arrival.map((how) => new Cancel(how)),
      arrival.map((how) => new TurnCard(how)),
      fc.tuple(arrival, fc.boolean()).map(([how, isClosed]) => new NewCard(how, isClosed)),
      fc.tuple(arrival, fc.boolean()).map(([how, isRefused]) => new ChangePlan(how, isRefused)),
      fc
        .tuple(arrival, fc.constantFrom(1, 5, 26, 24 * 4, 24 * 16, 24 * 31))
        .map(([how, hours]) => new Pass(how, hours)),
      fc
        .tuple(arrival, fc.constantFrom(null, null, 100), fc.constantFrom("here" as const, "at the provider" as const))
        .map(([how, part, where]) => new Refund(how, part, where)),
      fc
        .tuple(arrival, fc.constantFrom("open" as const, "won" as const, "lost" as const))
        .map(([how, end]) => new Contest(how, end)),
    ],
    { maxCommands: most },
  );
