import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { shiftClock } from "~/platform/clock";
import { closeDatabase } from "~/platform/db/client";
import { forgetAll } from "~/platform/once";
import { TEMPLATE } from "./template";

/** Gives a test file a database of its own, cloned from the migrated template, and drops it afterwards. */
export function useDatabase(): void {
  const name = `test_${randomBytes(6).toString("hex")}`;

  beforeAll(async () => {
    await asAdmin((admin) => admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`));
    const url = new URL(inject("clusterUrl"));
    url.pathname = `/${name}`;
    process.env.DATABASE_URL = url.href;
    process.env.DATA_DIR = inject("dataDir");
    // Work that outlived the file before may have made its own connections meanwhile.
    forgetAll();
  });

  afterAll(async () => {
    shiftClock(0);
    await closeDatabase();
    await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
  });
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject("clusterUrl") });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
