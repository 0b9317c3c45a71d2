import { Form } from "@remix-run/react";
import { useSubmitting } from "~/app/forms/form-outcome";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import type { ImportOutcome } from "./law-history.server";
import { LAWS } from "./record-fields";

type Report = NonNullable<ImportOutcome["report"]>;

/** A corpus file: read dry first with a result for every record, then stored. */
export function ImportScreen({ outcome }: { outcome: ImportOutcome | null }) {
  const report = outcome?.report ?? null;
  const isReading = useSubmitting("read");
  return (
    <>
      <p className="mb-3 text-sm">
        <TextLink href={LAWS.home} look="standalone">
          Back to the records
        </TextLink>
      </p>
      <Card as="section" title="Import a corpus file" className="mb-5 max-w-2xl">
        <Form method="post" encType="multipart/form-data" className="grid gap-4">
          <input type="hidden" name="intent" value="read" />
          {outcome?.message ? (
            <p role="alert" className="rounded-small bg-critical-soft px-3 py-2 text-sm text-critical">
              {outcome.message}
            </p>
          ) : null}
          <p className="text-sm text-ink-2">
            YAML as under prisma/corpus: a state, a city group, a federal family or cases; some of their records are
            enough. Every record is checked and shown before anything is stored.
          </p>
          <Field label="File" help="At most 300 records">
            <TextInput type="file" name="file" accept=".yaml,.yml,text/yaml" required />
          </Field>
          <div>
            <Button type="submit" variant="primary" loading={isReading}>
              Check file
            </Button>
          </div>
        </Form>
      </Card>
      {report ? <ImportReportView report={report} text={outcome?.text ?? ""} /> : null}
    </>
  );
}

function ImportReportView({ report, text }: { report: Report; text: string }) {
  const { counts, problems, left, records, file } = report;
  const ready = counts.new + counts.changed;
  const isStoring = useSubmitting("store");
  if (problems.length > 0) {
    return (
      <Card as="section" title={`${file} cannot be read`} className="max-w-2xl">
        <ul className="list-disc pl-5 text-sm text-critical">
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  return (
    <section aria-labelledby="import-report">
      <div className="mb-3 flex flex-wrap items-center gap-4" role="status">
        <h2 id="import-report" className="font-serif text-lg font-semibold">
          {file}
        </h2>
        <span className="text-sm text-ink-2">
          {counts.new} new, {counts.changed} changed, {counts.unchanged} unchanged, {counts.refused} refused
        </span>
        {ready > 0 && text ? (
          <Form method="post">
            <input type="hidden" name="intent" value="store" />
            <input type="hidden" name="name" value={file} />
            <textarea hidden readOnly name="text" value={text} />
            <Button type="submit" variant="primary" loading={isStoring}>
              Store {ready} {ready === 1 ? "record" : "records"}
            </Button>
          </Form>
        ) : null}
      </div>
      {left.map((what) => (
        <p key={what} className="mb-3 text-sm text-ink-2">
          Not stored: {what}
        </p>
      ))}
      <DataTable
        caption="Records of the file"
        columns={COLUMNS}
        rows={[...records].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))}
        rowKey={({ slug, line }) => `${line} ${slug}`}
      />
    </section>
  );
}

/** What needs a look comes first. */
const ORDER = ["refused", "changed", "new", "unchanged"] as const;
const TONE = { new: "success", changed: "action", unchanged: "neutral", refused: "danger" } as const;

const COLUMNS: Column<Report["records"][number]>[] = [
  { key: "line", header: "Line", align: "end", cell: ({ line }) => line },
  {
    key: "name",
    header: "Record",
    rowHeader: true,
    cell: ({ name, slug }) => (
      <>
        {name}
        <span className="block text-xs font-normal text-ink-3">{slug}</span>
      </>
    ),
  },
  { key: "outcome", header: "Result", cell: ({ outcome }) => <Badge tone={TONE[outcome]}>{outcome}</Badge> },
  {
    key: "problems",
    header: "What the checks say",
    cell: ({ problems }) => (
      <ul className="text-sm">
        {problems.map(({ path, severity, message }) => (
          <li key={`${path} ${message}`} className={severity === "error" ? "text-critical" : "text-ink-3"}>
            {path ? `${path}: ` : ""}
            {message}
          </li>
        ))}
      </ul>
    ),
  },
];
