import { ensureFirstAdministrator } from "~/domain/accounts";
import { DamagedCorpus, loadCorpus } from "~/domain/research";
import { config } from "~/platform/config";
import { pool } from "~/platform/db/pool";
import { seedDemo } from "./seed/demo-rows";
import { seedSystemRows } from "./seed/system-rows";

export type Prepared = { corpus: string; demo: string | null; setUpLink: string | null };

/** Loads what the database must hold before the first request. */
export async function prepareData(): Promise<Prepared> {
  await seedSystemRows();
  const corpus = await prepareCorpus();
  const demo = config().STATEWISE_DEMO ? await seedDemo() : null;
  return { corpus, demo, setUpLink: await ensureFirstAdministrator() };
}

async function prepareCorpus(): Promise<string> {
  try {
    const { state, laws, cases, changed } = await loadCorpus();
    const news = state === "loaded" ? `, ${changed} new or changed` : "";
    return `${laws} laws, ${cases} cases${news}`;
  } catch (error) {
    if (!(error instanceof DamagedCorpus) || !(await hasLaw())) throw error;
    // The law that was loaded before stays in service; the operator sees the file and the line.
    console.error(error.message);
    return "the earlier corpus stays in service";
  }
}

async function hasLaw(): Promise<boolean> {
  const { rows } = await pool().query("select 1 from laws limit 1");
  return rows.length > 0;
}
