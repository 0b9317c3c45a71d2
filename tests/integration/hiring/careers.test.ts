import { describe, expect, it } from "vitest";
import type { Principal } from "~/domain/access";
import { inHiring } from "~/domain/hiring";
import { readStoredFile } from "~/domain/hiring/candidates";
import {
  apply,
  applyForm,
  applyToken,
  careersSite,
  jobFeed,
  jobPosting,
  ownApplication,
  publicDocument,
  publicJob,
  readForForm,
  searchPublicJobs,
  withdrawOwnApplication,
} from "~/domain/hiring/careers";
import { addJobDocument, passDeadlines, readJob } from "~/domain/hiring/requisitions";
import { SECOND_MS, shiftClock } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");

/** A company with an open careers site and one job on it. */
async function company(columns: object = {}, name?: string) {
  const team = await makeTeam(name);
  await db().organization.update({ where: { id: team.organizationId }, data: { careersEnabled: true } });
  const jobId = await publishedJob(team.member, {
    location: "Denver, CO",
    description: "<p>Bakes & sells.</p>",
    ...columns,
  });
  const { slug, jobs } = { slug: team.slug, ...(await careersSite(team.slug)) };
  return { ...team, jobId, slug, jobSlug: jobs[0]?.slug ?? "" };
}
type Company = Awaited<ReturnType<typeof company>>;

let shifted = 0;

/** Filled in by somebody who takes five seconds for it. */
function application({ slug, jobSlug, jobId }: Company, fields: object = {}, more: object = {}) {
  const started = applyToken(jobId);
  const typed = { firstName: "Kim", lastName: "Ito", email: "Kim@Example.com", consent: "on", started, website: "" };
  shifted += 5 * SECOND_MS;
  shiftClock(shifted);
  const form = applyForm.parse({ ...typed, ...fields });
  return apply({
    organization: slug,
    job: jobSlug,
    form,
    resume: null,
    answers: new Map(),
    address: "203.0.113.9",
    ...more,
  });
}

