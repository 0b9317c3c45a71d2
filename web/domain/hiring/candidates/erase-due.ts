import { DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { deleteFile } from "~/platform/files/files";
import { eraseCandidate } from "./erase-candidate";
import { whatBlocks } from "./privacy";

/** Erases where a held request's clock has run out; for the scheduler. What was removed is written down as proof. */
export async function eraseDue({ signal }: { signal: AbortSignal }): Promise<{ erased: number; held: number }> {
  const counts = { erased: 0, held: 0 };
  for (const { id: organizationId } of await db().organization.findMany({ select: { id: true } })) {
    if (signal.aborted) break;
    const done = await eraseDueOf(organizationId);
    counts.erased += done.erased;
    counts.held += done.held;
  }
  return counts;
}

async function eraseDueOf(organizationId: number): Promise<{ erased: number; held: number }> {
  const waiting = await inOrganization(organizationId, (tx) =>
    tx.privacyRequest.findMany({
      where: {
        organizationId,
        kind: "erasure",
        status: "held",
        candidateId: { not: null },
        OR: [{ dueOn: null }, { dueOn: { lte: new Date(now().getTime() + DAY_MS) } }],
      },
      take: 200,
    }),
  );
  const keys: string[] = [];
  const counts = { erased: 0, held: 0 };
  for (const request of waiting) {
    const removed = await inOrganization(organizationId, async (tx) => {
      const candidate = await tx.candidate.findFirst({ where: { id: request.candidateId ?? 0, organizationId } });
      if (!candidate || candidate.erasedAt || (await whatBlocks(tx, candidate))) return null;
      const files = await eraseCandidate(tx, organizationId, candidate.id);
      await tx.privacyRequest.update({
        where: { id: request.id },
        data: { status: "done", email: "erased", handledAt: now() },
      });
      return files;
    });
    counts[removed ? "erased" : "held"] += 1;
    keys.push(...(removed ?? []));
  }
  if (counts.erased > 0) {
    await inOrganization(organizationId, (tx) =>
      tx.retentionRun.create({
        data: {
          organizationId,
          recordClass: "application",
          removed: counts.erased,
          held: counts.held,
          createdAt: now(),
        },
      }),
    );
  }
  await Promise.all(keys.map((key) => deleteFile(key)));
  return counts;
}
