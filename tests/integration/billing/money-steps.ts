import fc from "fast-check";
import { accessOf, type Principal } from "~/domain/access";
import {
  cancelSubscription,
  finishCardUpdate,
  reconcilePayments,
  refundPurchase,
  resumeSubscription,
  startCardUpdate,
  startPurchase,
} from "~/domain/billing";
import { DAY_MS, after as later, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { StripeFake } from "../../fakes/stripe/server";
import { type Arrival, arrival, type Post } from "./arrivals";
import {
  type Agreement,
  attempt,
  type Bought,
  EMPLOYEES,
  live,
  type Model,
  note,
  openUntil,
  PLANS,
  type PlanName,
  pass,
  periodEnd,
  TRIAL_DAYS,
} from "./money-model";
import { payInBrowser } from "./stripe-ground";

export type Real = {
  fake: StripeFake;
  post: Post;
  principal: Principal;
  reload: () => Promise<Principal>;
  admin: Principal;
};

export type Command = fc.AsyncCommand<Model, Real>;

/** Runs a step, lets its messages arrive as the step says, and compares everything. */
abstract class Step implements Command {
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
const VISIT = { address: "192.0.2.1", userAgent: null };
const NUMBERS = {
  pays: "4242424242424242",
  "is declined": "4000000000000002",
  "asks and is told": "4000002500003155",
  "asks and is not told": "4000002500003155",
} as const;
type Card = keyof typeof NUMBERS;
type Code = "none" | "MODEL20" | "MODELTRIAL";
type Order = { plan: PlanName; card: Card; code: Code };

const discounted = (plan: PlanName, code: Code): number => {
  const { price } = PLANS[plan];
  return code === "MODEL20" ? price - Math.floor((price * 20) / 100 + 0.5) : price;
};

/** Buys a plan, with or without a code, with a card that pays, is refused, or asks its bank. */
class Buy extends Step {
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
    note(model, this.bought({ key: `${id}:1`, state, end: agreement.paidUntil, intent }));
    if (method !== null) model.agreements.push(agreement);
  }

  private beginTrial(model: Model, id: string): void {
    const end = model.at + TRIAL_DAYS * DAY_MS;
    model.agreements.push(this.agreement(id, end, ""));
    note(model, { ...this.bought({ key: `${id}:0`, state: "completed", end, intent: "" }), amount: 0 });
  }

  private agreement(id: string, anchor: number, method: string): Agreement {
    const { plan } = this.order;
    const begun = { status: "active" as const, cancelAtEnd: false, attempts: 0, nextAttempt: null, cardWorks: true };
    return { product: PLANS[plan].product, plan, id, anchor, paidUntil: anchor, periods: 0, method, ...begun };
  }
}

class Cancel extends Step {
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
class TurnCard extends Step {
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
class NewCard extends Step {
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

class Pass extends Step {
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

/** Gives money back: a part, or all that is left. */
class Refund extends Step {
  constructor(
    arrival: Arrival,
    readonly part: number | null,
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
    await refundPurchase(real.admin, row.id, { amount: part });
    if (part !== null) {
      one.back += part;
      return;
    }
    Object.assign(one, { state: "refunded", back: one.amount });
    const agreement = model.agreements.find(({ id }) => one.key.startsWith(`${id}:`));
    if (agreement && one.end > model.at) Object.assign(agreement, { status: "canceled", nextAttempt: null });
  }
}

const isContestable = (one: Bought): boolean => one.state === "completed" && !one.isContested && one.intent !== "";

class Contest extends Step {
  constructor(
    arrival: Arrival,
    readonly outcome: "open" | "won" | "lost",
  ) {
    // Nothing but a message tells of a dispute; any single one of them does.
    super(arrival.come === "none" ? { ...arrival, come: "one" } : arrival);
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
      fc
        .tuple(arrival, fc.constantFrom(1, 5, 26, 24 * 4, 24 * 16, 24 * 31))
        .map(([how, hours]) => new Pass(how, hours)),
      fc.tuple(arrival, fc.constantFrom(null, null, 100)).map(([how, part]) => new Refund(how, part)),
      fc
        .tuple(arrival, fc.constantFrom("open" as const, "won" as const, "lost" as const))
        .map(([how, end]) => new Contest(how, end)),
    ],
    { maxCommands: most },
  );

const AT_ONCE: Arrival = { order: 0, copies: 1, come: "all", rest: "lost", early: false };
const buy =
  (plan: PlanName, card: Card = "pays", code: Code = "none") =>
  (how: Arrival) =>
    new Buy(how, { plan, card, code });
const renewal = (plan: PlanName) => [buy(plan)(AT_ONCE), (how: Arrival) => new Pass(how, 24 * 31 + 2)] as const;

/** Lives whose last step is told by one message only: each message alone, then the others behind it. */
export const LIVES: Record<string, readonly (Command | ((how: Arrival) => Command))[]> = {
  "a day": [buy("daily")],
  "a day with a code and a question of the bank": [buy("daily", "asks and is told", "MODEL20")],
  "a day that is refused": [buy("daily", "is declined")],
  "a month": [buy("monthly")],
  "a month with a code and a question of the bank": [buy("monthly", "asks and is told", "MODEL20")],
  "a month that is refused": [buy("monthly", "is declined")],
  "hiring for a month": [buy("ats_monthly")],
  "hiring for a year": [buy("ats_annual")],
  "people for a month": [buy("hris_monthly", "pays", "MODEL20")],
  "from a day to a month": [buy("daily")(AT_ONCE), buy("monthly")],
  "a trial": [buy("monthly", "pays", "MODELTRIAL")],
  "a trial that ends": [buy("monthly", "pays", "MODELTRIAL")(AT_ONCE), (how) => new Pass(how, 24 * 31)],
  "a trial that a card is added to": [
    buy("monthly", "pays", "MODELTRIAL")(AT_ONCE),
    new NewCard(AT_ONCE, false),
    (how) => new Pass(how, 24 * 31),
  ],
  "a renewal": renewal("monthly"),
  "a renewal of hiring": renewal("ats_monthly"),
  "a renewal that is refused": [buy("monthly")(AT_ONCE), new TurnCard(AT_ONCE), (how) => new Pass(how, 24 * 31 + 2)],
  "a new card after a refused renewal": [
    buy("monthly")(AT_ONCE),
    new TurnCard(AT_ONCE),
    new Pass(AT_ONCE, 24 * 31 + 2),
    (how) => new NewCard(how, false),
  ],
  "an end with the period": [buy("monthly")(AT_ONCE), new Cancel(AT_ONCE), (how) => new Pass(how, 24 * 31)],
  "a refund of a day": [buy("daily")(AT_ONCE), (how) => new Refund(how, null)],
  "a refund of a month": [buy("monthly")(AT_ONCE), (how) => new Refund(how, null)],
  "a refund of a part": [buy("monthly")(AT_ONCE), (how) => new Refund(how, 100)],
  "a dispute that is open": [buy("daily")(AT_ONCE), (how) => new Contest(how, "open")],
  "a dispute that is won": [buy("monthly")(AT_ONCE), (how) => new Contest(how, "won")],
  "a dispute that is lost": [buy("monthly")(AT_ONCE), (how) => new Contest(how, "lost")],
};

/** One of these lives as commands: message number `pick` comes alone and twice, an hour later the others, backwards. */
export function lifeOf(name: string, pick: number): Command[] {
  const one: Arrival = { order: 0, copies: 2, come: "one", pick, rest: "late", early: false };
  const steps = (LIVES[name] ?? []).map((step) => (typeof step === "function" ? step(one) : step));
  return [...steps, new Pass({ ...AT_ONCE, order: 1 }, 1)];
}
