import { recordAudit } from "~/domain/access";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { teamOf } from "../../employment/managers";
import { inPeople, type PeopleMember } from "../../member/people-member";
import { dateOf, dayOf } from "../../plain-days";
import { lawOnLeave } from "../law/protection";
import type { RequestState } from "../ledger/ledger-types";
import { settleLedgers } from "../ledger/settle-ledger";
import type { RequestStep } from "./request-form";
import { type Actor, actionsOn, approvedState } from "./request-states";
import { tellLeave } from "./tell-leave";

/** What a member is to a request, asked once for a page of them. */
export async function actorOn(tx: Transaction, member: PeopleMember) {
  const isHr = member.role === "hr_admin";
  const team = await teamOf(tx, member.organizationId, member.employeeId, today());
  return ({ employeeId, firstApprovedBy }: { employeeId: number; firstApprovedBy: number | null }): Actor => ({
    isOwn: employeeId === member.employeeId,
    decides: isHr || team.has(employeeId),
    isHr,
    gaveFirst: firstApprovedBy === member.userId,
  });
}

/** Approves, denies or calls off a request. Nobody decides about their own, and what the law protects is not denied for its timing. */
export async function stepRequest(member: PeopleMember, id: number, step: RequestStep): Promise<RequestState> {
  const next = await writeStep(member, id, step);
  kickMail();
  return next;
}

const writeStep = (member: PeopleMember, id: number, step: RequestStep): Promise<RequestState> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const found = await tx.timeOffRequest.findFirst({ where: { id, organizationId }, select: { employeeId: true } });
    if (!found) throw new NotFound("This request was not found.");
    // The person first, as everywhere: a request, the night and a decision wait for each other.
    await tx.$queryRaw`select id from employees where organization_id = ${organizationId} and id = ${found.employeeId} for update`;
    const row = await tx.timeOffRequest.findFirstOrThrow({ where: { id, organizationId }, include: { policy: true } });
    const actor = (await actorOn(tx, member))(row);
    if (!actor.isOwn && !actor.decides) throw new NotFound("This request was not found.");
    if (step.version !== undefined && step.version !== row.version)
      throw new Conflict("Someone else changed this request. Reload it.", { code: "changed_elsewhere" });
    const status = row.status as RequestState;
    const may = actionsOn(status, dayOf(row.startDate) <= today(), actor);
    if (!may.includes(step.action)) throw refusal(step.action, status, actor);
    if (step.action === "deny") await refuseProtected(tx, row, step);
    const next =
      step.action === "approve"
        ? approvedState(status, row.minutes, row.policy.secondApprovalMinutes)
        : step.action === "deny"
          ? "denied"
          : "cancelled";
    await tx.timeOffRequest.update({
      where: { id },
      data: {
        ...{ status: next, version: { increment: 1 } },
        ...(next === "pending_second" ? { firstApprovedBy: userId } : {}),
        ...(next === "approved" ? { approvedBy: userId, approvedAt: now() } : {}),
        ...(next === "denied" ? { deniedReason: step.reason ?? null } : {}),
      },
      select: { id: true },
    });
    await settleLedgers(tx, organizationId, [row.employeeId]);
    await tellLeave(tx, member, id, { before: status, after: next, reason: step.reason });
    await recordAudit(tx, member.principal, {
      action: `time_off_request.${step.action}`,
      organizationId,
      entity: { type: "time_off_request", id },
      before: { status },
      after: { status: next, ground: step.ground ?? null },
    });
    return next;
  });

function refusal(action: string, status: RequestState, { isOwn, gaveFirst }: Actor): Error {
  if (isOwn && action !== "cancel")
    return new Forbidden("Someone else must decide about your own leave.", { code: "self_approval" });
  if (action === "approve" && status === "pending_second" && gaveFirst)
    return new Forbidden("The second approval comes from somebody else.", { code: "second_person" });
  return new Conflict(`This request is ${status.replace("_", " ")}: you cannot ${action} it.`, {
    code: "no_such_transition",
  });
}

const HOLD_AGAINST_LAW: readonly (string | null | undefined)[] = ["not_entitled", "no_balance"];

type Row = {
  organizationId: number;
  employeeId: number;
  startDate: Date;
  isProtected: boolean;
  policy: { kind: string };
};

async function refuseProtected(tx: Transaction, row: Row, { ground }: RequestStep): Promise<void> {
  if (!row.isProtected || HOLD_AGAINST_LAW.includes(ground)) return;
  const { organizationId, employeeId } = row;
  const day = dateOf(dayOf(row.startDate));
  const position = await tx.employeePosition.findFirst({
    where: {
      ...{ organizationId, employeeId, isPrimary: true, startDate: { lte: day } },
      OR: [{ endDate: null }, { endDate: { gte: day } }],
    },
    select: { place: { select: { state: true } } },
  });
  const law = await lawOnLeave(row.policy.kind, position?.place ?? null, true);
  if (!law) return;
  const cited = law.citation ?? law.title;
  throw new Conflict(
    `The law protects this leave (${cited}): it cannot be denied for notice, a closed period or staffing. It can be denied only where the person has no right to it or nothing is left.`,
    { code: "protected_leave", citation: cited, slug: law.slug },
  );
}
