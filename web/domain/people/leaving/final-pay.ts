import { figuresAtPlace, type GivenFacts, type PlaceSentence, sentencesAtPlace } from "~/domain/research";
import { DAY_MS } from "~/platform/clock";
import { type Cited, citedAll, citedOf } from "./cited";
import { type Due, dueBy } from "./due-day";
import type { LeavingKind } from "./leaving-form";

export type FinalPay = {
  /** Null where the law gives no day that can be computed: then its words stand, and what is missing. */
  dueOn: string | null;
  needs: "payday" | "demand" | "words" | null;
  /** The sentence or figure that the day was computed from. */
  basis: Cited | null;
  rules: Cited[];
  /** How and where it is paid. */
  form: Cited[];
  /** Due so soon that a bank transfer which is ordered now may come too late. */
  isAtOnce: boolean;
};

type Rule = { point: string; figures: readonly string[]; separation: string };

/** Which points answer for which end. A term that ends is read as an end by the employer: the strictest reading. */
const RULES: Record<Exclude<LeavingKind, "death">, Rule> = {
  resignation: { point: "quit_when", figures: ["quitDays"], separation: "quit" },
  discharge: { point: "fired_when", figures: ["firedDays"], separation: "fired" },
  layoff: { point: "laid_off_when", figures: ["laidOffDays", "firedDays"], separation: "laid off" },
  end_of_term: { point: "fired_when", figures: ["firedDays"], separation: "fired" },
};

export type PayAsk = {
  state: string | null;
  kind: LeavingKind;
  lastDay: string;
  noticeOn: string;
  nextPayday: string | null;
  employees: number;
};

/** When and how the last pay is due at a place. */
export async function finalPay(ask: PayAsk): Promise<FinalPay> {
  const { state, kind, lastDay } = ask;
  const nothing = { dueOn: null, needs: "words", basis: null, form: [], isAtOnce: false } as const;
  if (!state) return { ...nothing, form: [], rules: [] };
  const sentences = await sentencesAtPlace(POINTS, { state, day: lastDay, facts: factsOf(ask), isFederalToo: false });
  const at = (point: string) => sentences.filter((sentence) => sentence.point === `final_pay.${point}`);
  const form = citedAll(at("place_and_way"));
  if (kind === "death") return { ...nothing, form, rules: citedAll(at("after_death")) };
  const { point, figures } = RULES[kind];
  const due = bySentence(at(point), ask) ?? (await byFigure(figures, ask));
  const rules = citedAll(at(point));
  // A law that does not speak of layoffs reads them as an end by the employer.
  if (!due && rules.length === 0 && kind === "layoff") return finalPay({ ...ask, kind: "discharge" });
  if (!due) return { ...nothing, form, rules: rules.length > 0 ? rules : await federalWords(point, ask) };
  return {
    ...{ dueOn: due.day, needs: due.needs, basis: due.basis, rules, form },
    isAtOnce: due.day !== null && due.day <= lastDay,
  };
}

/** Where the law of the place is silent, what federal law says of it. */
const federalWords = async (point: string, ask: PayAsk): Promise<Cited[]> =>
  citedAll(await sentencesAtPlace([`final_pay.${point}`], { state: null, day: ask.lastDay, facts: factsOf(ask) }));

const POINTS = ["fired_when", "laid_off_when", "quit_when", "place_and_way", "after_death"].map(
  (point) => `final_pay.${point}`,
);

export function factsOf({ kind, noticeOn, lastDay, employees }: PayAsk): GivenFacts {
  if (kind === "death") return { employees };
  const notice = Math.max(0, Math.round((Date.parse(lastDay) - Date.parse(noticeOn)) / DAY_MS));
  return {
    separation: RULES[kind].separation,
    employees,
    ...(kind === "resignation" ? { notice_given: { value: notice, unit: "days" as const } } : {}),
  };
}

type Based = Due & { basis: Cited | null };

/** The first rule that holds for these facts without a further condition and names a day or a moment. */
function bySentence(sentences: PlaceSentence[], days: PayAsk): Based | null {
  for (const sentence of sentences) {
    const { role, mood, value, holding } = sentence;
    const isRule = (role === "rule" || role === "deadline") && (mood === "must" || mood === "is");
    if (!isRule || holding.verdict !== "yes" || holding.isOpen || value === undefined) continue;
    const due = dueBy(value, days);
    if (due.needs !== "words") return { ...due, basis: citedOf(sentence) };
  }
  return null;
}

/** What the 50-state comparison says, where no sentence carries the day as a value. */
async function byFigure(keys: readonly string[], days: PayAsk): Promise<Based | null> {
  const { state } = days;
  for (const { law, figures } of await figuresAtPlace("final_pay", state)) {
    if (law.jurisdiction !== state) continue;
    const found = keys.flatMap((key) => figures.filter((figure) => figure.key === key && figure.value !== null))[0];
    // Its condition says 'or … if sooner': no plain day.
    if (!found || found.condition) continue;
    const count = figures.find(({ key }) => key === "dayCount")?.value;
    const of = typeof count === "string" && count.startsWith("business") ? { of: count } : {};
    const value = typeof found.value === "number" ? { days: found.value, ...of } : String(found.value);
    const due = dueBy(value as Parameters<typeof dueBy>[0], days);
    if (due.needs === "words") continue;
    const text = `Final pay by the comparison of states: ${typeof found.value === "number" ? `${found.value} days` : found.value}.`;
    const cite = law.citation ?? law.title;
    return { ...due, basis: { text, cite, law: law.title, slug: law.slug, level: "figure", isOpen: false } };
  }
  return null;
}
