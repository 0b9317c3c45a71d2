import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring, saveCompany } from "~/domain/hiring";
import { publicJob } from "~/domain/hiring/careers";
import { changeJob, listJobs, readJob } from "~/domain/hiring/requisitions";
import { db } from "~/platform/db/client";
import { type ApiCall, callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, type Teammate } from "./team";

useDatabase();

const SALARY = { label: "What is your current salary?", kind: "text" };
const COMPLETE = {
  salaryMin: 9_000_000,
  salaryMax: 9_900_000,
  salaryVisibility: "range",
  benefits: ["Health insurance"],
};

/** A Californian employer of 40 with everybody who hires. */
async function bakery() {
  const owner = await makeTeam();
  const { organizationId } = owner;
  await db().organization.update({ where: { id: organizationId }, data: { headCount: 40, careersEnabled: true } });
  const locationId = await inHiring(owner.member, async (tx) => {
    const data = { organizationId, name: "Fresno", state: "CA", city: "Fresno", headCount: 40 };
    return (await tx.organizationLocation.create({ data, select: { id: true } })).id;
  });
  const join = (role: "recruiter" | "hiring_manager" | "viewer") => joinTeam(organizationId, role);
  const [recruiter, manager, viewer] = [await join("recruiter"), await join("hiring_manager"), await join("viewer")];
  const requisition = {
    title: "Baker",
    department: "operations",
    hiringManagerId: manager.member.teamMemberId,
    location: "Fresno, CA",
    locationId,
    employmentType: "full-time",
    description: "Bakes bread.",
  };
  return { owner, recruiter, manager, viewer, requisition, organizationId, slug: owner.slug };
}

const as = ({ cookie }: Teammate, method: string, path: string, body?: unknown, more: ApiCall = {}) =>
  callApi(method, `/api/ats/${path}`, { cookie, body, ...more });

const rules = (findings: { rule: string; severity: string; status: string }[]) =>
  findings.map(({ rule, severity, status }) => `${rule}:${severity}:${status}`);

/** A job on the careers page, as approved. */
async function posted(more: object = {}) {
  const team = await bakery();
  const { body } = await as(team.manager, "POST", "jobs", { ...team.requisition, ...COMPLETE, ...more });
  for (const [who, step] of [
    [team.manager, "submit"],
    [team.owner, "approve"],
    [team.recruiter, "publish"],
  ] as const) {
    expect(await as(who, "POST", `jobs/${body.id}/${step}`, {})).toMatchObject({ status: 200 });
  }
  const asked = async (viewer?: HiringMember) =>
    (await publicJob(team.slug, body.publicSlug, { viewer: viewer?.principal })).questions.map(({ label }) => label);
  return { ...team, id: body.id as number, jobSlug: body.publicSlug as string, asked };
}

describe("the law check of a requisition", () => {
  it("is told with the new job to whoever makes it, in the list and to a viewer, before anything is refused", async () => {
    const { manager, viewer, requisition } = await bakery();
    const made = await as(manager, "POST", "jobs", { ...requisition, description: "Males only." });
    expect(made.status).toBe(201);
    const found = ["pay-range:block:open", "wording-8:block:open"];
    expect(rules(made.body.findings).sort()).toEqual(found);
    const list = await as(viewer, "GET", "jobs");
    expect(rules(list.body.data[0].findings).sort()).toEqual(found);
    expect(rules((await as(viewer, "GET", `jobs/${made.body.id}`)).body.findings).sort()).toEqual(found);
  });

  it("is told of a copy, a template and a job made of it", async () => {
    const { owner, requisition } = await bakery();
    const { body } = await as(owner, "POST", "jobs", requisition);
    await as(owner, "PUT", `jobs/${body.id}/questions`, { questions: [SALARY] });
    const found = ["pay-range:block:open", "salary-history:block:open"];
    const template = await as(owner, "POST", `jobs/${body.id}/duplicate`, { asTemplate: true });
    expect(rules(template.body.findings)).toEqual(found);
    expect(rules((await as(owner, "POST", `jobs/${template.body.id}/duplicate`, {})).body.findings)).toEqual(found);
  });

  it("keeps what a refused step found: it can be overridden with a reason, and the step taken", async () => {
    const { manager, recruiter, requisition } = await bakery();
    const { body: job } = await as(manager, "POST", "jobs", requisition);
    const refused = await as(manager, "POST", `jobs/${job.id}/submit`, {});
    expect(refused).toMatchObject({ status: 409, body: { code: "law_check" } });
    const [finding] = (await as(recruiter, "GET", `jobs/${job.id}`)).body.findings;
    expect(refused.body.findings).toEqual([finding.id]);
    const reason = { reason: "Counsel: the post is for one named person." };
    expect((await as(manager, "POST", `findings/${finding.id}/override`, reason)).status).toBe(403);
    expect((await as(recruiter, "POST", `findings/${finding.id}/override`, reason)).status).toBe(200);
    const sent = await as(manager, "POST", `jobs/${job.id}/submit`, {});
    expect(sent).toMatchObject({ status: 200, body: { approvalStatus: "pending" } });
    expect(rules(sent.body.findings)).toEqual(["pay-range:block:overridden"]);
  });

  it("follows what was written past every function of ours, the company's size and its places", async () => {
    const { owner, requisition, organizationId, slug } = await bakery();
    const { member } = owner;
    const { body: job } = await as(owner, "POST", "jobs", { ...requisition, ...COMPLETE });
    expect(job.findings).toEqual([]);
    const now = async () => rules((await readJob(member, job.id)).findings);
    await inHiring(member, (tx) =>
      tx.job.updateMany({ where: { id: job.id, organizationId }, data: { description: "Males only." } }),
    );
    expect(await now()).toEqual(["wording-8:block:open"]);
    const question = { organizationId, jobId: job.id, ...SALARY };
    await inHiring(member, (tx) => tx.jobQuestion.create({ data: question }));
    const translation = { organizationId, jobId: job.id, language: "es", title: "Pan", description: "No accents." };
    await inHiring(member, (tx) => tx.jobTranslation.create({ data: translation }));
    const [listed] = (await listJobs(member, { withFindings: true })).data;
    expect(rules(listed?.findings ?? []).sort()).toEqual([
      "salary-history:block:open",
      "wording-13:warn:open",
      "wording-8:block:open",
    ]);
    await inHiring(member, (tx) =>
      tx.jobQuestion.updateMany({ where: { organizationId, jobId: job.id }, data: { isActive: false } }),
    );
    await inHiring(member, (tx) => tx.jobTranslation.deleteMany({ where: { organizationId, jobId: job.id } }));
    expect(await now()).toEqual(["wording-8:block:open"]);
    await as(owner, "PUT", `jobs/${job.id}`, { description: "Bakes bread.", salaryVisibility: "internal" });
    expect(await now()).toEqual(["pay-range:block:open"]);
    const company = { slug, careersEnabled: true, requisitionPrefix: "REQ" };
    await saveCompany(member, { ...company, headCount: 5 });
    expect(await now()).toEqual([]);
    await db().organization.update({ where: { id: organizationId }, data: { headCount: 40 } });
    expect(await now()).toEqual(["pay-range:block:open"]);
  });
});

