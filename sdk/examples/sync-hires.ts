// Carries new hires into another HR system. Run it hourly:
//   HR_SYSTEM_URL=https://hr.example.com/employees node sync-hires.js
// What was carried over is kept in synced-hires.json beside it, so that nobody arrives twice; a person whom the other system
// refuses is tried again at the next run. The key needs the scope ats:read.
import { readFile, writeFile } from "node:fs/promises";
import { Statewise } from "@statewise/sdk";

const FILE = "synced-hires.json";
const target = process.env.HR_SYSTEM_URL;
if (!target) throw new Error("Set HR_SYSTEM_URL to where the other system takes employees.");

const { applications, candidates, jobs } = new Statewise({ appName: "sync-hires/1.0", maxRetries: 5 }).ats;
const synced = new Set(JSON.parse(await readFile(FILE, "utf8").catch(() => "[]")) as number[]);
let failed = 0;

for await (const application of applications.list({ status: "hired", limit: 100 })) {
  if (synced.has(application.id)) continue;
  const person = await candidates.get(application.candidateId);
  const job = await jobs.get(application.jobId);
  const answer = await fetch(target, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `statewise-application-${application.id}` },
    body: JSON.stringify({
      externalId: `statewise-${application.id}`,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      phone: person.phone,
      title: job.title,
      department: job.department,
      location: job.location,
    }),
  }).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) {
    failed += 1;
    console.error(
      `${person.firstName} ${person.lastName}: ${answer instanceof Error ? answer.message : answer.status}`,
    );
    continue;
  }
  synced.add(application.id);
  // After each one: a crash loses nothing and repeats nothing.
  await writeFile(FILE, JSON.stringify([...synced]));
  console.log(`${person.firstName} ${person.lastName}: ${job.title}`);
}
console.log(`${synced.size} carried over, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
