import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startCluster } from "../../prisma/postgres/cluster";
import { build, root } from "../../web/start/steps.mjs";
import { startAllFakes } from "../fakes/all";
import type { Caller } from "../security/hostile/ground";
import { freePort, start } from "../start/server-process";

// `npm run test:hostile [-- --requests 20000 --seed 1 --only requests,wire]`: the built server, with fakes of all outside
// services, against requests that are wrong on purpose. Prints a table; ends with 1 when something was found.
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    seed: { type: "string", default: "20261122" },
    only: { type: "string" },
  },
});
const wanted = (section: string): boolean => !values.only || values.only.split(",").includes(section);

await build();
const folder = mkdtempSync(path.join(tmpdir(), "statewise-hostile-"));
chmodSync(folder, 0o755);
const port = String(await freePort());
const origin = `http://127.0.0.1:${port}`;
const fakes = await startAllFakes({ appUrl: origin });
const cluster = await startCluster(path.join(folder, "cluster"));
const environment = {
  ...fakes.env,
  DATABASE_URL: cluster.url,
  SESSION_SECRET: "5".repeat(64),
  ENCRYPTION_KEY: "e".repeat(64),
  APP_URL: origin,
  RATE_LIMIT: "off",
  SECOND_FACTOR: "optional",
  JOBS: "off",
  LOG_LEVEL: "error",
  MAIL_RATE: "0",
};
const server = await start(path.join(folder, "data"), { ...environment, PORT: port });
await server.ready();
Object.assign(process.env, environment, { DATA_DIR: path.join(folder, "data"), LOG_LEVEL: "silent" });

// Before the product's modules are read elsewhere: what they make while they are read is made once.
const { madePatterns } = await import("../security/hostile/made-patterns");
const made = await madePatterns(root);
const { createOrganization, resolvePrincipal } = await import("~/domain/accounts");
const { after, DAY_MS, now } = await import("~/platform/clock");
const { closeDatabase, db } = await import("~/platform/db/client");
const { apiKey, makeUser, sessionCookie } = await import("../setup/factories");
const { Ground, operations } = await import("../security/hostile/ground");
const { newTally, tryEveryOperation } = await import("../security/hostile/try-requests");
const { fillEveryField, pagesOf, readPages } = await import("../security/hostile/try-injections");
const { askAsStranger, prepareForStrangers, rowsOf, stampsOf } = await import("../security/hostile/try-strangers");
const { lookAtDocuments, lookAtFiles, lookAtMails } = await import("../security/hostile/try-files");
const { tryRedirects } = await import("../security/hostile/try-redirects");
const { tryBombs, trySlowClients, tryWire } = await import("../security/hostile/try-wire");
const { findPatterns, slowPatterns } = await import("../security/hostile/try-patterns");
const { ALL_INJECTIONS, INJECTIONS } = await import("../security/hostile/corpus");
const { REPORT_TYPES } = await import("~/domain/hiring");
const { PASSWORD } = await import("../setup/factories");
const { visitorScreens } = await import("../e2e/screens");

const until = after(now(), 200 * DAY_MS);
const access = { accessLevel: "monthly", accessExpiry: until, atsAccessLevel: "monthly", atsAccessExpiry: until };

/** An account with an organization of its own, by key and by cookie. */
async function person(name: string, columns: object, organization = true) {
  const user = await makeUser(columns);
  const cookie = await sessionCookie(user);
  const principal = await resolvePrincipal({ cookie, authorization: null, address: "127.0.0.1" });
  const made = organization ? await createOrganization(principal as never, { name: `${name} Company` }) : null;
  const key = await apiKey(user);
  const caller: Caller = { name, headers: { authorization: `Bearer ${key}` } };
  return { user, cookie, caller, organizationId: made?.id ?? 0 };
}

const victim = await person("victim", access);
const stranger = await person("stranger", access);
const admin = await person("administrator", { ...access, isAdmin: true });
const user = await person("user", {}, false);
const visitor: Caller = { name: "visitor", headers: {} };
const administrators = () => db().user.findMany({ where: { isAdmin: true }, select: { id: true, email: true } });
/** Those that are there from the start, and those that this command makes by itself. */
const knownAdministrators = new Set((await administrators()).map(({ id }) => id));

