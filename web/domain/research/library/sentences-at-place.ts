import type { Provision } from "../corpus/record";
import { type Holding, holds } from "../facts/holds";
import { exactly, type FactValue, type Span } from "../facts/types";
import { inReading } from "../search/reading";
import type { CitedLaw } from "./law-at-place";
import { changeOf, textOn } from "./law-on-day";

/** What is known of a case, by the keys of facts.yaml. */
export type GivenFacts = Record<string, string | number | boolean | Span>;

export type PlaceSentence = Pick<Provision, "point" | "role" | "mood" | "cite" | "level" | "pin" | "read"> & {
  law: CitedLaw & { minEmployees: number | null };
  text: string;
  /** The value as it stands on the day; undefined where the sentence has none or the one that followed is not known. */
  value: Provision["value"];
  holding: Holding;
};

export type AtPlace = {
  state: string | null;
  day: string;
  facts?: GivenFacts;
  /** False where federal law has nothing to say on the points: half of the reading. */
  isFederalToo?: boolean;
};

type Row = CitedLaw & { minEmployees: number | null; provisions: Provision[] };

/**
 * The sentences that answer points (`final_pay.fired_when`) in federal law and in the law of a state as of a day, each with
 * whether it holds for these facts. What nobody read is left out.
 */
export async function sentencesAtPlace(
  points: readonly string[],
  { state, day, facts = {}, isFederalToo = true }: AtPlace,
): Promise<PlaceSentence[]> {
  // A law of a state stands under the topics that it speaks of; a federal one may answer a point of another topic too.
  const topics = points.map((point) => point.split(".")[0]);
  const laws = await inReading(async (client) => {
    const { rows } = await client.query<Row>(
      `select id, slug, title, citation, jurisdiction, min_employees as "minEmployees", provisions from laws
       where archived_at is null and status = 'in_force' and not is_absence and city is null and jurisdiction = any($1)
         and (jurisdiction = 'FEDERAL' or topics && $3)
         and exists (select from jsonb_array_elements(provisions) p where p->>'point' = any($2)) order by id`,
      [[...(isFederalToo ? ["FEDERAL"] : []), ...(state ? [state] : [])], points, topics],
    );
    return rows;
  });
  const known = new Map(Object.entries(facts).map(([key, given]) => [key, factOf(given)]));
  return laws.flatMap(({ provisions, ...law }) =>
    provisions
      .filter(({ point, level, from, to }) => points.includes(point) && level !== "recalled" && isOn(day, { from, to }))
      .map((provision) => {
        const change = changeOf(provision, day);
        return {
          ...{ point: provision.point, role: provision.role, mood: provision.mood, cite: provision.cite },
          ...{ pin: provision.pin, read: provision.read },
          ...{ law, level: provision.level, text: textOn(provision, provision.text, day) },
          value: change ? (change.now ?? undefined) : provision.value,
          holding: holds(provision.when, known),
        };
      }),
  );
}

const isOn = (day: string, { from, to }: { from?: string; to?: string }): boolean =>
  (!from || from <= day) && (!to || day <= to);

function factOf(given: GivenFacts[string]): FactValue {
  if (typeof given === "string") return { kind: "choice", chosen: [given] };
  if (typeof given === "number") return exactly(given);
  if (typeof given === "boolean") return { kind: "yesno", isTrue: given };
  return { kind: "span", span: given };
}
