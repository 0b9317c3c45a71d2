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
/** Towns of other states bear these names too: they count only where their own state is chosen or named. */
const DOUBTFUL_CITIES: Record<string, readonly string[]> = {
  CA: ["alameda", "belmont", "burlingame", "fremont", "hayward", "mountain-view", "pasadena", "richmond"],
  MD: ["howard-county", "montgomery-county"],
  ME: ["portland", "rockland"],
  WA: ["everett", "king-county", "renton"],
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

/** States and cities that a question names; a city also tells its state. `chosen` is the state that was chosen beside it. */
export function placesIn(text: string, { states, cities }: Gazetteer, chosen = "ALL"): NamedPlace[] {
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
  const sure = new Set([chosen, ...found.map(({ state }) => state)]);
  let rest = aliased;
  // 'Los Angeles County' is not Los Angeles: the longer name takes its words away from the shorter one.
  for (const city of [...cities].sort((a, b) => b.name.length - a.name.length)) {
    if (DOUBTFUL_CITIES[city.state]?.includes(city.code) && !sure.has(city.state)) continue;
    const at = rest.indexOf(plainly(city.name));
    if (at < 0 || !isCity(text, rest.slice(0, at + 1), city, found)) continue;
    if (city.name.endsWith(" County")) rest = rest.replace(plainly(city.name), " | ");
    const stateName = states.get(city.state) ?? city.state;
    found.push({ state: city.state, stateName, city: { code: city.code, name: city.name }, text: city.name });
  }
  return withoutDuplicates(found.filter((place) => !isSaidOfCity(place, found, text)));
}

/** 'Denver, Colorado' and 'Denver, CO' name the city alone. */
function isSaidOfCity({ state, stateName, city }: NamedPlace, found: NamedPlace[], text: string): boolean {
  if (city) return false;
  const plain = text.toLowerCase();
  return found.some(
    (other) =>
      other.state === state &&
      other.city !== null &&
      [stateName, state].some((name) => plain.includes(`${other.text}, ${name}`.toLowerCase())),
  );
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
