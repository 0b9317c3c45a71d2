import { currentLanguage } from "./language";
import { placesIn } from "./places-in";
import { type PlaceInput, readPlace } from "./read-place";
import { readQuestionText } from "./read-text";
import type { NamedPlace, Place, Question } from "./types";
import { type UnderstandOptions, understandIn } from "./understand-question";

/** Reads a question as it was typed for a place; refuses an empty and an overlong one. */
export async function understandQuestion(
  text: string,
  place: Place,
  options: UnderstandOptions = {},
): Promise<Question> {
  return understandIn(await currentLanguage(), text, place, options);
}

/** The one state that a question names, with its city, where another one was only taken for granted; null where several or none. */
export async function stateNamedIn(text: string, presumed: string): Promise<NamedPlace | null> {
  const places = placesIn(readQuestionText(text), await currentLanguage(), presumed);
  const [first] = places;
  if (!first || first.state === presumed || places.some(({ state }) => state !== first.state)) return null;
  return places.find(({ city }) => city) ?? first;
}

/** The place that a caller names, checked against the states and cities of the corpus. */
export async function placeOf(input: PlaceInput): Promise<Place> {
  return readPlace(input, await currentLanguage());
}
