import { requestRun } from "~/domain/jobs";
import { db } from "~/platform/db/client";

/** Asks for a new check of open jobs and new hires when the corpus was loaded after the last one began. */
export async function recheckAfterCorpus(): Promise<{ asked: number }> {
  const load = await db().corpusLoad.findFirst({
    where: { status: "done" },
    orderBy: { id: "desc" },
    select: { finishedAt: true },
  });
  const checked = await db().jobRun.findFirst({
    where: { name: "posting-checks", status: { in: ["queued", "running", "done"] } },
    orderBy: { startedAt: "desc" },
    select: { startedAt: true },
  });
  if (!load?.finishedAt || (checked && checked.startedAt >= load.finishedAt)) return { asked: 0 };
  await requestRun("posting-checks", { quietMs: 0 });
  return { asked: 1 };
}