const tally = newTally();
const table: { ground: string; tried: string; found: number }[] = [];

async function section(name: string, work: () => Promise<string>): Promise<void> {
  if (!wanted(name.split(" ")[0] ?? "")) return;
  const before = tally.findings.length;
  const started = performance.now();
  const tried = await work();
  const seconds = Math.round((performance.now() - started) / 1000);
  table.push({ ground: name, tried: `${tried} (${seconds} s)`, found: tally.findings.length - before });
  console.log(`${name}: ${tried} (${seconds} s), ${tally.findings.length - before} found`);
  for (const { what, where, detail } of tally.findings.slice(before)) console.log(`- ${what}: ${where}\n    ${detail}`);
}

try {
  await section("strangers at numbers of others", async () => {
    await tryEveryOperation(new Ground(origin), [victim.caller], { each: 1, seed: 1, tally });
    const rows = await rowsOf(cluster.url, { column: "organization_id", id: victim.organizationId });
    const own = await rowsOf(cluster.url, { column: "user_id", id: victim.user.id });
    const ids = [...new Set([...rows.values(), ...own.values()].flat().concat(String(victim.organizationId)))];
    const stamps = () => stampsOf(cluster.url, rows.keys(), victim.organizationId);
    await prepareForStrangers(cluster.url);
    const before = await stamps();
    const asked: { requests: number; refused: number }[] = [];
    for (const { caller, organizationId } of [stranger, user])
      asked.push(await askAsStranger(new Ground(origin), caller, { ids, own: String(organizationId) }, tally));
    for (const [name, stamp] of await stamps())
      if (before.get(name) !== stamp) tally.findings.push({ what: "a stranger changed rows", where: name, detail: "" });
    const sum = (key: "requests" | "refused") => asked.reduce((total, one) => total + one[key], 0);
    return `${ids.length} numbers of ${rows.size + own.size} tables, ${sum("requests")} requests, ${sum("refused")} refused`;
  });
  await section("requests generated from the document", async () => {
    const each = Math.ceil(Number(values.requests) / operations.length);
    const callers = [admin.caller, admin.caller, user.caller, visitor];
    const before = tally.requests;
    await tryEveryOperation(new Ground(origin), callers, { each, seed: Number(values.seed), tally });
    return `${tally.requests - before} requests to ${operations.length} operations, slowest ${Math.round(tally.slowestMs)} ms`;
  });
  await section("documents with hostile questions", async () => {
    const reader = await person("reader", access, false);
    // The administrator of the requests before has archived some.
    const there = { where: { archivedAt: null }, orderBy: { id: "asc" }, take: 3 } as const;
    const laws = await db().law.findMany({ ...there, select: { id: true } });
    const ids = laws.map(({ id }) => id).join(",");
    const documents = await lookAtDocuments(origin, reader.cookie, ALL_INJECTIONS.slice(0, 40), ids, tally);
    return `${documents} reports`;
  });
  await section("injections through every field, shown back", async () => {
    // An account that is whole again: the requests before may have suspended or signed out anybody.
    const writer = await person("writer", { ...access, isAdmin: true });
    knownAdministrators.add(writer.user.id);
    const ground = new Ground(origin);
    await tryEveryOperation(ground, [writer.caller], { each: 1, seed: 1, tally: newTally() });
    const before = tally.requests;
    const stored = await fillEveryField(ground, writer.caller, tally);
    const begin = [
      ...visitorScreens.map(({ path: address }) => address),
      ...pagesOf(path.join(root, "web/app/routes")),
    ];
    const read = await readPages(origin, writer.cookie, begin, 700, tally);
    const list = [
      { name: "customers.csv", path: "/admin/export-customers", form: { format: "csv" } },
      { name: "customers.xlsx", path: "/admin/export-customers", form: { format: "excel" } },
      { name: "questions.xlsx", path: "/admin/export-questions", form: { format: "excel" } },
      { name: "candidates.csv", path: "/ats/candidates/export" },
      ...REPORT_TYPES.flatMap((type) => [
        { name: `${type}.csv`, path: `/ats/reports/${type}/csv` },
        { name: `${type}-rows.csv`, path: `/ats/reports/${type}/csv?rows=1` },
      ]),
      { name: "local-law-144.csv", path: "/ats/reports/local-law-144" },
      { name: "comparison.xlsx", path: "/compare/excel?topic=min_wage" },
      ...(INJECTIONS.formula ?? []).map((text) => ({
        name: "total-compensation.csv",
        path: `/pay-calculator/total-compensation.csv?${new URLSearchParams({ baseSalary: "1", company: text, roleTitle: text })}`,
      })),
    ];
    const files = await lookAtFiles(origin, writer.cookie, list, tally);
    const mails = lookAtMails(fakes.smtp.mails, tally);
    return `${tally.requests - before} texts, ${stored} stored; ${read.pages} pages (${read.showing} showing them), ${fakes.smtp.mails.length} mails (${mails}), ${files.cells} cells (${files.holding})`;
  });
  await section("redirects to other sites", async () => {
    const person = await makeUser({ isAdmin: true });
    const count = await tryRedirects(
      origin,
      { email: person.email, password: PASSWORD },
      await sessionCookie(person),
      tally,
    );
    await db().user.update({ where: { id: person.id }, data: { isAdmin: false } });
    return `${count} requests`;
  });
  await section("wire below HTTP", async () => `${await tryWire(origin, tally)} kinds`);
  await section("bombs and other files", async () => {
    const team = await person("recruiter", access);
    const { id } = await import("~/domain/hiring/candidates").then(async ({ createCandidate }) => {
      const { hiringMember } = await import("~/domain/hiring");
      const principal = await resolvePrincipal({ cookie: team.cookie, authorization: null, address: "127.0.0.1" });
      const form = { firstName: "Zip", lastName: "Bomb", email: "zip@example.com" };
      return createCandidate(await hiringMember(principal as never, "candidates:write"), form as never);
    });
    const { sent, mostMs } = await tryBombs(origin, team.caller.headers, [`/api/ats/candidates/${id}/resume`], tally);
    return `${sent} files, the longest ${mostMs} ms`;
  });
  await section("uploads of every kind", async () => {
    const { tryUploads } = await import("../security/uploads/measure");
    const { tried, findings } = await tryUploads(200, Number(values.seed));
    tally.findings.push(...findings);
    return `${tried} files`;
  });
  await section("slow clients", async () => {
    const { cutMs, servedMs } = await trySlowClients(origin, tally);
    return `200 clients, others served in ${servedMs} ms, all cut off within ${Math.round(cutMs / 1000)} s`;
  });
  await section("patterns that need too long", async () => {
    const patterns = [...findPatterns(root), ...made];
    for (const { file, pattern, text, ms } of slowPatterns(patterns))
      tally.findings.push({ what: "slow pattern", where: file, detail: `${pattern} on ${text}… ${ms} ms` });
    return `${patterns.length} regular expressions, ${made.length} of them made of pieces`;
  });
  await section("afterwards everything stands", async () => {
    const ready = await fetch(`${origin}/readyz`);
    if (!ready.ok) tally.findings.push({ what: "not ready", where: "/readyz", detail: await ready.text() });
    for (const { id, email } of await administrators())
      if (!knownAdministrators.has(id))
        tally.findings.push({ what: "somebody became an administrator", where: `account ${id}`, detail: email });
    const plain = await db().user.findUnique({ where: { id: user.user.id } });
    if (plain && (plain.accessLevel === "unlimited" || plain.atsAccessLevel === "unlimited"))
      tally.findings.push({ what: "somebody gave himself access", where: "users", detail: plain.accessLevel ?? "" });
    if (server.child.exitCode !== null)
      tally.findings.push({ what: "the server ended", where: "process", detail: server.output().slice(-500) });
    return `statuses ${JSON.stringify(tally.byStatus)}`;
  });
} finally {
  await closeDatabase();
  await server.stop();
  await cluster.stop();
  await fakes.stop();
  rmSync(folder, { recursive: true, force: true });
}

console.table(table);
const errors = server.output().match(/\{"level":"error".*\}/g) ?? [];
for (const line of errors.slice(0, 20)) console.log(line.slice(0, 900));
console.log(JSON.stringify({ bench: "hostile", requests: tally.requests, findings: tally.findings.length, table }));
if (tally.findings.length > 0) process.exitCode = 1;
