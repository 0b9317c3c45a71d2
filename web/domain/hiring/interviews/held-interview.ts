import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import type { InterviewStatus } from "../states/interview-states";

export const WHOLE_INTERVIEW = {
  participants: {
    include: { teamMember: { select: { id: true, firstName: true, lastName: true, email: true, isActive: true } } },
    orderBy: { id: "asc" as const },
  },
  application: {
    include: {
      candidate: { select: { id: true, firstName: true, lastName: true, email: true, erasedAt: true } },
      job: { select: { id: true, title: true, hiringManagerId: true } },
    },
  },
  organization: { select: { name: true } },
  createdByUser: { select: { email: true, firstName: true, lastName: true } },
};

/** An interview with everybody concerned. */
export const findInterview = (tx: Transaction, organizationId: number, id: number) =>
  tx.interview.findFirst({ where: { id, organizationId, deletedAt: null }, include: WHOLE_INTERVIEW });

export type Interview = NonNullable<Awaited<ReturnType<typeof findInterview>>>;

export const statusOf = (interview: { status: string }): InterviewStatus => interview.status as InterviewStatus;

type Wanted = { organizationId: number; id: number; version?: number | null };

/** An interview that nobody else changes until the transaction ends; its application is held first. */
export async function holdInterview(tx: Transaction, { organizationId, id, version }: Wanted): Promise<Interview> {
  await tx.$queryRaw`select a.id from applications a join interviews i on i.organization_id = a.organization_id and i.application_id = a.id
    where i.organization_id = ${organizationId} and i.id = ${id} for update of a`;
  await tx.$queryRaw`select id from interviews where organization_id = ${organizationId} and id = ${id} for update`;
  const found = await findInterview(tx, organizationId, id);
  if (!found) throw new NotFound("This interview was not found.");
  if (version != null && version !== found.version) {
    throw new Conflict("Someone else changed this interview. Reload it, then save.", { code: "stale" });
  }
  return found;
}
