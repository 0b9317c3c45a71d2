import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { payText, wordsOf } from "../pay-text";
import { HistoryList } from "./history-list";
import type { Employee } from "./profile.server";

/** Work and pay as of the day, and how they came to be; each as far as the reader sees it. */
export function JobTab({ employee }: { employee: Employee }) {
  const { history, periods } = employee;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card as="section" title="Work" level={3}>
        <DescriptionList items={factsOf(employee)} look="columns" />
      </Card>
      {history ? (
        <Card as="section" title="History" level={3}>
          <HistoryList history={history} payHistory={employee.payHistory ?? null} />
          {periods && periods.length > 1 ? (
            <p className="mt-3 text-sm text-ink-2">
              Employed{" "}
              {periods
                .map(({ startDate, endDate }) => `${longDate(startDate)} – ${endDate ? longDate(endDate) : "today"}`)
                .join(", ")}
            </p>
          ) : null}
        </Card>
      ) : null}
    </div>
  );
}

function factsOf(employee: Employee) {
  const { title, department, place, manager, startDate, lastDay, employmentType, flsaStatus, weeklyMinutes, pay } =
    employee;
  const hours = weeklyMinutes == null ? null : `${weeklyMinutes / 60} hours per week`;
  const items = [
    { term: "Title", value: title },
    { term: "Department", value: department?.name },
    { term: "Place of work", value: place ? `${place.name}, ${place.state}` : null },
    {
      term: "Reports to",
      value: manager ? <TextLink href={`/hris/employees/${manager.id}`}>{manager.name}</TextLink> : null,
    },
    { term: "First day", value: startDate ? longDate(startDate) : null },
    { term: "Last day", value: lastDay ? longDate(lastDay) : null },
    { term: "Employment", value: [employmentType ? wordsOf(employmentType) : null, hours].filter(Boolean).join(", ") },
    { term: "Overtime status (FLSA)", value: flsaStatus ? wordsOf(flsaStatus) : null },
    { term: "Work setting", value: employee.workLocation ? wordsOf(employee.workLocation) : null },
  ].filter(({ value }) => value);
  return pay === undefined ? items : [...items, { term: "Pay", value: pay ? payText(pay) : "Not set" }];
}
