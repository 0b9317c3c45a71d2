import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { LawItem } from "~/domain/research";
import { lawFacts } from "../law-facts";
import { TrustBadge } from "../trust-badge";

/** One law in the list of results. A locked one shows title, citation and status only: more was not sent. */
export function LawCard({ law }: { law: LawItem }) {
  return (
    <Card as="li" id={`law-${law.id}`} className="mb-3 scroll-mt-24">
      <p className="flex items-start gap-2.25 text-xs text-ink-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.25 gap-y-1">
          <Badge tone="ink" shape="chip">
            {law.cityName ?? (law.jurisdiction === "FEDERAL" ? "Federal" : law.jurisdiction)}
          </Badge>
          {law.citation ? <span>{law.citation}</span> : null}
          <span>{law.category}</span>
        </span>
        {law.isAbsence ? null : <RiskBadge level={law.riskLevel} />}
      </p>
      <h3 className="mt-1.75 mb-1 font-serif text-lg font-semibold">
        <TextLink href={`/laws/${law.slug}`} look="standalone" className="text-ink">
          {law.title}
        </TextLink>
      </h3>
      <Summary law={law} />
      {law.requirements && law.requirements.length > 0 ? (
        <ul className="mb-2 list-disc pl-4.5 text-ink-2">
          {law.requirements.slice(0, 4).map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1.5 flex flex-wrap gap-x-3.5 gap-y-0.5 text-xs text-ink-3">
        {lawFacts(law).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <TrustBadge law={law} />
        {law.referenceUrl ? (
          <TextLink href={law.referenceUrl}>
            {law.linkClass === "official" ? "Official text" : "Text (mirror)"}
          </TextLink>
        ) : null}
      </p>
    </Card>
  );
}

/** The snippet is our own HTML: everything but the marks was escaped where it was made. */
function Summary({ law }: { law: LawItem }) {
  const className = "mb-2 text-ink-2 [&_mark]:bg-mark [&_mark]:px-px [&_mark]:text-inherit";
  if (!law.snippet) return <p className={className}>{law.summary}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the search with every character of the record escaped
  return <p className={className} dangerouslySetInnerHTML={{ __html: law.snippet }} />;
}
