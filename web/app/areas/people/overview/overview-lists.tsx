import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import type { Overview } from "./overview-types";

type DayLinesProps = { lines: Overview["starters"]; empty: string };

/** People with the day that is ahead of them. */
export function DayLines({ lines, empty }: DayLinesProps) {
  if (lines.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  return (
    <ul className="text-sm">
      {lines.map(({ id, name, day }) => (
        <li key={id} className="flex flex-wrap gap-x-3 border-t border-line-2 py-2.25 first:border-t-0">
          <span className="min-w-0 flex-1 break-words">
            <TextLink href={`/hris/employees/${id}`} look="standalone">
              {name}
            </TextLink>
          </span>
          <span className="text-ink-2">{longDate(day)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What is to be done next, each with its day and its law. */
export function TaskLines({ lines }: { lines: Overview["tasks"] }) {
  if (lines.length === 0) return <p className="text-sm text-ink-2">Nothing is open.</p>;
  return (
    <ul className="text-sm">
      {lines.map((task) => (
        <li key={task.id} className="border-t border-line-2 py-2.25 first:border-t-0">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {task.title}
            {task.isLate ? <Badge tone="danger">Late</Badge> : null}
          </p>
          <p className="text-ink-2">
            <TextLink href={`/hris/employees/${task.employeeId}/tasks`}>{task.employee}</TextLink>
            {task.dueOn ? `, by ${longDate(task.dueOn)}` : ""}
            {task.citation ? <Law citation={task.citation} slug={task.lawSlug} /> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Law({ citation, slug }: { citation: string; slug: string | null }) {
  return <> · {slug ? <TextLink href={`/laws/${slug}`}>{citation}</TextLink> : citation}</>;
}
