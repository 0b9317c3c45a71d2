import { createHash } from "node:crypto";
import { emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, NotFound } from "~/platform/errors";
import { type CheckedUpload, keepUpload } from "~/platform/files/keep-upload";
import { recordActivity } from "../activity/record-activity";
import { type ApplicantFields, candidateFor } from "./candidate-for";

export type NewApplication = {
  organizationId: number;
  jobId: number;
  applicant: ApplicantFields;
  /** Name of the source; the id is looked up, or taken where it is known. */
  source: string;
  sourceId?: number | null;
  resume?: CheckedUpload | null;
  coverLetter?: string | null;
  portfolioUrl?: string | null;
  language?: string | null;
  answers?: { questionId: number; label: string; answer: Prisma.InputJsonValue }[];
  consents?: { purpose: string; textShown: string; granted: boolean; ipAddress: string | null }[];
  /** Who brought it: the person through the careers page, a member of the team, a program. */
  actor: { kind: "candidate" | "member" | "api"; userId: number | null };
  /** From the careers page only a published, public job takes applications. */
  publicOnly: boolean;
  /** A colleague, who may apply for internal jobs as well. */
  fromInside?: boolean;
};

export type ReceivedApplication = {
  applicationId: number;
  candidateId: number;
  resumeFileId: number | null;
  isNewCandidate: boolean;
  /** Sent again from the careers page while the first one is open: kept beside that one, no second application. */
  isRepeat: boolean;
  jobTitle: string;
};

/**
 * Takes an application in, in the caller's transaction: the candidate (found by e-mail, or made), the file, the answers,
 * the first stage, history and events. A job that is being closed meanwhile refuses it.
 */
export async function receiveApplication(tx: Transaction, given: NewApplication): Promise<ReceivedApplication> {
  const { organizationId, jobId } = given;
  const job = await openJob(tx, given);
  const byStranger = given.actor.kind === "candidate";
  const { candidateId, isNewCandidate } = await candidateFor(tx, { ...given, byStranger });
  const twin = await tx.application.findFirst({
    where: {
      organizationId,
      jobId,
      candidateId,
      status: { in: ["applied", "screening", "interviewing", "offer"] },
      deletedAt: null,
    },
    select: { id: true },
  });
  if (twin && !byStranger) {
    throw new Conflict("There is already an application for this job.", { code: "already_applied" });
  }
  if (twin) return keepBeside(tx, given, { applicationId: twin.id, candidateId, jobTitle: job.title });
  const isPrimary = isNewCandidate || !byStranger;
  const resumeFileId = given.resume ? await keepResume(tx, given, candidateId, given.resume, isPrimary) : null;
  const applicationId = await insert(tx, given, { candidateId, resumeFileId });
  await keepAnswers(tx, given, applicationId, candidateId);
  await recordActivity(
    tx,
    { organizationId, userId: given.actor.userId },
    {
      type: "application.created",
      entity: { type: "application", id: applicationId },
      candidateId,
      title: `Applied for ${job.title}`,
      metadata: { jobId, source: given.source },
    },
  );
  if (!isPrimary) await noteTyped(tx, given, { applicationId, candidateId, resumeFileId });
  const ids = { applicationId, candidateId, jobId, source: given.source };
  if (isNewCandidate) await emitEvent(tx, organizationId, "candidate.created", { candidateId, source: given.source });
  await emitEvent(tx, organizationId, "application.created", { ...ids, status: "applied" });
  return { applicationId, candidateId, resumeFileId, isNewCandidate, isRepeat: false, jobTitle: job.title };
}

/** The job, held against being closed until this application is in. */
async function openJob(tx: Transaction, { organizationId, jobId, publicOnly, fromInside }: NewApplication) {
  await tx.$queryRaw`select id from jobs where organization_id = ${organizationId} and id = ${jobId} for share`;
  const job = await tx.job.findFirst({
    where: { id: jobId, organizationId, deletedAt: null, isTemplate: false },
    select: { title: true, status: true, isInternalOnly: true },
  });
  if (!job || (publicOnly && job.isInternalOnly && !fromInside)) throw new NotFound("This job was not found.");
  const takes = publicOnly ? job.status === "published" : job.status !== "closed";
  if (!takes) throw new Conflict("This job no longer takes applications.", { code: "job_closed" });
  return job;
}

/** Of one open application, what is sent again is kept so often: more would be somebody filling the file. */
const MOST_REPEATS = 3;

type First = { applicationId: number; candidateId: number; jobTitle: string };

/**
 * The same address for the same job again. Whoever sent it, it is kept for the recruiter beside the first one, and the
 * answer is that of a first one: else the form would tell who has applied where.
 */
