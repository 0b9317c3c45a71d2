import { describe, expect, it } from "vitest";
import {
  addReason,
  addSource,
  companyForm,
  deleteRecord,
  deleteView,
  type HiringMember,
  inHiring,
  listRecords,
  listViews,
  locationForm,
  readSettings,
  reasonForm,
  removeLocation,
  saveCompany,
  saveDefaultStages,
  saveLocation,
  savePolicies,
  saveView,
  sourceForm,
  stagesForm,
  switchListEntry,
} from "~/domain/hiring";
import { setLegalHold } from "~/domain/hiring/candidates";
import { interviewChoices, moveApplication, newInterview, scheduleInterview } from "~/domain/hiring/recruiting";
import { addJobDocument, removeJobDocument } from "~/domain/hiring/requisitions";
import { DAY_MS, after as later, now } from "~/platform/clock";
import { fileExists } from "~/platform/files/files";
import { heldOut } from "../../resumes/measure";
import { renderSpecimen } from "../../resumes/render";
import { useDatabase } from "../../setup/database";
import { applicant, keepMails } from "./pipeline";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();
keepMails();

const refused = (status: number, fields: object = {}) => expect.objectContaining({ status, ...fields });
const problems = (
  form: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => form.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe("the company", () => {
  const form = (fields: object = {}) =>
    companyForm.parse({ slug: "rye-and-co", careersEnabled: true, requisitionPrefix: "RC", ...fields });

  it("has an address of its own, which nobody else takes", async () => {
    const [first, second] = [await makeTeam("Rye"), await makeTeam("Oat")];
    await saveCompany(first.member, form({ slug: " Rye-And-Co ", headCount: 40, careersIntro: "Bread" }));
    expect((await readSettings(first.member)).company).toMatchObject({
      name: "Rye",
      slug: "rye-and-co",
      careersEnabled: true,
      careersIntro: "Bread",
      headCount: 40,
      requisitionPrefix: "RC",
    });
    await expect(saveCompany(second.member, form())).rejects.toThrowError(refused(422));
    await saveCompany(first.member, form({ careersEnabled: false, careersIntro: "" }));
    expect((await readSettings(first.member)).company).toMatchObject({ careersIntro: null, headCount: null });
  });

  it("has no address that is a page of ours, or cannot stand in a URL", () => {
    expect(problems(companyForm, { ...form(), slug: "offer" })).toEqual(["This address is taken"]);
    for (const slug of ["ab", "-rye", "rye-", "ry e", "x".repeat(61)])
      expect(problems(companyForm, { ...form(), slug })).toEqual(["Use 3 to 60 letters, digits and hyphens"]);
    expect(problems(companyForm, { ...form(), requisitionPrefix: "R-1" })).toHaveLength(1);
  });

  it("keeps a place of work once, and one that jobs are open at stays", async () => {
    const [{ member }, stranger] = [await makeTeam(), await makeTeam()];
    const place = (fields: object = {}) => locationForm.parse({ name: "Mill Street", state: "CA", ...fields });
    const places = async (of: HiringMember) => (await readSettings(of)).locations;
    await saveLocation(member, place({ city: "Fresno", headCount: 12 }));
    await expect(saveLocation(member, place())).rejects.toThrowError(refused(422));
    const [made] = await places(member);
    expect(made).toMatchObject({ name: "Mill Street", city: "Fresno", zipCode: null, headCount: 12, heads: 12 });
    await saveLocation(member, place({ id: made?.id, name: "Mill Lane", zipCode: "93650" }));
    await expect(saveLocation(stranger.member, place({ id: made?.id }))).rejects.toThrowError(refused(404));
    const jobId = await publishedJob(member, { locationId: made?.id });
    await expect(removeLocation(member, made?.id ?? 0)).rejects.toThrowError(refused(409, { code: "in_use" }));
    await inHiring(member, (tx) => tx.job.update({ where: { id: jobId }, data: { status: "closed" } }));
    await removeLocation(member, made?.id ?? 0);
    expect(await places(member)).toEqual([]);
    // The name of one that was taken off the list is still its own.
    await saveLocation(member, place({ name: "Oak Street" }));
    const [other] = await places(member);
    await expect(saveLocation(member, place({ id: other?.id, name: "Mill Lane" }))).rejects.toThrowError(refused(422));
    await removeLocation(member, other?.id ?? 0);
    await saveLocation(member, place({ name: "Mill Lane", city: "Reno", state: "NV" }));
    expect(await places(member)).toMatchObject([{ id: made?.id, city: "Reno", state: "NV" }]);
  });

  it("changes one policy and keeps the others; a step cannot want more approvals than it has approvers", async () => {
    const { member } = await makeTeam();
    await savePolicies(member, { selfApproval: true, privacyText: "We keep it for a year." });
    await savePolicies(member, { deadlineAction: "closed" });
    expect((await readSettings(member)).policies).toMatchObject({
      selfApproval: true,
      reapproveOnReopen: true,
      deadlineAction: "closed",
      privacyText: "We keep it for a year.",
    });
    const step = { name: "Head office", approverIds: [1], requiredApprovals: 2 };
    await expect(savePolicies(member, { approvalSteps: [step] })).rejects.toThrowError();
  });
});

describe("the lists of a team", () => {
  it("of stages begin with applied, end with hired, and name each once", async () => {
    const { member } = await makeTeam();
    const stage = (name: string, kind: string) => ({ name, kind });
    const stages = [
      stage("In", "applied"),
      stage("Trial", "interviewing"),
      stage("Yes", "offer"),
      stage("Joined", "hired"),
    ];
    await saveDefaultStages(member, stagesForm.parse(stages));
    expect((await readSettings(member)).stages.map(({ name }) => name)).toEqual(["In", "Trial", "Yes", "Joined"]);
    expect(problems(stagesForm, stages.slice(1))).toEqual(["The first stage must be of the kind applied"]);
    expect(problems(stagesForm, stages.slice(0, 3))).toEqual(["The last stage must be of the kind hired"]);
    expect(problems(stagesForm, [stages[0], stage("in", "screening"), ...stages.slice(2)])).toEqual([
      "Each stage needs a name of its own",
    ]);
  });

  it("of reasons and sources take a name once, and switch entries off instead of losing them", async () => {
    const [{ member }, stranger] = [await makeTeam(), await makeTeam()];
    await addReason(member, reasonForm.parse({ label: "Found other work", kind: "withdrawal" }));
    await addSource(member, sourceForm.parse({ name: "Bakers' fair" }));
    await expect(addReason(member, { label: "Found other work", kind: "withdrawal" })).rejects.toThrowError(
      refused(422),
    );
    await expect(addSource(member, { name: "Bakers' fair" })).rejects.toThrowError(refused(422));
    const entries = async () => {
      const { reasons, sources } = await readSettings(member);
      return {
        reason: reasons.find(({ label }) => label === "Found other work"),
        source: sources.find(({ name }) => name === "Bakers' fair"),
      };
    };
    const { reason, source } = await entries();
    expect(source?.trackingCode).toMatch(/^\S{6,}$/);
    for (const [list, id] of [
      ["reason", reason?.id ?? 0],
      ["source", source?.id ?? 0],
    ] as const) {
      await expect(switchListEntry(stranger.member, { list, id, isActive: false })).rejects.toThrowError(refused(404));
      await switchListEntry(member, { list, id, isActive: false });
    }
    expect(await entries()).toMatchObject({ reason: { isActive: false }, source: { isActive: false } });
  });

  it("are kept as views under a name: one's own, and what others share", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "recruiter")).member;
    const view = {
      screen: "candidates" as const,
      name: " Bakers ",
      query: { search: "rye", cursor: "x" },
      isShared: false,
    };
    await saveView(member, view);
    expect(await listViews(other, "candidates")).toEqual([]);
    await saveView(member, { ...view, query: { search: "oats" }, isShared: true });
    const [shared] = await listViews(other, "candidates");
    expect(shared).toMatchObject({ name: "Bakers", isMine: false, href: "/ats/candidates?search=oats" });
    expect(await listViews(member, "candidates")).toMatchObject([{ id: shared?.id, isMine: true }]);
    expect(await listViews(member, "applications")).toEqual([]);
    await expect(deleteView(other, shared?.id ?? 0)).rejects.toThrowError(refused(404));
    for (const name of ["  ", "x".repeat(101)])
      await expect(saveView(member, { ...view, name })).rejects.toThrowError(refused(422));
    await deleteView(member, shared?.id ?? 0);
    expect(await listViews(other, "candidates")).toEqual([]);
  });
});

