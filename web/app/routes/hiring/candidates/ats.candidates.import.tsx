import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ImportScreen } from "~/app/areas/hiring/candidates/import-screen";
import { hiring } from "~/app/areas/hiring/hiring.server";
import { formOf } from "~/app/server/form.server";
import { textOf } from "~/app/server/form-fields.server";
import {
  CSV_FIELDS,
  guessMapping,
  importCandidates,
  type Mapping,
  mappingSchema,
  readCandidates,
} from "~/domain/hiring/candidates";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Import candidates · Statewise" }];

const FIELDS = Object.keys(CSV_FIELDS);
const MOST_LINES_SHOWN = 300;

export async function loader(arrival: LoaderFunctionArgs) {
  await hiring(arrival, "candidates:write");
  return null;
}

/** Three steps of one form: the file, the columns with a dry run, the import. The text of the file travels along. */
export async function action(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "candidates:write");
  const form = await formOf(arrival.request);
  const file = form.get("file");
  try {
    const text = file instanceof Blob && file.size > 0 ? await file.text() : textOf(form, "text");
    const table = readCandidates(text);
    const step = textOf(form, "step");
    const mapping: Mapping = step === "file" ? guessMapping(table.headers) : mappingOf(form);
    const about = { text, headers: table.headers, sample: table.rows.slice(0, 3), mapping, fields: FIELDS };
    if (
      step === "file" &&
      !(mapping.email !== undefined && mapping.firstName !== undefined && mapping.lastName !== undefined)
    ) {
      return { ...about, result: null, problem: null };
    }
    const result = await importCandidates(member, { table, mapping, dryRun: step !== "import" });
    const lines = [...result.lines].sort((a, b) => Number(a.ok) - Number(b.ok) || a.line - b.line);
    return { ...about, result: { ...result, lines: lines.slice(0, MOST_LINES_SHOWN) }, problem: null };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return data(
      { text: "", headers: [], sample: [], mapping: {}, fields: FIELDS, result: null, problem: error.message },
      { status: error.status },
    );
  }
}

function mappingOf(form: FormData): Mapping {
  const chosen = FIELDS.map((field) => [field, textOf(form, `map-${field}`)]).filter(([, at]) => at !== "");
  return mappingSchema.parse(Object.fromEntries(chosen)) as Mapping;
}

export default function ImportCandidates() {
  return <ImportScreen answer={useActionData<typeof action>() ?? null} />;
}
