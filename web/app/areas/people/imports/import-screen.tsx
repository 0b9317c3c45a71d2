import { Form, useNavigation } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { ImportColumns } from "~/app/forms/import-columns";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Banner } from "~/app/ui/status/banner";
import { ScreenHeading } from "../screen-heading";
import type { ImportAnswer, ImportsView } from "./import.server";
import { IMPORT_INTENT } from "./import-intents";
import { ImportResult } from "./import-result";

/** From a file to employees: file, columns, dry run, import; and the imports there were, each of which can be taken back. */
export function ImportScreen({ view, answer }: { view: ImportsView; answer: ImportAnswer | null }) {
  const busy = useNavigation().state !== "idle";
  const isDone = answer?.result?.dryRun === false;
  return (
    <div className="grid gap-5">
      <ScreenHeading title="Import employees" back={{ href: "/hris/employees", label: "All employees" }}>
        <p className="max-w-prose text-ink-2">
          Bring everybody over from a spreadsheet or another system. You see what becomes of each row before anything is
          saved, and can take an import back.
        </p>
      </ScreenHeading>
      {answer?.problem ? (
        <div role="alert">
          <Banner tone="danger" label="Import">
            {answer.problem}
          </Banner>
        </div>
      ) : null}
      {answer && !answer.problem && !isDone ? <Columns answer={answer} busy={busy} /> : null}
      {answer?.result ? <ImportResult result={answer.result} /> : null}
      <FileCard isAnother={answer !== null} mostRows={view.mostRows} busy={busy} />
      <Earlier imports={view.imports} />
    </div>
  );
}

function Columns({ answer, busy }: { answer: ImportAnswer; busy: boolean }) {
  const { headers, mapping, fields, needed, sample, table, fileName, result, acceptPay } = answer;
  return (
    <ImportColumns
      carried={{ table, fileName }}
      headers={headers}
      sample={sample}
      mapping={mapping}
      fields={fields.map((field) => ({ ...field, required: (needed as readonly string[]).includes(field.name) }))}
      ready={result?.added ?? null}
      busy={busy}
      level={3}
    >
      <div className="mt-4 max-w-xl">
        <Field
          label="Why pay below the law check is right"
          optional
          help="Only where rows are refused for their pay and it is right all the same. The reason stays in each history."
        >
          <TextInput name="acceptPay" maxLength={500} defaultValue={acceptPay} />
        </Field>
      </div>
    </ImportColumns>
  );
}

function FileCard({ isAnother, mostRows, busy }: { isAnother: boolean; mostRows: number; busy: boolean }) {
  return (
    <Card as="section" title={isAnother ? "Another file" : "File"} level={3}>
      <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="step" value="file" />
        <Field
          label="CSV or Excel file"
          help={`At most ${mostRows.toLocaleString("en-US")} rows and 5 MB, with a first row of headings. Exports of BambooHR and Gusto are read as they are.`}
          className="min-w-64 flex-1"
        >
          <TextInput name="file" type="file" accept=".csv,.xlsx,text/csv" required />
        </Field>
        <Button type="submit" variant={isAnother ? undefined : "primary"} loading={busy} className="sm:mb-5.5">
          Open
        </Button>
      </Form>
      <p className="mt-2 text-sm">
        <TextLink href="/hris/import/template" reloadDocument>
          Download an empty file with all columns
        </TextLink>
      </p>
    </Card>
  );
}

function Earlier({ imports }: Pick<ImportsView, "imports">) {
  if (imports.length === 0) return null;
  return (
    <Card as="section" title="Earlier imports" level={3}>
      <ul className="text-sm">
        {imports.map(({ id, fileName, status, createdAt, added, refused, allowedActions }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.25 first:border-t-0">
            <span className="min-w-0 flex-1">
              <span className="block font-medium break-words">{fileName}</span>
              <span className="text-ink-2">
                <Moment at={createdAt} /> · {added} added, {refused} not
                {status === "undone" ? " · taken back" : ""}
              </span>
            </span>
            {allowedActions.includes("undo") ? (
              <ActButton
                intent={IMPORT_INTENT.undo}
                fields={{ id }}
                label={`Take back ${fileName}`}
                confirm={{
                  title: "Take this import back?",
                  description: `The ${added} people it added are removed. Anyone who has been changed, invited or given leave since then stays.`,
                  label: "Take back",
                  danger: true,
                }}
              >
                Take back
              </ActButton>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