describe("the records of an organization", () => {
  it("are counted by kind and seen by nobody else", async () => {
    const [{ member }, stranger] = [await makeTeam(), await makeTeam()];
    const { applicationId } = await applicant(member, { job: { title: "Night Baker", department: "Bread" } });
    await scheduleInterview(
      member,
      newInterview.parse({ title: "Talk", type: "phone", applicationId, scheduledAt: tomorrow() }),
    );
    expect(await listRecords(member, "jobs")).toMatchObject({
      total: 1,
      data: [{ name: "Night Baker", second: "Bread", third: "published" }],
      nextCursor: null,
    });
    expect(await listRecords(member, "candidates")).toMatchObject({ total: 1, data: [{ third: null }] });
    expect(await listRecords(member, "applications")).toMatchObject({
      total: 1,
      data: [{ id: applicationId, second: "Night Baker" }],
    });
    expect(await listRecords(member, "interviews")).toMatchObject({ total: 1, data: [{ third: "scheduled" }] });
    for (const kind of ["jobs", "candidates", "applications", "interviews"] as const)
      expect(await listRecords(stranger.member, kind)).toEqual({ total: 0, data: [], nextCursor: null });
  });

  it("are not deleted while they are open, held or still to come", async () => {
    const [{ member }, stranger] = [await makeTeam(), await makeTeam()];
    const { applicationId, candidateId } = await applicant(member);
    const interview = newInterview.parse({ title: "Talk", type: "phone", applicationId, scheduledAt: tomorrow() });
    const { id } = await scheduleInterview(member, interview);
    await expect(deleteRecord(member, "interviews", id)).rejects.toThrowError(refused(409, { code: "scheduled" }));
    await expect(deleteRecord(member, "applications", applicationId)).rejects.toThrowError(
      refused(409, { code: "applications_open" }),
    );
    await expect(deleteRecord(stranger.member, "applications", applicationId)).rejects.toThrowError(refused(404));
    await expect(deleteRecord(stranger.member, "interviews", id)).rejects.toThrowError(refused(404));
    await moveApplication(member, applicationId, { status: "rejected", reason: "Position was filled" });
    await setLegalHold(member, candidateId, "A claim is open");
    await expect(deleteRecord(member, "applications", applicationId)).rejects.toThrowError(
      refused(409, { code: "legal_hold" }),
    );
    await expect(deleteRecord(member, "candidates", candidateId)).rejects.toThrowError(
      refused(409, { code: "legal_hold" }),
    );
    await inHiring(member, (tx) =>
      tx.candidate.update({ where: { id: candidateId }, data: { legalHoldAt: null, legalHoldReason: null } }),
    );
    await deleteRecord(member, "applications", applicationId);
    expect((await listRecords(member, "applications")).total).toBe(0);
    await deleteRecord(member, "candidates", candidateId);
    expect((await listRecords(member, "candidates")).total).toBe(0);
  });

  it("offer an interview the open applications, or the one it is for with its plan", async () => {
    const [{ member }, stranger] = [await makeTeam(), await makeTeam()];
    const { applicationId, jobId } = await applicant(member, { job: { title: "Night Baker" } });
    await inHiring(member, (tx) =>
      tx.interviewStage.create({
        data: { organizationId: member.organizationId, jobId, name: "Trial shift", order: 1 },
      }),
    );
    const all = await interviewChoices(member, null);
    expect(all.applications).toEqual([{ id: applicationId, label: expect.stringMatching(/, Night Baker$/) }]);
    expect(all.steps).toEqual([]);
    expect((await interviewChoices(member, applicationId)).steps).toMatchObject([{ name: "Trial shift" }]);
    await expect(interviewChoices(stranger.member, applicationId)).rejects.toThrowError(refused(404));
  });
});

