import { config } from "~/platform/config";
import { startCluster } from "./postgres/cluster";
import { claimDataFolder, runningOn } from "./postgres/data-folder";

export type OpenDatabase = { url: string; close: () => Promise<void> };

/**
 * The database for a command: the configured server, else the one of the running product, else the built-in one, which
 * is started for the command and stopped after.
 */
export async function openDatabase(): Promise<OpenDatabase> {
  const { DATABASE_URL, dataDir } = config();
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => undefined };
  const running = runningOn(dataDir)?.databaseUrl;
  if (running) {
    process.env.DATABASE_URL = running;
    return { url: running, close: async () => undefined };
  }
  const release = claimDataFolder(dataDir);
  const cluster = await startCluster(dataDir);
  process.env.DATABASE_URL = cluster.url;
  return {
    url: cluster.url,
    close: async () => {
      await cluster.stop();
      release();
    },
  };
}
