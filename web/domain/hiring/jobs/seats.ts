import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";

type Seated = { id: number; organizationId: number; openings: number };

/** As many seats as the job has openings: missing ones open, surplus open ones close; filled ones always stay. */
export async function syncSeats(tx: Transaction, { id: jobId, organizationId, openings }: Seated): Promise<void> {
  const seats = await tx.jobOpening.findMany({ where: { organizationId, jobId }, orderBy: { seat: "asc" } });
  const standing = seats.filter(({ status }) => status !== "closed");
  const last = seats.at(-1)?.seat ?? 0;
  const missing = openings - standing.length;
  if (missing > 0) {
    const openedAt = now();
    await tx.jobOpening.createMany({
      data: Array.from({ length: missing }, (_, index) => ({
        organizationId,
        jobId,
        seat: last + index + 1,
        openedAt,
      })),
    });
  }
  const surplus = standing
    .filter(({ status }) => status === "open")
    .reverse()
    .slice(0, Math.max(0, -missing));
  await closeSeats(
    tx,
    surplus.map(({ id }) => id),
    "cancelled",
  );
}

/** Closes seats that nobody filled. */
export async function closeSeats(tx: Transaction, ids: number[], closeReason: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.jobOpening.updateMany({
    where: { id: { in: ids } },
    data: { status: "closed", closeReason, closedAt: now() },
  });
}

export const openSeats = (tx: Transaction, { id: jobId, organizationId }: Omit<Seated, "openings">) =>
  tx.jobOpening.findMany({ where: { organizationId, jobId, status: "open" }, select: { id: true } });
