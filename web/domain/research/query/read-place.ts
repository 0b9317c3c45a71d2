import { invalidField } from "~/platform/errors";
import type { CityEntry } from "./language";
import type { Place } from "./types";

export type PlaceInput = {
  /** `CA`, `California`, `ALL`, `FEDERAL`, `CA, all cities` or `CA, Los Angeles`; none means all states. */
  jurisdiction?: string | null;
  /** Code or name of a city. */
  city?: string | null;
  /** Undefined: as the jurisdiction and city say. */
  includeCityLaws?: boolean;
};

type Gazetteer = { states: Map<string, string>; cities: CityEntry[] };

const ALL_CITIES = /^all (?:cities|municipalities|cities\/municipalities)$/i;

/** The place of a search, checked: an unknown state, an unknown city and a city of another state are said. */
export function readPlace({ jurisdiction, city, includeCityLaws }: PlaceInput, known: Gazetteer): Place {
  const [statePart = "", ...cityParts] = (jurisdiction ?? "").split(",").map((part) => part.trim());
  const cityText = city?.trim() || cityParts.join(", ");
  const state = readState(statePart, known.states);
  const everyCity = ALL_CITIES.test(cityText);
  const stateName =
    state === "ALL" ? "All States" : state === "FEDERAL" ? "Federal" : (known.states.get(state) ?? state);
  if (state === "ALL" || state === "FEDERAL") {
    return { state, stateName, city: null, includeCityLaws: state === "ALL" && includeCityLaws === true };
  }
  const chosen = cityText && !everyCity ? readCity(cityText, state, stateName, known) : null;
  return { state, stateName, city: chosen, includeCityLaws: includeCityLaws ?? (everyCity || chosen !== null) };
}

function readState(text: string, states: Map<string, string>): string {
  const upper = text.toUpperCase();
  if (upper === "" || upper === "ALL" || upper === "ALL STATES") return "ALL";
  if (upper === "FEDERAL" || upper === "US") return "FEDERAL";
  if (states.has(upper)) return upper;
  for (const [code, name] of states) if (name.toUpperCase() === upper) return code;
  throw invalidField(
    "jurisdiction",
    `There is no state "${text.slice(0, 40)}". Use a two-letter code such as CA, or ALL.`,
  );
}

function readCity(text: string, state: string, stateName: string, { states, cities }: Gazetteer) {
  const lower = text.toLowerCase();
  const slug = lower.replace(/[^a-z0-9]+/g, "-");
  // 'New York' of the state of New York is New York City.
  const isIt = ({ code, name }: CityEntry) => code === slug || name.toLowerCase() === lower || code === `${slug}-city`;
  const matches = cities.filter(isIt);
  const here = matches.find((city) => city.state === state);
  if (here) return { code: here.code, name: here.name };
  const there = matches[0];
  const shown = text.slice(0, 60);
  throw invalidField(
    "city",
    there
      ? `${there.name} is a city of ${states.get(there.state) ?? there.state}, not of ${stateName}.`
      : `We hold no city "${shown}" for ${stateName}.`,
  );
}
