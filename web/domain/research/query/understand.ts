import { inReading } from "../search/reading";
import { currentLanguage } from "./language";
import { type PlaceInput, readPlace } from "./read-place";
import type { Place, Question } from "./types";
import { type UnderstandOptions, understandIn } from "./understand-question";

/** Reads a question as it was typed for a place; refuses an empty and an overlong one. */
export function understandQuestion(text: string, place: Place, options: UnderstandOptions = {}): Promise<Question> {
  return inReading(async (client) =>
    understandIn({ client, language: await currentLanguage(client) }, text, place, options),
  );
}

/** The place that a caller names, checked against the states and cities of the corpus. */
export function placeOf(input: PlaceInput): Promise<Place> {
  return inReading(async (client) => readPlace(input, await currentLanguage(client)));
}
