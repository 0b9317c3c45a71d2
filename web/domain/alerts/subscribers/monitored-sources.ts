import { config } from "~/platform/config";
import { db } from "~/platform/db/client";

export type MonitoredSource = { name: string; url: string | null; lastSuccessAt: Date | null };

/** The outside sources that are switched on here (decision 40), with the moment of their last good reading. */
export async function monitoredSources(): Promise<MonitoredSource[]> {
  if (!config().SOURCES) return [];
  return db().updateSource.findMany({
    where: { isEnabled: true, status: { not: "off" } },
    select: { name: true, url: true, lastSuccessAt: true },
    orderBy: { id: "asc" },
  });
}
