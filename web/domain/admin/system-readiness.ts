import { MINUTE_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { hasKeyOfDatabase } from "~/platform/db/encryption-key";
import { pool } from "~/platform/db/pool";
import { readWall, type Wall } from "~/platform/db/wall";
import { isSharedStore } from "~/platform/files/store-mark";
import { once } from "~/platform/once";
import { ShortCache } from "~/platform/short-cache";

const PARTS = ["database", "migrations", "corpus", "rowSecurity", "encryptionKey", "files"] as const;

/** `ok`, or in one line what is not and what to do. */
export type Readiness = Record<(typeof PARTS)[number], string> & { ready: boolean };

const ROW_SECURITY: Record<Wall, string> = {
  role: "ok",
  owner: "ok, forced on the owner of the tables: the role statewise_app could not be made",
  nobody: "not enforced: this login passes it and may not work as the role statewise_app",
};

const OTHER_KEY =
  "not the one of the database, which was changed since this process started: restart it with the new ENCRYPTION_KEY";
const OTHER_STORE =
  "not where the other machines keep them, so that some are missing here: set S3_ENDPOINT on all, or share DATA_DIR/files; if they were lost for good: npm run db:accept-files";
const NO_STORE = "cannot be reached";

/** A bucket is asked once a minute, however often a balancer asks us. */
const BUCKET_MS = MINUTE_MS;
const askedBucket = () => once("asked-bucket", () => new ShortCache<string>(1));

async function filesState(): Promise<string> {
  const known = askedBucket().get("files");
  if (known) return known;
  const state = await isSharedStore().then(
    (isShared) => (isShared ? "ok" : OTHER_STORE),
    () => NO_STORE,
  );
  if (config().S3_ENDPOINT) askedBucket().set("files", state, BUCKET_MS);
  return state;
}

/**
 * Whether this process can serve: the database answers, it is migrated, law is loaded, and what is encrypted here can be read
 * elsewhere. Files that are missing are said; nearly everything works without them.
 */
export async function systemReadiness(): Promise<Readiness> {
  try {
    const [{ rows }, wall, hasKey, files] = await Promise.all([
      pool().query<{ migrations: number; laws: number }>(
        `select (select count(*)::int from _prisma_migrations where finished_at is null and rolled_back_at is null) as migrations,
                (select count(*)::int from (select 1 from laws limit 1) found) as laws`,
      ),
      readWall(),
      hasKeyOfDatabase(),
      filesState(),
    ]);
    const row = rows[0];
    const migrated = row?.migrations === 0;
    const loaded = (row?.laws ?? 0) > 0;
    return {
      ready: migrated && loaded && hasKey,
      database: "ok",
      migrations: migrated ? "ok" : "unfinished",
      corpus: loaded ? "ok" : "empty",
      rowSecurity: ROW_SECURITY[wall],
      encryptionKey: hasKey ? "ok" : OTHER_KEY,
      files,
    };
  } catch {
    const unknown = Object.fromEntries(PARTS.map((part) => [part, "unknown"])) as Record<
      (typeof PARTS)[number],
      string
    >;
    return { ...unknown, ready: false, database: "unreachable" };
  }
}
