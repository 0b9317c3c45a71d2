import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring, saveApprovalSteps } from "~/domain/hiring";
import {
  changeJob,
  createJob,
  deleteJob,
  duplicateJob,
  listJobs,
  newJobForm,
  readJob,
  updateJob,
} from "~/domain/hiring/requisitions";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

const form = (member: HiringMember, fields: object = {}) =>
  newJobForm.parse({
    title: "Baker",
    department: "operations",
    hiringManagerId: member.teamMemberId,
    location: "Boise, ID",
    employmentType: "full-time",
    description: "<p>Bakes <b>bread</b>.</p>",
    ...fields,
  });

/** Owner, recruiter and a requisition that waits for the owner. */
async function submitted(fields: object = {}) {
  const owner = await makeTeam();
  const recruiter = await joinTeam(owner.organizationId, "recruiter");
  const id = await createJob(recruiter.member, form(owner.member, fields));
  await changeJob(recruiter.member, id, "submit");
  return { owner: owner.member, recruiter: recruiter.member, id, organizationId: owner.organizationId };
}

describe("a requisition", () => {
  it("starts as a draft with a number, a pipeline and clean HTML", async () => {
    const { member } = await makeTeam();
    const id = await createJob(member, form(member, { description: '<p onclick="x()">Hi<script>y()</script></p>' }));
    const job = await readJob(member, id);
    expect(job).toMatchObject({ approvalStatus: "draft", status: "draft", requisitionNumber: "REQ-0001" });
    expect(job.description).toBe("<p>Hi</p>");
    expect(job.stages.map(({ name }) => name)).toEqual([
      "Applied",
      "Screening",
      "Phone interview",
      "Interview",
      "Offer",
      "Hired",
    ]);
  });

  it("gets a number of its own also when many are made at once", async () => {
    const { member } = await makeTeam();
    const ids = await Promise.all(Array.from({ length: 8 }, () => createJob(member, form(member))));
    const { data } = await listJobs(member);
    expect(new Set(data.map(({ requisitionNumber }) => requisitionNumber)).size).toBe(ids.length);
    const numbered = createJob(member, form(member, { requisitionNumber: "REQ-0003" }));
    await expect(numbered).rejects.toMatchObject({ code: "number_taken" });
  });

  it("names what is missing before it goes to approval", async () => {
    const { member } = await makeTeam();
    const id = await createJob(member, newJobForm.parse({ title: "Baker" }));
    await expect(changeJob(member, id, "submit")).rejects.toMatchObject({
      code: "incomplete",
      details: { fields: expect.arrayContaining([{ field: "location", message: "Location is required" }]) },
    });
  });

  it("is approved by somebody else, published with its seats, paused, resumed, closed and reopened", async () => {
    const { owner, recruiter, id } = await submitted({ openings: 2 });
    await expect(changeJob(recruiter, id, "approve")).rejects.toMatchObject({ code: "not_asked" });
    expect(await changeJob(owner, id, "approve")).toEqual({ approvalStatus: "approved", status: "draft" });
    expect(await changeJob(recruiter, id, "publish")).toMatchObject({ status: "published" });
    expect((await readJob(owner, id)).seats).toMatchObject([{ status: "open" }, { status: "open" }]);
    await changeJob(recruiter, id, "pause");
    await changeJob(recruiter, id, "resume");
    await expect(changeJob(recruiter, id, "close")).rejects.toMatchObject({ status: 422 });
    await changeJob(recruiter, id, "close", { closeReason: "cancelled" });
    expect(await readJob(owner, id)).toMatchObject({ status: "closed", closeReason: "cancelled" });
    expect((await readJob(owner, id)).seats.every(({ status }) => status === "closed")).toBe(true);
    expect(await changeJob(recruiter, id, "reopen")).toEqual({ approvalStatus: "draft", status: "draft" });
  });

  it("keeps the reason of a rejection and can be taken up again", async () => {
    const { owner, recruiter, id } = await submitted();
    await expect(changeJob(owner, id, "reject")).rejects.toMatchObject({ status: 422 });
    await changeJob(owner, id, "reject", { reason: "No budget this year" });
    const job = await readJob(recruiter, id);
    expect(job).toMatchObject({ approvalStatus: "rejected", rejectionReason: "No budget this year" });
    expect(job.approval[0]?.votes[0]).toMatchObject({ decision: "rejected", reason: "No budget this year" });
    expect(await changeJob(recruiter, id, "revise")).toEqual({ approvalStatus: "draft", status: "draft" });
  });

  it("asks for approval again after a material change, and leaves the careers page until then", async () => {
    const { owner, recruiter, id } = await submitted();
    await changeJob(owner, id, "approve");
    await changeJob(recruiter, id, "publish");
    expect(await updateJob(recruiter, id, { tags: ["bread"] })).toMatchObject({ approvalReset: false });
    expect(await updateJob(recruiter, id, { openings: 3 })).toMatchObject({ approvalReset: true, paused: true });
    expect(await readJob(owner, id)).toMatchObject({ approvalStatus: "pending", status: "paused" });
    await expect(changeJob(recruiter, id, "resume")).rejects.toMatchObject({ status: 409 });
    await changeJob(owner, id, "approve");
    expect(await changeJob(recruiter, id, "resume")).toMatchObject({ status: "published" });
  });

  it("asks its steps one after the other, n of m in each", async () => {
    const { member, organizationId } = await makeTeam();
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(async () => (await joinTeam(organizationId, "admin")).member),
    );
    if (!first || !second || !third) throw new Error("no team");
    const approvalSteps = [
      { name: "Finance", approverIds: [first.teamMemberId, second.teamMemberId], requiredApprovals: 2 },
      { name: "Head", approverIds: [third.teamMemberId], requiredApprovals: 1 },
    ];
    const viewer = (await joinTeam(organizationId, "viewer")).member;
    const wrong = [{ name: "Finance", approverIds: [viewer.teamMemberId], requiredApprovals: 1 }];
    await expect(saveApprovalSteps(member, wrong)).rejects.toMatchObject({ status: 422 });
    const tooMany = [{ name: "Finance", approverIds: [first.teamMemberId], requiredApprovals: 2 }];
    await expect(saveApprovalSteps(member, tooMany)).rejects.toMatchObject({ status: 422 });
    await saveApprovalSteps(member, approvalSteps);
    const id = await createJob(member, form(member));
    await changeJob(member, id, "submit");
    await expect(changeJob(third, id, "approve")).rejects.toMatchObject({ code: "not_asked" });
    await changeJob(first, id, "approve");
    await expect(changeJob(first, id, "approve")).rejects.toMatchObject({ code: "not_asked" });
    expect(await changeJob(second, id, "approve")).toMatchObject({ approvalStatus: "pending" });
    expect(await changeJob(third, id, "approve")).toMatchObject({ approvalStatus: "approved" });
  });

  it("takes one of two votes that come at once", async () => {
    const { owner, id } = await submitted();
    const votes = await Promise.allSettled([
      changeJob(owner, id, "approve"),
      changeJob(owner, id, "reject", { reason: "No" }),
    ]);
    expect(votes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("refuses a change of what somebody else has changed, or what waits or is closed", async () => {
    const { owner, recruiter, id } = await submitted();
    await expect(updateJob(recruiter, id, { title: "Head baker" })).rejects.toMatchObject({ code: "pending" });
    await changeJob(recruiter, id, "recall");
    const { version } = await readJob(owner, id);
    await updateJob(owner, id, { title: "Head baker", version });
    await expect(updateJob(recruiter, id, { title: "Baker", version })).rejects.toMatchObject({
      code: "changed_elsewhere",
    });
  });

  it("belongs to its hiring manager, and not to another", async () => {
    const { member, organizationId } = await makeTeam();
    const [own, other] = [
      await joinTeam(organizationId, "hiring_manager"),
      await joinTeam(organizationId, "hiring_manager"),
    ];
    const id = await createJob(own.member, form(member));
    await updateJob(own.member, id, { title: "Head baker" });
    await expect(updateJob(other.member, id, { title: "Mine" })).rejects.toMatchObject({ status: 403 });
    await expect(changeJob(other.member, id, "submit")).rejects.toMatchObject({ status: 403 });
  });

  it("is copied with its questions and stages, and a template makes jobs", async () => {
    const { member } = await makeTeam();
    const id = await createJob(member, form(member, { skills: ["baking"], customFields: { shift: "night" } }));
    const templateId = await duplicateJob(member, id, { asTemplate: true });
    const madeId = await duplicateJob(member, templateId);
    const made = await readJob(member, madeId);
    expect(made).toMatchObject({ title: "Baker", templateId, skills: ["baking"], customFields: { shift: "night" } });
    expect(made.stages).toHaveLength(6);
    expect((await listJobs(member)).data.map((job) => job.id)).toEqual([madeId, id]);
    expect((await listJobs(member, { template: true })).data).toHaveLength(1);
    await expect(changeJob(member, templateId, "submit")).rejects.toMatchObject({ code: "is_template" });
  });

  it("is deleted only when it is not open and nobody waits for an answer", async () => {
    const { member, organizationId } = await makeTeam();
    const id = await publishedJob(member);
    await expect(deleteJob(member, id)).rejects.toMatchObject({ code: "job_open" });
    await changeJob(member, id, "close", { closeReason: "other" });
    await deleteJob(member, id);
    await expect(readJob(member, id)).rejects.toMatchObject({ status: 404 });
    const kept = await inHiring({ organizationId, jobs: null }, (tx) => tx.job.findFirst({ where: { id } }));
    expect(kept?.deletedAt).not.toBeNull();
  });
});
