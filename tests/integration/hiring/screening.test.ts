import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { ownApplication } from "~/domain/hiring/careers";
import {
  giveSelfIdentification,
  localLaw144Pack,
  readImpactQuery,
  selfIdentificationView,
} from "~/domain/hiring/fairness";
import {
  addApplication,
  moveApplication,
  readScreening,
  reviewScreening,
  screenApplication,
  screenJob,
  sweepScreening,
} from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

let counter = 0;

async function applied(member: HiringMember, jobId: number, resume?: string): Promise<number> {
  counter += 1;
  const form = candidateForm.parse({ firstName: "Rosa", lastName: "Okafor", email: `rosa${counter}@example.com` });
  const { id: candidateId } = await createCandidate(member, form);
  const { organizationId } = member;
  if (resume) {
    await inHiring(member, async (tx) => {
      const file = {
        fileName: "r.pdf",
        originalName: "r.pdf",
        filePath: "r",
        fileSize: 1,
        mimeType: "application/pdf",
      };
      const { id } = await tx.resumeFile.create({ data: { organizationId, candidateId, ...file } });
      const read = { rawText: resume, totalExperienceYears: 6, highestDegree: "Bachelor of Arts" };
      await tx.resumeData.create({ data: { organizationId, candidateId, resumeFileId: id, ...read } });
    });
  }
  return (await addApplication(member, { candidateId, jobId })).id;
}

async function screenedJob(member: HiringMember): Promise<number> {
  const jobId = await publishedJob(member, {
    openings: 100,
    aiScreeningEnabled: true,
    aiScreeningCriteria: ["Sourdough", "5 years", "Payroll"],
  });
  await inHiring(member, (tx) => copyStages(tx, member.organizationId, jobId));
  return jobId;
}

describe("screening", () => {
  it("shows criteria with quotes, moves nobody, and logs masked inputs for four years", async () => {
    const { member, organizationId } = await makeTeam();
    const jobId = await screenedJob(member);
    const id = await applied(member, jobId, "Rosa Okafor, rosa@example.com. Sourdough baker since 2011.");
    expect(await screenApplication(member, id)).toMatchObject({ found: 2, of: 3, score: 66.7 });
    const { result } = await readScreening(member, id);
    expect(result?.results[0]?.quote).toContain("Sourdough");
    const [application, logs] = await inHiring(member, async (tx) => [
      await tx.application.findFirstOrThrow({ where: { id } }),
      await tx.screeningLog.findMany({ where: { organizationId } }),
    ]);
    expect([application.status, application.version]).toEqual(["applied", 1]);
    expect(logs).toHaveLength(1);
    expect(JSON.stringify(logs[0]?.inputs)).not.toMatch(/rosa|okafor|2011|@/i);
    expect((logs[0]?.retainUntil.getTime() ?? 0) - now().getTime()).toBeGreaterThan(4 * 364 * DAY_MS);
    await reviewScreening(member, id, "disagreed");
    expect((await readScreening(member, id)).result?.reviewOutcome).toBe("disagreed");
    expect(await sweepScreening()).toEqual({ removed: 0 });
    shiftClock(4 * 366 * DAY_MS);
    expect(await sweepScreening()).toEqual({ removed: 1 });
    shiftClock(0);
  });

  it("takes a whole job, says who has no resume, and is refused where it is not switched on", async () => {
    const { member } = await makeTeam();
    const jobId = await screenedJob(member);
    await applied(member, jobId, "Sourdough");
    await applied(member, jobId);
    expect(await screenJob(member, jobId)).toEqual({ screened: 2, withoutResume: 1, left: 0 });
    expect((await screenJob(member, jobId)).screened).toBe(0);
    const off = await applied(member, await publishedJob(member), "Sourdough");
    await expect(screenApplication(member, off)).rejects.toMatchObject({ status: 409 });
    const stranger = (await makeTeam("Other Bakery")).member;
    await expect(screenJob(stranger, jobId)).rejects.toMatchObject({ status: 404 });
  });
});

