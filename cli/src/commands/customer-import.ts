import type { GetBulkOperationAnswer } from "@statewise/sdk";
import { readStdin } from "../ask";
import { startProgress } from "../bulk";
import type { Command } from "../command";
import { type Context, clientOf } from "../context";
import { UsageError } from "../errors";
import { PartlyFailed } from "../failure";
import { wait } from "./session";

type Operation = GetBulkOperationAnswer;

export const importList: Command = {
  name: "customers import",
  summary: "Open accounts from a CSV file; the server answers for each line",
  confirm: (input) => `Open accounts for the rows of ${input.need("csv")}?`,
  options: [["--csv <file>", "columns email, firstName, lastName and any field of an account; - reads stdin"]],
  examples: ["customers import --csv new.csv --dry-run", "customers import --csv new.csv --yes"],
  run: async (context, input) => {
    const { client, signal, options, output, profile } = context;
    const file = input.need("csv");
    const csv = file === "-" ? await readStdin("The CSV") : await fileText(file);
    if (options.dryRun) {
      // The server itself tries a dry run: it answers what would become of each line.
      const sender = clientOf({ ...profile, options: { ...options, dryRun: false }, output });
      const tried = await sender.admin.customers.import({ csv, dryRun: true }, { signal });
      output.talk(`Nothing was written: ${tried.total} lines tried, ${tried.failed} would fail.`);
      await output.result(output.mode === "json" ? tried : tried.rows, importList.show);
      if (tried.failed > 0) throw new PartlyFailed(`${tried.failed} of ${tried.total} lines would fail.`);
      return undefined;
    }
    const key = { idempotencyKey: await digest(csv) };
    const began = await client.admin.customers.import({ csv, dryRun: false }, { signal, ...key });
    const ended = await untilEnded(context, began);
    output.talk(`${ended.succeeded} opened, ${ended.failed} failed.`);
    if (output.mode === "json") await output.result(ended);
    else if (ended.rows.length > 0) await output.result(ended.rows, importList.show);
    if (ended.rows.length < ended.total && !output.isForPrograms)
      output.talk(`${ended.rows.length} of ${ended.total} lines are shown, the failed ones first.`);
    if (ended.status !== "done") throw new Error(ended.error ?? `The import was ${ended.status}.`);
    if (ended.failed > 0) throw new PartlyFailed(`${ended.failed} of ${ended.total} lines failed.`);
    return undefined;
  },
  show: { columns: ["line", "email", "status", "error"] },
};

const POLL_MS = 500;

/** A long list goes on behind the first answer: the operation is asked for until it has ended. */
async function untilEnded(context: Context, began: Operation): Promise<Operation> {
  const { client, signal, output } = context;
  let present = began;
  const progress = ({ succeeded, failed, total }: Operation) => ({ done: succeeded + failed, failed, total });
  const report = await startProgress(context, progress(present));
  try {
    while (["queued", "running"].includes(present.status)) {
      await wait(POLL_MS, signal);
      present = await client.admin.bulk.getOperation(present.id, { signal });
      report.update(progress(present));
    }
  } catch (error) {
    output.talk(`The server goes on without us: statewise api GET /api/admin/bulk/${began.id} tells how far it is.`);
    throw error;
  } finally {
    report.close();
  }
  return present;
}

async function fileText(file: string): Promise<string> {
  const { readFile } = await import("node:fs/promises");
  return readFile(file, "utf8").catch(() => {
    throw new UsageError(`There is no file ${file} that can be read.`);
  });
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `import-${Buffer.from(hash).toString("hex").slice(0, 40)}`;
}
