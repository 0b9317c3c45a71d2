import { now } from "~/platform/clock";
import { tokenHash } from "~/platform/crypto";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { withdrawByCandidate } from "../applications/move-application";

const ACTIVE = ["applied", "screening", "interviewing", "offer"];

export type OwnApplication = {
  organizationName: string;
  jobTitle: string;
  firstName: string;
  /** In words for the applicant: the company's own stages are its own business. */
  state: "received" | "in-progress" | "offer" | "hired" | "closed" | "withdrawn";
  appliedAt: Date;
  mayWithdraw: boolean;
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
  return byToken(token, async (tx, { organizationId, applicationId, linkId }) => {
    const row = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      include: { job: { select: { title: true } }, candidate: { select: { firstName: true } }, organization: true },
    });
    if (!row) throw new NotFound("This link does not work any more.");
    await tx.actionLink.update({ where: { id: linkId }, data: { useCount: { increment: 1 } }, select: { id: true } });
    return {
      organizationName: row.organization.name,
      jobTitle: row.job.title,
      firstName: row.candidate.firstName,
      state: STATE[row.status] ?? "in-progress",
      appliedAt: row.appliedAt,
      mayWithdraw: ACTIVE.includes(row.status),
    };
  });
}

/** The applicant withdraws, by the same transition table as everybody: open interviews are called off, the team sees it. */
export async function withdrawOwnApplication(token: string): Promise<void> {
  await byToken(token, (tx, { organizationId, applicationId }) =>
    withdrawByCandidate(tx, { organizationId, applicationId }),
  );
}

type Found = { organizationId: number; applicationId: number; linkId: number };

/** Works inside the organization whose number the link begins with; a forged number finds nothing there. */
async function byToken<T>(token: string, work: (tx: Transaction, found: Found) => Promise<T>): Promise<T> {
  const [prefix = ""] = token.split(".");
  const organizationId = /^[0-9a-z]{1,6}$/.test(prefix) ? Number.parseInt(prefix, 36) : 0;
  const dead = () => new NotFound("This link does not work any more.");
  if (organizationId <= 0 || organizationId > 2_147_483_647) throw dead();
  return inOrganization(organizationId, async (tx) => {
    const link = await tx.actionLink.findFirst({
      where: { organizationId, tokenHash: tokenHash(token), purpose: "application_status", revokedAt: null },
    });
    const expired = link?.expiresAt && link.expiresAt <= now();
    if (!link?.applicationId || expired) throw dead();
    return work(tx, { organizationId, applicationId: link.applicationId, linkId: link.id });
  });
}
