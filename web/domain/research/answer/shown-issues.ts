import type { Finding } from "../reasoning/types";
import type { Retrieval } from "../search/retrieval";
import type { AnsweredIssue, RestingProvision } from "./types";

/** Each thing that was asked as data: its point, the verdict, the facts that it turns on and the sentences of law under it. */
export function shownIssues({ findings = [], facts = [] }: Retrieval): AnsweredIssue[] {
  return findings.map((finding) => ({
    question: finding.issue.text,
    point: finding.lead.provision.point,
    label: finding.pointLabel,
    verdict: finding.verdict,
    facts: facts.filter(({ fact }) => finding.used.includes(fact)),
    missing: finding.asked,
    provisions: provisionsOf(finding),
  }));
}

function provisionsOf({ sentences }: Finding): RestingProvision[] {
  const found = sentences
    .flatMap(({ sources }) => sources)
    .flatMap((source) => {
      if (!("law" in source) || !source.provision) return [];
      const { law, provision } = source;
      const { point, role, mood = null, text, cite, level, pin = null, read = null } = provision;
      const citation = cite ?? law.citation;
      return [{ lawId: law.id, slug: law.slug, citation, point, role, mood, text, level, pin, read }];
    });
  return found.filter(
    (one, at) => found.findIndex(({ text, lawId }) => text === one.text && lawId === one.lawId) === at,
  );
}