describe("documents of a job", () => {
  it("keep their older versions where the job says so, and go with their file", async () => {
    const [{ member, organizationId }, stranger] = [await makeTeam(), await makeTeam()];
    const jobId = await publishedJob(member, { versionControl: true });
    const specimen = heldOut().find(({ format }) => format === "docx");
    if (!specimen) throw new Error("no specimen");
    const upload = { name: "duties.docx", bytes: await renderSpecimen(specimen) };
    const first = await addJobDocument(member, jobId, upload);
    const second = await addJobDocument(member, jobId, upload, "public");
    const rows = await inHiring(member, (tx) => tx.jobDocument.findMany({ where: { jobId }, orderBy: { id: "asc" } }));
    expect(rows).toMatchObject([
      { id: first, version: 1, isPublic: false, replacesDocumentId: null },
      { id: second, version: 2, isPublic: true, replacesDocumentId: first },
    ]);
    await expect(addJobDocument(stranger.member, jobId, upload)).rejects.toThrowError(refused(404));
    await expect(removeJobDocument(stranger.member, jobId, first)).rejects.toThrowError(refused(404));
    const manager = (await joinTeam(organizationId, "hiring_manager")).member;
    await expect(addJobDocument(manager, jobId, upload)).rejects.toThrowError(refused(403));
    await removeJobDocument(member, jobId, first);
    await expect(removeJobDocument(member, jobId, first)).rejects.toThrowError(refused(404));
    expect(await fileExists(rows[0]?.filePath ?? "")).toBe(false);
    expect(await fileExists(rows[1]?.filePath ?? "")).toBe(true);
    const left = await inHiring(member, (tx) => tx.jobDocument.findMany({ where: { jobId } }));
    expect(left).toMatchObject([{ id: second, replacesDocumentId: null }]);
  });

  it("are documents: a text is refused", async () => {
    const { member } = await makeTeam();
    const text = { name: "duties.txt", bytes: new TextEncoder().encode("Bake bread") };
    await expect(addJobDocument(member, await publishedJob(member), text)).rejects.toThrowError(refused(422));
  });
});

const tomorrow = (): string => later(now(), 2 * DAY_MS).toISOString();
