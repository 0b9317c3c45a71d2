import { describe, expect, it } from "vitest";
import { inHiring } from "~/domain/hiring";
import { exportCandidateData, requestErasure } from "~/domain/hiring/candidates";
import { after, DAY_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { openOutbox } from "~/platform/mail/outbox-window";
import { useDatabase } from "../../setup/database";
import { applicant, keepMails } from "../hiring/pipeline";
import { makeTeam } from "../hiring/team";
import { leaveTraces, TRACE, tablesWith } from "./traces";

useDatabase();
keepMails();

type Ids = { organizationId: number; candidateId: number; applicationId: number; jobId: number };

/** A row in every table that tells of a candidate. */
async function everywhere(tx: Transaction, { organizationId, candidateId, applicationId, jobId }: Ids, email: string) {
  const own = { organizationId, candidateId };
  const ours = { organizationId };
  const file = { originalName: "resume.pdf", mimeType: "application/pdf" };
  const stored = { sizeBytes: 1, sha256: "0".repeat(64), storageKey: `k${candidateId}`, purpose: "resume" };
  const { id: fileId } = await tx.storedFile.create({ data: { ...ours, ...file, ...stored } });
  const { id: resumeFileId } = await tx.resumeFile.create({
    data: { ...own, ...file, fileId, fileName: "r.pdf", filePath: "/r", fileSize: 1 },
  });
  await tx.resumeData.create({ data: { ...own, resumeFileId } });
  await tx.application.update({ where: { id: applicationId }, data: { resumeFileId } });
  await tx.applicationAnswer.create({ data: { ...ours, applicationId, label: "Why?", answer: "Because" } });
  const seat = { ...ours, email: "ann@example.com", firstName: "Ann", lastName: "Lee" };
  const { id: teamMemberId } = await tx.teamMember.create({ data: seat });
  const { id: interviewId } = await tx.interview.create({
    data: { ...ours, applicationId, title: "Talk", icsUid: `u${candidateId}` } as never,
  });
  const { id: scorecardId } = await tx.scorecard.create({
    data: { ...ours, applicationId, interviewId, teamMemberId },
  });
  await tx.scorecardRating.create({ data: { ...ours, scorecardId, attribute: "dough" } as never });
  const { id: offerId } = await tx.offer.create({
    data: { ...ours, applicationId, title: "Baker", salaryAmount: 5_000_000 },
  });
  await tx.offerVersion.create({ data: { ...ours, offerId, version: 1, data: {} } });
  await tx.offerApproval.create({ data: { ...ours, offerId, offerVersion: 1, approverId: teamMemberId } });
  await tx.offerEvent.create({ data: { ...ours, offerId, offerVersion: 1, type: "accepted" } });
  const { id: mailId } = await tx.mail.create({
    data: { ...ours, toAddress: email, template: "candidate-letter", data: {}, messageId: `<m${candidateId}@x>` },
  });
  await tx.candidateMessage.create({ data: { ...own, mailId, subject: "Hello", body: "Hello" } });
  await tx.candidateNote.create({ data: { ...own, body: "Good" } });
  await tx.consent.create({
    data: { ...own, purpose: "keep_on_file", textShown: "Keep me.", textHash: "0".repeat(64), granted: true },
  });
  await tx.privacyRequest.create({ data: { ...own, email, kind: "export" } });
  const { id: poolId } = await tx.talentPool.create({ data: { ...ours, name: "Bakers" } });
  await tx.talentPoolMember.create({ data: { ...own, poolId } });
  await tx.jobReferral.create({
    data: { ...ours, jobId, referredCandidateId: candidateId, referralCode: `c${candidateId}` },
  });
  await tx.aiScreeningResult.create({ data: { ...own, jobId } });
  await tx.adverseActionCase.create({ data: { ...ours, applicationId } });
  await tx.complianceFinding.create({
    data: { ...ours, subject: "application", applicationId, rule: "r", severity: "info", message: "m" },
  });
  await tx.newHireNotice.create({ data: { ...ours, applicationId, title: "W-4" } });
  await tx.actionLink.create({
    data: {
      ...ours,
      applicationId,
      tokenHash: `${candidateId}`.padStart(64, "0"),
      purpose: "application_status",
      expiresAt: after(now(), DAY_MS),
    } as never,
  });
}

async function known() {
  const team = await makeTeam();
  const { member, organizationId } = team;
  const one = await applicant(member);
  const other = await applicant(member, { jobId: one.jobId });
  await inHiring(member, async (tx) => {
    await everywhere(tx, { organizationId, ...one }, one.email);
    await tx.candidateMerge.create({
      data: { organizationId, keptId: one.candidateId, mergedId: other.candidateId, snapshot: {} },
    });
    await tx.application.updateMany({ where: { candidateId: one.candidateId }, data: { status: "rejected" } });
    await tx.candidate.update({ where: { id: one.candidateId }, data: { retainUntil: null } });
  });
  const person = { ids: [one.candidateId], address: one.email, organizationId };
  const without = await inHiring(member, async (tx) => {
    await openOutbox(tx);
    return leaveTraces(tx, "candidate", person);
  });
  return { ...team, ...one, without };
}

describe("a candidate who is erased", () => {
  it("leaves no trace in any table, whatever the schema marks as personal", async () => {
    const { member, candidateId, email, without } = await known();
    expect(without, "tables of which this test says nothing").toEqual([]);
    const left = (text: string) =>
      inHiring(member, async (tx) => {
        await openOutbox(tx);
        return tablesWith(tx, text);
      });
    expect((await left(TRACE)).length, "they were there").toBeGreaterThan(20);
    expect((await requestErasure(member, candidateId)).status).toBe("done");
    expect(await left(TRACE)).toEqual([]);
    expect(await left(email), "nor the address").toEqual([]);
  });
});

describe("a candidate's own data", () => {
  it("holds every table that is not withheld, and nobody's opinion", async () => {
    const { member, candidateId } = await known();
    const text = await exportCandidateData(member, candidateId);
    const data = JSON.parse(text);
    expect(data.candidate).toHaveLength(1);
    expect(data.jobs).toMatchObject([{ title: "Baker" }]);
    expect(data.records.application_answers).toMatchObject([{ label: TRACE }]);
    expect(data.records.candidate_messages).toMatchObject([{ body: TRACE }]);
    expect(Object.keys(data.records)).not.toContain("scorecards");
    expect(Object.keys(data.records)).not.toContain("candidate_notes");
    expect(text).not.toMatch(/"emailKey"|"legalHoldReason"|(?:token|key|password)Hash"/i);
  });
});
