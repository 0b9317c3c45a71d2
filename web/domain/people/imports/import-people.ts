import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { invalidField, ProductError } from "~/platform/errors";
import type { Table } from "~/platform/sheets/read-table";
import { insertEmployee } from "../employees/add-employee";
import { refuseCircle } from "../employment/managers";
import { inPeople, type PeopleMember } from "../member/people-member";
import { addDays, dayOf } from "../plain-days";
import { formOfRow, type ImportMapping, type ImportRow, NEEDED_FIELDS, readRow, rowOf } from "./import-fields";
import { type Colleagues, colleaguesOf, managerNamed } from "./named-managers";

export const MOST_IMPORTED = 1_000;

export const importOptions = z.object({
  /** Says what would become of each row, and writes nothing. */
  dryRun: z.boolean().default(true),
  /** Pay that the law check disagrees with is taken all the same, with this reason. */
  acceptPay: z.string().trim().max(500).nullish(),
});

export type ImportLine = {
  line: number;
  name: string;
  outcome: "added" | "refused";
  message: string;
  employeeId: number | null;
};
export type ImportOutcome = { id: number | null; dryRun: boolean; added: number; refused: number; lines: ImportLine[] };

type Order = { fileName: string; table: Table; mapping: ImportMapping } & z.output<typeof importOptions>;

/**
 * Brings people in from a file, each row for itself: one that is wrong stops no other. A dry run does the same and takes each
 * row back, so that it says what the import then does. Managers come second, because they may stand further down.
 */
export async function importPeople(member: PeopleMember, order: Order): Promise<ImportOutcome> {
  const { table, mapping, dryRun, fileName } = order;
  const missing = NEEDED_FIELDS.filter((field) => mapping[field] === undefined);
  if (missing.length > 0)
    throw invalidField("mapping", "Say which columns hold first name, last name, work e-mail, first day and title.");
  const rows = table.rows.map((cells, index) => ({ line: index + 2, row: rowOf(cells, mapping) }));
  const context = await contextOf(member, order);
  const lines: ImportLine[] = [];
  for (const { line, row } of rows) lines.push({ line, ...(await importRow(member, row, context)) });
  await placeManagers(member, rows, lines, context);
  const added = lines.filter(({ outcome }) => outcome === "added").length;
  const id = dryRun || added === 0 ? null : await keep(member, fileName, lines);
  return { id, dryRun, added, refused: lines.length - added, lines };
}

type Context = {
  dryRun: boolean;
  accepted: { acceptFindings: boolean; note: string | null };
  departments: Map<string, number>;
  places: Map<string, number>;
  colleagues: Colleagues;
  seen: Set<string>;
};

const named = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));

const contextOf = (member: PeopleMember, { dryRun, acceptPay }: Order): Promise<Context> =>
  inPeople(member, async (tx) => {
    const where = { organizationId: member.organizationId, isActive: true };
    const select = { id: true, name: true } as const;
    return {
      dryRun,
      accepted: { acceptFindings: Boolean(acceptPay), note: acceptPay || null },
      departments: named(await tx.department.findMany({ where, select })),
      places: named(await tx.organizationLocation.findMany({ where, select })),
      colleagues: await colleaguesOf(tx, member.organizationId),
      seen: new Set(),
    };
  });

/** Carries what was found out of the transaction of a row that is taken back. */
class Undone extends Error {}

/** So long after the first day its tasks are long past: a company that brings its people over does not hire them anew. */
const FIRST_DAY_TASKS_DAYS = 30;

