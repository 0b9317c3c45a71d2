// Opens every form of every screen as each role, over the demo data, and fills it as a person would: what is required,
// everything, and each field wrongly. `npm run test:forms -- --role admin --path /admin --only create` for a part.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../web/platform/root";
import { ROLES } from "../screens/roles";
import { shuffling } from "./chance";
import { findForms, type Stand } from "./find-forms";
import { FormPlayer, type Played } from "./play";
import { startDemo } from "./product";

const { values: options } = parseArgs({
  options: {
    role: { type: "string", multiple: true },
    /** Only screens whose address begins so. */
    path: { type: "string" },
    /** Only forms whose description holds this. */
    only: { type: "string" },
    list: { type: "boolean", default: false },
    /** A part by chance, the same for the same seed: as two of the roles, some screens, so many forms. */
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

type Result = { role: string; form: string; address: string; played: Played[] };

const seconds = () => Math.round((Date.now() - began) / 1000);
const SAMPLE = { roles: 1, screens: 5 };
const shuffled = shuffling(Number(options.seed));
const allRoles = options.role ?? Object.keys(ROLES);
const roles = options.sample ? shuffled(allRoles).slice(0, SAMPLE.roles) : allRoles;
const began = Date.now();
const product = await startDemo(process.env.STATEWISE_BROWSER || "/usr/bin/chromium", roles);
const player = new FormPlayer(product);
const results: Result[] = [];
const wrongTried = new Set<string>();
try {
  if (options.sample) await sample(Number(options.sample));
  else for (const role of roles) for (const stand of await formsOf(role)) await one(stand);
} finally {
  await product.stop();
}

async function sample(most: number): Promise<void> {
  const forms: Stand[] = [];
  for (const role of roles) forms.push(...(await formsOf(role)));
  for (const stand of shuffled(forms).slice(0, most)) await one(stand);
}

async function formsOf(role: string): Promise<Stand[]> {
  const context = await product.as(role);
  const part = options.sample ? { most: SAMPLE.screens, pick: shuffled } : {};
  const found = await findForms({ context, role, path: options.path, ...part });
  await context.close();
  const forms = found.filter(({ key }) => !options.only || key.includes(options.only));
  console.log(`${role}: ${forms.length} forms, ${seconds()} s`);
  return forms;
}

async function one(stand: Stand): Promise<void> {
  // What the frame of every screen holds is the same for all.
  if (stand.path === "/theme" && wrongTried.has(stand.key)) return;
  if (options.list) return console.log(`  ${stand.key}  ${stand.address} ${stand.openers.join(" > ")}`);
  const played = await player.play(stand, !wrongTried.has(stand.key));
  wrongTried.add(stand.key);
  results.push({ role: stand.role, form: stand.key, address: stand.address, played });
  const wrong = played.filter(({ problems }) => problems.length > 0);
  console.log(`${wrong.length > 0 ? "WRONG" : "ok   "} ${stand.role.padEnd(9)} ${stand.key}  ${stand.address}`);
  for (const { held } of played) if (held) console.log(`      held by the data: ${held}`);
  for (const { what, problems } of wrong) for (const line of problems) console.log(`      ${what}: ${line}`);
}

const folder = path.join(projectRoot, "test-results/forms");
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, "forms.json"), JSON.stringify(results, null, 2));
const failed = results.filter(({ played }) => played.some(({ problems }) => problems.length > 0));
const fillings = results.reduce((sum, { played }) => sum + played.length, 0);
console.log(`\n${results.length} forms filled ${fillings} times in ${seconds()} s; ${failed.length} with findings.`);
process.exit(failed.length > 0 ? 1 : 0);
