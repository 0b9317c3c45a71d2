import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { type ApplicationStatus, actionFor, isActive } from "../states/application-states";
import { type HeldApplication, holdApplication, stagesOf } from "../states/held-application";
import { type Actor, changeApplication, type MoveWish } from "./change-application";
import { receiveApplication } from "./receive-application";
import { undoLastChange } from "./undo-application";

export const actorOf = (member: HiringMember): Actor => ({
  role: member.role,
  userId: member.userId,
  via: member.principal.via === "key" ? "api" : "member",
});

export type Moved = { id: number; status: ApplicationStatus; version: number; eventId: number };

/** Moves an application to a stage or a state, as the transition table allows. */
export const moveApplication = (member: HiringMember, id: number, wish: MoveWish): Promise<Moved> =>
  inHiring(member, (tx) => moveInside(tx, member, id, wish));

/** The same inside a transaction, for bulk moves. */
export async function moveInside(tx: Transaction, member: HiringMember, id: number, wish: MoveWish): Promise<Moved> {
  const held = await holdApplication(tx, { organizationId: member.organizationId, id, version: wish.version });
  const { to, stageId } = await wishedPlace(tx, held, wish);
  const action = actionFor(held.status, to);
  if (!action) {
    throw new Conflict(`An application that is ${held.status} cannot become ${to}.`, { code: "no_such_transition" });
  }
  return { id, ...(await changeApplication(tx, held, { ...wish, action, to, stageId }, actorOf(member))) };
}

/** A stage names its state; a reopened application goes back to the stage it was in. */
async function wishedPlace(tx: Transaction, held: HeldApplication, wish: MoveWish) {
  const stages = await stagesOf(tx, held.organizationId, held.jobId);
  if (wish.stageId) {
    const stage = stages.find(({ id }) => id === wish.stageId);
    if (!stage) throw new NotFound("This stage is not one of the job's.");
    if (!wish.status || wish.status === stage.kind) return { to: stage.kind as ApplicationStatus, stageId: stage.id };
  }
  const to = wish.status as ApplicationStatus;
  const back = !isActive(held.status)
    ? stages.find(({ id, kind }) => id === held.lastActiveStageId && kind === to)
    : undefined;
  return { to, stageId: wish.stageId ?? back?.id ?? null };
}

/** Reopens a finished application in the stage it had reached. */
export const reopenApplication = (
  member: HiringMember,
  id: number,
  reason: string,
  version?: number | null,
): Promise<Moved> =>
  inHiring(member, async (tx) => {
    const held = await holdApplication(tx, { organizationId: member.organizationId, id, version });
    const stages = await stagesOf(tx, held.organizationId, held.jobId);
    const before =
      stages.find((stage) => stage.id === held.lastActiveStageId && isActive(stage.kind)) ??
      stages.find(({ kind }) => kind === "applied");
    const to = (before?.kind ?? "applied") as ApplicationStatus;
    const change = { action: "reopen" as const, to, stageId: before?.id ?? null, reason };
    return { id, ...(await changeApplication(tx, held, change, actorOf(member))) };
  });

/** Ends the application of somebody who is better for another job, and opens one there. */
export const transferApplication = (
  member: HiringMember,
  id: number,
  jobId: number,
  version?: number | null,
): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const held = await holdApplication(tx, { organizationId: member.organizationId, id, version });
    if (held.jobId === jobId) throw new Conflict("The application is for this job already.", { code: "same_job" });
    await changeApplication(
      tx,
      held,
      { action: "transfer", to: "rejected", reason: "Transferred to another job" },
      actorOf(member),
    );
    const { email, firstName, lastName } = await tx.candidate.findFirstOrThrow({
      where: { id: held.candidateId, organizationId: held.organizationId },
    });
    const { applicationId } = await receiveApplication(tx, {
      organizationId: held.organizationId,
      jobId,
      applicant: { email, firstName, lastName },
      source: "Transfer",
      actor: { kind: "member", userId: member.userId },
      publicOnly: false,
    });
    await tx.application.update({ where: { id: applicationId }, data: { transferredFromId: id } });
    return { id: applicationId };
  });

/** Takes back the last step, within minutes, by whoever took it. */
export const undoMove = (member: HiringMember, id: number, eventId: number) =>
  inHiring(member, async (tx) => {
    const held = await holdApplication(tx, { organizationId: member.organizationId, id });
    return undoLastChange(tx, held, { eventId, userId: member.userId });
  });

/** For the candidate's own link, in the caller's transaction. */
export async function withdrawByCandidate(
  tx: Transaction,
  { organizationId, applicationId, reason }: { organizationId: number; applicationId: number; reason?: string | null },
): Promise<void> {
  const held = await holdApplication(tx, { organizationId, id: applicationId });
  await changeApplication(
    tx,
    held,
    { action: "withdraw", to: "withdrawn", reason },
    { role: "candidate", userId: null },
  );
}
