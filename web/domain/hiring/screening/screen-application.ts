import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { type Criterion, degreeLevel, readCriterion } from "./criteria";
import { maskIdentity } from "./mask-identity";
import { METHOD, type ScreeningOutput, screen } from "./score";
import { workedJobs } from "./worked-jobs";

/** The house's own term, the same everywhere; whatever becomes of the candidate, the log can be shown for so long. */
const LOG_YEARS = 4;
const MOST_AT_ONCE = 200;

/**
 * Looks a job's criteria up in one application's resume. An aid for whoever reads it: no state changes, nobody is
 * rejected or ranked by it. Inputs, criteria and outcome are logged and kept, whatever becomes of the candidate.
 */
export const screenApplication = (member: HiringMember, applicationId: number): Promise<ScreeningOutput> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      include: { candidate: true, job: true },
    });
    if (!application || application.candidate.erasedAt) throw new NotFound("This application was not found.");
    return screenOne(tx, member, { ...application, criteria: criteriaOf(application.job) });
  });

/** Screens the open applications of a job that were not screened yet; as many as fit a request. */
export const screenJob = (
  member: HiringMember,
  jobId: number,
): Promise<{ screened: number; withoutResume: number; left: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const job = await tx.job.findFirst({ where: { id: jobId, organizationId, deletedAt: null } });
    if (!job) throw new NotFound("This job was not found.");
    const criteria = criteriaOf(job);
    const waiting = await waitingIds(tx, organizationId, jobId);
    let withoutResume = 0;
    for (const id of waiting.slice(0, MOST_AT_ONCE)) {
      const application = await tx.application.findFirstOrThrow({
        where: { id, organizationId },
        include: { candidate: true },
      });
      const { score } = await screenOne(tx, member, { ...application, criteria });
      if (score === null) withoutResume += 1;
    }
    const screened = Math.min(waiting.length, MOST_AT_ONCE);
    return { screened, withoutResume, left: waiting.length - screened };
  });

const waitingIds = async (tx: Transaction, organizationId: number, jobId: number): Promise<number[]> => {
  const rows = await tx.application.findMany({
    where: {
      organizationId,
      jobId,
      deletedAt: null,
      status: { in: ["applied", "screening", "interviewing", "offer"] },
      candidate: { erasedAt: null },
      aiScreeningResults: { none: { isCurrent: true } },
    },
    orderBy: { id: "asc" },
    select: { id: true },
    take: 10_000,
  });
  return rows.map(({ id }) => id);
};

/** The criteria of a job; screening must be switched on there, because then the posting says so. */
export function criteriaOf(job: { aiScreeningEnabled: boolean; aiScreeningCriteria: unknown }): Criterion[] {
  const lines = Array.isArray(job.aiScreeningCriteria) ? job.aiScreeningCriteria : [];
  const criteria = lines.filter((line): line is string => typeof line === "string" && line.trim() !== "");
  if (!job.aiScreeningEnabled || criteria.length === 0) {
    throw new Conflict("Switch screening on in the requisition and write its criteria first.", {
      code: "screening_off",
    });
  }
  return criteria.map(readCriterion);
}

type Screened = {
  id: number;
  jobId: number;
  candidateId: number;
  resumeFileId: number | null;
  candidate: Parameters<typeof maskIdentity>[1];
  criteria: Criterion[];
};

async function screenOne(tx: Transaction, member: HiringMember, application: Screened): Promise<ScreeningOutput> {
  const { organizationId, userId } = member;
  const { id: applicationId, jobId, candidateId, criteria } = application;
  const input = await inputOf(tx, organizationId, application);
  const output = screen(criteria, input);
  const at = now();
  const own = { organizationId, jobId, candidateId, applicationId };
  await tx.aiScreeningResult.updateMany({
    where: { organizationId, applicationId, isCurrent: true },
    data: { isCurrent: false },
  });
  const { id: resultId } = await tx.aiScreeningResult.create({
    data: {
      ...own,
      overallScore: output.score,
      screeningDetails: output.results,
      method: METHOD.name,
      methodVersion: METHOD.version,
      screenedAt: at,
      screenedBy: "built-in look-up",
    },
    select: { id: true },
  });
  await tx.screeningLog.create({
    data: {
      ...own,
      resultId,
      criteria,
      inputs: input,
      outputs: output,
      method: METHOD.name,
      methodVersion: METHOD.version,
      requestedBy: userId,
      createdAt: at,
      retainUntil: yearsOn(LOG_YEARS),
    },
    select: { id: true },
  });
  await recordActivity(tx, member, {
    type: "application.screened",
    entity: { type: "application", id: applicationId },
    candidateId,
    title: `Criteria looked up: ${output.found} of ${output.of} found`,
    isPublic: false,
  });
  return output;
}

export const yearsOn = (years: number): Date => {
  const until = new Date(`${today()}T00:00:00Z`);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return until;
};

const day = (at: Date): string => at.toISOString().slice(0, 10);

/** The resume sent with the application, else the candidate's newest one that could be read. */
async function inputOf(tx: Transaction, organizationId: number, { candidateId, resumeFileId, candidate }: Screened) {
  const data =
    (resumeFileId ? await tx.resumeData.findFirst({ where: { organizationId, candidateId, resumeFileId } }) : null) ??
    (await tx.resumeData.findFirst({ where: { organizationId, candidateId }, orderBy: { id: "desc" } }));
  const degree = data?.highestDegree ?? null;
  const mask = (text: string) => maskIdentity(text, candidate);
  return {
    text: mask(data?.rawText ?? "").slice(0, 60_000),
    jobs: workedJobs(data?.workExperience, {
      mask,
      presentMonth: (data?.parsedAt ? day(data.parsedAt) : today()).slice(0, 7),
    }),
    years: data?.totalExperienceYears == null ? null : Number(data.totalExperienceYears),
    degreeLevel: degree ? degreeLevel(degree) : null,
  };
}
