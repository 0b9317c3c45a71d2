import type { QuestionForm } from "../answer/reading/question-form";
import type { PointOfTopic } from "../corpus/points";
import type { Provision } from "../corpus/record";
import type { LawHit } from "../search/types";
import type { RankedPoint } from "./types";

/** The points of an issue, and how it is asked. */
type Asked = { points: RankedPoint[]; form: Pick<QuestionForm, "kind"> };
type Points = ReadonlyMap<string, PointOfTopic>;

/**
 * Where a place was looked through and has no law on a point, what holds is what the point says of that (`whereSilent` in
 * points/*.yaml): 'a private employer need not …'. It is weighed beside the sentences of law, only where the point itself is asked, and
 * never where the place has one.
 */
export function withSilence(laws: LawHit[], points: Points, asked: Asked): LawHit[] {
  const ofFederal = new Set(
    laws.flatMap(({ jurisdiction, topics }) => (jurisdiction === "FEDERAL" ? topics.slice(0, 1) : [])),
  );
  const least = (point: string) => (ofFederal.has(topicOf(point)) ? BESIDE_FEDERAL : PLAINLY);
  const likeliest = asked.points.find(({ point }) => isFit(points.get(point)?.whereSilent, asked))?.point;
  const plainly = new Set(asked.points.filter(({ share, point }) => share >= least(point)).map(({ point }) => point));
  // Who surely asks of a topic on which the place has nothing is told so by the likeliest of its points.
  const shareOf = (topic: string) =>
    asked.points.reduce((sum, { point, share }) => sum + (topicOf(point) === topic ? share : 0), 0);
  if (likeliest && !ofFederal.has(topicOf(likeliest)) && shareOf(topicOf(likeliest)) >= SURELY) plainly.add(likeliest);
  return laws.map((law) => {
    const answered = new Set(
      laws.filter(isOfPlace(law)).flatMap(({ provisions }) => provisions.map(({ point }) => point)),
    );
    const said = silentPointsOf(law, points).flatMap((point) =>
      plainly.has(point.key) && !answered.has(point.key) ? holdingThere(point, law, asked) : [],
    );
    return said.length > 0 ? { ...law, provisions: [...law.provisions, ...said] } : law;
  });
}

const isOfPlace =
  ({ jurisdiction }: LawHit) =>
  (other: LawHit): boolean =>
    other.jurisdiction === jurisdiction && other.city === null;

const PLAINLY = 0.2;
const SURELY = 0.4;
/** Where federal law has an act of its own on the topic, its absence in the state is seldom what is asked. */
const BESIDE_FEDERAL = 0.5;

const topicOf = (point: string): string => point.slice(0, point.indexOf("."));

type Silent = { key: string; whereSilent: PointOfTopic["whereSilent"] };

/** No law on the topic was found at all, or its law was read and says nothing on the point. */
function silentPointsOf({ isAbsence, silentPoints, topics: [topic], city }: LawHit, points: Points): Silent[] {
  if (!topic || city !== null) return [];
  const keys = isAbsence
    ? [...points.keys()].filter((key) => key.startsWith(`${topic}.`))
    : silentPoints.map((point) => (point.includes(".") ? point : `${topic}.${point}`));
  return keys.map((key) => ({ key, whereSilent: points.get(key)?.whereSilent }));
}

/** That something may be done answers nobody who asks what must be. */
const isFit = (said: PointOfTopic["whereSilent"], { form }: Asked): boolean =>
  said !== undefined && !(form.kind === "duty" && said.mood === "may");

const holdingThere = ({ key, whereSilent }: Silent, { confidence }: LawHit, asked: Asked): Provision[] =>
  whereSilent && isFit(whereSilent, asked)
    ? [{ point: key, role: "rule", mood: whereSilent.mood, text: whereSilent.text, level: confidence, cite: null }]
    : [];

/** Whether a sentence says what holds because its place has no law on it. */
export const isOfSilence = ({ point, text }: Provision, points: Points): boolean =>
  points.get(point)?.whereSilent?.text === text;
