import { Form } from "@remix-run/react";
import { Button } from "~/app/ui/actions/button";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import type { Choice } from "./report-types";

export type ReportFilterValues = { from: string; to: string; jobId?: number; department?: string; start: string };

type ReportFiltersProps = {
  values: ReportFilterValues;
  jobs: Choice[];
  departments: string[];
  /** Time to hire lets the reader choose where its clock starts. */
  withStart?: boolean;
};

const STARTS = [
  { value: "applied", label: "Application" },
  { value: "contacted", label: "First contact" },
  { value: "posted", label: "Posting of the job" },
];

/** Days, job and department of a report: a form that the address keeps. */
export function ReportFilters({ values, jobs, departments, withStart = false }: ReportFiltersProps) {
  return (
    <Form
      method="get"
      key={JSON.stringify(values)}
      className="grid items-end gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr_auto]"
    >
      <DateField label="From" name="from" defaultValue={values.from} max={values.to} />
      <DateField label="To" name="to" defaultValue={values.to} />
      <Field label="Job">
        <Select name="jobId" placeholder="All jobs" defaultValue={String(values.jobId ?? "")} options={jobs} />
      </Field>
      <Field label="Department">
        <Select
          name="department"
          placeholder="All departments"
          defaultValue={values.department ?? ""}
          options={departments.map((name) => ({ value: name, label: name }))}
        />
      </Field>
      {withStart ? (
        <Field label="Clock starts at" className="lg:order-last lg:col-span-2">
          <Select name="start" defaultValue={values.start} options={STARTS} />
        </Field>
      ) : null}
      <Button type="submit">Show</Button>
    </Form>
  );
}
