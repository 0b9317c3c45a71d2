import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import type { ApplicationStatus } from "./application-states";

/** An application that nobody else can change until the transaction ends. */
export type HeldApplication = {
  id: number;
  organizationId: number;
  jobId: number;
  candidateId: number;
  status: ApplicationStatus;
  stage: string;
  stageId: number | null;
  lastActiveStageId: number | null;
  stageEnteredAt: Date;
  reasonId: number | null;
  rejectionReason: string | null;
  rejectedAt: Date | null;
  withdrawnAt: Date | null;
  hiredAt: Date | null;
  version: number;
};

/**
 * Reads an application and holds it. With `version` the caller says what was on the screen: somebody who was faster is
 * told of, not overwritten.
 */
export async function holdApplication(
  tx: Transaction,
  { organizationId, id, version }: { organizationId: number; id: number; version?: number | null },
): Promise<HeldApplication> {
  await tx.$queryRaw`select id from applications where organization_id = ${organizationId} and id = ${id} for update`;
  const found = await tx.application.findFirst({ where: { id, organizationId, deletedAt: null } });
  if (!found) throw new NotFound("This application was not found.");
  if (version != null && version !== found.version) {
    throw new Conflict(`Someone else moved this application: it is now in ${found.stage}.`, {
      code: "stale",
      status: found.status,
      stageId: found.stageId,
      version: found.version,
    });
  }
  return found as HeldApplication;
}

/** The stages of a job in the order of its pipeline. */
export const stagesOf = (tx: Transaction, organizationId: number, jobId: number) =>
  tx.jobStage.findMany({ where: { organizationId, jobId, isActive: true }, orderBy: { position: "asc" } });
