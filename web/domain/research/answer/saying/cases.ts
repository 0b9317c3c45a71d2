import { caseTopics } from "../../search/case-candidates";
import type { CaseHit } from "../../search/types";
import type { Plan } from "../choosing/plan";
import { isAuthority } from "../choosing/usable";
import { sentencesOf } from "../reading/words";
import type { Sentence } from "../sentence";

const MOST = 3;

export const isNamedCase = ({ match }: CaseHit): boolean =>
  match === "citation" || match === "title" || match === "name";

/** Cases that may be named as authority, best first. */
export const authorities = ({ retrieval }: Plan): CaseHit[] =>
  retrieval.cases.filter((found) => isAuthority(found, retrieval));

/** The case that the question asks for by name, or with no law found the best one. */
export function leadingCase(plan: Plan): CaseHit | null {
  const usable = authorities(plan);
  const hasLaw = plan.main !== null || plan.belowThreshold.length > 0;
  const topic = plan.retrieval.question.topics[0]?.topic;
  const onTopic = usable.find(({ topics }) => topic === undefined || caseTopics([{ topic }]).includes(topics[0] ?? ""));
  return usable.find(isNamedCase) ?? (hasLaw ? null : (onTopic ?? null));
}

/** What courts made of the law: the authorities, where they part, and what became of a case that was asked for. */
export function caseSentences(plan: Plan): Sentence[] {
  const usable = authorities(plan);
  const shown = usable.slice(0, MOST).map(precedent);
  return [...shown, ...parting(plan, usable), ...departed(plan)];
}

function precedent(found: CaseHit): Sentence {
  const citation = found.citation ? `, ${found.citation}` : "";
  const text = found.legalPrecedent ?? found.summary;
  const limits =
    found.treatment === "limited" ? ` Since limited${found.treatmentNote ? `: ${found.treatmentNote}` : "."}` : "";
  return { text: `${found.name}${citation}: ${text}${limits}`, sources: [{ found }] };
}

const sideOf = ({ outcome }: CaseHit): "employee" | "employer" | null =>
  /^(?:employee|claimant|worker|plaintiff)/i.test(outcome)
    ? "employee"
    : /^(?:employer|company|defendant)/i.test(outcome)
      ? "employer"
      : null;

/** Two good decisions on one subject that went to different sides. */
function parting({ main }: Plan, usable: CaseHit[]): Sentence[] {
  const topic = main?.topics[0] ?? usable[0]?.topics[0];
  const onTopic = usable.slice(0, 6).filter(({ topics }) => topic !== undefined && topics.includes(topic));
  const forEmployee = onTopic.find((found) => sideOf(found) === "employee");
  const forEmployer = onTopic.find((found) => sideOf(found) === "employer");
  if (!forEmployee || !forEmployer) return [];
  const part = (found: CaseHit) => `${found.name} (${found.year}): ${found.outcome}`;
  return [
    {
      text: `Decisions point both ways. ${part(forEmployee)}; ${part(forEmployer)}.`,
      sources: [{ found: forEmployee }, { found: forEmployer }],
    },
  ];
}

/** Asked for by name, and no longer to be relied on. */
function departed({ retrieval }: Plan): Sentence[] {
  return retrieval.cases
    .filter(
      (found) =>
        isNamedCase(found) &&
        (found.treatment === "superseded" || found.treatment === "overruled") &&
        found.confidence !== "recalled",
    )
    .slice(0, 1)
    .map((found) => ({
      text: `${found.name} was ${found.treatment}${found.treatmentNote ? `: ${sentencesOf(found.treatmentNote)[0]}` : ""}`.replace(
        /(?<![.?!])$/,
        ".",
      ),
      sources: [{ found }],
    }));
}
