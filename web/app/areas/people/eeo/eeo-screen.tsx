import { Form } from "@remix-run/react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { longDate } from "~/app/ui/foundations/dates";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { ScreenHeading } from "../screen-heading";
import type { EeoView } from "./eeo.server";
import { EEO_INTENT } from "./eeo-intents";
import { EeoApart, EeoTable } from "./eeo-table";

type Preview = NonNullable<EeoView["preview"]>;

/** The EEO-1 report: a year as it was taken, and for HR the figures of now with what is missing in them. */
export function EeoScreen(view: EeoView) {
  const { report, preview, years, isHr } = view;
  const current = preview ? "now" : String(report?.year ?? "");
  const tabs = [
    ...(isHr ? [{ label: "Figures of now", href: "/hris/eeo-1", key: "now" }] : []),
    ...years.map((year) => ({ label: String(year), href: `/hris/eeo-1?year=${year}`, key: String(year) })),
  ];
  return (
    <div className="grid gap-5">
      <ScreenHeading title="EEO-1 report" back={{ href: "/hris/reports", label: "All reports" }} />
      {tabs.length > 1 ? (
        <LinkTabs label="Snapshots" tabs={tabs.map(({ key, ...tab }) => ({ ...tab, current: key === current }))} />
      ) : null}
      {report ? <Figures {...view} report={report} /> : null}
      {report ? null : (
        <EmptyState title="No snapshot yet">
          HR takes the figures of a day between October 1 and December 31. They appear here afterwards.
        </EmptyState>
      )}
      {preview ? <Missing preview={preview} categories={view.categories} /> : null}
    </div>
  );
}

function Figures({ report, preview, problem, placeId }: EeoView & { report: NonNullable<EeoView["report"]> }) {
  const { year, asOf, employees, takenAt, smallHidden, places, definition, total } = report;
  return (
    <>
      {problem ? <Banner label="Another day">{problem}</Banner> : null}
      <div className="flex flex-wrap items-end gap-4">
        {preview ? <DayForm asOf={asOf} /> : null}
        {places.length > 1 ? (
          <PlaceForm places={places} year={preview ? null : year} asOf={asOf} placeId={placeId} />
        ) : null}
        {preview ? <TakeForm asOf={asOf} /> : null}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <StatCard label="Employees" value={employees} hint={longDate(asOf)} />
        <StatCard label="In the table" value={total ?? "–"} hint={takenAt ? "as it was taken" : "as of now"} />
      </div>
      <Card
        as="section"
        title={preview ? "Figures of now" : `Snapshot of ${year}`}
        level={3}
        aside={preview ? undefined : <Files year={year} />}
      >
        <p className="mb-3 text-sm text-ink-2">
          {definition}
          {smallHidden ? " Figures of fewer than five people, and what would tell them, are left out." : ""}
        </p>
        <EeoTable report={report} />
      </Card>
      <Card as="section" title="Not in the table" level={3}>
        <EeoApart report={report} />
      </Card>
    </>
  );
}

const DayForm = ({ asOf }: { asOf: string }) => (
  <Form className="flex items-end gap-2">
    <DateField label="As of" name="asOf" defaultValue={asOf} key={asOf} />
    <Button type="submit" size="sm" className="mb-1">
      Show
    </Button>
  </Form>
);

type PlaceFormProps = {
  places: { id: number; name: string }[];
  year: number | null;
  asOf: string;
  placeId: number | null;
};

const PlaceForm = ({ places, year, asOf, placeId }: PlaceFormProps) => (
  <Form className="flex items-end gap-2">
    {year ? <input type="hidden" name="year" value={year} /> : <input type="hidden" name="asOf" value={asOf} />}
    <Field label="Establishment">
      <Select
        name="placeId"
        placeholder="The whole company"
        options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
        defaultValue={placeId ?? ""}
        key={placeId}
      />
    </Field>
    <Button type="submit" size="sm" className="mb-1">
      Show place
    </Button>
  </Form>
);

const TakeForm = ({ asOf }: { asOf: string }) => (
  <ActionForm>
    <input type="hidden" name="intent" value={EEO_INTENT.snapshot} />
    <input type="hidden" name="asOf" value={asOf} />
    <Button type="submit" size="sm" variant="primary" className="mb-1">
      Take this snapshot
    </Button>
  </ActionForm>
);

const Files = ({ year }: { year: number }) => (
  <span className="flex gap-3 text-sm">
    {(["csv", "excel"] as const).map((format) => (
      <TextLink key={format} href={`/hris/reports/eeo-1?year=${year}&format=${format}`} reloadDocument>
        {format === "csv" ? "CSV" : "Excel"}
      </TextLink>
    ))}
  </span>
);

/** What keeps people out of the table: titles without a category, and who has not answered. */
function Missing({ preview: { titles, unanswered }, categories }: { preview: Preview; categories: SelectOption[] }) {
  return (
    <>
      {titles.length > 0 ? (
        <Card as="section" title="Job categories of titles" level={3}>
          <ActionForm className="grid gap-4" key={JSON.stringify(titles)}>
            <input type="hidden" name="intent" value={EEO_INTENT.categories} />
            <div className="grid gap-4 sm:grid-cols-2">
              {titles.map(({ positionId, title, category, heads }) => (
                <Field key={positionId} label={`${title} (${heads})`}>
                  <Select
                    name={`title.${positionId}`}
                    placeholder="No job category"
                    options={categories}
                    defaultValue={category ?? ""}
                  />
                </Field>
              ))}
            </div>
            <Button type="submit" className="justify-self-start">
              Save job categories
            </Button>
          </ActionForm>
        </Card>
      ) : null}
      <Card as="section" title="Who has not answered" level={3}>
        <p className="text-sm text-ink-2">
          {unanswered.count === 0
            ? "Everyone has sex and race on record."
            : `${unanswered.count} without sex or race on record. Each can answer under Me. Where someone would rather not, record it from employment records, or by observation.`}
          {unanswered.count > unanswered.people.length ? ` These are the first ${unanswered.people.length}.` : ""}
        </p>
        <ul className="mt-3 grid gap-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {unanswered.people.map(({ employeeId, name, declined }) => (
            <li key={employeeId}>
              <TextLink href={`/hris/eeo-1/employees/${employeeId}`}>{name}</TextLink>
              {declined ? <span className="text-ink-2"> would rather not say</span> : null}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
