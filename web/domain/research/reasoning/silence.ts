import { sentencesOf } from "../answer/reading/words";
import { fromLaw, namedAbsence, placeName, type Sentence } from "../answer/sentence";
import type { Provision } from "../corpus/record";
import type { LawHit } from "../search/types";
import type { Finding, Issue, Weighed } from "./types";
import type { Ground } from "./weigh";
import { isOfSilence } from "./where-silent";

/** How well what stands for an absence fits. */
const LEAST_FIT = 1.4;

/** That the state's law was read and says nothing on it, where federal law leads. */
export function silence({ laws, place }: Issue, lead: Weighed, points: Ground["points"]): Sentence[] {
  if (isOfSilence(lead.provision, points))
    return [lead.law.isAbsence ? absenceSaid(lead.law) : readAndSilent(lead.law)];
  if (lead.law.jurisdiction !== "FEDERAL" || place.state === "FEDERAL") return [];
  const topic = lead.provision.point.split(".")[0] ?? "";
  const own = laws.filter((law) => law.jurisdiction === place.state && law.city === null);
  const none = own.find((law) => law.isAbsence && law.topics[0] === topic);
  if (none) return [absenceSaid(none)];
  const silent = own.find(({ silentPoints }) =>
    silentPoints.some((point) => lead.provision.point === `${topic}.${point}`),
  );
  return silent ? [readAndSilent(silent)] : [];
}

const readAndSilent = (silent: LawHit): Sentence =>
  fromLaw(`${placeName(silent)} law was read on this and says nothing of its own.`, silent);

const absenceSaid = (none: LawHit): Sentence =>
  fromLaw(namedAbsence(sentencesOf(none.summary)[0] ?? none.summary, none), none);

/** That the place has no law on what a piece of a story tells of: where something else is answered, it is a thing of its own too. */
export function absenceOn(issue: Issue, ground: Ground): Finding | null {
  const { laws, place, points } = issue;
  const [likeliest] = points;
  const topic = likeliest?.point.split(".")[0];
  const none = laws.find(
    (law) =>
      law.isAbsence && law.confidence !== "recalled" && law.topics[0] === topic && law.jurisdiction === place.state,
  );
  if (!none || !likeliest) return null;
  const said = absenceSaid(none);
  const label = ground.points.get(likeliest.point)?.label ?? null;
  const provision: Provision = {
    point: likeliest.point,
    role: "rule",
    text: none.summary,
    level: "reviewed",
    cite: null,
  };
  const lead: Weighed = { law: none, provision, holding: NOT_HELD, fit: LEAST_FIT, isAsked: false };
  return { issue, label, verdict: null, lead, fits: [], sentences: [said], pointLabel: label, used: [], asked: [] };
}

const NOT_HELD: Weighed["holding"] = { verdict: "unknown", missing: [], used: [], isOpen: false };
