import { parse } from "csv-parse/sync";
import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Invalid, ProductError } from "~/platform/errors";
import { startNow } from "../bulk/create-bulk";
import { readBulk } from "../bulk/read-bulk";
import { prepareCustomer } from "./add-customer";
import { newCustomerForm } from "./forms";
import { wantsAccess } from "./insert-imported";

const MOST_LINES = 5_000;
const MOST_CHARACTERS = 4_000_000;

export const importForm = z.object({
  csv: z
    .string({ error: "Choose a CSV file" })
    .min(1, "The file is empty")
    .max(MOST_CHARACTERS, "The file is larger than 4 MB"),
  dryRun: z.boolean().default(true),
});

/** Columns of the file, by every spelling that a spreadsheet is likely to have. */
const COLUMNS = Object.keys(newCustomerForm.shape);
const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, "");
const COLUMN_OF = new Map(COLUMNS.map((name) => [bare(name), name]));
for (const [said, meant] of [
  ["emailaddress", "email"],
  ["phone", "phoneNumber"],
  ["address", "mailingAddress"],
] as const) {
  COLUMN_OF.set(said, meant);
}

type Line = { line: number; input: Record<string, string>; error: string | null };

/**
 * Customers from a file: every line is checked and stored with what is wrong with it; right lines become accounts when the
 * operation is started (at once without `dryRun`).
 */
export async function importCustomers(principal: Principal, { csv, dryRun }: z.output<typeof importForm>) {
  const { account } = await requirePermission(principal, "customers:write");
  const lines = await checkLines(readLines(csv));
  if (lines.some(({ input }) => wantsAccess(input))) await requirePermission(principal, "customers:grant");
  const failed = lines.filter(({ error }) => error !== null).length;
  const { id } = await db().$transaction(async (tx) => {
    const operation = await tx.bulkOperation.create({
      data: {
        kind: "import",
        status: dryRun ? "preview" : "queued",
        parameters: {},
        total: lines.length,
        failed,
        createdBy: account.id,
      },
      select: { id: true },
    });
    await tx.bulkOperationRow.createMany({
      data: lines.map(({ line, input, error }) => ({
        operationId: operation.id,
        line,
        input: input as Prisma.InputJsonObject,
        status: error ? "failed" : "queued",
        error,
      })),
    });
    await recordAudit(tx, principal, {
      action: "bulk.import",
      entity: { type: "bulk_operation", id: operation.id },
      detail: { lines: lines.length, refused: failed, dryRun },
    });
    return operation;
  });
  return dryRun ? readBulk(principal, id, MOST_LINES) : startNow(principal, id);
}

const READING = {
  bom: true,
  trim: true,
  info: true,
  raw: true,
  relax_column_count: true,
  record_delimiter: ["\r\n", "\n", "\r"],
  skip_empty_lines: true,
  // A spreadsheet saves the rows below its last one as commas.
  skip_records_with_empty_values: true,
};

type Parsed = { record: string[]; raw: string; info: { lines: number } };

/** The line of the file on which a record begins: what is counted is where it ends, and a cell may have several lines. */
const beginOf = ({ raw, info }: Parsed): number => info.lines - (raw.trim().match(/\r\n|\n|\r/g)?.length ?? 0);

function readLines(csv: string): Line[] {
  let records: Parsed[];
  try {
    records = parse(csv, READING) as unknown as Parsed[];
  } catch (error) {
    throw new Invalid(`The file is no CSV: ${(error as Error).message}`, {
      fields: [{ field: "csv", message: "No CSV" }],
    });
  }
  const [head, ...rows] = records;
  const columns = (head?.record ?? []).map((name) => COLUMN_OF.get(bare(name)) ?? null);
  const missing = ["email", "firstName", "lastName"].filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    throw new Invalid(`The first line must name the columns; missing: ${missing.join(", ")}.`, {
      fields: [{ field: "csv", message: "Columns are missing" }],
    });
  }
  if (rows.length === 0) throw new Invalid("The file has no line below its headings.");
  if (rows.length > MOST_LINES) throw new Invalid(`A file has at most ${MOST_LINES.toLocaleString("en-US")} lines.`);
  return rows.map((row) => ({ line: beginOf(row), input: named(columns, row.record), error: null }));
}

function named(columns: (string | null)[], cells: string[]): Record<string, string> {
  const pairs = columns.flatMap((name, index) => (name && cells[index] ? [[name, cells[index]]] : []));
  // A password does not wait in a table: imported people choose theirs by the mailed link.
  return Object.fromEntries(pairs.filter(([name]) => name !== "tempPassword" && name !== "setTempPassword"));
}

async function checkLines(lines: Line[]): Promise<Line[]> {
  const seen = new Set<string>();
  const checked = await Promise.all(lines.map(async (line) => ({ ...line, ...(await checkLine(line.input)) })));
  const emails = checked.flatMap(({ email }) => (email ? [email] : []));
  const taken = new Set(
    (await db().user.findMany({ where: { email: { in: emails } }, select: { email: true } })).map(({ email }) => email),
  );
  return checked.map(({ line, input, error, email }) => {
    const twice = email !== null && seen.has(email);
    if (email) seen.add(email);
    const known = email !== null && taken.has(email) ? "An account with this email address already exists." : null;
    return { line, input, error: error ?? (twice ? "This address is already in the file." : known) };
  });
}

async function checkLine(input: Record<string, string>): Promise<{ error: string | null; email: string | null }> {
  const parsed = newCustomerForm.safeParse(input);
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) =>
      path.length ? `${path.join(".")}: ${message}` : message,
    );
    return { error: [...new Set(said)].join("; "), email: null };
  }
  try {
    await prepareCustomer(parsed.data);
    return { error: null, email: parsed.data.email };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { error: error.message, email: parsed.data.email };
  }
}
