import type { PoolClient } from "pg";
import { accessOf, type Principal, requireAccess } from "~/domain/access";
import { today } from "~/platform/clock";
import { invalidField } from "~/platform/errors";
import { currentLanguage, type Language } from "../query/language";
import { inReading } from "../search/reading";
import type { FullLaw, LawItem } from "../search/types";
import type { ComparedFigure } from "./compared-figure";
import { lawItem } from "./cut-records";
import { figuresOn, lawOn } from "./law-on-day";
import { type FigureKey, figureKeysOf } from "./list-topics";
import { readLaws } from "./read-laws";
import { type BindingFigure, bindingFigures, type CityFigure } from "./strictest-figure";
import { type WagesOnDay, wagesOnDay, withWage } from "./wages-compared";

export type ComparedState = {
  /** Two-letter code, or FEDERAL. */
  state: string;
  stateName: string;
  /** Null: nothing in our records on this topic. */
  law: LawItem | null;
  /** No state law was found as of the law's `verifiedAsOf`. */
  isAbsence: boolean;
  figures: ComparedFigure[];
  /** What binds there: the strictest of federal and state law, and of its cities where one asks more. */
  binding: BindingFigure[];
  /** What is said in place of a law: what federal law leaves open, or that our records hold nothing. */
  silence: string | null;
};

export type Comparison = {
  topic: { slug: string; label: string; category: string };
  figures: FigureKey[];
  federalText: string | null;
  /** The day on which it stands so, and the days on which something changes that our records know. */
  day: string;
  days: string[];
  states: ComparedState[];
};

/** Open to everybody: what the comparison is can be seen before an account. */
export const OPEN_TOPIC = "min_wage";

/** Whether a reader may compare a topic. */
export const mayCompare = (principal: Principal, topic: string): boolean =>
  topicSlug(topic) === OPEN_TOPIC || accessOf(principal, "research").allowed;

const topicSlug = (written: string): string => written.trim().toLowerCase().replaceAll("-", "_");

type TopicRow = {
  slug: string;
  label: string;
  category: string;
  declared: (Parameters<typeof figureKeysOf>[0] & { federal?: { text?: string } | null }) | null;
};
type MainLaw = { id: number; jurisdiction: string };
type FigureRow = {
  lawId: number;
  key: string;
  amount: string | null;
  number: string | null;
  yes: boolean | null;
  text: string | null;
  confidence: string;
  condition: string | null;
};

/** The comparable figures of a topic on a day, one row for federal law and for each state. */
export async function compareTopic(
  principal: Principal,
  input: { topic: string; states?: string[]; day?: string },
): Promise<Comparison> {
  if (!mayCompare(principal, input.topic)) requireAccess(principal, "research");
  const language = await currentLanguage();
  const isOpen = accessOf(principal, "research").allowed;
  return inReading(async (client) => {
    const topic = await readTopic(client, input.topic);
    const codes = statesOf(input.states, language);
    const day = input.day ?? today();
    const mains = await mainLaws(client, topic.slug, codes);
    const ids = mains.map(({ id }) => id);
    const laws = new Map((await readLaws(client, ids)).map((law) => [law.jurisdiction, law]));
    const written = await readFigures(client, topic.slug, ids);
    const wages = topic.slug === WAGES ? await wagesOnDay(client, day) : null;
    const keys = figureKeysOf(topic.declared);
    const figuresOf = (code: string): ComparedFigure[] => {
      const law = laws.get(code);
      const figures = law ? comparedFigures(law, written, day) : [];
      // The records say what holds today; of other days the dated wages know more.
      return wages && day !== today() ? withWage(figures, wages.of(code)) : figures;
    };
    const federal = figuresOf("FEDERAL");
    const cities = wages?.cities ?? (await cityFigures(client, topic.slug));
    const federalText = topic.declared?.federal?.text ?? null;
    return {
      topic: { slug: topic.slug, label: topic.label, category: topic.category },
      figures: keys,
      federalText,
      day,
      days: daysOf([...laws.values()], wages, day),
      states: codes.map((code): ComparedState => {
        const law = laws.get(code);
        const figures = figuresOf(code);
        const ofState = { federal, state: figures, cities: cities.filter(({ state }) => state === code) };
        return {
          state: code,
          stateName: language.states.get(code) ?? "Federal",
          law: law ? lawItem(lawOn(law, day), isOpen) : null,
          isAbsence: law?.isAbsence ?? false,
          figures,
          binding: code === "FEDERAL" ? [] : bindingFigures(keys, ofState),
          silence: law ? null : ((code === "FEDERAL" ? federalText : null) ?? "Not in our records"),
        };
      }),
    };
  });
}

