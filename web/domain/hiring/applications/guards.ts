import type { Transaction } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import type { ApplicationAction } from "../states/application-states";
import { WAITING } from "../states/case-steps";
import type { HeldApplication } from "../states/held-application";

/** What must be so before a step is taken, beyond the table: offers, seats, the job itself. */
export async function guardTransition(
  tx: Transaction,
  held: HeldApplication,
  action: ApplicationAction,
): Promise<void> {
  const leavesOffer = held.status === "offer" && ["move", "reject", "transfer"].includes(action);
  if (leavesOffer) await noOfferOnItsWay(tx, held);
  if (action === "reject" || action === "transfer") await noWaitingNotice(tx, held);
  if (action === "hire") {
    await noOpenOffer(tx, held);
    await freeSeat(tx, held);
  }
  if (action === "reopen" || action === "unhire") await jobNotClosed(tx, held);
  if (action === "reopen") await noTwin(tx, held);
}

async function noOfferOnItsWay(tx: Transaction, { organizationId, id }: HeldApplication): Promise<void> {
  const offer = await tx.offer.findFirst({
    where: { organizationId, applicationId: id, status: { in: ["sent", "viewed"] } },
    select: { id: true },
  });
  if (offer)
    throw new Conflict("An offer waits for the candidate's answer. Withdraw it first.", { code: "offer_waits" });
}

/** Nobody is turned down while the time runs that the law gives them to answer a background report. */
async function noWaitingNotice(tx: Transaction, { organizationId, id }: HeldApplication): Promise<void> {
  const waiting = await tx.adverseActionCase.findFirst({
    where: { organizationId, applicationId: id, status: { in: [...WAITING] } },
    select: { waitUntil: true },
  });
  if (!waiting) return;
  throw new Conflict(
    "A pre-adverse notice is out: end the background check first, with the final notice or by proceeding (15 U.S.C. 1681b(b)(3)).",
    { code: "adverse_action_waits", waitUntil: waiting.waitUntil?.toISOString().slice(0, 10) },
  );
}

/** Whoever got an offer is hired on its acceptance; without one, on what was agreed elsewhere. */
async function noOpenOffer(tx: Transaction, { organizationId, id }: HeldApplication): Promise<void> {
  const offer = await tx.offer.findFirst({
    where: {
      organizationId,
      applicationId: id,
      status: { in: ["draft", "pending_approval", "approved", "sent", "viewed"] },
    },
    select: { status: true },
  });
  if (!offer) return;
  const isOut = offer.status === "sent" || offer.status === "viewed";
  throw new Conflict(
    isOut
      ? "An offer waits for the candidate's answer. Withdraw it first."
      : "An offer is being prepared. Send it and wait for the answer, or withdraw it.",
    { code: isOut ? "offer_waits" : "offer_open" },
  );
}

/** Two hires for one opening: the job is held, so that the second sees the first. */
async function freeSeat(tx: Transaction, { organizationId, jobId }: HeldApplication): Promise<void> {
  await tx.$queryRaw`select id from jobs where organization_id = ${organizationId} and id = ${jobId} for update`;
  await refuseFullJob(tx, organizationId, jobId);
}

/** Before an offer is approved or goes out as well: signed, nobody could hire on it. */
export async function refuseFullJob(tx: Transaction, organizationId: number, jobId: number): Promise<void> {
  const { openings, title } = await tx.job.findFirstOrThrow({
    where: { id: jobId, organizationId },
    select: { openings: true, title: true },
  });
  const hired = await tx.application.count({ where: { organizationId, jobId, status: "hired", deletedAt: null } });
  if (hired >= openings)
    throw new Conflict(`Every opening of ${title} is filled. Add an opening to the job (Edit job) first.`, {
      code: "no_seat",
      jobId,
    });
}

async function jobNotClosed(tx: Transaction, { organizationId, jobId }: HeldApplication): Promise<void> {
  const job = await tx.job.findFirst({
    where: { id: jobId, organizationId },
    select: { status: true, deletedAt: true },
  });
  if (!job || job.deletedAt || job.status === "closed") {
    throw new Conflict("The job is closed. Reopen it first.", { code: "job_closed" });
  }
}

/** One active application for a candidate and a job. */
export async function noTwin(
  tx: Transaction,
  { organizationId, jobId, candidateId, id }: HeldApplication,
): Promise<void> {
  const twin = await tx.application.findFirst({
    where: {
      organizationId,
      jobId,
      candidateId,
      id: { not: id },
      status: { in: ["applied", "screening", "interviewing", "offer"] },
      deletedAt: null,
    },
    select: { id: true },
  });
  if (twin) throw new Conflict("The candidate has another open application for this job.", { code: "already_applied" });
}
