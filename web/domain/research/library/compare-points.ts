import type { Principal } from "~/domain/access";
import { requireAccess } from "~/domain/access";
import { currentLanguage } from "../query/language";
import { mayCompare } from "./compare-topic";
import { type PlaceSentence, sentencesAtPlace } from "./sentences-at-place";

export type PointSentence = Pick<PlaceSentence, "text" | "point" | "role" | "level"> & {
  pin: string | null;
  read: { at: string; on: string } | null;
  mood: string | null;
  law: { id: number; slug: string; title: string; citation: string | null };
};

/** Every point of a topic with what the law of each place says to it. */
export type PointsOfPlaces = {
  places: { code: string; name: string }[];
  points: { point: string; label: string; said: Record<string, PointSentence[]> }[];
};

const FEDERAL = "FEDERAL";
/** Columns of text that can be read side by side. */
const MOST_PLACES = 4;

/** What federal law and up to four states say to each point of a topic, on a day. */
export async function comparePoints(
  principal: Principal,
  { topic, states, day }: { topic: string; states: string[]; day: string },
): Promise<PointsOfPlaces> {
  if (!mayCompare(principal, topic)) requireAccess(principal, "research");
  const language = await currentLanguage();
  const known = [...language.points].filter(([point]) => point.startsWith(`${topic}.`));
  const codes = states.filter((code) => language.states.has(code)).slice(0, MOST_PLACES);
  const keys = known.map(([point]) => point);
  const federal = sentencesAtPlace(keys, { state: null, day });
  const found = await Promise.all([
    federal,
    ...codes.map((code) => sentencesAtPlace(keys, { state: code, day, isFederalToo: false })),
  ]);
  const places = [FEDERAL, ...codes].map((code, at) => ({ code, sentences: found[at] ?? [] }));
  const points = known.map(([point, { label }]) => ({
    point,
    label,
    said: Object.fromEntries(
      places.map(({ code, sentences }) => [code, sentences.filter((one) => one.point === point).map(shown)]),
    ),
  }));
  return {
    places: places.map(({ code }) => ({ code, name: language.states.get(code) ?? "Federal" })),
    points: points.filter(({ said }) => Object.values(said).some((sentences) => sentences.length > 0)),
  };
}

const shown = ({ text, point, role, mood, level, pin, read, law }: PlaceSentence): PointSentence => ({
  ...{ text, point, role, level, mood: mood ?? null, pin: pin ?? null, read: read ?? null },
  law: { id: law.id, slug: law.slug, title: law.title, citation: law.citation },
});
