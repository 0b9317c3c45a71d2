import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { StatewiseError } from "@statewise/sdk";
import type { Context } from "./context";
import type { CsvRow } from "./csv";
import { csvLine } from "./csv-line";
import { WouldSend } from "./dry-run";
import { UsageError } from "./errors";
import { PartlyFailed } from "./failure";
import type { Progress } from "./views/progress";

export type RowResult = { line: number; who: string; status: "done" | "failed" | "would send"; detail: string };

type Work = {
  rows: CsvRow[];
  /** How a row is called in the results: whom it is about. */
  nameOf: (row: CsvRow) => string;
  /** Does one row and says what was done. */
  work: (row: CsvRow) => Promise<string>;
  /** Where each row's result goes as soon as it is there. */
  results: string;
  resume: boolean;
};
const AT_ONCE = 4;
const HEAD = ["line", "who", "status", "detail"];

/**
 * Does rows a few at a time. Every row's result is written when it is there, so that whatever happens (Ctrl-C, a crash, a
 * dead line) the file tells what was done, and `--resume` goes on with the rest.
 */
export async function runRows(context: Context, { rows, nameOf, work, results, resume }: Work): Promise<RowResult[]> {
  const isDry = context.options.dryRun === true;
  const finished = isDry ? new Set<string>() : openResults(results, resume);
  const open = rows.filter((row) => !finished.has(keyOf(row.line, nameOf(row))));
  const skipped = rows.length - open.length;
  if (skipped > 0) context.output.talk(`${skipped} of ${rows.length} rows were done before.`);
  const report = await startProgress(context, { done: 0, failed: 0, total: open.length });
  const made: RowResult[] = [];
  const queue = [...open];
  const worker = async () => {
    while (!context.signal.aborted) {
      const row = queue.shift();
      if (!row) return;
      const result = await oneRow(row, nameOf(row), work, context.signal);
      if (!result) return;
      made.push(result);
      if (!isDry) appendFileSync(results, csvLine([result.line, result.who, result.status, result.detail]));
      report.update({ done: made.length, failed: failedOf(made).length, total: open.length });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  report.close();
  if (context.signal.aborted) {
    const how = isDry ? "" : ` Go on with --resume --results ${results}.`;
    context.output.talk(`Stopped after ${made.length} of ${open.length} rows.${how}`);
    throw context.signal.reason;
  }
  return made.sort((a, b) => a.line - b.line);
}

const failedOf = (results: RowResult[]) => results.filter(({ status }) => status === "failed");
const keyOf = (line: number, who: string): string => `${line} ${who}`;

/** A row that an interruption cut short has no result: it is done again with --resume. */
async function oneRow(row: CsvRow, who: string, work: Work["work"], signal: AbortSignal): Promise<RowResult | null> {
  try {
    return { line: row.line, who, status: "done", detail: await work(row) };
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof WouldSend) {
      return {
        line: row.line,
        who,
        status: "would send",
        detail: `${error.message} ${JSON.stringify(error.body ?? {})}`,
      };
    }
    const detail = error instanceof StatewiseError ? error.detail : (error as Error).message;
    return { line: row.line, who, status: "failed", detail };
  }
}

/** The rows that a former run did, from its results; a file that nobody asked to go on with is not written over. */
function openResults(file: string, resume: boolean): Set<string> {
  if (!existsSync(file)) {
    writeFileSync(file, csvLine(HEAD), { flag: "wx" });
    return new Set();
  }
  if (!resume)
    throw new UsageError(`${file} is there from a former run. Add --resume to continue, or --results <file>.`);
  const lines = readFileSync(file, "utf8").split("\n").slice(1);
  const done = lines.map((line) => /^(\d+),("(?:[^"]|"")*"|[^,]*),done,/.exec(line)).filter((match) => match !== null);
  return new Set(done.map(([, line, who]) => keyOf(Number(line), unquoted(who ?? ""))));
}

const unquoted = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

type Report = { update: (progress: Progress) => void; close: () => void };

/** A bar where somebody sits at a terminal, else nothing. */
export async function startProgress(context: Context, first: Progress): Promise<Report> {
  if (context.output.mode === "ink") return (await import("./views/progress")).showProgress(first);
  return { update: () => undefined, close: () => undefined };
}

/** The end of a bulk run: the result, and a failure when a row failed. */
export async function summarize(context: Context, made: RowResult[], results: string): Promise<unknown> {
  const failed = failedOf(made);
  const { output } = context;
  if (context.options.dryRun)
    output.talk(`Nothing was sent. ${made.length - failed.length} rows would be, ${failed.length} would fail.`);
  else output.talk(`${made.length - failed.length} done, ${failed.length} failed. Results by row: ${results}`);
  if (output.isForPrograms) await output.result(made);
  else
    for (const { line, who, status, detail } of context.options.dryRun ? made : failed) {
      output.write(`line ${line}  ${who}  ${status}  ${detail}`);
    }
  if (failed.length > 0) throw new PartlyFailed(`${failed.length} of ${made.length} rows failed.`);
  return undefined;
}
