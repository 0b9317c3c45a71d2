import { Form, useNavigation } from "@remix-run/react";
import { ImportColumns } from "~/app/forms/import-columns";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { DataTable } from "~/app/ui/tables/data-table";

type Line = { line: number; ok: boolean; name: string; email: string; message: string };
type Answer = {
  text: string;
  headers: string[];
  sample: string[][];
  mapping: Partial<Record<string, number>>;
  fields: string[];
  result: { created: number; failed: number; lines: Line[]; dryRun: boolean } | null;
  problem: string | null;
};

/** From a CSV to candidates: file, columns, dry run, import. */
export function ImportScreen({ answer }: { answer: Answer | null }) {
  const busy = useNavigation().state !== "idle";
  const isDone = answer?.result?.dryRun === false;
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/candidates" look="standalone">
          All candidates
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">Import candidates</h2>
      </div>
      {answer?.problem ? (
        <div role="alert">
          <Banner tone="danger" label="Import">
            {answer.problem}
          </Banner>
        </div>
      ) : null}
      {answer && !answer.problem && !isDone ? <Columns answer={answer} busy={busy} /> : null}
      {answer?.result ? <Outcome result={answer.result} /> : null}
      <Card as="section" title={answer ? "Another file" : "File"}>
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="step" value="file" />
          <Field
            label="CSV file"
            help="At most 5,000 rows and 5 MB, with a first row of headings"
            className="min-w-64 flex-1"
          >
            <TextInput name="file" type="file" accept=".csv,text/csv" required />
          </Field>
          <Button type="submit" variant={answer ? undefined : "primary"} loading={busy} className="sm:mb-5.5">
            Open
          </Button>
        </Form>
      </Card>
    </div>
  );
}

const NEEDED = ["firstName", "lastName", "email"];

function Columns({ answer, busy }: { answer: Answer; busy: boolean }) {
  const { headers, mapping, fields, sample, text, result } = answer;
  return (
    <ImportColumns
      carried={{ text }}
      headers={headers}
      sample={sample}
      mapping={mapping}
      fields={fields.map((name) => ({ name, label: labelOf(name), required: NEEDED.includes(name) }))}
      ready={result?.created ?? null}
      busy={busy}
    />
  );
}

const labelOf = (field: string): string => {
  const words = field.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function Outcome({ result }: { result: NonNullable<Answer["result"]> }) {
  const { created, failed, dryRun, lines } = result;
  return (
    <section className="grid gap-3" aria-label="Result" role="status">
      <Banner
        tone={failed > 0 ? "warning" : "info"}
        label="Result"
        action={
          dryRun ? null : (
            <ButtonLink size="sm" href="/ats/candidates">
              To the candidates
            </ButtonLink>
          )
        }
      >
        {dryRun ? `Nothing saved yet: ${created} would be added, ${failed} not.` : `${created} added, ${failed} not.`}
      </Banner>
      <DataTable
        caption="Lines of the file"
        tall
        rows={lines}
        rowKey={(row) => String(row.line)}
        columns={[
          { key: "line", header: "Line", align: "end", cell: (row) => row.line },
          { key: "name", header: "Name", rowHeader: true, cell: (row) => row.name || "–" },
          { key: "email", header: "Email", hideBelow: "sm", cell: (row) => row.email },
          {
            key: "result",
            header: "Result",
            cell: (row) => <Badge tone={row.ok ? "success" : "danger"}>{row.message}</Badge>,
          },
        ]}
      />
    </section>
  );
}
