import type { Arrival } from "./arrivals";
import type { PlanName } from "./money-model";
import type { Command } from "./money-step";
import { Buy, Cancel, type Card, ChangePlan, type Code, Contest, NewCard, Pass, Refund, TurnCard } from "./money-steps";

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
  "hiring from a month to a year": [buy("ats_monthly")(AT_ONCE), (how) => new ChangePlan(how, false)],
  "hiring from a month to a year that is refused": [buy("ats_monthly")(AT_ONCE), (how) => new ChangePlan(how, true)],
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
  "a refund in the dashboard": [buy("monthly")(AT_ONCE), (how) => new Refund(how, null, "at the provider")],
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
