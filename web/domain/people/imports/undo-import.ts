import { recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { forgetIdentifications } from "../eeo/self-identification";
import { inPeople, type PeopleMember } from "../member/people-member";

type Kept = { row: number; outcome: string; message: string; employeeId: number | null };
export type ImportView = {
  id: number;
  fileName: string;
  status: string;
  createdAt: Date;
  added: number;
  refused: number;
  allowedActions: "undo"[];
};

/** The imports of the company, the newest first. */
export const listImports = (member: PeopleMember): Promise<ImportView[]> =>
  inPeople(member, async (tx) => {
    const rows = await tx.peopleImport.findMany({
      where: { organizationId: member.organizationId },
      orderBy: { createdAt: "desc" },
      take: 50,
    });
    return rows.map(({ id, fileName, status, createdAt, rows: kept }) => {
      const lines = kept as Kept[];
      const added = lines.filter(({ employeeId }) => employeeId !== null).length;
      const allowedActions: "undo"[] = status === "done" && !member.onlyLooks ? ["undo"] : [];
      return { id, fileName, status, createdAt, added, refused: lines.length - added, allowedActions };
    });
  });

export type Undoing = { removed: number; kept: { employeeId: number; name: string; why: string }[] };

/** Takes an import back. Whoever has a history since then stays, and it is said why: an employee is never lost. */
export const undoImport = (member: PeopleMember, id: number): Promise<Undoing> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await tx.$queryRaw`select id from people_imports where organization_id = ${organizationId} and id = ${id} for update`;
    const found = await tx.peopleImport.findFirst({ where: { id, organizationId } });
    if (!found) throw new NotFound("This import was not found.");
    if (found.status !== "done") throw new Conflict("This import was taken back already.", { code: "undone" });
    const undoing: Undoing = { removed: 0, kept: [] };
    const ids = (found.rows as Kept[]).flatMap(({ employeeId }) => employeeId ?? []);
    // Who reports to somebody of the file comes first, so that nobody is held by a report of the same file.
    for (const employeeId of ids.reverse()) {
      const why = await tieOf(tx, organizationId, employeeId, ids);
      if (why === "gone") continue;
      if (why) undoing.kept.push({ employeeId, name: await nameOf(tx, organizationId, employeeId), why });
    }
    const kept = new Set(undoing.kept.map(({ employeeId }) => employeeId));
    const goes = ids.filter((employeeId) => !kept.has(employeeId));
    await removePeople(tx, organizationId, goes);
    undoing.removed = goes.length;
    await tx.peopleImport.update({ where: { id }, data: { status: "undone" }, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "people.undo_import",
      organizationId,
      entity: { type: "people_import", id },
      after: { removed: goes.length, kept: undoing.kept.length },
    });
    return undoing;
  });

const nameOf = async (tx: Transaction, organizationId: number, id: number): Promise<string> => {
  const { firstName, lastName } = await tx.employee.findFirstOrThrow({ where: { id, organizationId } });
  return `${firstName} ${lastName}`;
};

/** What has been done with somebody since the import; null: nothing. */
async function tieOf(
  tx: Transaction,
  organizationId: number,
  employeeId: number,
  ids: readonly number[],
): Promise<string | null> {
  const where = { organizationId, employeeId };
  const person = await tx.employee.findFirst({ where: { id: employeeId, organizationId } });
  if (!person) return "gone";
  const outside = { organizationId, managerId: employeeId, employeeId: { notIn: [...ids] } };
  const ties: [string, number][] = [
    ["the record was changed", person.version > 1 ? 1 : 0],
    ["they can sign in", person.userId === null ? 0 : 1],
    ["work or pay was changed", (await tx.employeePosition.count({ where })) - 1],
    ["leave was asked for", await tx.timeOffRequest.count({ where })],
    ["leave was counted in their ledger", await tx.timeOffEntry.count({ where })],
    ["a last day was planned", await tx.leaving.count({ where })],
    ["tasks were done", await tx.peopleTask.count({ where: { ...where, status: { not: "todo" } } })],
    ["others report to them", await tx.employeePosition.count({ where: outside })],
    ["documents were acknowledged", await tx.policyAcknowledgement.count({ where })],
    ["documents are in their file", await tx.employeeDocument.count({ where })],
    ["they lead a department", await tx.department.count({ where: { organizationId, managerId: employeeId } })],
  ];
  return ties.find(([, count]) => count > 0)?.[0] ?? null;
}

/** Only a draft is ever removed, which the database holds everybody to: what was brought in by mistake becomes one first. */
async function removePeople(tx: Transaction, organizationId: number, ids: number[]): Promise<void> {
  const where = { organizationId, employeeId: { in: ids } };
  await tx.employeePosition.updateMany({
    where: { organizationId, managerId: { in: ids } },
    data: { managerId: null },
  });
  await tx.peopleTask.deleteMany({ where });
  await forgetIdentifications(tx, organizationId, ids);
  await tx.employeePosition.deleteMany({ where });
  await tx.employmentPeriod.deleteMany({ where });
  const people = { organizationId, id: { in: ids } };
  await tx.employee.updateMany({ where: people, data: { status: "draft" } });
  await tx.employee.deleteMany({ where: people });
}
