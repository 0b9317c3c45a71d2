import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { LawUpdateItem } from "~/domain/updates";
import { riskWord } from "./risk-word";

type UpdateCardProps = { update: LawUpdateItem & { place: string }; headingLevel?: "h2" | "h3" };

/** One update as it is read: what, where, from when, on which records, and its source. */
export function UpdateCard({ update, headingLevel: Heading = "h2" }: UpdateCardProps) {
  const { title, description, riskLevel, category, place, agency, effectiveDate, commentsCloseOn, sourceUrl } = update;
  const days = [
    longDate(update.timestamp),
    effectiveDate ? `effective ${longDate(effectiveDate)}` : null,
    commentsCloseOn ? `comments until ${longDate(commentsCloseOn)}` : null,
    agency,
  ].filter((part) => part !== null);
  return (
    <article className="border-b border-line py-5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <RiskBadge level={riskWord(riskLevel)} size="sm" suffix="risk" />
        <Badge shape="chip" tone="ink">
          {place}
        </Badge>
        <span>{category}</span>
      </p>
      <Heading className="mt-2 font-serif text-lg font-semibold">
        <TextLink href={`/updates/${update.id}`} className="text-ink no-underline">
          {title}
        </TextLink>
      </Heading>
      <p className="mt-1 text-sm text-ink-3">{days.join(" · ")}</p>
      <p className="mt-2 max-w-3xl text-ink-2">{description}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {update.laws.map((law) => (
          <TextLink key={law.slug} href={`/laws/${law.slug}`}>
            {law.title}
          </TextLink>
        ))}
        {sourceUrl ? <TextLink href={sourceUrl}>Source</TextLink> : null}
      </p>
    </article>
  );
}
