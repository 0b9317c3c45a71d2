import type { NamedPlace, Place, QueryHint } from "./types";

type Input = {
  /** As chosen. */
  asked: Place;
  /** As read. */
  place: Place;
  places: NamedPlace[];
  corrections: { typed: string; word: string }[];
  /** Numbers of employees that cannot all be true. */
  contradicted?: number[];
};

/** What the reader should know: another place was named, a city has law of its own, a word was read differently. */
export function hintsFor({ asked, place, places, corrections, contradicted = [] }: Input): QueryHint[] {
  const hints: QueryHint[] = [];
  const other = places.filter(({ state }) => place.state !== "ALL" && state !== place.state);
  for (const named of other) {
    // 'Austin, Texas' says it all.
    if (!named.city && other.some(({ city, state }) => city && state === named.state)) continue;
    const shown = named.city ? `${named.city.name}, ${named.stateName}` : named.stateName;
    hints.push({
      kind: "other-state",
      text: `Your question names ${shown}; these results are for ${place.stateName}. Choose ${named.stateName} to see its law.`,
      place: named,
    });
  }
  const city = places.find((named) => named.city && named.state === place.state);
  if (city?.city && place.city?.code === city.city.code && !asked.includeCityLaws) {
    const text = `Your question names ${city.city.name}, so its ordinances are included.`;
    hints.push({ kind: "city-law", text, place: city });
  } else if (city?.city && place.city && place.city.code !== city.city.code) {
    const text = `Your question names ${city.city.name}; these results are for ${place.city.name}. Choose ${city.city.name} to see its ordinances.`;
    hints.push({ kind: "city-law", text, place: city });
  } else if (city?.city && !place.includeCityLaws) {
    const text = "Your question names cities. Include city laws to see their ordinances.";
    hints.push({ kind: "city-law", text, place: city });
  }
  if (contradicted.length > 0) {
    const text = `Your question names ${contradicted.join(" and ")} employees. The answer takes neither number: say how many there are.`;
    hints.push({ kind: "contradiction", text });
  }
  for (const { typed, word } of corrections) {
    hints.push({ kind: "spelling", text: `Read "${typed}" as "${word}".` });
  }
  return hints;
}