async function importRow(member: PeopleMember, row: ImportRow, context: Context): Promise<Omit<ImportLine, "line">> {
  const { seen, dryRun, departments, places } = context;
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ");
  const refused = (message: string) => ({ name, outcome: "refused" as const, message, employeeId: null });
  const placeId = row.place ? places.get(row.place.toLowerCase()) : null;
  if (placeId === undefined)
    return refused(`There is no place called ${row.place}. Add it under Organization, Places first.`);
  const departmentId = row.department ? (departments.get(row.department.toLowerCase()) ?? null) : null;
  const read = readRow(formOfRow(row, { departmentId, placeId }, context.accepted));
  if (!read.success) return refused(plainIssue(read.error));
  const { email, startDate } = read.data;
  if (seen.has(email)) return refused("This work e-mail is in the file twice.");
  seen.add(email);
  const note = startDate < addDays(today(), -FIRST_DAY_TASKS_DAYS) ? "" : " with the tasks of the first day";
  let employeeId = 0;
  try {
    await inPeople(member, async (tx) => {
      const department = departmentId ?? (row.department ? await addDepartment(tx, member, row.department) : null);
      employeeId = await insertEmployee(
        tx,
        member.organizationId,
        { ...read.data, departmentId: department },
        { userId: member.userId, reason: "hire", withTasks: note !== "" },
      );
      if (dryRun) throw new Undone();
      if (department !== null && row.department) departments.set(row.department.toLowerCase(), department);
    });
  } catch (error) {
    if (error instanceof ProductError) return refused(error.message);
    if (!(error instanceof Undone)) throw error;
  }
  const isNew = departmentId === null && row.department !== undefined;
  const said = `${dryRun ? "Will be added" : "Added"}${note}${isNew && dryRun ? `; the department ${row.department} is made` : ""}`;
  return { name, outcome: "added", message: said, employeeId: dryRun ? null : employeeId };
}

const plainIssue = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const field = issue?.path.join(".") ?? "";
  return PLAIN[field] ?? issue?.message ?? "This row cannot be read.";
};

/** What the columns of choices take, in words that a spreadsheet has. */
const PLAIN: Record<string, string> = {
  startDate: "The first day is no date: write 2027-01-04 or 1/4/2027.",
  "pay.amount": "The pay is no amount: write 25.50 or 52000.",
  "pay.type": "Pay type is hourly or annual.",
  employmentType: "Employment is full time, part time, internship or temporary.",
  flsaStatus: "FLSA status is exempt or nonexempt.",
  weeklyMinutes: "Hours per week is a number up to 168.",
};

async function addDepartment(tx: Transaction, { organizationId }: PeopleMember, name: string): Promise<number> {
  const known = await tx.department.findFirst({
    where: { organizationId, name: { equals: name, mode: "insensitive" } },
    select: { id: true },
  });
  if (known) {
    await tx.department.update({ where: { id: known.id }, data: { isActive: true }, select: { id: true } });
    return known.id;
  }
  return (await tx.department.create({ data: { organizationId, name: name.slice(0, 120) }, select: { id: true } })).id;
}

type Rows = { line: number; row: ImportRow }[];

/** Who reports to whom, once everybody is there. A manager who cannot be found is said and leaves the person without one. */
async function placeManagers(member: PeopleMember, rows: Rows, lines: ImportLine[], context: Context): Promise<void> {
  const { organizationId } = member;
  for (const [index, { row }] of rows.entries()) {
    const line = lines[index];
    if (line?.outcome !== "added" || !row.manager) continue;
    const manager = managerNamed(row.manager, context.colleagues, rows, lines);
    if (typeof manager === "string") {
      line.message += `. ${manager}`;
      continue;
    }
    const { employeeId } = line;
    if (context.dryRun || employeeId === null || manager.id === null) continue;
    const managerId = manager.id;
    try {
      await inPeople(member, async (tx) => {
        const work = await tx.employeePosition.findFirstOrThrow({
          where: { organizationId, employeeId, isPrimary: true },
        });
        await refuseCircle(tx, organizationId, { employeeId, managerId, from: dayOf(work.startDate) });
        await tx.employeePosition.update({ where: { id: work.id }, data: { managerId }, select: { id: true } });
      });
    } catch (error) {
      if (!(error instanceof ProductError)) throw error;
      line.message += `. Without a manager: ${error.message}`;
    }
  }
}

const keep = (member: PeopleMember, fileName: string, lines: ImportLine[]): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    // Lines and messages; the names are with the employees.
    const rows = lines.map(({ line, outcome, message, employeeId }) => ({ row: line, outcome, message, employeeId }));
    const { id } = await tx.peopleImport.create({
      data: { organizationId, fileName: fileName.slice(0, 200), rows, createdBy: userId },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: "people.import",
      organizationId,
      entity: { type: "people_import", id },
      after: { added: lines.filter(({ outcome }) => outcome === "added").length, lines: lines.length },
    });
    return id;
  });
