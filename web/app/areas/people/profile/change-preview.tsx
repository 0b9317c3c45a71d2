import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import type { ChangeResult } from "~/domain/people";
import { fieldWords } from "./history-list";

/** What a change would do; nothing is written yet. */
export function ChangePreview({ result }: { result: ChangeResult }) {
  const { effectiveOn, changed, findings, rows } = result;
  return (
    <div role="status">
      <Card as="section" title="Preview, nothing is saved yet" level={3} accent>
        <p>
          From {longDate(effectiveOn)}, this changes: {fieldWords(changed)}.
        </p>
        {findings.map(({ rule, message, law, slug }) => (
          <p key={rule} className="mt-2 text-high">
            {message} {law ? slug ? <TextLink href={`/laws/${slug}`}>{law}</TextLink> : <span>({law})</span> : null}
          </p>
        ))}
        <ol className="mt-3 text-sm text-ink-2">
          {rows.map(({ startDate, endDate, changes }) => (
            <li key={startDate}>
              {longDate(startDate)} – {endDate ? longDate(endDate) : "until further notice"}: {fieldWords(changes)}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
