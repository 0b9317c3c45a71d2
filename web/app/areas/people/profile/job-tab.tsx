import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Banner } from "~/app/ui/status/banner";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { CustomField } from "~/domain/people";
import { payText, wordsOf } from "../pay-text";
import { HistoryList } from "./history-list";
import { ownValueText } from "./own-fields";
import type { Employee } from "./profile.server";

/** Work and pay as of the day, and how they came to be; each as far as the reader sees it. */
export function JobTab({ employee, fields }: { employee: Employee; fields: CustomField[] }) {
  const { history, periods } = employee;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card as="section" title="Work" level={3}>
        <DescriptionList
          items={[
            ...factsOf(employee),
            ...fields.flatMap((field) => {
              const value = ownValueText(field, employee.custom[field.key]);
              return value === null ? [] : [{ term: field.label, value }];
            }),
          ]}
          look="columns"
        />
        {employee.lawCheck ? <KeptPay {...employee.lawCheck} /> : null}
      </Card>
      {history ? (
        <Card as="section" title="History" level={3}>
          <HistoryList
            history={history}
            payHistory={employee.payHistory ?? null}
            mayWithdraw={employee.allowedActions.includes("change")}
          />
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

/** As long as the law disagrees with the pay, whoever sees the pay sees that, and who kept it. */
function KeptPay({ findings, acceptedBy, acceptedOn, why }: NonNullable<Employee["lawCheck"]>) {
  return (
    <div className="mt-4">
      <Banner tone="warning" label="Law check">
        {findings.map((finding) => (
          <p key={finding}>{finding}</p>
        ))}
        <p className="mt-1 break-words">
          {why
            ? `Kept by ${acceptedBy ?? "somebody who has left"}${acceptedOn ? ` on ${longDate(acceptedOn)}` : ""}: ${why}`
            : "Nobody has decided to keep this pay."}
        </p>
      </Banner>
    </div>
  );
}

const FirstDay = ({
  id,
  startDate,
  allowedActions,
}: Pick<Employee, "id" | "allowedActions"> & { startDate: string }) => (
  <>
    {longDate(startDate)}
    {allowedActions.includes("correct_first_day") ? (
      <>
        {" · "}
        <TextLink href={`/hris/employees/${id}/start`}>Correct</TextLink>
      </>
    ) : null}
  </>
);

/** A no-show or a hire that was taken back: on no day this was their work. */
const neverBegan = ({ status, periods }: Employee): boolean => status === "terminated" && periods?.length === 0;

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
    ...(neverBegan(employee)
      ? [
          { term: "Never began", value: startDate ? `Was to begin on ${longDate(startDate)}` : "Yes" },
          { term: "Reason", value: employee.endReason },
        ]
      : [
          { term: "First day", value: startDate ? <FirstDay {...employee} startDate={startDate} /> : null },
          { term: "Last day", value: lastDay ? longDate(lastDay) : null },
        ]),
    { term: "Employment", value: [employmentType ? wordsOf(employmentType) : null, hours].filter(Boolean).join(", ") },
    { term: "Overtime status (FLSA)", value: flsaStatus ? wordsOf(flsaStatus) : null },
    { term: "Work setting", value: employee.workLocation ? wordsOf(employee.workLocation) : null },
  ].filter(({ value }) => value);
  return pay === undefined ? items : [...items, { term: "Pay", value: pay ? payText(pay) : "Not set" }];
}
