import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { deleteFile } from "~/platform/files/files";
import { eraseCandidate } from "./erase-candidate";
import { periodOf } from "./keeping";
import { lawLetsGo, type OldCandidate, oldCandidates } from "./old-candidates";
import { KEEPING } from "./retention";

type Counts = { erased: number; held: number };

/** Erases the candidates of every company that has set a period, once that and the law's are over; for the scheduler. */
export async function eraseOld({ signal }: { signal: AbortSignal }): Promise<Counts> {
  const counts = { erased: 0, held: 0 };
  for (const { id } of await db().organization.findMany({ select: { id: true } })) {
    if (signal.aborted) break;
    const period = await inOrganization(id, (tx) => periodOf(tx, id));
    if (!period || period.startsAt > now()) continue;
    const done = await eraseOldOf(id, period.months, signal);
    counts.erased += done.erased;
    counts.held += done.held;
  }
  return counts;
}

async function eraseOldOf(organizationId: number, months: number, signal: AbortSignal): Promise<Counts> {
  const counts = { erased: 0, held: 0 };
  let after = 0;
  while (!signal.aborted) {
    const batch = await inOrganization(organizationId, (tx) => oldCandidates(tx, { organizationId, months, after }));
    for (const one of batch) {
      if (signal.aborted) break;
      if (one.isHeld) counts.held += 1;
      else if (await eraseOne(organizationId, months, one)) counts.erased += 1;
    }
    const last = batch.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (counts.erased > 0) await inOrganization(organizationId, (tx) => keepRun(tx, organizationId, months, counts));
  return counts;
}

/** Looked at again while the row is held: somebody may have written to them, or set a hold, a moment ago. */
async function eraseOne(organizationId: number, months: number, { id }: OldCandidate): Promise<boolean> {
  const keys = await inOrganization(organizationId, async (tx) => {
    await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = ${id} for update`;
    const [still] = await oldCandidates(tx, { organizationId, months, only: id });
    if (!still || still.isHeld || !(await lawLetsGo(tx, organizationId, still))) return null;
    const files = await eraseCandidate(tx, organizationId, id);
    await tx.privacyRequest.updateMany({
      where: { organizationId, candidateId: id, kind: "erasure", status: "held" },
      data: { status: "done", email: "erased", handledAt: now() },
    });
    await recordAudit(
      tx,
      { kind: "system" },
      {
        action: "candidate.erase",
        organizationId,
        entity: { type: "candidate", id },
        detail: { because: "retention", months },
      },
    );
    return files;
  });
  await Promise.all((keys ?? []).map((key) => deleteFile(key)));
  return keys !== null;
}

/** The proof of it: how many, by which period. */
async function keepRun(tx: Transaction, organizationId: number, months: number, { erased, held }: Counts) {
  await tx.retentionRun.create({
    data: { organizationId, recordClass: KEEPING, removed: erased, held, detail: { months }, createdAt: now() },
  });
}
