import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { formOf } from "~/app/server/form.server";
import { rowId, textOf } from "~/app/server/form-fields.server";
import {
  customColumn,
  guessImport,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  type ImportField,
  type ImportMapping,
  type ImportOutcome,
  importPeople,
  listFields,
  listImports,
  MOST_IMPORTED,
  NEEDED_FIELDS,
  undoImport,
} from "~/domain/people";
import { ProductError } from "~/platform/errors";
import { readTable, type Table } from "~/platform/sheets/read-table";
import { people, peopleMay } from "../people.server";
import { IMPORT_INTENT } from "./import-intents";

const FIELDS = (Object.keys(IMPORT_FIELDS) as ImportField[]).map((name) => ({
  name: name as string,
  label: IMPORT_LABELS[name],
}));
const MOST_LINES_SHOWN = 300;
const HERE = "/hris/import";

export async function importView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "employees:write");
  return { imports: await listImports(member), mostRows: MOST_IMPORTED };
}
export type ImportsView = Awaited<ReturnType<typeof importView>>;

export type ImportAnswer = {
  /** The rows of the file travel with the form from step to step. */
  table: string;
  fileName: string;
  headers: string[];
  sample: string[][];
  mapping: ImportMapping;
  fields: { name: string; label: string }[];
  needed: readonly ImportField[];
  acceptPay: string;
  result: ImportOutcome | null;
  problem: string | null;
};

const undo = acts(
  peopleMay("employees:write"),
  {
    [IMPORT_INTENT.undo]: act({
      schema: z.object({ id: rowId }),
      call: (member, { id }) => undoImport(member, id),
      said: ({ removed, kept }) => ({
        title: `${removed} ${removed === 1 ? "Employee" : "Employees"} Removed`,
        description: kept.map(({ name, why }) => `${name} stays: ${why}.`).join(" "),
      }),
      failed: "Import Not Undone",
    }),
  },
  { back: HERE },
);

/** Three steps of one form: the file, the columns with a dry run, the import; and taking an import back. */
export async function importAction(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "employees:write");
  const form = await formOf(arrival.request.clone());
  if (form.has("intent")) return undo(arrival);
  try {
    const step = textOf(form, "step");
    const own = await listFields(member);
    const fields = [...FIELDS, ...own.map(({ key, label }) => ({ name: customColumn(key), label }))];
    const { table, fileName } = await tableOf(form);
    const mapping = step === "file" ? guessImport(table.headers, own) : mappingOf(form, fields);
    const acceptPay = textOf(form, "acceptPay");
    const about: Omit<ImportAnswer, "result"> = {
      ...{ table: JSON.stringify(table), fileName, headers: table.headers, sample: table.rows.slice(0, 3), mapping },
      ...{ fields, needed: NEEDED_FIELDS, acceptPay, problem: null },
    };
    const isMissing = NEEDED_FIELDS.some((field) => mapping[field] === undefined);
    if (step === "file" && isMissing) return { ...about, result: null };
    const order = { fileName, table, mapping, acceptPay, dryRun: step !== "import" };
    const result = await importPeople(member, order);
    const lines = [...result.lines].sort((a, b) => worst(a) - worst(b) || a.line - b.line);
    return { ...about, result: { ...result, lines: lines.slice(0, MOST_LINES_SHOWN) } };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return data({ ...NOTHING, problem: error.message }, { status: error.status });
  }
}

const worst = ({ outcome }: { outcome: string }): number => (outcome === "refused" ? 0 : 1);
const NOTHING: ImportAnswer = {
  ...{ table: "", fileName: "", headers: [], sample: [], mapping: {}, fields: FIELDS, needed: NEEDED_FIELDS },
  ...{ acceptPay: "", result: null, problem: null },
};

const kept = z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())).max(MOST_IMPORTED) });

async function tableOf(form: FormData): Promise<{ table: Table; fileName: string }> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0)
    return { table: readTable(new Uint8Array(await file.arrayBuffer()), MOST_IMPORTED), fileName: file.name };
  const sent = kept.safeParse(jsonOf(textOf(form, "table")));
  if (!sent.success) return { table: readTable(new Uint8Array(), MOST_IMPORTED), fileName: "" };
  return { table: sent.data, fileName: textOf(form, "fileName") };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const column = z.coerce.number().int().min(0).max(500);

function mappingOf(form: FormData, fields: { name: string }[]): ImportMapping {
  const chosen = fields.map(({ name }) => [name, textOf(form, `map-${name}`)] as const).filter(([, at]) => at !== "");
  return Object.fromEntries(chosen.map(([field, at]) => [field, column.parse(at)]));
}
