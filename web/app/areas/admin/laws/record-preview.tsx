import { FactList } from "~/app/areas/library/laws/law-lists";
import { LawText } from "~/app/areas/library/laws/law-page";
import { lawFacts } from "~/app/areas/research/law-facts";
import { TrustBadge } from "~/app/areas/research/trust-badge";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { RecordPreview, RecordProblem } from "~/domain/research";

type RecordPreviewCardProps = { preview: RecordPreview; problems: RecordProblem[] };

/** The record as its readers would see it; nothing of it is stored yet. */
export function RecordPreviewCard({ preview, problems }: RecordPreviewCardProps) {
  const isSound = problems.every(({ severity }) => severity !== "error");
  return (
    <Card
      as="section"
      level={3}
      title="Preview"
      aside={isSound ? <Badge tone="success">All checks passed</Badge> : null}
    >
      {preview.kind === "law" ? <LawPreview law={preview.law} /> : <CasePreview found={preview.found} />}
    </Card>
  );
}

function LawPreview({ law }: { law: Extract<RecordPreview, { kind: "law" }>["law"] }) {
  return (
    <>
      <p className="font-serif text-lg font-semibold">{law.title}</p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <RiskBadge level={law.riskLevel} size="sm" />
        <span>{law.citation}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
        {lawFacts(law).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <TrustBadge law={law} />
        <PreviewLink href={law.referenceUrl} />
      </p>
      <p className="mt-3 font-serif">{law.summary}</p>
      <LawText law={law} />
    </>
  );
}

function CasePreview({ found }: { found: Extract<RecordPreview, { kind: "case" }>["found"] }) {
  return (
    <>
      <p className="font-serif text-lg font-semibold">{found.name}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-3">
        <span>{found.citation}</span>
        <span>{found.outcome}</span>
        <PreviewLink href={found.referenceUrl} />
      </p>
      <p className="mt-3 font-serif">{found.summary}</p>
      <FactList title="Issue" items={found.issue ? [found.issue] : []} />
      <FactList title="Key issues" items={found.keyIssues ?? []} />
      <FactList title="What it stands for" items={found.legalPrecedent ? [found.legalPrecedent] : []} />
      <FactList title="What it can cost" items={found.financialImpact ?? []} />
    </>
  );
}

const PreviewLink = ({ href }: { href: string | null }) =>
  href ? <TextLink href={href}>Where the link leads</TextLink> : null;
