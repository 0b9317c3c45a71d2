import { beforeAll, describe, expect, it } from "vitest";
import { createJob, newJobForm } from "~/domain/hiring/requisitions";
import { DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { makeTeam } from "../hiring/team";

useDatabase();

let team: Awaited<ReturnType<typeof makeTeam>>;
beforeAll(async () => {
  team = await makeTeam();
});

const read = (path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  callApi("GET", path, { cookie: team.cookie, query, headers });

describe("a reading call", () => {
  it("gives of each row the fields that are asked for, in pages, bare lists and single records", async () => {
    await createJob(team.member, newJobForm.parse({ title: "Baker" }));
    const page = await read("/api/ats/jobs", { fields: "id,title" });
    expect(page.body.data).toEqual([{ id: expect.any(Number), title: "Baker" }]);
    expect(page.body).toHaveProperty("nextCursor");
    const bare = await read("/api/states", { fields: "code" });
    expect(bare.body[0]).toEqual({ code: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(bare.body.length).toBeGreaterThan(50);
    const single = await read(`/api/organizations/${team.organizationId}`, { fields: "name" });
    expect(single.body).toEqual({ name: "Miller Bakeries" });
  });

  it("refuses a field that it has not, with the nearest one, and opens none that is closed", async () => {
    const slip = await read("/api/ats/jobs", { fields: "id,titl" });
    expect(slip).toMatchObject({ status: 422, body: { code: "unknown_field" } });
    expect(slip.body.detail).toContain('"title"');
    expect((await read("/api/ats/jobs", { fields: "" })).status).toBe(422);
    const visitor = await callApi("GET", "/api/laws/search", {
      query: { q: "overtime", jurisdiction: "CA", fields: "id,requirements,locked" },
      cookie: await sessionCookie(await makeUser()),
    });
    expect(visitor.body[0]).toMatchObject({ locked: true });
    expect(visitor.body[0].requirements ?? null).toBeNull();
  });

  it("is answered with 304 where the caller has what there is, and anew where it has changed", async () => {
    const path = `/api/organizations/${team.organizationId}`;
    const first = await read(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const again = await read(path, {}, { "if-none-match": `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("ratelimit-limit")).not.toBeNull();
    await db().organization.update({ where: { id: team.organizationId }, data: { industry: "Baking" } });
    const changed = await read(path, {}, { "if-none-match": etag });
    expect(changed).toMatchObject({ status: 200, body: { industry: "Baking" } });
  });

  it("has no memory across callers: an ETag opens nothing", async () => {
    const path = `/api/organizations/${team.organizationId}`;
    const etag = (await read(path)).headers.get("etag") ?? "";
    const other = await makeTeam("Elsewhere");
    const stolen = await callApi("GET", path, { cookie: other.cookie, headers: { "if-none-match": etag } });
    expect(stolen.status).toBe(404);
  });
});

describe("lists since a time", () => {
  it.each(["/api/ats/jobs", "/api/ats/candidates", "/api/ats/applications", "/api/ats/interviews", "/api/ats/offers"])(
    "%s gives what was made or changed from then on",
    async (path) => {
      const { organizationId } = team;
      const past = new Date(now().getTime() - 30 * DAY_MS);
      const [old, fresh] = await inOrganization(organizationId, async (tx) => {
        const make = async (at: Date) => {
          const stamp = { createdAt: at, updatedAt: at };
          const job = await tx.job.create({ data: { organizationId, title: "Baker", ...stamp } });
          const person = { firstName: "Pat", lastName: "Jones", email: `${job.id}-${path.length}@example.com` };
          const candidate = await tx.candidate.create({ data: { organizationId, ...person, ...stamp } });
          const links = { organizationId, jobId: job.id, candidateId: candidate.id };
          const application = await tx.application.create({ data: { ...links, ...stamp } });
          const applicationId = application.id;
          const interview = await tx.interview.create({
            data: { organizationId, applicationId, title: "Talk", icsUid: `talk-${applicationId}`, ...stamp },
          });
          const offer = await tx.offer.create({
            data: { organizationId, applicationId, title: "Baker", salaryAmount: 50_000, ...stamp },
          });
          return {
            jobs: job.id,
            candidates: candidate.id,
            applications: applicationId,
            interviews: interview.id,
            offers: offer.id,
          };
        };
        return [await make(past), await make(now())];
      });
      const kind = path.split("/").at(-1) as keyof typeof old;
      const yesterday = new Date(now().getTime() - DAY_MS).toISOString();
      for (const name of ["createdSince", "updatedSince"]) {
        const found = (await read(path, { [name]: yesterday })).body.data.map(({ id }: { id: number }) => id);
        expect(found, name).toContain(fresh[kind]);
        expect(found, name).not.toContain(old[kind]);
      }
      const all = (await read(path, { limit: "100", createdSince: "2020-01-01" })).body.data;
      expect(all.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([old[kind], fresh[kind]]));
      expect((await read(path, { createdSince: "last week" })).status).toBe(422);
    },
  );
});
