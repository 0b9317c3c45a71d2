import type { HiringMember } from "~/domain/hiring";
import { inHiring } from "~/domain/hiring";
import { after, DAY_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { db } from "~/platform/db/client";

/** The rows of one job, by the word before their number in a path. */
export type JobRows = Record<
  | "jobs"
  | "candidates"
  | "applications"
  | "interviews"
  | "offers"
  | "files"
  | "findings"
  | "referrals"
  | "background-checks"
  | "new-hire-notices"
  | "merges",
  number
>;

/**
 * A job with somebody who applied and everything that can hang on that: each text of it holds the mark, so that an answer that holds
 * the mark shows something of this job.
 */
export const fullJob = (owner: HiringMember, mark: string): Promise<JobRows> =>
  inHiring(owner, async (tx) => {
    const { organizationId, userId, teamMemberId } = owner;
    const job = await tx.job.create({
      data: {
        ...{
          organizationId,
          title: `${mark} job`,
          status: "published",
          approvalStatus: "approved",
          publishedAt: now(),
        },
        ...{ createdBy: userId, recruiterId: teamMemberId, publicSlug: `${mark.toLowerCase()}-job` },
        ...{ referralProgramActive: true, department: `${mark} department` },
      },
    });
    const stages = ["applied", "interviewing", "offer"].map((kind, position) => ({
      ...{ organizationId, jobId: job.id, name: `${mark} ${kind}`, kind, position },
    }));
    await tx.jobStage.createMany({ data: stages });
    const candidate = await tx.candidate.create({
      data: {
        ...{ organizationId, firstName: mark, lastName: "Reyes", email: `${mark.toLowerCase()}@example.com` },
        ...{ currentTitle: `${mark} title`, tags: [`${mark} tag`], emailKey: `${mark.toLowerCase()}@example.com` },
      },
    });
    const ids = { organizationId, jobId: job.id, candidateId: candidate.id };
    const application = await tx.application.create({ data: { ...ids, status: "offer", source: `${mark} source` } });
    return { ...(await hang(tx, owner, mark, { ...ids, applicationId: application.id })), ...{ jobs: job.id } };
  });

type Ids = { organizationId: number; jobId: number; candidateId: number; applicationId: number };

async function hang(tx: Transaction, { userId, teamMemberId }: HiringMember, mark: string, ids: Ids): Promise<JobRows> {
  const { organizationId, jobId, candidateId, applicationId } = ids;
  const ofApplication = { organizationId, applicationId };
  await tx.applicationStageEvent.create({
    data: {
      ...ofApplication,
      jobId,
      action: "apply",
      toStatus: "applied",
      toStageName: `${mark} stage`,
      actorKind: "member",
    },
  });
  const file = await tx.storedFile.create({
    data: {
      ...{ organizationId, originalName: `${mark}.pdf`, mimeType: "application/pdf", sizeBytes: 1, purpose: "resume" },
      ...{ storageKey: `${mark}${organizationId}`.padEnd(43, "k"), sha256: "0".repeat(64) },
    },
  });
  const resume = await tx.resumeFile.create({
    data: {
      ...{ organizationId, candidateId, fileId: file.id, fileName: `${mark}.pdf`, originalName: `${mark}.pdf` },
      ...{ filePath: "x", fileSize: 1, mimeType: "application/pdf", isPrimary: true },
    },
  });
  await tx.resumeData.create({
    data: { organizationId, candidateId, resumeFileId: resume.id, rawText: `${mark} resume` },
  });
  const words = { candidateId, applicationId, organizationId, createdAt: now() };
  await tx.candidateNote.create({ data: { ...words, body: `${mark} note`, createdBy: userId } });
  await tx.candidateMessage.create({ data: { ...words, subject: `${mark} message`, body: `${mark} body` } });
  await tx.activity.createMany({
    data: (
      [
        ["job", jobId],
        ["candidate", candidateId],
        ["application", applicationId],
      ] as const
    ).map(([entityType, entityId]) => ({
      organizationId,
      type: "note",
      entityType,
      entityId,
      candidateId,
      title: `${mark} line`,
    })),
  });
  const interview = await tx.interview.create({
    data: {
      ...{ ...ofApplication, title: `${mark} interview`, status: "scheduled", scheduledAt: after(now(), DAY_MS) },
      ...{ icsUid: `${mark}-${organizationId}@example.com`, interviewerIds: [teamMemberId], type: "phone" },
    },
  });
  await tx.interviewParticipant.create({ data: { organizationId, interviewId: interview.id, teamMemberId } });
  const scorecard = await tx.scorecard.create({
    data: {
      ...ofApplication,
      interviewId: interview.id,
      teamMemberId,
      status: "submitted",
      summary: `${mark} summary`,
    },
  });
  await tx.scorecardRating.create({ data: { organizationId, scorecardId: scorecard.id, attribute: mark, rating: 4 } });
  const offer = await tx.offer.create({
    data: { ...ofApplication, title: `${mark} offer`, salaryAmount: 5_000_000, status: "draft", createdBy: userId },
  });
  await tx.offerEvent.create({
    data: { organizationId, offerId: offer.id, offerVersion: 1, type: "created", createdAt: now() },
  });
  const referral = await tx.jobReferral.create({
    data: {
      organizationId,
      jobId,
      referrerId: teamMemberId,
      referredCandidateId: candidateId,
      applicationId,
      referralCode: mark,
    },
  });
  const finding = await tx.complianceFinding.create({
    data: { organizationId, subject: "job", jobId, rule: "mark", severity: "warn", message: `${mark} finding` },
  });
  const check = await tx.adverseActionCase.create({
    data: { ...ofApplication, city: `${mark} city`, openedBy: userId },
  });
  const notice = await tx.newHireNotice.create({ data: { ...ofApplication, title: `${mark} notice`, state: "TX" } });
  return {
    ...{
      jobs: jobId,
      candidates: candidateId,
      applications: applicationId,
      interviews: interview.id,
      offers: offer.id,
    },
    ...{ files: file.id, findings: finding.id, referrals: referral.id, "background-checks": check.id },
    ...{ "new-hire-notices": notice.id, merges: 999_999_999 },
  };
}

/** Every row that a job's wall is about, as its owner sees it: what changes shows in it. */
export async function allRows({ organizationId }: HiringMember, tables: string[]): Promise<Record<string, string>> {
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.organization_id', ${String(organizationId)}, true)`;
    const found: Record<string, string> = {};
    for (const table of tables) {
      const [row] = await tx.$queryRawUnsafe<{ text: string }[]>(
        `select coalesce(string_agg(t::text, E'\\n' order by t.id), '') as text from "${table}" t`,
      );
      found[table] = row?.text ?? "";
    }
    return found;
  });
}
