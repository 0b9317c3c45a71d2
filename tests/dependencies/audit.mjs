// `npm run deps:audit`: known weaknesses of the packages in the lock file. One that is reasoned away stands with reason and
// date in read-by-hand.json. A registry that answers no audits is said and ends with 0: what was not asked is not clean.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../web/start/steps.mjs";

const reasoned = JSON.parse(readFileSync(path.join(root, "tests/dependencies/read-by-hand.json"), "utf8")).advisories;

const answer = await new Promise((resolve) => {
  // npm ends with 1 when it found something; what it says tells.
  execFile(
    "npm",
    ["audit", "--json"],
    { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 },
    (_error, stdout) => {
      try {
        resolve(JSON.parse(stdout));
      } catch {
        resolve({ message: "npm audit gave no answer" });
      }
    },
  );
});

if (!answer.vulnerabilities) {
  console.log(
    `Not checked: ${answer.message ?? "the registry answers no audits"}. Ask one that does before a release.`,
  );
  process.exit(0);
}

const advisories = new Map();
for (const { via, isDirect } of Object.values(answer.vulnerabilities)) {
  for (const one of via.filter((entry) => typeof entry === "object"))
    advisories.set(one.url, {
      url: one.url,
      package: one.name,
      severity: one.severity,
      range: one.range,
      direct: isDirect,
    });
}
const open = [...advisories.values()].filter(({ url }) => !reasoned[url]);
if (advisories.size > 0) console.table([...advisories.values()]);
for (const [url, { reason, on }] of Object.entries(reasoned)) console.log(`Reasoned on ${on}: ${url}: ${reason}`);
console.log(`${advisories.size} advisories, ${open.length} open`);
process.exit(open.length > 0 ? 1 : 0);
