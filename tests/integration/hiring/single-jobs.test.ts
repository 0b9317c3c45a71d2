import { describe, expect, it } from "vitest";
import type { Endpoint } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { inHiring, setSingleJobs } from "~/domain/hiring";
import { db } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { type ApiCall, callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam } from "./team";
import { allRows, fullJob, type JobRows } from "./two-jobs";

useDatabase();

const HIRING = endpoints.filter(({ path }) => path.startsWith("/api/ats/"));

/** The tables behind the wall of jobs. */
async function walled(): Promise<string[]> {
  const { rows } = await pool().query<{ name: string }>(
    "select tablename as name from pg_policies where policyname = 'jobs_in_view' and permissive = 'RESTRICTIVE' order by 1",
  );
  return rows.map(({ name }) => name);
}

const pathOn = ({ path }: Endpoint, rows: JobRows): string =>
  path
    .replace(/reports\/\{type\}/, "reports/funnel")
    .replace(/\{language\}/, "es")
    .replace(/([\w-]+)\/\{\w+\}/g, (_, kind: string) => `${kind}/${rows[kind as keyof JobRows] ?? 999_999_999}`);

const NAMED: Record<string, keyof JobRows> = {
  jobId: "jobs",
  candidateId: "candidates",
  applicationId: "applications",
};

/** What one sends who means it, about the rows of that job. */
function bodyOn(value: unknown, rows: JobRows, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => bodyOn(one, rows, key));
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bodyOn(one, rows, name)]));
  const kind = NAMED[key] ?? (key === "ids" || key === "applicationIds" ? "applications" : undefined);
  return kind && typeof value === "number" ? rows[kind] : value;
}

const callOn = ({ method, bodyType, bodyExample }: Endpoint, rows: JobRows): Pick<ApiCall, "body" | "form"> => {
  if (method === "get") return {};
  if (bodyType !== "multipart/form-data") return { body: bodyOn(bodyExample ?? {}, rows) };
  const form = new FormData();
  form.set("resume", new File(["Kim Ito, baker"], "resume.txt", { type: "text/plain" }));
  form.set("file", new File(["Kim Ito, baker"], "paper.txt", { type: "text/plain" }));
  return { form };
};

/** The answer of each endpoint on the rows of a job, as one text. */
async function walk(cookie: string, rows: JobRows, which: (one: Endpoint) => boolean) {
  const answers: { id: string; namesRow: boolean; status: number; text: string }[] = [];
  for (const declared of HIRING.filter(which)) {
    const path = pathOn(declared, rows);
    const call = { cookie, ...callOn(declared, rows), address: `198.51.100.${answers.length % 250}` };
    const { status, body } = await callApi(declared.method.toUpperCase(), path, call);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    answers.push({ id: declared.operationId, namesRow: /\d/.test(path), status, text });
  }
  return answers;
}

async function company() {
  const owner = await makeTeam();
  const [mine, other] = [await fullJob(owner.member, "Quokka"), await fullJob(owner.member, "Zebra")];
  const recruiter = await joinTeam(owner.organizationId, "recruiter");
  await setSingleJobs(owner.member, recruiter.member.teamMemberId, { jobIds: [mine.jobs] });
  return { owner, recruiter, mine, other };
}