describe("a change of a published job", () => {
  it("that the law check blocks leaves the careers page, whatever was changed, and can come back when it is mended", async () => {
    const { recruiter, id, asked } = await posted();
    const changed = await as(recruiter, "PUT", `jobs/${id}`, { description: "Males only." });
    expect(changed.body).toMatchObject({ status: "paused", approvalStatus: "approved" });
    await expect(asked()).rejects.toMatchObject({ status: 404 });
    expect((await as(recruiter, "POST", `jobs/${id}/resume`, {})).body.code).toBe("law_check");
    await as(recruiter, "PUT", `jobs/${id}`, { description: "Bakes bread." });
    expect((await as(recruiter, "POST", `jobs/${id}/resume`, {})).body).toMatchObject({ status: "published" });
    const spanish = { language: "es", title: "Panadero", description: "Males only." };
    expect((await as(recruiter, "PUT", `jobs/${id}/translation`, spanish)).body.status).toBe("paused");
  });

  it("asks for approval again when something new is asked, and not when less is", async () => {
    const { recruiter, owner, manager, id, asked } = await posted();
    const ask = (...labels: string[]) =>
      as(recruiter, "PUT", `jobs/${id}/questions`, { questions: labels.map((label) => ({ label, kind: "text" })) });
    const first = await ask("When can you start?", "Which breads can you bake?");
    expect(first.body).toMatchObject({ status: "paused", approvalStatus: "pending" });
    await expect(asked()).rejects.toMatchObject({ status: 404 });
    expect((await ask("Anything else?")).body.code).toBe("pending");
    expect((await as(manager, "PUT", `jobs/${id}/questions`, { questions: [] })).body.code).toBe("pending");
    await as(owner, "POST", `jobs/${id}/approve`, {});
    await as(recruiter, "POST", `jobs/${id}/resume`, {});
    expect(await asked()).toEqual(["When can you start?", "Which breads can you bake?"]);
    expect((await ask("Which breads can you bake?")).body).toMatchObject({ status: "published" });
    expect(await asked()).toEqual(["Which breads can you bake?"]);
  });

  it("with a question that the law bars is a draft until it is mended or overridden, and nobody is asked meanwhile", async () => {
    const { recruiter, owner, id, asked } = await posted();
    const changed = await as(recruiter, "PUT", `jobs/${id}/questions`, { questions: [SALARY] });
    expect(changed.body).toMatchObject({ status: "draft", approvalStatus: "draft" });
    expect(rules(changed.body.findings)).toEqual(["salary-history:block:open"]);
    expect((await as(recruiter, "POST", `jobs/${id}/submit`, {})).body.code).toBe("law_check");
    const [finding] = changed.body.findings;
    expect(finding.questionId).toBe(changed.body.questions[0].id);
    await as(owner, "POST", `findings/${finding.id}/override`, { reason: "The statute's exception applies." });
    await as(recruiter, "POST", `jobs/${id}/submit`, {});
    await as(owner, "POST", `jobs/${id}/approve`, {});
    expect((await as(recruiter, "POST", `jobs/${id}/publish`, {})).body).toMatchObject({ status: "published" });
    expect(await asked()).toEqual([SALARY.label]);
  });

  it("shows no applicant a question that the law bars, however it got there", async () => {
    const { owner, id, organizationId, asked } = await posted();
    const rows = [SALARY, { label: "Have you ever been convicted?", kind: "text" }, { label: "Why us?", kind: "text" }];
    await inHiring(owner.member, (tx) =>
      tx.jobQuestion.createMany({ data: rows.map((row) => ({ ...row, organizationId, jobId: id, isRequired: true })) }),
    );
    expect(await asked()).toEqual(["Why us?"]);
    expect(rules((await readJob(owner.member, id)).findings).sort()).toEqual([
      "criminal-history:block:open",
      "salary-history:block:open",
    ]);
    await expect(changeJob(owner.member, id, "pause")).resolves.toMatchObject({ status: "paused" });
    await expect(changeJob(owner.member, id, "resume")).rejects.toMatchObject({ code: "law_check" });
  });
});
