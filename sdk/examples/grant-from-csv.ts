// Grants access to everybody in a CSV file (email,level,until), a few at a time, and says what became of each line:
//   node grant-from-csv.js grants.csv
// Run it again after a failure: setting the same access twice does no harm. The key is an administrator's with admin:write.
import { readFile } from "node:fs/promises";
import { Statewise, StatewiseError } from "@statewise/sdk";

type Row = { line: number; email: string; level: string; until: string };
const LEVELS = ["trial", "daily", "monthly", "unlimited"] as const;

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the CSV file.");

const { customers } = new Statewise({ appName: "grant-from-csv/1.0" }).admin;
const [, ...lines] = (await readFile(file, "utf8")).trim().split(/\r?\n/);
const rows = lines.map((text, place): Row => {
  const [email = "", level = "", until = ""] = text.split(",").map((cell) => cell.trim());
  return { line: place + 2, email, level, until };
});

let failed = 0;
const queue = [...rows];
await Promise.all(Array.from({ length: 4 }, worker));
console.log(`${rows.length - failed} granted, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function worker(): Promise<void> {
  for (let row = queue.shift(); row; row = queue.shift()) {
    try {
      await grant(row);
      console.log(`line ${row.line}: ${row.email} ${row.level}`);
    } catch (error) {
      failed += 1;
      const detail = error instanceof StatewiseError ? error.detail : (error as Error).message;
      console.error(`line ${row.line}: ${row.email}: ${detail}`);
    }
  }
}

async function grant({ email, level, until }: Row): Promise<void> {
  const accessLevel = LEVELS.find((one) => one === level);
  if (!accessLevel) throw new Error(`the level ${level} is not one of ${LEVELS.join(", ")}`);
  const { data } = await customers.list({ search: email, limit: 100 });
  const customer = data.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (!customer) throw new Error("no such customer");
  await customers.setAccess(customer.id, { accessLevel, accessExpiry: until || undefined, version: customer.version });
}
