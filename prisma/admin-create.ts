import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { createAdministrator } from "~/domain/accounts";
import { closeDatabase } from "~/platform/db/client";
import { ProductError } from "~/platform/errors";
import { openDatabase } from "./database";
import { applyMigrations } from "./migrate/apply";

/** `npm run admin:create -- --email E`: the password comes by prompt, or as the first line of stdin. */
const { values } = parseArgs({ options: { email: { type: "string" } } });
if (!values.email) {
  console.error("Name the address: npm run admin:create -- --email you@example.com");
  process.exit(2);
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) {
    const lines = createInterface({ input: process.stdin });
    for await (const line of lines) return line;
    return "";
  }
  process.stdout.write("Password (at least 8 characters): ");
  // The prompt is written above; what is typed stays off the screen.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await prompt.question("");
  prompt.close();
  process.stdout.write("\n");
  return password;
}

const password = await readPassword();
const database = await openDatabase();
try {
  await applyMigrations(database.url);
  const { email } = await createAdministrator(values.email, password);
  console.log(`${email} is an administrator now and signs in at /admin/login.`);
} catch (error) {
  console.error(error instanceof ProductError ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDatabase();
  await database.close();
}
