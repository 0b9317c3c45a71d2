import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { LawUpdateItem } from "~/domain/updates";
import { riskWord } from "./risk-word";

type UpdatePageProps = { update: LawUpdateItem & { place: string; riskBasis: string | null } };

/** One update in full, with why it weighs what it weighs. */
export function UpdatePage({ update }: UpdatePageProps) {
  const { effectiveDate, commentsCloseOn, agency, riskBasis, sourceUrl, laws } = update;
  const facts = [
    { term: "Place", value: update.place },
    { term: "Category", value: update.category },
    { term: "Published", value: longDate(update.timestamp) },
    ...(effectiveDate ? [{ term: "Effective", value: longDate(effectiveDate) }] : []),
    ...(commentsCloseOn ? [{ term: "Comments until", value: longDate(commentsCloseOn) }] : []),
    ...(agency ? [{ term: "Agency", value: agency }] : []),
    ...(riskBasis ? [{ term: "Why this risk", value: riskBasis }] : []),
  ];
  return (
    <article className="max-w-3xl">
      <PageHeader
        title={update.title}
        above={
          <p className="flex flex-wrap items-center gap-3 text-sm">
            <RiskBadge level={riskWord(update.riskLevel)} suffix="risk" />
            <TextLink href="/updates">All law updates</TextLink>
          </p>
        }
      />
      <p className="mb-6 font-serif text-answer whitespace-pre-line">{update.description}</p>
      <DescriptionList items={facts} />
      {laws.length > 0 ? (
        <section className="mt-6">
          <h2 className="font-serif text-lg font-semibold">Laws it touches</h2>
          <ul className="mt-2 grid gap-1">
            {laws.map((law) => (
              <li key={law.slug}>
                <TextLink href={`/laws/${law.slug}`}>{law.title}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {sourceUrl ? (
        <p className="mt-6 text-sm">
          <TextLink href={sourceUrl}>Read it at the source</TextLink>
        </p>
      ) : null}
    </article>
  );
}
