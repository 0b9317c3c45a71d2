import { FeedbackButton } from "~/app/areas/feedback/feedback-button";
import { lawFacts } from "~/app/areas/research/law-facts";
import type { LockedOffer } from "~/app/areas/research/locked-offer.server";
import { LockedWall } from "~/app/areas/research/locked-wall";
import { TrustBadge } from "~/app/areas/research/trust-badge";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { LawDetail } from "~/domain/research";
import { FactList, PinnedList } from "./law-lists";
import { RelatedRecords } from "./related-records";
import { WatchLaw } from "./watch-law";

type LawPageProps = { law: LawDetail; offer: LockedOffer; watched: boolean };

/** One law, as it is read and printed. Title, citation and status are public; the text needs access. */
export function LawPage({ law, offer, watched }: LawPageProps) {
  const place = law.cityName ?? law.jurisdictionName;
  return (
    <article className="max-w-3xl">
      <PageHeader
        title={law.title}
        above={
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="ink" shape="chip">
              {place}
            </Badge>
            <TextLink href={`/laws?category=${encodeURIComponent(law.category)}`}>{law.category}</TextLink>
            {law.isAbsence ? null : <RiskBadge level={law.riskLevel} suffix="risk" />}
          </p>
        }
        description={law.citation ?? undefined}
      />
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-3">
        {lawFacts(law).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <TrustBadge law={law} />
        {law.referenceUrl ? (
          <TextLink href={law.referenceUrl}>
            {law.linkClass === "official" ? "Official text" : "Text (mirror)"}
          </TextLink>
        ) : null}
        <FeedbackButton variant="ghost" about={{ law: String(law.id) }}>
          Report a mistake
        </FeedbackButton>
      </p>
      <WatchLaw law={law} signedIn={offer.signedIn} watched={watched} />
      <p className="mt-5 font-serif text-answer">{law.summary}</p>
      {law.locked ? <LockedWall offer={offer} endedAt={null} returnTo={`/laws/${law.slug}`} /> : <LawText law={law} />}
      <RelatedRecords laws={law.relatedLaws} cases={law.relatedCases} />
    </article>
  );
}

/** The text of a law below its head, part by part. */
export function LawText({ law }: { law: LawDetail }) {
  return (
    <>
      {law.scopeNote ? (
        <p className="mt-3 rounded-small bg-medium-soft px-3 py-2 text-sm text-medium">{law.scopeNote}</p>
      ) : null}
      <FactList title="Who is covered" items={[law.coveredText, law.countRule].filter((text) => text != null)} />
      <PinnedList title="Requirements" items={law.requirementDetails} />
      <PinnedList title="Deadlines" items={law.deadlines} />
      <PinnedList title="Notices and posters" items={law.notices} />
      <PinnedList title="Records to keep" items={law.recordsRetention} />
      <PinnedList title="Penalties" items={law.penaltyDetails} />
      <FactList title="Remedies" items={law.remedies ?? []} />
      <FactList title="Time to sue or file" items={law.limitationPeriod ? [law.limitationPeriod] : []} />
      <FactList
        title="Enforcement"
        items={[
          ...(law.agency ? [law.agency] : []),
          ...(law.privateAction === true ? ["Employees may sue."] : []),
          ...(law.privateAction === false ? ["Employees may not sue under this law; the agency enforces it."] : []),
        ]}
      />
    </>
  );
}
