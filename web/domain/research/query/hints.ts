import type { NamedPlace, Place, QueryHint } from "./types";

type Input = {
  place: Place;
  places: NamedPlace[];
  corrections: { typed: string; word: string }[];
};

/** What the reader should know: another place was named, a city has law of its own, a word was read differently. */
export function hintsFor({ place, places, corrections }: Input): QueryHint[] {
  const hints: QueryHint[] = [];
  const other = places.filter(({ state }) => place.state !== "ALL" && state !== place.state);
  for (const named of other) {
    const shown = named.city ? `${named.city.name}, ${named.stateName}` : named.stateName;
    hints.push({
      kind: "other-state",
      text: `Your question names ${shown}; these results are for ${place.stateName}. Choose ${named.stateName} to see its law.`,
      place: named,
    });
  }
  const city = places.find((named) => named.city && named.state === place.state);
  if (city?.city && !(place.includeCityLaws && (place.city === null || place.city.code === city.city.code))) {
    hints.push({
      kind: "city-law",
      text: `Your question names ${city.city.name}. Include city laws to see its ordinances.`,
      place: city,
    });
  }
  for (const { typed, word } of corrections) {
    hints.push({ kind: "spelling", text: `Read "${typed}" as "${word}".` });
  }
  return hints;
}
