import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { exportMarked, exportText } from "~/platform/personal/export-marked";
import { processOf } from "./erase-process";

type Whose = { organizationId: number; organizationName: string; id: number };

/** Everything that is kept about a candidate, also of records that were merged into this one. */
export async function copyOf(tx: Transaction, { organizationId, organizationName, id }: Whose): Promise<string> {
  const merged = await tx.candidate.findMany({ where: { organizationId, mergedIntoId: id }, select: { id: true } });
  const ids = [id, ...merged.map((one) => one.id)];
  const { candidates, ...records } = await exportMarked(tx, "candidate", { ids, organizationId });
  const jobs = await tx.job.findMany({
    where: { organizationId, applications: { some: { candidateId: { in: ids } } } },
    select: { id: true, title: true },
  });
  return exportText({
    madeAt: now().toISOString(),
    organization: organizationName,
    candidate: (candidates ?? []).map(withoutOurs),
    jobs,
    ...(await processOf(tx, organizationId, ids)),
    records,
  });
}

/** What we find duplicates by, and why a record may not be erased yet, is not about the person. */
function withoutOurs(candidate: object): object {
  const ours = ["emailKey", "phoneKey", "nameKey", "employerKey", "legalHoldReason", "legalHoldAt", "legalHoldBy"];
  return Object.fromEntries(Object.entries(candidate).filter(([name]) => !ours.includes(name)));
}