async function linkOf(member: HiringMember, applicationId: number): Promise<string> {
  const token = `${member.organizationId.toString(36)}.${randomToken()}`;
  const link = { organizationId: member.organizationId, purpose: "application_status", applicationId };
  await inHiring(member, (tx) => tx.actionLink.create({ data: { ...link, tokenHash: tokenHash(token) } }));
  return token;
}

describe("voluntary self-identification", () => {
  it("is given by the applicant's link, may be left empty or changed, and dies with the link", async () => {
    const { member, organizationId } = await makeTeam();
    const id = await applied(member, await screenedJob(member));
    const token = await linkOf(member, id);
    expect((await selfIdentificationView(token)).isGiven).toBe(false);
    await giveSelfIdentification(token, {});
    await giveSelfIdentification(token, { gender: "Female", race: "Asian" });
    const rows = await inHiring(member, (tx) => tx.eeoResponse.findMany({ where: { organizationId } }));
    expect(rows.map(({ gender, ethnicity, declined }) => [gender, ethnicity, declined])).toEqual([
      ["Female", "Asian", false],
    ]);
    expect((await ownApplication(token)).jobTitle).toBe("Baker");
    await expect(giveSelfIdentification(`${token}x`, {})).rejects.toMatchObject({ status: 404 });
  });

  it("never comes with an application, a candidate, an export or a log", async () => {
    const { member, cookie } = await makeTeam();
    const jobId = await screenedJob(member);
    const id = await applied(member, jobId, "Sourdough");
    await giveSelfIdentification(await linkOf(member, id), { gender: "Non-binary", race: "Two or More Races" });
    await screenApplication(member, id);
    for (const path of [
      `applications/${id}`,
      "applications",
      "candidates",
      "screening-log",
      `jobs/${jobId}`,
      "reports/funnel",
    ]) {
      const { status, body } = await callApi("GET", `/api/ats/${path}`, { cookie });
      expect(status, path).toBe(200);
      expect(JSON.stringify(body), path).not.toMatch(/Non-binary|Two or More/);
    }
  });

  it("is seen in totals only, with small groups hidden, and only by recruiters and admins", async () => {
    const { member, cookie, organizationId } = await makeTeam();
    const jobId = await screenedJob(member);
    const answers = [...Array<string>(6).fill("Female"), ...Array<string>(5).fill("Male"), "Non-binary"];
    for (const [index, gender] of answers.entries()) {
      const id = await applied(member, jobId, index % 2 ? "Sourdough" : "Bread");
      await giveSelfIdentification(await linkOf(member, id), { gender: gender as "Female" });
      if (index >= 4 && index < 8) await moveApplication(member, id, { status: "screening" });
    }
    const path = "/api/ats/adverse-impact?step=applied-screening";
    const { status, body } = await callApi("GET", path, { cookie });
    expect([status, body.pool]).toEqual([200, 12]);
    const [sex] = body.groups;
    // One non-binary person: hidden, and a second group beside, so that no subtraction shows it.
    expect(sex.lines.filter((line: { verdict: string }) => line.verdict === "hidden")).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/"pool":1\b/);
    const manager = await joinTeam(organizationId, "hiring_manager");
    expect((await callApi("GET", path, { cookie: manager.cookie })).status).toBe(403);
    expect((await callApi("GET", `${path}&fromMonth=2026-13`, { cookie })).status).toBe(422);
    await screenJob(member, jobId);
    const pack = await localLaw144Pack(member, readImpactQuery({}));
    expect(pack.startsWith("NOT AN INDEPENDENT BIAS AUDIT")).toBe(true);
    expect(pack).toContain("Non-binary,hidden,hidden,hidden,hidden");
    const stranger = (await makeTeam("Other Bakery")).cookie;
    expect((await callApi("GET", path, { cookie: stranger })).body.pool).toBe(0);
  });
});
