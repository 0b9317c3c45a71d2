import { z } from "zod";
import { recordAudit, requireRecentProof } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { deleteFile } from "~/platform/files/files";
import { countMarked } from "~/platform/personal/count-marked";
import { inPeople, type PeopleMember } from "../member/people-member";
import { eraseEmployee } from "./erase-employee";
import { dropHold, dropWaiting, keepErasure, keepHold } from "./erasure-rows";
import { type Outlook, outlookOf } from "./outlook";

export const holdForm = z.object({ reason: requiredLine("Reason", 500) });
export type HoldForm = z.output<typeof holdForm>;

/** What becomes of the rows of a table: they go, lose what tells the person, or stay without it. */
export type ErasedTable = { why: string; rows: number; becomes: "removed" | "emptied" | "kept"; note: string | null };
export type ErasurePreview = Outlook & {
  tables: ErasedTable[];
  allowedActions: ("erase" | "withdraw" | "hold" | "release")[];
};
const BECOMES = { whole: "removed", elsewhere: "removed", columns: "emptied", kept: "kept" } as const;

/** What erasing somebody would do, from which day the law lets it, and by which rules; writes nothing. */
export const previewErasure = (member: PeopleMember, id: number): Promise<ErasurePreview> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const outlook = await outlookOf(tx, organizationId, id);
    const tables = await countMarked(tx, "employee", { ids: [id], organizationId });
    return {
      ...outlook,
      tables: tables.map(({ why, rows, erasure, note }) => ({ why, rows, becomes: BECOMES[erasure], note })),
      allowedActions: actionsOf(member, outlook),
    };
  });

function actionsOf(member: PeopleMember, { employeeId, blockedBy, hold, request }: Outlook) {
  if (employeeId === member.employeeId || request?.status === "done") return [];
  const actions: [ErasurePreview["allowedActions"][number], boolean][] = [
    ["erase", blockedBy === null && request === null],
    ["withdraw", request?.status === "waiting"],
    ["hold", hold === null],
    ["release", hold !== null],
  ];
  return actions.flatMap(([action, isOpen]) => (isOpen ? [action] : []));
}

export type ErasureAnswer = { status: "done" | "waiting"; dueOn: string | null };

/** Erases who has left, or, while the law has their records kept, on the first day on which it no longer does. */
export async function requestErasure(member: PeopleMember, id: number): Promise<ErasureAnswer> {
  await requireRecentProof(member.principal);
  const { organizationId, userId } = member;
  const { answer, keys } = await inPeople(member, async (tx) => {
    await holdRow(tx, member, id);
    const { blockedBy, dueOn, request } = await outlookOf(tx, organizationId, id);
    if (blockedBy) throw new Conflict(blockedBy, { code: "erasure_blocked" });
    if (request) throw new Conflict(ASKED[request.status], { code: "erasure_asked" });
    const isDue = dueOn !== null && dueOn <= today();
    await keepErasure(tx, { organizationId, employeeId: id, requestedBy: userId, dueOn, isDue });
    const files = isDue ? await eraseEmployee(tx, organizationId, id) : [];
    await audit(tx, member, isDue ? "employee.erase" : "employee.erasure_asked", id, { dueOn });
    const status = isDue ? ("done" as const) : ("waiting" as const);
    return { answer: { status, dueOn }, keys: files };
  });
  await Promise.all(keys.map((key) => deleteFile(key)));
  return answer;
}

const ASKED = { waiting: "The erasure is asked for already.", done: "This person has been erased." };

/** Takes back an erasure that waits for its day. */
export const withdrawErasure = (member: PeopleMember, id: number): Promise<void> =>
  inPeople(member, async (tx) => {
    await holdRow(tx, member, id);
    const count = await dropWaiting(tx, { organizationId: member.organizationId, employeeId: id });
    if (count === 0) throw new NotFound("No erasure of this employee is waiting.");
    await audit(tx, member, "employee.erasure_withdrawn", id);
  });

/** Nothing of the record is erased while a charge or a suit is open; who works here can be held too. */
export const setEmployeeHold = (member: PeopleMember, id: number, { reason }: HoldForm): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    await holdRow(tx, member, id);
    const { request } = await outlookOf(tx, organizationId, id);
    if (request?.status === "done") throw new Conflict(ASKED.done, { code: "erased" });
    await keepHold(tx, { organizationId, employeeId: id }, reason, userId);
    await audit(tx, member, "employee.hold", id);
  });

export const releaseEmployeeHold = (member: PeopleMember, id: number): Promise<void> =>
  inPeople(member, async (tx) => {
    await holdRow(tx, member, id);
    const count = await dropHold(tx, { organizationId: member.organizationId, employeeId: id });
    if (count === 0) throw new NotFound("No legal hold is set.");
    await audit(tx, member, "employee.release", id);
  });

/** Nobody holds, erases or releases themselves; of two at once the second waits. */
async function holdRow(tx: Transaction, { organizationId, employeeId: own }: PeopleMember, id: number): Promise<void> {
  if (id === own) throw new Forbidden("Another member of HR decides about your own record.", { code: "own_record" });
  await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${id} for no key update`;
}

const audit = (
  tx: Transaction,
  { principal, organizationId }: PeopleMember,
  action: string,
  id: number,
  detail?: { dueOn: string | null },
) => recordAudit(tx, principal, { action, organizationId, entity: { type: "employee", id }, detail });
