import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { riskTone } from "~/app/ui/status/risk-tone";
import type { LawItem, LockedAssessment, RiskAssessment } from "~/domain/research";
import { ExposureSection } from "./exposure-section";
import { askedBesideAnswer } from "./fact-question";
import { StatuteText } from "./statute-text";

type RiskCardProps = { assessment: RiskAssessment | LockedAssessment; laws: LawItem[] };

const AREA: Record<string, string> = {
  critical: "bg-critical-soft text-critical",
  high: "bg-high-soft text-high",
  medium: "bg-medium-soft text-medium",
  low: "bg-low-soft text-low",
  other: "bg-sunken text-ink-2",
};

/** The Risk Assessment Summary of the specification. */
export function RiskCard({ assessment, laws }: RiskCardProps) {
  return (
    <Card as="section" title="Risk assessment" aside={<Level assessment={assessment} />}>
      <div className="grid grid-cols-3 gap-2">
        <StatCard label="Critical Issues" value={assessment.criticalIssues} tone="critical" align="center" />
        <StatCard label="Medium Risk" value={assessment.mediumRiskIssues} tone="medium" align="center" />
        <StatCard label="Compliant" value={assessment.compliantAreas} tone="low" align="center" />
      </div>
      {"locked" in assessment ? null : <RiskDetails assessment={assessment} laws={laws} />}
    </Card>
  );
}

/** Beside an answer of which a part is missing nothing is called low: what is missing may turn it. */
function Level({ assessment }: Pick<RiskCardProps, "assessment">) {
  const isCut = "locked" in assessment && assessment.directAnswer.endsWith("…");
  if (isCut && riskTone(assessment.overallRisk) === "low") return <Badge>Risk opens with access</Badge>;
  return <RiskBadge level={assessment.overallRisk} suffix="Risk" />;
}

function RiskDetails({ assessment, laws }: { assessment: RiskAssessment; laws: LawItem[] }) {
  const { keyRiskAreas, specificPenalties, totalPenaltyRange, potentialDamages, maxPenalty, minPenalty } = assessment;
  return (
    <>
      {keyRiskAreas ? (
        <section className={`mt-3 rounded-small px-3 py-2.5 text-sm ${AREA[riskTone(assessment.overallRisk)]}`}>
          <h3 className="font-semibold">Key Risk Areas</h3>
          <p>{keyRiskAreas}</p>
        </section>
      ) : null}
      <ExposureSection
        exposure={assessment.exposure}
        askedElsewhere={askedBesideAnswer(assessment.issues).map(({ fact }) => fact)}
      />
      {specificPenalties.length > 0 || totalPenaltyRange ? (
        <section className="mt-4">
          <h3 className="text-sm font-semibold">Civil Penalties &amp; Fines</h3>
          {totalPenaltyRange ? <p className="text-sm text-ink-2">{totalPenaltyRange}</p> : null}
          <ul>
            {specificPenalties.map((penalty) => (
              <li
                key={`${penalty.lawTitle} ${penalty.description}`}
                className="flex justify-between gap-3 border-t border-line-2 py-2 text-sm first:border-t-0"
              >
                <span className="min-w-0 text-ink-2">
                  {penalty.lawTitle}
                  <span className="block text-xs text-ink-3">
                    {penalty.penaltyType}: {penalty.description}
                  </span>
                </span>
                <span className="max-w-2/5 shrink-0 text-right font-semibold">{penalty.penaltyAmount}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {potentialDamages ? (
        <section className="mt-4 text-sm">
          <h3 className="font-semibold">Potential Financial Impact</h3>
          <p className="text-ink-2">{potentialDamages}</p>
          {maxPenalty > 0 ? <p className="text-ink-2">Maximum Single Penalty: {dollars(maxPenalty)}</p> : null}
          {minPenalty > 0 && minPenalty !== maxPenalty ? (
            <p className="text-ink-2">Minimum Single Penalty: {dollars(minPenalty)}</p>
          ) : null}
        </section>
      ) : null}
      <Disclosure summary="Applicable Laws & Regulations" className="mt-4">
        <StatuteText text={assessment.legalExplanation} />
        <ReferenceSources assessment={assessment} laws={laws} />
      </Disclosure>
    </>
  );
}

function ReferenceSources({ assessment, laws }: { assessment: RiskAssessment; laws: LawItem[] }) {
  const cited = new Set(assessment.citations.map(({ lawId }) => lawId));
  const links = new Map<string, string>();
  for (const law of laws)
    if (law.referenceUrl && cited.has(law.id)) links.set(law.referenceUrl, law.citation ?? law.title);
  if (links.size === 0) return null;
  return (
    <>
      <h4 className="mt-3 text-sm font-semibold">Reference Sources</h4>
      <ul className="text-sm">
        {[...links].map(([url, label]) => (
          <li key={url}>
            <TextLink href={url}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const dollars = (amount: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 2 })
    .format(amount)
    .replace(/\.00$/, "");
