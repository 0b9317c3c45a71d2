import { TextLink } from "~/app/ui/actions/text-link";
import { Moment } from "~/app/ui/foundations/moment";
import { factsText } from "../../audit/facts-text";
import type { ManageView } from "./manage-view";

/** What happened to the customer and by whom, from the audit log. */
export function Timeline({ view: { timeline, customer, rights } }: { view: ManageView }) {
  if (timeline.data.length === 0) return <p className="text-sm">Nothing is recorded yet.</p>;
  return (
    <>
      <ol className="grid gap-2 border-l border-line pl-4 text-sm">
        {timeline.data.map((entry) => (
          <li key={entry.id}>
            <span className="font-medium text-ink">{entry.action}</span>
            {entry.outcome === "refused" ? " (refused)" : ""}
            <span className="block text-xs text-ink-3">
              <Moment at={entry.at} withTime />
              {entry.impersonatorId
                ? `, ${entry.impersonatorEmail ?? `administrator ${entry.impersonatorId}`}, viewing as`
                : ","}{" "}
              {entry.actorEmail ?? entry.actorKind}
            </span>
            {factsText(entry) ? <span className="block text-xs break-words">{factsText(entry)}</span> : null}
          </li>
        ))}
      </ol>
      {timeline.nextCursor && rights.audit ? (
        <p className="mt-3 text-sm">
          <TextLink href={`/admin/audit?subjectUserId=${customer.id}`}>The whole timeline</TextLink>
        </p>
      ) : null}
    </>
  );
}
