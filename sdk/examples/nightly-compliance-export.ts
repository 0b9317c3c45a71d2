// Saves what the law says on your standing questions as one file per place, for the compliance folder. Run it nightly:
//   node nightly-compliance-export.js questions.json reports/
// questions.json: [{ "question": "meal breaks", "state": "CA" }, …]. The key needs the scopes research:read and export.
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { AccessRequiredError, Statewise } from "@statewise/sdk";
import { saveFile } from "@statewise/sdk/node";

type Standing = { question: string; state: string };

const [list, folder = "."] = process.argv.slice(2);
if (!list) throw new Error("Name the file of questions.");

const statewise = new Statewise({ appName: "nightly-compliance-export/1.0", maxRetries: 5 });
const questions = JSON.parse(await readFile(list, "utf8")) as Standing[];
const states = [...new Set(questions.map(({ state }) => state))];
await mkdir(folder, { recursive: true });

for (const state of states) {
  const laws = new Set<number>();
  const cases = new Set<number>();
  const asked = questions.filter((one) => one.state === state).map(({ question }) => question);
  for (const q of asked) {
    const query = { q, jurisdiction: state, limit: 50 };
    for (const { id } of await statewise.laws.search(query)) laws.add(id);
    for (const { id } of await statewise.cases.search(query)) cases.add(id);
  }
  const file = path.join(folder, `${state}-${new Date().toISOString().slice(0, 10)}.xlsx`);
  try {
    const download = await statewise.exports.export({
      format: "excel",
      question: asked.join("; ").slice(0, 500),
      place: state,
      laws: [...laws].map((id) => ({ id })),
      cases: [...cases].map((id) => ({ id })),
    });
    await saveFile(download, file);
    console.log(`${file}: ${laws.size} laws, ${cases.size} cases for ${asked.length} questions`);
  } catch (error) {
    if (!(error instanceof AccessRequiredError)) throw error;
    console.error("The access of this account has ended: renew it, then run again.");
    process.exitCode = 3;
    break;
  }
}
