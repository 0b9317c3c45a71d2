import type { WageRate, WagesFile } from "./schema/wages-file";

/** The wages of one place: what most are owed, and the groups that are owed another rate. */
export type PlaceWages = {
  rates: WageRate[];
  groups: { who: string; rates: WageRate[] }[];
  /** The place has a rate for one trade only; all others are owed the state's. */
  isOfTrade?: boolean;
};

/** The wages whose figures a law of this place says: of the city, else of its state, or the federal ones. */
export function wagesOfPlace(file: WagesFile, jurisdiction: string, city: string | null): PlaceWages {
  if (jurisdiction === "FEDERAL") return file.federal;
  const state = file.states.find((one) => one.state === jurisdiction) ?? { rates: [], groups: [] };
  const local = file.locals.find(
    ({ state: code, codes }) => code === jurisdiction && city !== null && codes.includes(city),
  );
  if (!local) return state;
  return local.rates.length > 0 ? local : { rates: state.rates, groups: local.groups, isOfTrade: true };
}
