import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

export type SourceHealth = {
  key: string;
  name: string;
  url: string | null;
  isEnabled: boolean;
  status: string;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  lastItemAt: Date | null;
  consecutiveFailures: number;
  retryAfter: Date | null;
  lastError: string | null;
  itemsLastRun: number | null;
  itemsTotal: number;
};

const VIEW = {
  key: true,
  name: true,
  url: true,
  isEnabled: true,
  status: true,
  lastAttemptAt: true,
  lastSuccessAt: true,
  lastItemAt: true,
  consecutiveFailures: true,
  retryAfter: true,
  lastError: true,
  itemsLastRun: true,
  itemsTotal: true,
} as const;

/** How each source of updates fares; what failed comes first. */
export async function listSources(principal: Principal): Promise<SourceHealth[]> {
  await requirePermission(principal, "updates:read");
  return db().updateSource.findMany({ orderBy: [{ consecutiveFailures: "desc" }, { name: "asc" }], select: VIEW });
}

/** Switches a source on or off; where it stopped reading is kept. */
export async function switchSource(principal: Principal, key: string, isEnabled: boolean): Promise<SourceHealth> {
  await requirePermission(principal, "updates:write");
  return db().$transaction(async (tx) => {
    const data = isEnabled ? { isEnabled, retryAfter: null, consecutiveFailures: 0 } : { isEnabled };
    const { count } = await tx.updateSource.updateMany({ where: { key, NOT: { key: "corpus" } }, data });
    if (count === 0) throw new NotFound("There is no such source.");
    await recordAudit(tx, principal, {
      action: "update_source.switch",
      entity: { type: "update_source", id: key },
      after: { isEnabled },
    });
    return tx.updateSource.findUniqueOrThrow({ where: { key }, select: VIEW });
  });
}
