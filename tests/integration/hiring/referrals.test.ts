import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring, reportQuery, runReport, saveTeamMember } from "~/domain/hiring";
import { apply, applyForm, applyToken, careersSite } from "~/domain/hiring/careers";
import {
  bonusesDue,
  changeBonus,
  listReferrals,
  moveApplication,
  moveMany,
  referCandidate,
  referralForm,
  referralLink,
  referralQuery,
  undoMove,
} from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { DAY_MS, SECOND_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

async function company(columns: object = {}) {
  const team = await makeTeam();
  await db().organization.update({ where: { id: team.organizationId }, data: { careersEnabled: true } });
  const program = { referralProgramActive: true, referralBonusAmount: 100_000, referralEligibility: "90-days" };
  const jobId = await publishedJob(team.member, { ...program, openings: 3, ...columns });
  await inHiring(team.member, (tx) => copyStages(tx, team.organizationId, jobId));
  const jobSlug = (await careersSite(team.slug)).jobs[0]?.slug ?? "";
  return { ...team, jobId, jobSlug };
}

const refer = (member: HiringMember, jobId: number, email: string) =>
  referCandidate(member, referralForm.parse({ jobId, firstName: "Kim", lastName: "Ito", email, agreed: true }));

const first = async (member: HiringMember) => {
  const [row] = (await listReferrals(member, referralQuery.parse({}))).data;
  if (!row) throw new Error("no referral");
  return row;
};

async function hire(member: HiringMember, id: number) {
  for (const status of ["screening", "interviewing", "offer"] as const) await moveApplication(member, id, { status });
  return moveApplication(member, id, { status: "hired" });
}

describe("a referral", () => {
  it("by link counts for the colleague whose link it is, once per application, and is the same link every time", async () => {
    const { member, organizationId, slug, jobSlug, jobId } = await company();
    const viewer = (await joinTeam(organizationId, "viewer")).member;
    const { code, link } = await referralLink(viewer, jobId);
    expect((await referralLink(viewer, jobId)).code).toBe(code);
    expect(link).toContain(`/careers/${slug}/${jobSlug}?ref=${code}`);
    const started = applyToken(jobId);
    shiftClock(5 * SECOND_MS);
    for (const email of ["a@example.com", "b@example.com", viewer.principal.account.email]) {
      const typed = { firstName: "Kim", lastName: "Ito", email, consent: "on", started, website: "", ref: code };
      const form = applyForm.parse(typed);
      await apply({ organization: slug, job: jobSlug, form, resume: null, answers: new Map(), address: "203.0.113.9" });
    }
    shiftClock(0);
    // The third one was the colleague, who cannot refer themselves.
    const { data } = await listReferrals(viewer, referralQuery.parse({}));
    expect(data.map(({ candidate, bonusStatus, isOwn }) => [candidate, bonusStatus, isOwn])).toEqual([
      ["Kim Ito", "pending", true],
      ["Kim Ito", "pending", true],
    ]);
    expect((await runReport(member, "source", reportQuery.parse({}))).lines[0]?.key).toBe("Referral");
  });

  it("earns its bonus with the hire, which is due after the job's waiting time and paid once", async () => {
    const { member, jobId } = await company();
    await refer(member, jobId, "kim@example.com");
    const { id, applicationId } = await first(member);
    await expect(changeBonus(member, id, { action: "pay" })).rejects.toMatchObject({ status: 409 });
    await hire(member, applicationId);
    expect((await first(member)).bonusStatus).toBe("eligible");
    expect(await bonusesDue()).toEqual({ payable: 0 });
    shiftClock(91 * DAY_MS);
    expect(await bonusesDue()).toEqual({ payable: 1 });
    expect(await bonusesDue()).toEqual({ payable: 0 });
    shiftClock(0);
    await changeBonus(member, id, { action: "pay" });
    await expect(changeBonus(member, id, { action: "pay" })).rejects.toMatchObject({ status: 409 });
    const report = await runReport(member, "referrals", reportQuery.parse({}));
    expect(report.lines[0]?.values).toEqual([1, 1, 100, 0, 100_000]);
  });

  it("follows its application: void when it ends, waiting again when that is taken back", async () => {
    const { member, jobId } = await company();
    await refer(member, jobId, "kim@example.com");
    const { id, applicationId } = await first(member);
    const { eventId } = await hire(member, applicationId);
    await undoMove(member, applicationId, eventId);
    expect((await first(member)).bonusStatus).toBe("pending");
    const [rejected] = await moveMany(member, {
      items: [{ id: applicationId }],
      status: "rejected",
      reason: "Not now",
    });
    expect(rejected?.ok).toBe(true);
    expect((await first(member)).bonusStatus).toBe("void");
    await moveApplication(member, applicationId, { status: "applied", reason: "Looked again" });
    expect((await first(member)).bonusStatus).toBe("pending");
    // What was voided by hand stays void, whatever happens to the application.
    await changeBonus(member, id, { action: "void", reason: "Agreed with the colleague" });
    await hire(member, applicationId);
    expect((await first(member)).bonusStatus).toBe("void");
  });

  it("is refused without a program, for an address that applied already, and of another organization's job", async () => {
    const { member, jobId } = await company();
    const without = await publishedJob(member, {});
    await expect(refer(member, without, "kim@example.com")).rejects.toMatchObject({ status: 409 });
    await refer(member, jobId, "kim@example.com");
    await expect(refer(member, jobId, "kim@example.com")).rejects.toMatchObject({ status: 409 });
    const stranger = (await makeTeam("Other Bakery")).member;
    await expect(refer(stranger, jobId, "kim@example.com")).rejects.toMatchObject({ status: 404 });
    expect((await listReferrals(stranger, referralQuery.parse({}))).data).toEqual([]);
    const { id } = await first(member);
    await expect(changeBonus(stranger, id, { action: "void", reason: "Mine now" })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("shows a colleague only their own, and lets only recruiters touch a bonus", async () => {
    const { member, organizationId, jobId } = await company();
    await refer(member, jobId, "kim@example.com");
    const viewer = await joinTeam(organizationId, "viewer");
    const own = await callApi("GET", "/api/ats/referrals", { cookie: viewer.cookie });
    expect([own.status, own.body.data]).toEqual([200, []]);
    const { id } = await first(member);
    const act = { cookie: viewer.cookie, body: { action: "void", reason: "No" } };
    expect((await callApi("POST", `/api/ats/referrals/${id}/bonus`, act)).status).toBe(403);
    const team = await callApi("GET", "/api/ats/team", { cookie: viewer.cookie });
    expect(team.body.data).toHaveLength(2);
    expect(team.body.data.filter((one: { email: string }) => one.email !== "")).toHaveLength(1);
    // Everybody sets the hours of their own week, nobody those of others.
    const chair = viewer.member.teamMemberId;
    await saveTeamMember(viewer.member, chair, { hours: { mon: { from: "07:00", to: "12:00" } } });
    await expect(saveTeamMember(viewer.member, member.teamMemberId, {})).rejects.toMatchObject({ status: 403 });
    const after = await callApi("GET", "/api/ats/team", { cookie: viewer.cookie });
    const mine = after.body.data.find(({ id: one }: { id: number }) => one === chair);
    expect(mine.workingHours).toEqual({ mon: ["07:00", "12:00"] });
  });
});
