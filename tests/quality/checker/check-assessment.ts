import type { RiskAssessment } from "../../../web/domain/research";
import type { FullCase, FullLaw } from "../../../web/domain/research/search/types";
import { checkSegment } from "./check-segment";
import type { SourceRecord } from "./record-text";
import { htmlSegments, isSafeHtml, type Segment, textSegments } from "./segments";

export type Problem = { field: string; text: string; fault: string };
export type AskedPlace = { state: string; city: { code: string } | null; includeCityLaws: boolean };
export type Ground = { laws: FullLaw[]; cases: FullCase[]; place: AskedPlace };

const fault = (field: string, text: string, what: string): Problem => ({
  field,
  text: text.slice(0, 160),
  fault: what,
});

/**
 * Proves an assessment against the records themselves: every sentence cited, every reference resolved, every figure and
 * telling word in the cited record, the law verified, of the place and in force. It knows nothing of how answers are made.
 */
export function checkAssessment(assessment: RiskAssessment, ground: Ground): Problem[] {
  const sources = new Map<number, SourceRecord>();
  const problems: Problem[] = [];
  for (const { ref, lawId, caseId, title, mark } of assessment.citations) {
    const law = ground.laws.find(({ id }) => id === lawId);
    const found = ground.cases.find(({ id }) => id === caseId);
    if (law) sources.set(ref, { kind: "law", record: law });
    else if (found) sources.set(ref, { kind: "case", record: found });
    else problems.push(fault("citations", title, `reference ${ref} resolves to no record that was found`));
    const level = law ? levelIn(law, assessment.directAnswer) : found?.confidence;
    if (level === "reviewed" && !mark) problems.push(fault("citations", title, "reviewed, without its mark"));
  }
  for (const source of sources.values()) problems.push(...checkSource(source, ground.place));
  if (!isSafeHtml(assessment.directAnswer))
    problems.push(fault("directAnswer", assessment.directAnswer, "other tags than p, strong and sup"));
  for (const segment of segmentsOf(assessment)) {
    problems.push(...checkSegment(segment, sources).map((what) => fault(segment.field, segment.text, what)));
  }
  return [...problems, ...checkMark(assessment, sources), ...checkSums(assessment, sources)];
}

const TRUST = ["official", "source", "reviewed", "recalled"];

/** How a law was read, as far as the answer rests on it: as its weakest sentence that is said. */
function levelIn({ provisions, confidence }: FullLaw, html: string): string {
  const plain = html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  // The first letter may have become a small one behind 'In Texas,'.
  const said = provisions.filter(({ text }) => plain.includes(text.slice(1)));
  if (said.length === 0) return confidence;
  return said.map(({ level }) => level).sort((a, b) => TRUST.indexOf(b) - TRUST.indexOf(a))[0] ?? confidence;
}

function segmentsOf(made: RiskAssessment): Segment[] {
  return [
    ...htmlSegments("directAnswer", made.directAnswer),
    ...made.legalExplanation.split("\n").flatMap((text) => textSegments("legalExplanation", text)),
    ...textSegments("potentialDamages", made.potentialDamages),
    ...made.recommendedActions.flatMap((text) => textSegments("recommendedActions", text)),
    ...made.recommendations.flatMap((text) => textSegments("recommendations", text)),
    ...made.specificPenalties.flatMap(({ description, penaltyAmount }) => {
      return textSegments("specificPenalties", description).map((segment) => ({
        ...segment,
        text: `${penaltyAmount}. ${segment.text}`,
      }));
    }),
  ];
}

function checkSource({ kind, record }: SourceRecord, place: AskedPlace): Problem[] {
  const name = kind === "law" ? record.title : record.name;
  const problems: Problem[] = [];
  const isHere = record.jurisdiction === "FEDERAL" || place.state === "ALL" || record.jurisdiction === place.state;
  if (!isHere) problems.push(fault("citations", name, `law of ${record.jurisdiction}, asked for ${place.state}`));
  if (record.confidence === "recalled") problems.push(fault("citations", name, "only recalled, may not be used"));
  if (kind === "case" && !record.citationVerified && record.treatment === "good")
    problems.push(fault("citations", name, "citation not verified"));
  if (
    kind === "law" &&
    record.city !== null &&
    !(place.includeCityLaws && (place.city === null || place.city.code === record.city))
  ) {
    problems.push(fault("citations", name, "law of a city that was not asked for"));
  }
  return problems;
}

/** Sentences that rest on reviewed records only: the answer says so. */
function checkMark({ directAnswer }: RiskAssessment, sources: Map<number, SourceRecord>): Problem[] {
  const segments = htmlSegments("directAnswer", directAnswer);
  const marked = new Set(
    segments.filter(({ text }) => /not checked against the official text/i.test(text)).flatMap(({ refs }) => refs),
  );
  const cited = new Set(segments.flatMap(({ refs }) => refs));
  return [...cited]
    .filter((ref) => {
      const source = sources.get(ref);
      const level = source?.kind === "law" ? levelIn(source.record, directAnswer) : source?.record.confidence;
      return level === "reviewed" && !marked.has(ref);
    })
    .map((ref) => fault("directAnswer", directAnswer, `source ${ref} is not marked as unchecked`));
}

function checkSums({ maxPenalty, minPenalty }: RiskAssessment, sources: Map<number, SourceRecord>): Problem[] {
  const sums = new Set<number>([0]);
  for (const source of sources.values()) {
    if (source.kind !== "law" || typeof source.record.penaltyDetails === "string") continue;
    for (const { unit, min, max } of source.record.penaltyDetails) {
      if (unit === "dollars") for (const sum of [min, max]) if (sum !== undefined) sums.add(sum);
    }
  }
  return [maxPenalty, minPenalty]
    .filter((sum) => !sums.has(sum))
    .map((sum) => fault("maxPenalty", String(sum), "no cited record holds this sum"));
}
