import { markUsed, withLink } from "~/platform/action-links";
import { NotFound } from "~/platform/errors";
import { withdrawByCandidate } from "../applications/move-application";
import { type OwnRequest, ownRequests } from "../candidates/privacy-asked";

const ACTIVE = ["applied", "screening", "interviewing", "offer"];

export type OwnApplication = {
  organizationName: string;
  jobTitle: string;
  firstName: string;
  /** In words for the applicant: the company's own stages are its own business. */
  state: "received" | "in-progress" | "offer" | "hired" | "closed" | "withdrawn";
  appliedAt: Date;
  mayWithdraw: boolean;
  /** What they asked for about their data, the newest first. */
  requests: OwnRequest[];
};

const STATE: Record<string, OwnApplication["state"]> = {
  applied: "received",
  screening: "in-progress",
  interviewing: "in-progress",
  offer: "offer",
  hired: "hired",
  rejected: "closed",
  withdrawn: "withdrawn",
};

/** What an applicant sees of their own application, by the link of the confirmation mail. */
export async function ownApplication(token: string): Promise<OwnApplication> {
  return withLink(token, "application_status", async (tx, link) => {
    const { organizationId, applicationId } = link;
    const row = await tx.application.findFirst({
      where: { id: applicationId as number, organizationId, deletedAt: null },
      include: { job: { select: { title: true } }, candidate: { select: { firstName: true } }, organization: true },
    });
    if (!row) throw new NotFound("This link no longer works.");
    await markUsed(tx, link);
    return {
      organizationName: row.organization.name,
      jobTitle: row.job.title,
      firstName: row.candidate.firstName,
      state: STATE[row.status] ?? "in-progress",
      appliedAt: row.appliedAt,
      mayWithdraw: ACTIVE.includes(row.status),
      requests: await ownRequests(tx, organizationId, row.candidateId),
    };
  });
}

/** The applicant withdraws, by the same transition table as everybody: open interviews are called off, the team sees it. */
export async function withdrawOwnApplication(token: string): Promise<void> {
  await withLink(token, "application_status", (tx, { organizationId, applicationId }) =>
    withdrawByCandidate(tx, { organizationId, applicationId: applicationId as number }),
  );
}
