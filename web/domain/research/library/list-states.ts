import { today } from "~/platform/clock";
import { keptPerRevision, revisionIn } from "../corpus-revision";
import { inReading } from "../search/reading";
import { type GroupWage, groupWagesOn, type WageItem, type WageRow, wageLabel, wageOn } from "./wages-in-force";

export type CityItem = {
  code: string;
  name: string;
  /** False: known to us but not in the selector. */
  isListed: boolean;
  /** Wage text of the selector: what the wages of the corpus say on this day. */
  minWage: string | null;
  minimumWage: WageItem | null;
  /** A rise of this day is known without its figure, so that no present rate is. */
  minimumWageOutOfDateSince: string | null;
  otherMinimumWages: GroupWage[];
  officialUrl: string | null;
};

export type StateItem = {
  code: string;
  name: string;
  agencyName: string | null;
  agencyUrl: string | null;
  minimumWage: WageItem | null;
  /** A rise of this day is known without its figure, so that no present rate is. */
  minimumWageOutOfDateSince: string | null;
  otherMinimumWages: GroupWage[];
  cities: CityItem[];
};

type StateRow = Pick<StateItem, "code" | "name" | "agencyName" | "agencyUrl">;
type CityRow = Pick<CityItem, "code" | "name" | "isListed" | "officialUrl"> & { id: number; state: string };

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
  const standard = wages.filter(({ kind }) => kind === "standard");
  const isOfState = (code: string) => (wage: WageRow) => wage.jurisdiction === code && wage.cityId === null;
  const federal = wageOn(day, standard.filter(isOfState(FEDERAL)));
  const made = states.map((state) => {
    const ofState = wageOn(day, standard.filter(isOfState(state.code)));
    const levels = { state: ofState, stateName: state.name, federal };
    return {
      ...state,
      minimumWage: ofState.minimumWage,
      minimumWageOutOfDateSince: ofState.outOfDateSince,
      otherMinimumWages: groupWagesOn(day, wages.filter(isOfState(state.code))),
      cities: cities
        .filter((city) => city.state === state.code)
        .map(({ id, state: _, ...city }) => {
          const isOfCity = ({ cityId }: WageRow) => cityId === id;
          const ofCity = wageOn(day, standard.filter(isOfCity));
          return {
            ...city,
            minWage: wageLabel({ city: ofCity, ...levels }),
            minimumWage: ofCity.minimumWage,
            minimumWageOutOfDateSince: ofCity.outOfDateSince,
            otherMinimumWages: groupWagesOn(day, wages.filter(isOfCity)),
          };
        }),
    };
  });
  return { revision, made };
}

const FEDERAL = "FEDERAL";
const STATES = `select code, name, agency_name as "agencyName", agency_url as "agencyUrl" from states order by name`;
const CITIES = `select id, state_code as state, code, name, is_listed as "isListed",
  official_url as "officialUrl" from cities order by id`;
const WAGES = `select jurisdiction, city_id as "cityId", amount_cents as "amountCents", effective_from::text as "effectiveFrom",
  confidence, kind, condition as who
  from minimum_wages order by effective_from, law_id nulls first, id`;
