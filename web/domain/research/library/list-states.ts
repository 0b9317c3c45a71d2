import { today } from "~/platform/clock";
import { keptPerRevision, revisionIn } from "../corpus-revision";
import { inReading } from "../search/reading";

export type WageItem = {
  amountCents: number;
  effectiveFrom: string;
  confidence: string;
  /** A known later rate. */
  next: { amountCents: number; effectiveFrom: string } | null;
};

export type CityItem = {
  code: string;
  name: string;
  /** False: known to us but not in the selector. */
  isListed: boolean;
  /** Wage text of the selector. */
  minWage: string | null;
  minimumWage: WageItem | null;
  officialUrl: string | null;
};

export type StateItem = {
  code: string;
  name: string;
  agencyName: string | null;
  agencyUrl: string | null;
  minimumWage: WageItem | null;
  cities: CityItem[];
};

type StateRow = Omit<StateItem, "cities" | "minimumWage">;
type CityRow = Omit<CityItem, "minimumWage" | "minWage"> & { id: number; state: string; displayWage: string | null };
type WageRow = {
  jurisdiction: string;
  cityId: number | null;
  amountCents: number;
  effectiveFrom: string;
  confidence: string;
};

const kept = keptPerRevision<StateItem[]>("states", 2);

/** The 50 states and DC by name, with their minimum wages and the cities that have law of their own. */
export function listStates(): Promise<StateItem[]> {
  const day = today();
  return kept(day, () => readStates(day));
}

async function readStates(day: string): Promise<{ revision: string; made: StateItem[] }> {
  const { revision, states, cities, wages } = await inReading(async (client) => ({
    revision: await revisionIn(client),
    states: (await client.query<StateRow>(STATES)).rows,
    cities: (await client.query<CityRow>(CITIES)).rows,
    wages: (await client.query<WageRow>(WAGES)).rows,
  }));
  const made = states.map((state) => ({
    ...state,
    minimumWage: wageOn(
      day,
      wages.filter(({ jurisdiction, cityId }) => jurisdiction === state.code && cityId === null),
    ),
    cities: cities.filter((city) => city.state === state.code).map((city) => cityItem(city, wages, day)),
  }));
  return { revision, made };
}

const STATES = `select code, name, agency_name as "agencyName", agency_url as "agencyUrl" from states order by name`;
const CITIES = `select id, state_code as state, code, name, is_listed as "isListed", display_wage as "displayWage",
  official_url as "officialUrl" from cities order by id`;
const WAGES = `select jurisdiction, city_id as "cityId", amount_cents as "amountCents", effective_from::text as "effectiveFrom", confidence
  from minimum_wages where kind = 'standard' order by effective_from`;

function cityItem({ id, state: _, displayWage, ...city }: CityRow, wages: WageRow[], day: string): CityItem {
  const minimumWage = wageOn(
    day,
    wages.filter(({ cityId }) => cityId === id),
  );
  return { ...city, minWage: displayWage, minimumWage };
}

/** The newest verified rate in force on a day, with the next known one. */
function wageOn(day: string, wages: WageRow[]): WageItem | null {
  const current = wages.filter(({ effectiveFrom }) => effectiveFrom <= day).at(-1);
  const later = wages.find(({ effectiveFrom }) => effectiveFrom > day);
  if (!current) return null;
  const { amountCents, effectiveFrom, confidence } = current;
  const next = later ? { amountCents: later.amountCents, effectiveFrom: later.effectiveFrom } : null;
  return { amountCents, effectiveFrom, confidence, next };
}
