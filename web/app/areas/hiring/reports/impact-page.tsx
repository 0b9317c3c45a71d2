import { Form } from "@remix-run/react";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { DataTable } from "~/app/ui/tables/data-table";
import type { ImpactLine, ImpactReport } from "~/domain/hiring/fairness";
import type { Choice } from "./report-types";

export type ImpactData = {
  report: ImpactReport;
  values: { fromMonth: string; toMonth: string; step: string; jobId?: number; department?: string };
  steps: Choice[];
  jobs: Choice[];
  departments: string[];
  mayExport: boolean;
  search: string;
};

const VERDICT: Record<string, { label: string; tone: BadgeTone }> = {
  reference: { label: "Highest rate", tone: "neutral" },
  no_sign: { label: "No sign of impact", tone: "success" },
  below_four_fifths: { label: "Below four-fifths", tone: "brass" },
  adverse_impact: { label: "Adverse impact", tone: "danger" },
  too_small: { label: "Too small to say", tone: "neutral" },
  hidden: { label: "Hidden, too few", tone: "neutral" },
};

/** Selection rates compared: what the four-fifths rule and Fisher's exact test say of each group. */
export function ImpactPage({ report, search, mayExport, ...filters }: ImpactData) {
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/reports" look="standalone" className="text-sm">
          All reports
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">Adverse impact</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-2">
          The share of each group that passed a step, divided by the highest share. Below four-fifths is generally
          regarded as evidence of adverse impact (
          <TextLink href="/laws/uniform-guidelines-on-employee-selection">29 CFR 1607.4(D)</TextLink>). Fisher's exact
          test says how likely such a difference is by chance; from 0.05 down it counts as significant.
        </p>
      </div>
      <Filters {...filters} />
      <p className="text-sm text-ink-2">
        {report.step}: {report.pool.toLocaleString("en-US")} applications
        {report.answeredShare === null ? "" : `, of which about ${report.answeredShare}% come with a voluntary answer`}.
        Groups below five people are hidden, and one more where a subtraction would show them.
      </p>
      {report.groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      {mayExport ? (
        <Banner label="Data pack for New York City Local Law 144">
          <p>
            <a className="text-action underline underline-offset-3" href={`/ats/reports/local-law-144${search}`}>
              Download the data pack
            </a>{" "}
            for your auditor. It is <strong>not an independent bias audit</strong>: the{" "}
            <TextLink href="/laws/ny-new-york-city-ai-hiring">law</TextLink> asks for one by someone else within a year,
            and its summary on your site.
          </p>
        </Banner>
      ) : null}
      <p className="text-xs text-ink-3">
        Research, not legal advice. Statistics do not decide whether a practice is lawful.
      </p>
    </div>
  );
}

type FilterProps = Pick<ImpactData, "values" | "steps" | "jobs" | "departments">;

function Filters({ values, steps, jobs, departments }: FilterProps) {
  return (
    <Form
      method="get"
      key={JSON.stringify(values)}
      className="grid items-end gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr_1fr_auto]"
    >
      <Field label="From month">
        <TextInput type="month" name="fromMonth" defaultValue={values.fromMonth} />
      </Field>
      <Field label="To month">
        <TextInput type="month" name="toMonth" defaultValue={values.toMonth} />
      </Field>
      <Field label="Step">
        <Select name="step" defaultValue={values.step} options={steps} />
      </Field>
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
      <Button type="submit">Show</Button>
    </Form>
  );
}

const count = (value: number | null) => (value === null ? "–" : value.toLocaleString("en-US"));
const share = (value: number | null) => (value === null ? "–" : `${(value * 100).toFixed(1)}%`);
const fixed = (value: number | null, digits: number) => (value === null ? "–" : value.toFixed(digits));

function Group({ title, lines }: { title: string; lines: ImpactLine[] }) {
  return (
    <DataTable<ImpactLine>
      caption={title}
      showCaption
      rows={lines}
      rowKey={({ category }) => category}
      empty={<p className="px-3 py-6 text-center text-sm text-ink-2">Nobody has answered for these months yet.</p>}
      columns={[
        { key: "category", header: "Group", rowHeader: true, cell: ({ category }) => category },
        {
          key: "verdict",
          header: "Says",
          cell: ({ verdict }) => (
            <Badge tone={VERDICT[verdict]?.tone ?? "neutral"}>{VERDICT[verdict]?.label ?? verdict}</Badge>
          ),
        },
        { key: "pool", header: "In the step", align: "end", cell: ({ pool }) => count(pool) },
        { key: "selected", header: "Passed", align: "end", cell: ({ selected }) => count(selected) },
        { key: "rate", header: "Rate", align: "end", cell: ({ rate }) => share(rate) },
        { key: "ratio", header: "Of the highest", align: "end", cell: ({ ratio }) => fixed(ratio, 2) },
        { key: "p", header: "Fisher's p", align: "end", hideBelow: "md", cell: ({ p }) => fixed(p, 4) },
        {
          key: "deviations",
          header: "Std. dev.",
          align: "end",
          hideBelow: "lg",
          cell: ({ deviations }) => fixed(deviations, 2),
        },
        { key: "shortfall", header: "Shortfall", align: "end", hideBelow: "lg", cell: (line) => count(line.shortfall) },
      ]}
    />
  );
}
