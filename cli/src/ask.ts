import { createInterface } from "node:readline/promises";
import type { Context } from "./context";
import { UsageError } from "./errors";

/** Asks before something is changed; where nobody can be asked, names the flag that stands for a yes. */
export async function confirm(context: Context, question: string): Promise<boolean> {
  if (context.options.yes || context.options.dryRun) return true;
  if (!context.canAsk) throw new UsageError(`${question}\nThere is no terminal to ask: add --yes to confirm.`);
  return /^y(es)?$/i.test(await asked(context, `${question} [y/N] `));
}

/** One line that somebody types. */
export async function asked({ signal }: Context, question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await lines.question(question, { signal })).trim();
  } finally {
    lines.close();
  }
}

/** Everything that comes in on stdin. */
export async function readStdin(what: string): Promise<string> {
  if (process.stdin.isTTY) throw new UsageError(`${what} is read from stdin: pipe it in.`);
  const parts: Buffer[] = [];
  for await (const part of process.stdin) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