async function keepBeside(tx: Transaction, given: NewApplication, first: First): Promise<ReceivedApplication> {
  const { applicationId, candidateId } = first;
  const { organizationId, resume } = given;
  const repeats = await tx.activity.count({
    where: { organizationId, entityType: "application", entityId: applicationId, type: SENT_AGAIN },
  });
  const isKept = repeats < MOST_REPEATS;
  const resumeFileId = isKept && resume ? await keepResume(tx, given, candidateId, resume, false) : null;
  if (isKept) await noteTyped(tx, given, { applicationId, candidateId, resumeFileId });
  return { ...first, resumeFileId, isNewCandidate: false, isRepeat: true };
}

const SENT_AGAIN = "application.sent_again";

/** What was typed with a known address, for the recruiter to take over or not. */
async function noteTyped(tx: Transaction, given: NewApplication, ids: Ids & { applicationId: number }) {
  const { firstName, lastName, phone, city, state, linkedinUrl } = given.applicant;
  const typed = [`${firstName} ${lastName}`, phone, [city, state].filter(Boolean).join(", "), linkedinUrl];
  const { organizationId, actor, coverLetter } = given;
  await recordActivity(
    tx,
    { organizationId, userId: actor.userId },
    {
      type: SENT_AGAIN,
      entity: { type: "application", id: ids.applicationId },
      candidateId: ids.candidateId,
      title: "Sent from the careers page with an address that is known",
      description: [`Typed: ${typed.filter(Boolean).join(" · ")}`, coverLetter].filter(Boolean).join("\n\n"),
      metadata: { resumeFileId: ids.resumeFileId },
      isPublic: false,
    },
  );
}

async function keepResume(
  tx: Transaction,
  given: NewApplication,
  candidateId: number,
  upload: CheckedUpload,
  isPrimary: boolean,
) {
  const { organizationId } = given;
  const fileId = await keepUpload(tx, organizationId, upload);
  if (isPrimary) {
    await tx.resumeFile.updateMany({
      where: { organizationId, candidateId, isPrimary: true },
      data: { isPrimary: false },
    });
  }
  const { id } = await tx.resumeFile.create({
    data: {
      organizationId,
      candidateId,
      fileId,
      fileName: upload.originalName,
      originalName: upload.originalName,
      filePath: upload.storageKey,
      fileSize: upload.sizeBytes,
      mimeType: upload.mimeType,
      isPrimary,
      uploadedAt: now(),
    },
    select: { id: true },
  });
  if (isPrimary) await tx.candidate.update({ where: { id: candidateId }, data: { resumeUrl: `/ats/files/${fileId}` } });
  return id;
}

type Ids = { candidateId: number; resumeFileId: number | null };

async function insert(tx: Transaction, given: NewApplication, { candidateId, resumeFileId }: Ids): Promise<number> {
  const { organizationId, jobId, actor } = given;
  const at = now();
  const stage = await tx.jobStage.findFirst({
    where: { organizationId, jobId, kind: "applied", isActive: true },
    orderBy: { position: "asc" },
    select: { id: true, name: true },
  });
  const { id } = await tx.application.create({
    data: {
      organizationId,
      jobId,
      candidateId,
      resumeFileId,
      status: "applied",
      stage: stage?.name ?? "initial",
      stageId: stage?.id,
      lastActiveStageId: stage?.id,
      stageEnteredAt: at,
      appliedAt: at,
      createdAt: at,
      lastActivityAt: at,
      source: given.source,
      sourceId: given.sourceId ?? (await sourceId(tx, organizationId, given.source)),
      coverLetter: given.coverLetter,
      portfolioUrl: given.portfolioUrl,
      language: given.language,
    },
    select: { id: true },
  });
  await tx.applicationStageEvent.create({
    data: {
      organizationId,
      jobId,
      applicationId: id,
      action: "apply",
      toStatus: "applied",
      toStageId: stage?.id,
      toStageName: stage?.name ?? "initial",
      actorKind: actor.kind,
      actedBy: actor.userId,
      createdAt: at,
    },
    select: { id: true },
  });
  return id;
}

async function sourceId(tx: Transaction, organizationId: number, name: string): Promise<number | null> {
  const source = await tx.candidateSource.findFirst({ where: { organizationId, name }, select: { id: true } });
  return source?.id ?? null;
}

async function keepAnswers(tx: Transaction, given: NewApplication, applicationId: number, candidateId: number) {
  const { organizationId, answers = [], consents = [] } = given;
  await tx.applicationAnswer.createMany({
    data: answers.map((answer) => ({ ...answer, organizationId, applicationId, createdAt: now() })),
  });
  await tx.consent.createMany({
    data: consents.map((consent) => ({
      ...consent,
      organizationId,
      applicationId,
      candidateId,
      textHash: createHash("sha256").update(consent.textShown).digest("hex"),
      grantedAt: now(),
    })),
  });
}
