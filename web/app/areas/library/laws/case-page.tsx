import { FeedbackButton } from "~/app/areas/feedback/feedback-button";
import type { LockedOffer } from "~/app/areas/research/locked-offer.server";
import { LockedWall } from "~/app/areas/research/locked-wall";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import type { CaseDetail } from "~/domain/research";
import { FactList } from "./law-lists";
import { RelatedRecords } from "./related-records";

type CasePageProps = { found: CaseDetail; offer: LockedOffer };

export function CasePage({ found, offer }: CasePageProps) {
  const present = (text: string | null | undefined): string[] => (text ? [text] : []);
  return (
    <article className="max-w-3xl">
      <PageHeader
        title={found.name}
        description={found.citation ?? undefined}
        above={
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="ink" shape="chip">
              {found.year}
            </Badge>
            <span className="text-ink-2">{found.court}</span>
          </p>
        }
      />
      {found.citationVerified ? null : (
        <Banner label="Citation" tone="warning">
          The reporter citation of this case has not been verified. Look it up before you cite it. No quick answer rests
          on it.
        </Banner>
      )}
      {found.treatment === "good" ? null : (
        <div className="mt-3">
          <Banner label="Later treatment" tone="warning">
            This decision is {found.treatment}. {found.treatmentNote ?? ""}
          </Banner>
        </div>
      )}
      <p className="mt-5 font-serif text-answer">{found.summary}</p>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-3">
        <span>{found.outcome}</span>
        {found.referenceUrl ? <TextLink href={found.referenceUrl}>Read the decision</TextLink> : null}
        <FeedbackButton variant="ghost" about={{ case: String(found.id) }}>
          Report a mistake
        </FeedbackButton>
      </p>
      {found.locked ? (
        <LockedWall offer={offer} endedAt={null} returnTo={`/cases/${found.slug}`} />
      ) : (
        <>
          <FactList title="Issue" items={present(found.issue)} />
          <FactList title="Key issues" items={found.keyIssues ?? []} />
          <FactList title="What it stands for" items={present(found.legalPrecedent)} />
          <FactList title="Damages" items={present(found.damages)} />
          <FactList title="What it can cost" items={found.financialImpact ?? []} />
        </>
      )}
      <RelatedRecords laws={found.relatedLaws} cases={[]} />
    </article>
  );
}
