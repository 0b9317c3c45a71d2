// Tells which minimum wages of your places changed since the last run, and which will. Run it daily:
//   node minimum-wage-watch.js CA NY "WA:seattle"   (state, or state:city)
// The last figures are kept in minimum-wages.json beside it; exit code 10 when something changed, for a scheduler to act on.
import { readFile, writeFile } from "node:fs/promises";
import { Statewise } from "@statewise/sdk";

const FILE = "minimum-wages.json";
type Wage = { cents: number; from: string };

const places = process.argv.slice(2);
if (places.length === 0) throw new Error("Name places: states such as CA, or cities such as WA:seattle.");

const states = await new Statewise({ appName: "minimum-wage-watch/1.0" }).laws.listStates();
const before = JSON.parse(await readFile(FILE, "utf8").catch(() => "{}")) as Record<string, Wage>;
const now: Record<string, Wage> = {};
let changes = 0;

for (const place of places) {
  const [code, cityCode] = place.split(":");
  const state = states.find((one) => one.code === code?.toUpperCase());
  const city = cityCode ? state?.cities.find((one) => one.code === cityCode) : undefined;
  const where = cityCode ? city : state;
  if (!where) throw new Error(`${place} is not known.`);
  // A city without a wage of its own has the state's.
  const wage = where.minimumWage ?? state?.minimumWage;
  if (!wage) {
    console.log(`${where.name}: no minimum wage in our records`);
    continue;
  }
  now[place] = { cents: wage.amountCents, from: wage.effectiveFrom };
  const old = before[place];
  if (old && old.cents !== wage.amountCents) {
    changes += 1;
    console.log(`${where.name}: ${dollars(old.cents)} became ${dollars(wage.amountCents)} on ${wage.effectiveFrom}`);
  } else console.log(`${where.name}: ${dollars(wage.amountCents)} since ${wage.effectiveFrom}`);
  if (wage.next) console.log(`  and ${dollars(wage.next.amountCents)} from ${wage.next.effectiveFrom}`);
}

await writeFile(FILE, `${JSON.stringify(now, null, 2)}\n`);
process.exitCode = changes > 0 ? 10 : 0;

function dollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
