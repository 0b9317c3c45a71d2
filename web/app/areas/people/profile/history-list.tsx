import { ActButton } from "~/app/forms/act-button";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import { payText, wordsOf } from "../pay-text";
import type { Employee } from "./profile.server";

const FIELDS: Record<string, string> = {
  positionId: "title",
  departmentId: "department",
  managerId: "manager",
  workLocationId: "place",
  employmentType: "employment",
  salary: "pay",
  salaryType: "pay",
  flsaStatus: "overtime status",
  weeklyMinutes: "hours",
  workLocation: "work setting",
};

/** The names of changed fields as people say them, each once. */
export const fieldWords = (changes: readonly string[]): string =>
  [...new Set(changes.map((name) => FIELDS[name] ?? name))].join(", ");

type HistoryListProps = {
  history: NonNullable<Employee["history"]>;
  payHistory: Employee["payHistory"] | null;
  mayWithdraw: boolean;
};

/** What held from when to when, the newest first, and why it changed. */
export function HistoryList({ history, payHistory, mayWithdraw }: HistoryListProps) {
  if (history.length === 0) return <p className="text-sm text-ink-2">Nothing is on record yet.</p>;
  return (
    <ol className="text-sm">
      {[...history].reverse().map((row) => {
        const pay = payHistory?.find(({ startDate }) => startDate === row.startDate);
        return (
          <li key={row.startDate} className="border-t border-line-2 py-2.5 first:border-t-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{row.title}</span>
              <span className="text-ink-2">
                {longDate(row.startDate)} – {row.endDate ? longDate(row.endDate) : "until further notice"}
              </span>
              <Badge>{wordsOf(row.reason)}</Badge>
            </p>
            <p className="text-ink-2">
              {[row.department, row.place, row.manager ? `reports to ${row.manager}` : null]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {pay?.amount == null ? null : <p>{payText({ amount: pay.amount, type: pay.type })}</p>}
            {row.reason === "hire" ? null : <p className="text-ink-2">Changed: {fieldWords(row.changes)}</p>}
            {mayWithdraw && row.isPlanned ? <Withdraw {...row} /> : null}
            {row.note ? <p className="break-words text-ink-2">{row.note}</p> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Withdraw({ startDate, changes }: { startDate: string; changes: string[] }) {
  const day = longDate(startDate);
  return (
    <div className="mt-1">
      <ActButton
        intent={EMPLOYEE_INTENT.withdraw}
        action="?index"
        fields={{ effectiveOn: startDate }}
        label={`Withdraw the change of ${day}`}
        confirm={{
          title: `Withdraw the change of ${day}?`,
          description: `What holds before it goes on: ${fieldWords(changes)}. Changes of later days stay.`,
          label: "Withdraw",
        }}
      >
        Withdraw
      </ActButton>
    </div>
  );
}
