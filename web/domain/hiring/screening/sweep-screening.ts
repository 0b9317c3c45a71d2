import { today } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";

/** Removes screening logs and voluntary answers whose time is over. Run once a day. */
export async function sweepScreening({ signal }: { signal?: AbortSignal } = {}): Promise<{ removed: number }> {
  const organizations = await db().organization.findMany({ select: { id: true } });
  const day = new Date(`${today()}T00:00:00Z`);
  let removed = 0;
  for (const { id: organizationId } of organizations) {
    if (signal?.aborted) break;
    removed += await inOrganization(organizationId, async (tx) => {
      const due = { organizationId, retainUntil: { lt: day } };
      const logs = await tx.screeningLog.deleteMany({ where: due });
      const answers = await tx.eeoResponse.deleteMany({ where: due });
      return logs.count + answers.count;
    });
  }
  return { removed };
}