describe("somebody who sees single jobs", () => {
  it("finds nothing of another job at any endpoint that reads, where an owner finds it", async () => {
    const { owner, recruiter, mine, other } = await company();
    const reads = (one: Endpoint) => one.method === "get";
    const shown = await walk(owner.cookie, other, reads);
    const showing = new Set(shown.filter(({ text }) => text.includes("Zebra")).map(({ id }) => id));
    expect(showing.size, [...showing].join(", ")).toBeGreaterThan(15);
    const wrong = (await walk(recruiter.cookie, other, reads)).filter(
      ({ namesRow, status, text }) => text.includes("Zebra") || status >= 500 || (namesRow && status !== 404),
    );
    expect(wrong).toEqual([]);
    // Of one's own job everything is as it is for the owner.
    const own = new Set(
      (await walk(owner.cookie, mine, reads)).filter(({ text }) => text.includes("Quokka")).map(({ id }) => id),
    );
    const seen = new Set(
      (await walk(recruiter.cookie, mine, reads)).filter(({ text }) => text.includes("Quokka")).map(({ id }) => id),
    );
    expect([...own].filter((id) => !seen.has(id))).toEqual([]);
  });

  it("changes nothing of another job at any endpoint that writes", async () => {
    const { owner, recruiter, other } = await company();
    const tables = await walled();
    const before = await allRows(owner.member, tables);
    const answers = await walk(recruiter.cookie, other, (one) => one.method !== "get");
    expect(answers.filter(({ status, text }) => status >= 500 || text.includes("Zebra"))).toEqual([]);
    expect(answers.filter(({ namesRow, status }) => namesRow && status < 400).map(({ id }) => id)).toEqual([]);
    const after = await allRows(owner.member, tables);
    const lost = tables.filter((table) =>
      (before[table] ?? "")
        .split("\n")
        .some((row) => row.includes("Zebra") && !after[table]?.split("\n").includes(row)),
    );
    expect(lost).toEqual([]);
    // A new line that speaks of the other job would be one too.
    const counts = (rows: Record<string, string>) => tables.map((table) => rows[table]?.split("Zebra").length);
    expect(counts(after)).toEqual(counts(before));
  });

  it("is held by the database also where a query forgets it", async () => {
    const { owner, recruiter, mine } = await company();
    const tables = await walled();
    const member = { ...recruiter.member, jobs: [mine.jobs] };
    const found = await inHiring(member, async (tx) => {
      const texts: string[] = [];
      for (const table of tables)
        texts.push(JSON.stringify(await tx.$queryRawUnsafe(`select t::text from "${table}" t`)));
      return texts.join("\n");
    });
    expect(found).not.toContain("Zebra");
    expect(found).toContain("Quokka note");
    // Everything that the owner has of two jobs is there once.
    expect(await inHiring(owner.member, (tx) => tx.candidate.count())).toBe(2);
    expect(await inHiring(member, (tx) => tx.candidate.count())).toBe(1);
    expect((await inHiring(member, (tx) => tx.candidate.updateMany({ data: { city: "x" } }))).count).toBe(1);
  });

  it("has every table behind the wall that names a job, an application, an interview, an offer or a candidate", async () => {
    const { rows } = await pool().query<{ name: string }>(`
      select distinct c.table_name as name from information_schema.columns c join pg_class t on t.relname = c.table_name and t.relrowsecurity
      where c.table_schema = 'public' and c.column_name in ('job_id', 'application_id', 'candidate_id', 'interview_id', 'offer_id', 'scorecard_id', 'job_ref')
      order by 1`);
    // Of people who work here: hiring does not read it.
    const people = ["employment_periods"];
    const behind = new Set(await walled());
    expect(rows.map(({ name }) => name).filter((name) => !behind.has(name) && !people.includes(name))).toEqual([]);
  });
});

describe("the restriction", () => {
  it("holds from the next request on, is taken back the same way, and stands in the audit log", async () => {
    const { owner, recruiter, other, mine } = await company();
    const ask = async () => (await callApi("GET", `/api/ats/jobs/${other.jobs}`, { cookie: recruiter.cookie })).status;
    expect(await ask()).toBe(404);
    const path = `/api/ats/team/${recruiter.member.teamMemberId}/jobs`;
    expect((await callApi("PUT", path, { cookie: owner.cookie, body: { jobIds: null } })).status).toBe(204);
    expect(await ask()).toBe(200);
    expect((await callApi("PUT", path, { cookie: owner.cookie, body: { jobIds: [] } })).status).toBe(204);
    expect(await ask()).toBe(404);
    const { organizationId } = owner;
    const logged = await db().auditEntry.findMany({
      where: { action: "team.single_jobs", organizationId },
      orderBy: { id: "asc" },
    });
    expect(logged.map(({ after }) => after)).toEqual([{ jobIds: [mine.jobs] }, { jobIds: null }, { jobIds: [] }]);
  });

  it("is set by owners and admins only, on nobody of them, and for jobs of the organization", async () => {
    const { owner, recruiter, mine } = await company();
    const admin = await joinTeam(owner.organizationId, "admin");
    const stranger = await makeTeam();
    const theirs = await fullJob(stranger.member, "Moose");
    const put = async (cookie: string, id: number, jobIds: unknown) =>
      (await callApi("PUT", `/api/ats/team/${id}/jobs`, { cookie, body: { jobIds } })).status;
    const { teamMemberId } = recruiter.member;
    expect(await put(recruiter.cookie, teamMemberId, null)).toBe(403);
    expect(await put(stranger.cookie, teamMemberId, null)).toBe(404);
    expect(await put(owner.cookie, admin.member.teamMemberId, [mine.jobs])).toBe(409);
    expect(await put(owner.cookie, teamMemberId, [theirs.jobs])).toBe(422);
    expect(await put(admin.cookie, teamMemberId, [mine.jobs])).toBe(204);
  });

  it("is read by the person and by who runs the team, and by nobody else", async () => {
    const { owner, recruiter, mine } = await company();
    const viewer = await joinTeam(owner.organizationId, "viewer");
    const row = async (cookie: string) => {
      const { body } = await callApi("GET", "/api/ats/team", { cookie });
      return body.data.find(({ id }: { id: number }) => id === recruiter.member.teamMemberId).singleJobs;
    };
    const said = [{ id: mine.jobs, title: "Quokka job" }];
    expect([await row(owner.cookie), await row(recruiter.cookie), await row(viewer.cookie)]).toEqual([
      said,
      said,
      null,
    ]);
  });
});
