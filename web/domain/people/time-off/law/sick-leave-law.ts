import { figuresAtPlace, type PlaceSentence, sentencesAtPlace } from "~/domain/research";
import { stateName } from "~/platform/geo/us-states";
import type { PayoutLaw, Provision, SickLeaveLaw } from "./law-types";

const SICK = "paid_sick_leave";
const POINTS = ["required", "how_much", "accrual", "carryover", "waiting"].map((point) => `${SICK}.${point}`);
/** Later than any law that is written today begins. */
const SOME_DAY = "2100-01-01";

export type Heads = { all: number; inState: number };

/** The law on sick leave of a state; null where it has none. */
export async function sickLeaveLaw(state: string, heads: Heads, day: string): Promise<SickLeaveLaw | null> {
  const found = (await figuresAtPlace(SICK, state)).find(({ law }) => law.jurisdiction === state);
  if (!found) return null;
  const { law, figures } = found;
  const figure = (key: string) => figures.find((one) => one.key === key);
  const number = (key: string) => ((value) => (typeof value === "number" ? value : null))(figure(key)?.value);
  const facts = { employees: heads.all, employees_in_state: heads.inState };
  const at = (on: string) => sentencesAtPlace(POINTS, { state, day: on, facts });
  const said = (await at(day)).filter((one) => one.law.jurisdiction === state && one.law.slug === law.slug);
  const of = (point: string) => said.filter((one) => one.point === `${SICK}.${point}` && one.holding.verdict !== "no");
  const hoursPerYear = hoursFor(of("how_much"), number("hoursPerYear"));
  return {
    stateName: stateName(state) ?? state,
    ...{ slug: law.slug, title: law.title, citation: law.citation },
    status: statusOf(figure("paid")?.value === true, said, await at(SOME_DAY), heads),
    note: figure("paid")?.condition ?? null,
    isPaid: figure("paid")?.value === true && !(figure("paid")?.condition ?? "").includes("unpaid"),
    hoursPerYear,
    accrualHours: number("accrualHours"),
    carryoverHours: number("carryoverHours"),
    waitingDays: number("waitingDays") ?? daysOf(of("waiting")),
    sentences: {
      paid: shown(of("required")[0]),
      none: shown(of("required")[0] ?? of("how_much")[0]),
      hours: shown(of("how_much").find((one) => inHours(one) === hoursPerYear) ?? of("how_much")[0]),
      accrual: shown(of("accrual")[0]),
      carry_over: shown(of("carryover").find(({ mood }) => mood === "must") ?? of("carryover")[0]),
      cap: shown(of("carryover").find(({ mood }) => mood === "may") ?? of("carryover")[0]),
      waiting: shown(of("waiting")[0]),
    },
  };
}

function statusOf(
  isPaid: boolean,
  today: PlaceSentence[],
  ever: PlaceSentence[],
  heads: Heads,
): SickLeaveLaw["status"] {
  if (!isPaid) return "none";
  const least = today[0]?.law.minEmployees ?? null;
  if (least !== null && heads.all < least) return "smaller";
  const about = (said: PlaceSentence[]) =>
    said.filter(({ point, law }) => point === `${SICK}.required` && law.jurisdiction !== "FEDERAL");
  const [now, later] = [about(today), about(ever)];
  if (now.length === 0) return later.length > 0 ? "not_yet" : "required";
  return now.every(({ holding }) => holding.verdict === "no") ? "smaller" : "required";
}

const DAY_HOURS = 8;
const inHours = ({ value }: PlaceSentence): number | null => {
  if (typeof value !== "object" || value === null) return null;
  if ("hours" in value && typeof value.hours === "number") return value.hours;
  return "days" in value && typeof value.days === "number" ? value.days * DAY_HOURS : null;
};

/** Some laws ask for less of smaller companies: the figure of the sentence for this size, else the law's own. */
const hoursFor = (said: PlaceSentence[], whole: number | null): number | null =>
  said
    .filter(({ holding }) => holding.verdict === "yes" && holding.used.length > 0)
    .map(inHours)
    .find((count) => count !== null) ?? whole;

const daysOf = (said: PlaceSentence[]): number | null => {
  const value = said.map((one) => one.value).find((one) => typeof one === "object" && one !== null && "days" in one);
  return typeof value === "object" && value !== null && "days" in value && typeof value.days === "number"
    ? value.days
    : null;
};

const shown = (sentence: PlaceSentence | undefined): Provision | undefined =>
  sentence && {
    text: sentence.text,
    cite: sentence.cite ?? sentence.law.citation,
    level: sentence.level,
    slug: sentence.law.slug,
    title: sentence.law.title,
  };

const PAYOUT = "pto_payout";

/** What a state says of vacation that is left at the end; null where it says nothing that we know. */
export async function payoutLaw(state: string, day: string): Promise<PayoutLaw | null> {
  const found = (await figuresAtPlace(PAYOUT, state)).find(({ law }) => law.jurisdiction === state);
  const said = (await sentencesAtPlace([`${PAYOUT}.owed`, `${PAYOUT}.use_it_or_lose_it`], { state, day })).filter(
    ({ law }) => law.jurisdiction === state,
  );
  if (!found && said.length === 0) return null;
  const value = (key: string) => found?.figures.find((one) => one.key === key)?.value ?? null;
  const forfeiture = value("forfeitureAllowed");
  return {
    stateName: stateName(state) ?? state,
    isRequired: value("payout") === "required",
    forfeitureAllowed: typeof forfeiture === "boolean" ? forfeiture : null,
    sentences: {
      payout: shown(said.find(({ point }) => point === `${PAYOUT}.owed`)) ?? null,
      forfeiture: shown(said.find(({ point }) => point === `${PAYOUT}.use_it_or_lose_it`)) ?? null,
    },
  };
}
