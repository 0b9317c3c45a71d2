import { Form } from "@remix-run/react";
import { dollars } from "~/app/areas/billing/dollars";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { DateField } from "~/app/ui/fields/date-field";
import { longDate } from "~/app/ui/foundations/dates";
import { DataTable } from "~/app/ui/tables/data-table";
import { ScreenHeading } from "../screen-heading";
import { timeText } from "../time-off/leave-text";
import { EMPLOYMENT_LABELS } from "../time-off/policy-text";
import type { ReportsView } from "./reports.server";

/** Head-count, turnover and what unused leave would cost, of one day; each with the file of its rows. */
export function ReportsScreen({ headcount, turnover, liability, seesEeo }: ReportsView) {
  const { asOf } = headcount;
  return (
    <div className="grid gap-5">
      <ScreenHeading
        title="Reports"
        actions={
          <Form className="flex items-end gap-2">
            <DateField label="As of" name="asOf" defaultValue={asOf} key={asOf} />
            <Button type="submit" size="sm" className="mb-1">
              Show
            </Button>
          </Form>
        }
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <StatCard label="Employees" value={headcount.headCount} hint={longDate(asOf)} />
        <StatCard
          label="Turnover in 12 months"
          value={turnover.rate === null ? "–" : `${(turnover.rate * 100).toFixed(1)}%`}
          hint={`${turnover.left} left, of ${turnover.averageHeadCount} on average`}
        />
        {liability ? (
          <StatCard label="Unused leave" value={dollars(liability.cents)} hint={timeText(liability.minutes)} />
        ) : null}
      </div>
      <Card as="section" title="Headcount" level={3} aside={<Files report="headcount" asOf={asOf} />}>
        <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
          <Heads caption="Department" rows={headcount.byDepartment} />
          <Heads caption="Place" rows={headcount.byPlace} />
          <Heads
            caption="Employment"
            rows={headcount.byEmployment.map(({ name, ...rest }) => ({
              name: EMPLOYMENT_LABELS[name] ?? name,
              ...rest,
            }))}
          />
          <Heads
            caption="Day"
            rows={headcount.months.map(({ day, headCount }) => ({ name: longDate(day), headCount }))}
          />
        </div>
      </Card>
      <Card as="section" title="Turnover" level={3} aside={<Files report="turnover" asOf={asOf} />}>
        <p className="text-sm text-ink-2">
          {longDate(turnover.from)} to {longDate(turnover.to)}. {turnover.definition}
        </p>
        {turnover.byKind.length > 0 ? (
          <div className="mt-3 max-w-md">
            <DataTable
              caption="Who left, by reason"
              rows={turnover.byKind}
              rowKey={({ name }) => name}
              columns={[
                { key: "name", header: "Reason", rowHeader: true, cell: ({ name }) => name },
                { key: "left", header: "Left", align: "end", cell: ({ left }) => left },
              ]}
            />
          </div>
        ) : null}
      </Card>
      {liability ? <Liability liability={liability} /> : null}
      {seesEeo ? (
        <Card
          as="section"
          title="EEO-1 report"
          level={3}
          aside={<TextLink href="/hris/eeo-1">Open the report</TextLink>}
        >
          <p className="text-sm text-ink-2">
            Employees by job category, race or ethnicity, and sex, as of a day between October 1 and December 31.
          </p>
        </Card>
      ) : null}
    </div>
  );
}

const Files = ({ report, asOf }: { report: string; asOf: string }) => (
  <span className="flex gap-3 text-sm">
    <TextLink href={`/hris/reports/${report}?asOf=${asOf}&format=csv`} reloadDocument>
      CSV
    </TextLink>
    <TextLink href={`/hris/reports/${report}?asOf=${asOf}&format=excel`} reloadDocument>
      Excel
    </TextLink>
  </span>
);

const Heads = ({ caption, rows }: { caption: string; rows: { name: string; headCount: number }[] }) => (
  <DataTable
    caption={`Employees by ${caption.toLowerCase()}`}
    rows={rows}
    rowKey={({ name }) => name}
    columns={[
      { key: "name", header: caption, rowHeader: true, cell: ({ name }) => name },
      { key: "heads", header: "Employees", align: "end", cell: ({ headCount }) => headCount },
    ]}
  />
);

function Liability({ liability }: { liability: NonNullable<ReportsView["liability"]> }) {
  const { asOf, lines, definition, withoutPay, isPart } = liability;
  return (
    <Card as="section" title="Leave liability" level={3} aside={<Files report="leave-liability" asOf={asOf} />}>
      <p className="text-sm text-ink-2">
        {definition}
        {withoutPay > 0 ? ` ${withoutPay} balances have no pay on record and are not in the sum.` : ""}
        {isPart ? " These are the first 2,000 people by last name." : ""}
      </p>
      {lines.length === 0 ? (
        <p className="mt-3 text-sm">No balance is paid out on leaving.</p>
      ) : (
        <div className="mt-3">
          <DataTable
            caption="Unused leave that is paid out on leaving"
            tall
            rows={lines}
            rowKey={({ employeeId, leave }) => `${employeeId} ${leave}`}
            columns={[
              {
                key: "name",
                header: "Employee",
                rowHeader: true,
                cell: ({ employeeId, name }) => (
                  <TextLink href={`/hris/time-off/balances?employeeId=${employeeId}&asOf=${asOf}`}>{name}</TextLink>
                ),
              },
              { key: "leave", header: "Leave", hideBelow: "sm", cell: ({ leave }) => leave },
              { key: "time", header: "Unused", align: "end", cell: ({ minutes }) => timeText(minutes) },
              {
                key: "hour",
                header: "Per hour",
                align: "end",
                hideBelow: "md",
                cell: ({ hourlyCents }) => (hourlyCents === null ? "–" : dollars(hourlyCents)),
              },
              {
                key: "amount",
                header: "Amount",
                align: "end",
                cell: ({ cents }) => (cents === null ? "–" : dollars(cents)),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