const WAGES = "min_wage";
const FIRST_DAY = "2024-01-01";

/** Today and the days of known changes; what stood before is known of wages alone. */
function daysOf(laws: FullLaw[], wages: WagesOnDay | null, day: string): string[] {
  const coming = laws
    .flatMap(({ provisions }) => provisions.flatMap(({ next }) => next?.from ?? []))
    .filter((change) => change > today());
  const past = wages?.days.filter((change) => change >= FIRST_DAY) ?? [];
  return [...new Set([...past, ...coming, today(), day])].sort();
}

/** The figures of city laws on a topic. */
async function cityFigures(client: PoolClient, topic: string): Promise<CityFigure[]> {
  const { rows } = await client.query<FigureRow & { state: string; name: string; slug: string }>(
    `select f.law_id as "lawId", f.key, f.amount_cents as amount, f.number_value as number, f.boolean_value as yes,
            f.text_value as text, f.confidence, f.condition, l.jurisdiction as state, c.name, l.slug
     from law_figures f join topics t on t.id = f.topic_id join laws l on l.id = f.law_id
       join cities c on c.state_code = l.jurisdiction and c.code = l.city
     where t.slug = $1 and l.archived_at is null and l.status = 'in_force' and f.confidence <> 'recalled' order by f.id`,
    [topic],
  );
  return rows.map(({ state, name, slug, ...figure }) => {
    const { key, value } = comparedFigure(figure);
    return { state, name, slug, key, value };
  });
}

async function readTopic(client: PoolClient, slug: string): Promise<TopicRow> {
  const { rows } = await client.query<TopicRow>(
    "select slug, label, category, figure_keys as declared from topics where slug = $1",
    [topicSlug(slug)],
  );
  if (!rows[0])
    throw invalidField("topic", `There is no topic "${slug.slice(0, 60)}". Choose one from the list of topics.`);
  return rows[0];
}

/** Federal law first, then the asked states in their order; none asked means all. */
function statesOf(asked: string[] | undefined, { states }: Language): string[] {
  const wanted = (asked ?? []).map((code) => code.trim().toUpperCase()).filter(Boolean);
  if (wanted.length === 0 || wanted.includes("ALL")) return ["FEDERAL", ...states.keys()];
  const unknown = wanted.find((code) => code !== "FEDERAL" && !states.has(code));
  if (unknown)
    throw invalidField("states", `There is no state "${unknown.slice(0, 40)}". Use two-letter codes such as CA,NY.`);
  return [...new Set(["FEDERAL", ...wanted])];
}

/** Of several laws on a topic the one that carries the figures, and that has it as its first topic. */
export async function mainLaws(client: PoolClient, topic: string, codes: string[]): Promise<MainLaw[]> {
  const { rows } = await client.query<MainLaw>(
    `select distinct on (l.jurisdiction) l.id, l.jurisdiction
     from laws l left join lateral (
       select count(*) as figures from law_figures f join topics t on t.id = f.topic_id where f.law_id = l.id and t.slug = $1) c on true
     where l.archived_at is null and l.city is null and $1 = any(l.topics) and l.jurisdiction = any($2)
     order by l.jurisdiction, (l.topics[1] = $1) desc, c.figures desc, (l.status = 'in_force') desc, length(l.slug), l.id`,
    [topic, codes],
  );
  return rows;
}

export async function readFigures(client: PoolClient, topic: string, lawIds: number[]): Promise<FigureRow[]> {
  const { rows } = await client.query<FigureRow>(
    `select f.law_id as "lawId", f.key, f.amount_cents as amount, f.number_value as number, f.boolean_value as yes,
            f.text_value as text, f.confidence, f.condition
     from law_figures f join topics t on t.id = f.topic_id where t.slug = $1 and f.law_id = any($2) order by f.id`,
    [topic, lawIds],
  );
  return rows;
}

/** The figures of a law as they stand on the day. */
function comparedFigures(law: FullLaw, rows: FigureRow[], day: string): ComparedFigure[] {
  const own = rows.filter(({ lawId }) => lawId === law.id).map(comparedFigure);
  return figuresOn(law, own, day).map((figure) => ({ ...figure, outOfDateSince: figure.outOfDateSince ?? null }));
}

export type WrittenFigure = Omit<ComparedFigure, "outOfDateSince">;

export function comparedFigure({ key, amount, number, yes, text, confidence, condition }: FigureRow): WrittenFigure {
  const counted = amount ?? number;
  return { key, value: counted === null ? (yes ?? text) : Number(counted), confidence, condition };
}
