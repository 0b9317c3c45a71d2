import { currentLanguage } from "./language";
import { type PlaceInput, readPlace } from "./read-place";
import type { Place, Question } from "./types";
import { type UnderstandOptions, understandIn } from "./understand-question";

/** Reads a question as it was typed for a place; refuses an empty and an overlong one. */
export async function understandQuestion(
  text: string,
  place: Place,
  options: UnderstandOptions = {},
): Promise<Question> {
  return understandIn(await currentLanguage(), text, place, options);
}

/** The place that a caller names, checked against the states and cities of the corpus. */
export async function placeOf(input: PlaceInput): Promise<Place> {
  return readPlace(input, await currentLanguage());
}
