import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";

type Leaving = {
  id: number;
  employeeId: number;
  name: string;
  kindLabel: string;
  lastDay: string;
  status: string;
  finalPayOn: string | null;
  openTasks: number;
};

/** Who leaves, the earliest last day first. */
export function LeavingsList({ leavings }: { leavings: Leaving[] }) {
  return (
    <Card className="max-w-3xl">
      {leavings.length === 0 ? <p className="text-sm text-ink-2">Nobody leaves.</p> : null}
      <ul className="text-sm">
        {leavings.map(({ id, employeeId, name, kindLabel, lastDay, status, finalPayOn, openTasks }) => (
          <li key={id} className="border-t border-line-2 py-3 first:border-t-0">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              <TextLink href={`/hris/employees/${employeeId}/leaving`}>{name}</TextLink>
              {status === "planned" ? <Badge>Planned</Badge> : null}
            </p>
            <p className="text-ink-2">
              {kindLabel}, last day {longDate(lastDay)}
              {finalPayOn ? ` · final pay by ${longDate(finalPayOn)}` : ""}
              {openTasks > 0 ? ` · ${openTasks} open tasks` : ""}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
