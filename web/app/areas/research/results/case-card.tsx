import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { RelevanceDots } from "~/app/ui/status/relevance-dots";
import type { CaseItem } from "~/domain/research";

const HIGH_RELEVANCE = 4;

/** One case in the list of results; a citation that was not checked says so. */
export function CaseCard({ item }: { item: CaseItem }) {
  return (
    <Card as="li" id={`case-${item.id}`} className="mb-3 scroll-mt-24">
      <p className="flex flex-wrap items-center gap-x-2.25 gap-y-1 text-xs text-ink-3">
        <Badge tone="ink" shape="chip">
          {item.year}
        </Badge>
        <span>{item.court}</span>
        {item.citation ? <span>{item.citation}</span> : null}
        <span className="ml-auto">
          <RelevanceDots value={item.relevanceScore} />
        </span>
      </p>
      <h3 className="mt-1.75 mb-1 font-serif text-lg font-semibold">
        <TextLink href={`/cases/${item.slug}`} look="standalone" className="text-ink">
          {item.name}
        </TextLink>
      </h3>
      <p className="mb-2 text-ink-2">{item.summary}</p>
      {item.keyIssues && item.keyIssues.length > 0 ? (
        <ul className="mb-2 list-disc pl-4.5 text-ink-2">
          {item.keyIssues.map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
      ) : null}
      {item.relevanceScore >= HIGH_RELEVANCE ? (
        <p className="mb-2 rounded-small bg-action-soft px-3 py-1.5 text-sm text-action">
          Highly relevant to your question. Read it before you decide.
        </p>
      ) : null}
      <p className="flex flex-wrap gap-x-3.5 gap-y-0.5 text-xs text-ink-3">
        <span>{item.outcome}</span>
        {item.damages ? <span>Damages: {item.damages}</span> : null}
        {item.treatment === "good" ? null : <span>Treatment: {item.treatment}</span>}
        {item.citationVerified ? null : <span>Citation not verified</span>}
        {item.referenceUrl ? <TextLink href={item.referenceUrl}>Read the decision</TextLink> : null}
      </p>
    </Card>
  );
}
