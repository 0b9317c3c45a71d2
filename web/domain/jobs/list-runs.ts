import { type Principal, requirePermission } from "~/domain/access";
import { pageOf, readCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";
import { isJobName } from "./declared-jobs";
import type { RunCounts, RunProgress, RunStatus, RunTrigger } from "./types";

export const RUN_VIEW = {
  id: true,
  name: true,
  slot: true,
  trigger: true,
  status: true,
  startedAt: true,
  finishedAt: true,
  durationMs: true,
  progress: true,
  counts: true,
  error: true,
  startedBy: true,
} as const satisfies Prisma.JobRunSelect;

type RunRow = Prisma.JobRunGetPayload<{ select: typeof RUN_VIEW }>;

export type RunView = Omit<RunRow, "trigger" | "status" | "progress" | "counts"> & {
  trigger: RunTrigger;
  status: RunStatus;
  progress: RunProgress | null;
  counts: RunCounts | null;
};

/** The row as the database checks it: its values are ours. */
export const runView = (row: RunRow): RunView => row as RunView;

/** The runs of a job, the newest first. */
export async function listRuns(
  principal: Principal,
  name: string,
  page: { limit: number; cursor?: string },
): Promise<{ data: RunView[]; nextCursor: string | null }> {
  await requirePermission(principal, "jobs:read");
  if (!isJobName(name)) throw new NotFound("There is no job of this name.");
  const [before] = readCursor(page.cursor, "number") ?? [];
  const rows = await db().jobRun.findMany({
    where: { name, id: { lt: before } },
    orderBy: { id: "desc" },
    take: page.limit + 1,
    select: RUN_VIEW,
  });
  return pageOf(rows.map(runView), page.limit, ({ id }) => [id]);
}