describe("the resume of the apply form", () => {
  it("fills the fields in and is forgotten: nothing is kept before the form is sent", async () => {
    const found = await company();
    const text = [
      "Kim Ito",
      "kim.ito@example.com | (303) 555-0101 | Denver, CO 80202",
      "",
      "EXPERIENCE",
      "Baker, Rye & Co",
      "2019 - 2024",
    ];
    const resume = { name: "kim.txt", bytes: Buffer.from(text.join("\n")) };
    const asked = { organization: found.slug, job: found.jobSlug, address: "203.0.113.10" };
    const stored = await db().storedFile.count();
    expect(await readForForm({ ...asked, resume })).toMatchObject({
      ...{ firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com", city: "Denver", state: "CO" },
    });
    expect(await db().storedFile.count()).toBe(stored);
    await expect(readForForm({ ...asked, resume: null })).rejects.toMatchObject({ status: 422 });
    const program = { name: "kim.pdf", bytes: Buffer.from("MZ\u0000\u0001not a resume") };
    await expect(readForForm({ ...asked, resume: program })).rejects.toMatchObject({ status: 422 });
  });
});

describe("the careers site", () => {
  it("shows published, public jobs of an open site and nothing else", async () => {
    const found = await company({}, "Open Bakery");
    await publishedJob(found.member, { title: "Secret", isInternalOnly: true });
    await publishedJob(found.member, { title: "Draft", status: "draft" });
    const { jobs } = await careersSite(found.slug);
    expect(jobs.map(({ title }) => title)).toEqual(["Baker"]);
    const closedSite = await makeTeam("Closed Bakery");
    await publishedJob(closedSite.member);
    await expect(careersSite(closedSite.slug)).rejects.toMatchObject({ status: 404 });
    const all = (await searchPublicJobs({})).data.map(({ organizationName }) => organizationName);
    expect(all).toContain("Open Bakery");
    expect(all).not.toContain("Closed Bakery");
  });

  it("shows internal jobs to colleagues alone, who can apply for them", async () => {
    const found = await company({}, "Inside Bakery");
    await publishedJob(found.member, { title: "Shift lead", isInternalOnly: true, publicSlug: "shift-lead" });
    const colleague = (await joinTeam(found.organizationId, "viewer")).member.principal;
    const stranger = (await makeTeam("Outside")).member.principal;
    const titles = async (viewer?: Principal) =>
      (await careersSite(found.slug, viewer)).jobs.map(({ title }) => title).sort();
    expect(await titles()).toEqual(["Baker"]);
    expect(await titles(stranger)).toEqual(["Baker"]);
    expect(await titles(colleague)).toEqual(["Baker", "Shift lead"]);
    expect(await jobFeed(found.slug, "jobs.json")).not.toContain("Shift lead");
    await expect(publicJob(found.slug, "shift-lead", { viewer: stranger })).rejects.toMatchObject({ status: 404 });
    const { job } = await publicJob(found.slug, "shift-lead", { viewer: colleague });
    const inside = { ...found, jobSlug: "shift-lead", jobId: job.id };
    await expect(application(inside)).rejects.toMatchObject({ status: 404 });
    await expect(application(inside, {}, { viewer: stranger })).rejects.toMatchObject({ status: 404 });
    await application(inside, { email: "viewer@example.com" }, { viewer: colleague });
    const sources = await inHiring(found.member, (tx) => tx.application.findMany({ select: { source: true } }));
    expect(sources).toEqual([{ source: "Internal" }]);
  });

  it("offers public documents of a posting, keeps the team's own, and gives the newest version", async () => {
    const found = await company({ versionControl: true });
    const add = (name: string, access: "public" | "hiring_team") =>
      addJobDocument(found.member, found.jobId, { name, bytes: PDF }, access);
    await add("duties.pdf", "public");
    await add("duties.pdf", "public");
    await add("salaries.pdf", "hiring_team");
    const { documents } = await publicJob(found.slug, found.jobSlug);
    expect(documents.map(({ name }) => name)).toEqual(["duties.pdf"]);
    const id = documents[0]?.id ?? 0;
    expect(await publicDocument(found.slug, found.jobSlug, id)).toMatchObject({ name: "duties.pdf" });
    await expect(publicDocument(found.slug, found.jobSlug, id - 1)).rejects.toMatchObject({ status: 404 });
    const elsewhere = await company({}, "Other Bakery");
    await expect(publicDocument(elsewhere.slug, elsewhere.jobSlug, id)).rejects.toMatchObject({ status: 404 });
    const viewer = (await joinTeam(found.organizationId, "viewer")).member;
    expect((await readJob(found.member, found.jobId)).documents).toHaveLength(3);
    const seen = (await readJob(viewer, found.jobId)).documents;
    expect(seen.map(({ documentName }) => documentName)).toEqual(["duties.pdf", "duties.pdf"]);
    const own = (await readJob(found.member, found.jobId)).documents.at(-1)?.fileId ?? 0;
    expect(await readStoredFile(found.member, own)).toMatchObject({ name: "salaries.pdf" });
    await expect(readStoredFile(viewer, own)).rejects.toMatchObject({ status: 404 });
  });

  it("searches all companies by words, state and remote, page by page", async () => {
    const found = await company({ title: "Glassblower", location: "Reno, NV", isRemote: true, remoteStates: ["OR"] });
    const titles = async (query: object) => (await searchPublicJobs(query)).data.map(({ title }) => title);
    expect(await titles({ words: "glassblower" })).toEqual(["Glassblower"]);
    expect(await titles({ words: "glassblower", state: "NV" })).toEqual(["Glassblower"]);
    expect(await titles({ words: "glassblower", state: "OR", remote: true })).toEqual(["Glassblower"]);
    expect(await titles({ words: "glassblower", state: "TX" })).toEqual([]);
    await publishedJob(found.member, { title: "Second glassblower" });
    const first = await searchPublicJobs({ words: "glassblower", limit: 1 });
    const second = await searchPublicJobs({ words: "glassblower", limit: 1, cursor: first.nextCursor });
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(2);
    expect(second.nextCursor).toBeNull();
  });

  it("shows pay only where the company shows it, in page, JSON-LD and feeds alike", async () => {
    const pay = { salaryMin: 5_000_000, salaryMax: 6_000_000, benefits: ["Dental"] };
    const hidden = await company({ ...pay, salaryVisibility: "internal" });
    const shown = await company({ ...pay, salaryVisibility: "range" });
    const read = async ({ slug, jobSlug }: Company) => {
      const { organization, job } = await publicJob(slug, jobSlug);
      return JSON.stringify([
        job,
        jobPosting(organization, job),
        await jobFeed(slug, "indeed.xml"),
        await jobFeed(slug, "jobs.json"),
      ]);
    };
    expect(await read(hidden)).not.toMatch(/50000|5000000/);
    const text = await read(shown);
    expect(text).toContain('"minValue":50000');
    expect(text).toContain("$50000 - $60000 per year");
    expect(text).toContain("Dental");
    const atom = await jobFeed(shown.slug, "jobs.atom");
    expect(atom).toContain("&lt;p&gt;Bakes &amp;amp; sells.&lt;/p&gt;");
  });
});

describe("applying", () => {
  it("makes candidate, application, file and consent, and mails a link that shows the state and withdraws", async () => {
    const found = await company();
    await application(found, {}, { resume: { name: "../Kim\u202eResume.exe", bytes: PDF } });
    const { organizationId, member } = found;
    const [row] = await inHiring(member, (tx) =>
      tx.application.findMany({ include: { candidate: true, resumeFile: { include: { file: true } } } }),
    );
    expect(row).toMatchObject({ status: "applied", stage: "initial", source: "Careers page" });
    expect(row?.candidate).toMatchObject({ email: "kim@example.com", firstName: "Kim" });
    expect(row?.resumeFile?.file).toMatchObject({ mimeType: "application/pdf", uploadedVia: "careers" });
    expect(row?.resumeFile?.originalName).toBe("Kim Resume.pdf");
    const mail = await inOrganization(organizationId, (tx) =>
      tx.mail.findFirstOrThrow({ where: { toAddress: "kim@example.com", organizationId } }),
    );
    expect(JSON.stringify(mail.data)).not.toContain("token=");
    const { link } = JSON.parse(decryptField(mail.secretEncrypted ?? "")) as { link: string };
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await ownApplication(token)).toMatchObject({ jobTitle: "Baker", state: "received", mayWithdraw: true });
    await withdrawOwnApplication(token);
    expect(await ownApplication(token)).toMatchObject({ state: "withdrawn", mayWithdraw: false });
    await expect(withdrawOwnApplication(token)).rejects.toMatchObject({ status: 409 });
  });

  it("carries no link of a stranger's into anybody's mailbox by the name", async () => {
    const found = await company();
    const name = { firstName: "Win at https://evil.com/now", lastName: "www.evil.co" };
    await application(found, { ...name, email: "victim@example.com" });
    const mail = await inOrganization(found.organizationId, (tx) =>
      tx.mail.findFirstOrThrow({ where: { toAddress: "victim@example.com" } }),
    );
    const { subject, toName, data } = mail;
    expect(JSON.stringify([subject, toName, data])).toContain("evil. com/now");
    expect(JSON.stringify([subject, toName, data])).not.toMatch(/:\/\/|www\.|evil\.co/);
  });

  it("is refused for machines: a filled trap, no time taken, a form of another job", async () => {
    const found = await company();
    await expect(application(found, { website: "http://spam.example" })).rejects.toMatchObject({
      code: "not_a_person",
    });
    await expect(application(found, { started: applyToken(found.jobId + 1) })).rejects.toMatchObject({
      code: "not_a_person",
    });
    await expect(application(found, { started: "forged" })).rejects.toMatchObject({ code: "not_a_person" });
  });

  it("refuses a file that is no resume, and unanswered questions", async () => {
    const found = await company();
    await application(found);
    const bytes = Buffer.from("MZ\u0000\u0001 this program cannot be run in DOS mode");
    const other = { email: "lee@example.com" };
    await expect(application(found, other, { resume: { name: "cv.pdf", bytes } })).rejects.toMatchObject({
      status: 422,
    });
    const { organizationId, jobId } = found;
    await inHiring(found.member, (tx) =>
      tx.jobQuestion.create({
        data: { organizationId, jobId, label: "Shift?", kind: "choice", options: ["day", "night"], isRequired: true },
      }),
    );
    await expect(application(found, other)).rejects.toMatchObject({ status: 422 });
  });

  it("answers a stranger who types somebody's address as anybody, and puts nothing on the person", async () => {
    const found = await company();
    const first = await application(found, { city: "Reno" }, { resume: { name: "own.pdf", bytes: PDF } });
    const where = { toAddress: "kim@example.com", template: "hiring-letter" };
    const mails = () => inHiring(found.member, (tx) => tx.mail.findMany({ where }));
    expect(await mails()).toHaveLength(1);
    const candidate = () =>
      inHiring(found.member, (tx) => tx.candidate.findFirstOrThrow({ omit: { updatedAt: true, version: true } }));
    const before = await candidate();
    const text = ["Kim Ito", "(303) 555-0199", "", "EXPERIENCE", "Chief, Elsewhere Inc", "2019 - Present"].join("\n");
    const theirs = { name: "theirs.txt", bytes: Buffer.from(text) };
    const typed = { firstName: "Somebody", lastName: "Else", phone: "303-555-0199", state: "FL" };
    expect(await application(found, typed, { resume: theirs })).toEqual(first);
    const another = await publishedJob(found.member, { title: "Miller", location: "Denver, CO" });
    const slug = (await careersSite(found.slug)).jobs.find(({ title }) => title === "Miller")?.slug ?? "";
    expect(await application({ ...found, jobId: another, jobSlug: slug }, typed, { resume: theirs })).toEqual(first);
    const files = () => inHiring(found.member, (tx) => tx.resumeFile.findMany({ orderBy: { id: "asc" } }));
    await expect
      .poll(async () => (await files()).map(({ parseStatus }) => parseStatus).slice(1))
      .toEqual(["parsed", "parsed"]);
    expect(await candidate()).toEqual(before);
    expect((await files()).map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
    const [applications, beside] = await inHiring(found.member, (tx) =>
      Promise.all([tx.application.findMany(), tx.activity.findMany({ where: { type: "application.sent_again" } })]),
    );
    expect(applications).toHaveLength(2);
    expect(beside.map(({ description }) => description)).toEqual(
      Array(2).fill(expect.stringContaining("Somebody Else")),
    );
    const subjects = (await mails()).map(({ data }) => (data as { subject: string }).subject);
    expect(subjects).toContain("You have applied for Baker already");
    for (let turn = 0; turn < 6; turn += 1) await application(found, typed);
    expect((await mails()).length).toBeLessThanOrEqual(5);
  });

  it("does not show or ask what is hidden until a later stage", async () => {
    const found = await company();
    const { organizationId, jobId } = found;
    await inHiring(found.member, (tx) =>
      tx.jobQuestion.create({
        data: { organizationId, jobId, label: "Convictions?", kind: "yes_no", isRequired: true, hiddenUntil: "offer" },
      }),
    );
    expect((await publicJob(found.slug, found.jobSlug)).questions).toEqual([]);
    await application(found);
  });

  it("has dead links that say nothing: forged, of another organization, without a number", async () => {
    for (const token of ["", "x", "1.forged", "zzzzzz.forged", "-1.a", "9999999.a"]) {
      await expect(ownApplication(token)).rejects.toMatchObject({ status: 404 });
    }
  });
});

it("a resume that came with an application is read at once, and fills the candidate's title", async () => {
  const found = await company();
  const text = ["Kim Ito", "kim@example.com", "", "EXPERIENCE", "Head Baker, Rye & Co", "2019 - Present"].join("\n");
  await application(found, {}, { resume: { name: "kim.txt", bytes: Buffer.from(text) } });
  const candidate = () => inHiring(found.member, (tx) => tx.candidate.findFirstOrThrow());
  await expect.poll(async () => (await candidate()).currentTitle).toBe("Head Baker");
});

describe("a passed deadline", () => {
  it("pauses the posting, or closes it where the company wants that", async () => {
    const passed = { applicationDeadline: new Date("2020-01-01") };
    const [pauses, closes] = [await company(passed), await company(passed)];
    const settings = { hiring: { deadlineAction: "closed" } };
    await db().organization.update({ where: { id: closes.organizationId }, data: { settings } });
    await passDeadlines();
    const state = ({ organizationId, jobId }: Company) =>
      inOrganization(organizationId, (tx) =>
        tx.job.findFirst({ where: { id: jobId }, select: { status: true, closeReason: true } }),
      );
    expect(await state(pauses)).toEqual({ status: "paused", closeReason: null });
    expect(await state(closes)).toEqual({ status: "closed", closeReason: "deadline" });
  });
});
