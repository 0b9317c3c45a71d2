import type { CityEntry } from "./language";
import type { NamedPlace } from "./types";

/** Names that are also words or first names count only after a place word or in full. */
const DOUBTFUL = new Set(["IN", "OR", "ME", "OK", "HI", "OH", "PA", "MA", "LA", "DE", "CO", "AL", "ID"]);
const CITY_NAMES: Record<string, string> = {
  nyc: "new york city",
  "l a": "los angeles",
  sf: "san francisco",
  philly: "philadelphia",
  "st paul": "saint paul",
  manhattan: "new york city",
  brooklyn: "new york city",
};
const BEFORE_CITY = /\b(?:in|at|near|from|around|of|to|for) (?:the )?(?:city of )?$/;

/** A name as it stands in a text of small letters, between blanks. */
function plainly(name: string): string {
  const known = plainNames.get(name) ?? ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, " ")} `;
  plainNames.set(name, known);
  return known;
}
const plainNames = new Map<string, string>();

type Gazetteer = { states: Map<string, string>; cities: CityEntry[] };

/** States and cities that a question names; a city also tells its state. */
export function placesIn(text: string, { states, cities }: Gazetteer): NamedPlace[] {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
  const found: NamedPlace[] = [];
  for (const [code, name] of states) {
    const written = plainly(name);
    const longer = code === "VA" ? plain.replaceAll(" west virginia ", " ") : plain;
    const rest = code === "WA" ? longer.replaceAll(/ washington d c? ?/g, " ") : longer;
    if (rest.includes(written) || codeStands(text, code))
      found.push({ state: code, stateName: name, city: null, text: name });
  }
  if (/\b(?:d\.c\.|washington,? d\.?c\b)/i.test(text)) push(found, states, "DC");
  const aliased = Object.entries(CITY_NAMES).reduce(
    (line, [short, long]) => line.replaceAll(` ${short} `, ` ${long} `),
    plain,
  );
  for (const city of cities) {
    const at = aliased.indexOf(plainly(city.name));
    if (at < 0 || !isCity(text, aliased.slice(0, at + 1), city, found)) continue;
    const stateName = states.get(city.state) ?? city.state;
    found.push({ state: city.state, stateName, city: { code: city.code, name: city.name }, text: city.name });
  }
  return withoutDuplicates(found);
}

function push(found: NamedPlace[], states: Map<string, string>, code: string): void {
  const stateName = states.get(code);
  if (stateName) found.push({ state: code, stateName, city: null, text: stateName });
}

/** `TX` in capitals; `OR` and its like only as ', OR' or 'in OR', and never in a shouted question. */
function codeStands(text: string, code: string): boolean {
  // Most questions hold no code: a plain search costs less than a pattern for each of fifty states.
  if (!text.includes(code) || (text === text.toUpperCase() && text.length > 6)) return false;
  if (DOUBTFUL.has(code)) return new RegExp(`(?:, |\\b(?:in|In) )${code}\\b`).test(text);
  return new RegExp(`\\b${code}\\b`).test(text);
}

/** 'Albany' alone may be anything; after 'in', capitalised, or beside its state it is the city. */
function isCity(text: string, before: string, city: CityEntry, found: NamedPlace[]): boolean {
  if (found.some(({ state, city: other }) => state !== city.state && !other && state !== "")) {
    return BEFORE_CITY.test(before) && !found.some(({ state }) => state !== city.state);
  }
  return BEFORE_CITY.test(before) || text.includes(city.name) || city.name.includes(" ") || before.trim() === "";
}

function withoutDuplicates(places: NamedPlace[]): NamedPlace[] {
  const inCities = new Set(places.filter(({ city }) => city).map(({ state }) => state));
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.state}/${place.city?.code ?? ""}`;
    // 'New York' inside 'New York City' is said once.
    if (
      seen.has(key) ||
      (!place.city &&
        inCities.has(place.state) &&
        place.stateName === "New York" &&
        !/new york(?! city)/i.test(place.text))
    )
      return false;
    seen.add(key);
    return true;
  });
}
