import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { cn } from "~/app/ui/foundations/cn";
import { longDate, monthYear } from "~/app/ui/foundations/dates";
import { EmptyState } from "~/app/ui/status/empty-state";
import { timeText } from "./leave-text";
import { weekdayOf } from "./month";
import { KIND_LABELS } from "./time-off-intents";

type Out = {
  employeeId: number;
  employee: string;
  on: string;
  minutes: number;
  kind: string | null;
  isPending: boolean;
};
type Holiday = { day: string; name: string; place: string | null };
export type OutCalendarProps = {
  month: string;
  days: string[];
  before: string;
  after: string;
  today: string;
  out: Out[];
  holidays: Holiday[];
};

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A month with who is out on each day: squares where there is room, a list of the days that have something where not. */
export function OutCalendar(props: OutCalendarProps) {
  const { month, before, after, days, out, holidays } = props;
  const busy = days.filter((day) => out.some(({ on }) => on === day) || holidays.some((one) => one.day === day));
  return (
    <Card
      as="section"
      title={monthYear(`${month}-01`)}
      aside={
        <>
          <ButtonLink href={`?month=${before}`} size="sm">
            Earlier
          </ButtonLink>
          <ButtonLink href={`?month=${after}`} size="sm">
            Later
          </ButtonLink>
        </>
      }
    >
      <Squares {...props} />
      <div className="md:hidden">
        {busy.length === 0 ? <EmptyState title="Nobody is out this month" /> : null}
        <ul>
          {busy.map((day) => (
            <li key={day} className="border-t border-line-2 py-2.5 first:border-t-0">
              <p className="text-sm font-semibold text-ink">
                {WEEKDAYS[weekdayOf(day)]}, {longDate(day)}
              </p>
              <DayEntries {...props} day={day} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Squares(props: OutCalendarProps) {
  const { days, today } = props;
  const lead = Array.from({ length: weekdayOf(days[0] ?? "") }, (_, index) => `lead-${index}`);
  const cells = [...lead, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return (
    <table className="w-full table-fixed border-collapse text-sm max-md:hidden">
      <caption className="sr-only">Who is out</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1.5 text-left text-xs font-medium text-ink-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.join()}>
            {week.map((day) =>
              day.startsWith("lead") ? (
                <td key={day} />
              ) : (
                <td
                  key={day}
                  className={cn("h-22 border border-line-2 p-1.5 align-top", weekdayOf(day) % 6 === 0 && "bg-sunken")}
                >
                  <span className={cn("text-xs text-ink-2", day === today && "font-bold text-action")}>
                    {Number(day.slice(8))}
                    {day === today ? <span className="sr-only"> (today)</span> : null}
                  </span>
                  <DayEntries {...props} day={day} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayEntries({ day, out, holidays }: OutCalendarProps & { day: string }) {
  return (
    <ul className="mt-0.5 grid gap-0.5">
      {holidays
        .filter((one) => one.day === day)
        .map(({ name, place }) => (
          <li key={`${name}${place}`} className="text-xs break-words text-brass">
            {name}
            {place ? ` (${place})` : ""}
          </li>
        ))}
      {out
        .filter(({ on }) => on === day)
        .map(({ employeeId, employee, kind, minutes, isPending }) => (
          <li key={`${employeeId}${kind}${minutes}`} className="text-xs break-words text-ink">
            {employee}
            <span className="text-ink-3">
              {kind ? ` · ${KIND_LABELS[kind] ?? kind}` : ""}
              {minutes < 480 ? ` · ${timeText(minutes)}` : ""}
              {isPending ? " · pending" : ""}
            </span>
          </li>
        ))}
    </ul>
  );
}
