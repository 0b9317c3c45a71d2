import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { LawUpdateItem } from "~/domain/updates";
import { riskWord } from "./risk-word";

/** One update in a short list: weight, place, title, day. */
export function UpdateLine({ update }: { update: LawUpdateItem }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line-2 py-2.5 last:border-b-0">
      <RiskBadge level={riskWord(update.riskLevel)} size="sm" />
      <Badge shape="chip">{update.jurisdiction === "FEDERAL" ? "Federal" : update.jurisdiction}</Badge>
      <TextLink href={`/updates/${update.id}`} className="min-w-0 flex-1 basis-64 text-ink">
        {update.title}
      </TextLink>
      <span className="text-ink-3">
        {update.effectiveDate ? `effective ${longDate(update.effectiveDate)}` : longDate(update.timestamp)}
      </span>
    </li>
  );
}
