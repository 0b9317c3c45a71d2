import type { Transaction } from "~/platform/db/client";

/**
 * The next free requisition number. The organization's row is the counter, so that two drafts made at once wait for each
 * other; numbers that somebody typed are stepped over.
 */
export async function nextRequisitionNumber(tx: Transaction, organizationId: number): Promise<string> {
  for (;;) {
    const { nextRequisitionNumber: next, requisitionPrefix } = await tx.organization.update({
      where: { id: organizationId },
      data: { nextRequisitionNumber: { increment: 1 } },
      select: { nextRequisitionNumber: true, requisitionPrefix: true },
    });
    const number = `${requisitionPrefix}-${String(next - 1).padStart(4, "0")}`;
    const taken = await tx.job.findFirst({
      where: { organizationId, requisitionNumber: number },
      select: { id: true },
    });
    if (!taken) return number;
  }
}
