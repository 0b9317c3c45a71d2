import { type GivenFacts, sentencesAtPlace } from "~/domain/research";
import { type Cited, citedAll } from "./cited";

export type LeavingNotices = {
  /** Federal COBRA from so many employees on (its own words), below it the law of the state. */
  cobra: { isFederal: boolean; rules: Cited[] };
  unemployment: Cited[];
};

/** 29 U.S.C. 1161(b) in the corpus: its coverage sentence says no below this number. */
const COVERAGE = "mini_cobra.coverage";

/** Laws that are not read by points yet say the same under rule, notice and deadline. */
const HEALTH = ["notice", "months", "election", "rule", "deadline"].map((key) => `mini_cobra.${key}`);
const UNEMPLOYMENT = ["unemployment_insurance.notice_to_leaver", "unemployment_insurance.notice"];

/** Which notices the last day asks for: health coverage and unemployment. */
export async function leavingNotices(
  state: string | null,
  { day, facts }: { day: string; facts: GivenFacts },
): Promise<LeavingNotices> {
  const points = [COVERAGE, ...HEALTH];
  const sentences = await sentencesAtPlace([...points, ...UNEMPLOYMENT], { state, day, facts });
  const health = sentences.filter(({ point }) => points.includes(point));
  // The federal exemption is worded as whom it does not reach.
  const isExempt = health.some(
    ({ point, law, holding }) => point === COVERAGE && law.jurisdiction === "FEDERAL" && holding.verdict === "yes",
  );
  const jurisdiction = isExempt ? state : "FEDERAL";
  return {
    cobra: { isFederal: !isExempt, rules: citedAll(health.filter(({ law }) => law.jurisdiction === jurisdiction)) },
    unemployment: citedAll(sentences.filter(({ point }) => UNEMPLOYMENT.includes(point))),
  };
}
