import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { assembleReport } from "../../web/domain/research/export/build-report";
import { excelReport } from "../../web/domain/research/export/excel-report";
import { pdfReport } from "../../web/domain/research/export/pdf-report";
import type { Report, ReportFormat } from "../../web/domain/research/export/report";
import { wordReport } from "../../web/domain/research/export/word-report";
import { closeDatabase } from "../../web/platform/db/client";
import { pool } from "../../web/platform/db/pool";
import { openGround } from "../quality/open-ground";

const TARGETS = { records: 500, ms: 2_000, growthMiB: 300 };
const WRITERS: Record<ReportFormat, (report: Report) => Promise<Buffer>> = {
  excel: excelReport,
  word: wordReport,
  pdf: pdfReport,
};
const KIB = 1024;
/** After the first, which also loads code and fonts. */
const ROUNDS = 3;

/** `--records 500,5000`: how many records a file holds. `--format` measures one format in this very process. */
const { values } = parseArgs({
  options: { records: { type: "string", default: "500,5000" }, format: { type: "string" } },
});

type Measured = { records: number; "first ms": number; ms: number; "growth MiB": number; "file KiB": number };

/** Ids as a caller would send them: four laws to one decision, and more decisions where the laws run out. */
async function idsOf(count: number) {
  const ids = async (table: "laws" | "cases", most: number) => {
    const sql = `select id from ${table} where archived_at is null order by id limit $1`;
    return (await pool().query<{ id: number }>(sql, [most])).rows.map(({ id }) => id);
  };
  const lawIds = await ids("laws", Math.ceil(count * 0.8));
  return { lawIds, caseIds: await ids("cases", count - lawIds.length) };
}

/** The whole order, from ids to the last byte: the first of the process, the middle one of the next, and how far it grew. */
async function measure(format: ReportFormat, count: number): Promise<Measured> {
  const { lawIds, caseIds } = await idsOf(count);
  const before = process.memoryUsage().rss / KIB;
  const times: number[] = [];
  let content: Buffer = Buffer.alloc(0);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    const report = await assembleReport({ lawIds, caseIds, question: "Records of the benchmark", place: "All States" });
    content = await WRITERS[format](report);
    times.push(Math.round(performance.now() - start));
  }
  const [first = 0, ...next] = times;
  return {
    records: lawIds.length + caseIds.length,
    "first ms": first,
    ms: next.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? first,
    "growth MiB": Math.max(0, Math.round((process.resourceUsage().maxRSS - before) / KIB)),
    "file KiB": Math.round(content.length / KIB),
  };
}

/** A process of its own for each file, so that none grows on what another left behind. */
function apart(format: string, records: string): Measured {
  const tsx = fileURLToPath(new URL("../../node_modules/.bin/tsx", import.meta.url));
  const options = [fileURLToPath(import.meta.url), "--format", format, "--records", records];
  return JSON.parse(execFileSync(tsx, options, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }));
}

if (values.format) {
  console.log(JSON.stringify(await measure(values.format as ReportFormat, Number(values.records))));
  await closeDatabase();
} else {
  const ground = await openGround();
  const figures: Record<string, Measured> = {};
  for (const records of values.records.split(",")) {
    for (const format of Object.keys(WRITERS)) figures[`${format}, ${records}`] = apart(format, records);
  }
  console.table(figures);
  await ground.close();
  console.log(JSON.stringify({ bench: "export", targets: TARGETS, figures }));
}
