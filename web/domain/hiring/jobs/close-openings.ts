import type { Transaction } from "~/platform/db/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import { Conflict } from "~/platform/errors";
import { callOffInterviews } from "../interviews/call-off";
import { ACTIVE } from "../states/application-states";

type Closing = Pick<Job, "id" | "organizationId">;

/** Holds the open applications of a job, before the job itself is held: the order in which moves and hires take them. */
export async function holdApplicationsOf(tx: Transaction, { id, organizationId }: Closing): Promise<void> {
  await tx.$queryRaw`select id from applications where organization_id = ${organizationId} and job_id = ${id}
    and deleted_at is null and status = any(${[...ACTIVE]}::text[]) order by id for update`;
}

/** Nobody may be left with an offer that cannot be kept: what is out, or signed, is ended by a person first. */
export async function refuseOffersOut(tx: Transaction, { id: jobId, organizationId }: Closing): Promise<void> {
  const offer = await tx.offer.findFirst({
    where: {
      organizationId,
      status: { in: ["sent", "viewed", "accepted"] },
      application: { jobId, deletedAt: null, status: { in: [...ACTIVE] } },
    },
    include: { application: { include: { candidate: { select: { firstName: true, lastName: true } } } } },
    orderBy: { id: "asc" },
  });
  if (!offer) return;
  const { firstName, lastName } = offer.application.candidate;
  const what =
    offer.status === "accepted"
      ? "has accepted an offer for this job. Hire them, or take the offer back, before you close it."
      : "has an offer for this job. Withdraw it, or wait for the answer, before you close it.";
  throw new Conflict(`${firstName} ${lastName} ${what}`, { code: "offer_open", offerId: offer.id });
}

/** Interviews for a job that is closed do not take place; everybody invited is told. */
export async function callOffInterviewsOf(
  tx: Transaction,
  { id: jobId, organizationId }: Closing,
  userId: number,
): Promise<void> {
  const open = await tx.application.findMany({
    where: { organizationId, jobId, deletedAt: null, status: { in: [...ACTIVE] } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  for (const { id: applicationId } of open)
    await callOffInterviews(tx, { organizationId, applicationId, userId, reason: "The job was closed." });
}
