import { z } from "zod";
import { inTurn, inTurnQuery, sinceWhere } from "~/platform/calendar/since";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, NotFound } from "~/platform/errors";
import { readFile } from "~/platform/files/files";
import { listFindings } from "../checks/list-findings";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { OFFER_STATUSES, offerActions } from "../states/offer-states";
import { findOffer, type Offer, statusOf } from "./held-offer";
import { letterDocx } from "./letter-docx";
import { letterPdf } from "./letter-pdf";
import { dueFor } from "./offer-approval";
import { offerData } from "./offer-data";
import { composeLetter, letterOf } from "./offer-letter";

export const offerQuery = z.object({
  status: z.enum([...OFFER_STATUSES, "open"]).optional(),
  applicationId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  jobId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
  ...inTurnQuery,
});
export type OfferQuery = z.output<typeof offerQuery>;

const OPEN = ["draft", "pending_approval", "approved", "sent", "viewed"];

/** Pay is not for everybody: hiring managers see the offers of their own jobs, approvers what they were asked for. */
const visibleTo = (member: HiringMember): Prisma.OfferWhereInput =>
  memberMay(member, "offers:write")
    ? {}
    : {
        OR: [
          { approvals: { some: { approverId: member.teamMemberId } } },
          { application: { job: { hiringManagerId: member.teamMemberId } } },
        ],
      };

/** The last day for an answer as the company's calendar says it: the moment itself is past midnight elsewhere. */
const dayOf = (deadline: Date | null, timeZone: string): string | null =>
  deadline && new Intl.DateTimeFormat("en-CA", { timeZone }).format(deadline);

/** A page of offers, the newest first. */
export async function listOffers(member: HiringMember, query: OfferQuery) {
  const { organizationId } = member;
  const turn = inTurn(query, readCursor(query.cursor, "number")?.[0]);
  const rows = await inHiring(member, (tx) =>
    tx.offer.findMany({
      where: {
        organizationId,
        ...visibleTo(member),
        ...sinceWhere(query),
        ...(query.status ? { status: query.status === "open" ? { in: OPEN } : query.status } : {}),
        applicationId: query.applicationId,
        application: { jobId: query.jobId },
        id: turn.behind,
      },
      orderBy: turn.orderBy,
      take: query.limit + 1,
      include: {
        organization: { select: { timeZone: true } },
        application: {
          select: {
            candidate: { select: { id: true, firstName: true, lastName: true } },
            job: { select: { id: true, title: true } },
          },
        },
      },
    }),
  );
  const { data: shown, nextCursor } = pageOf(rows, query.limit, ({ id }) => [id]);
  const data = shown.map((row) => ({
    id: row.id,
    applicationId: row.applicationId,
    status: row.status,
    title: row.title,
    candidateId: row.application.candidate.id,
    candidateName: `${row.application.candidate.firstName} ${row.application.candidate.lastName}`.trim(),
    jobId: row.application.job.id,
    jobTitle: row.application.job.title,
    salaryAmount: row.salaryAmount,
    salaryType: row.salaryType,
    startDate: row.startDate?.toISOString().slice(0, 10) ?? null,
    responseDeadline: row.responseDeadline,
    deadlineDay: dayOf(row.responseDeadline, row.organization.timeZone),
    currentVersion: row.currentVersion,
    createdAt: row.createdAt,
  }));
  return { data, nextCursor };
}

async function visibleOffer(tx: Parameters<typeof findOffer>[0], member: HiringMember, id: number): Promise<Offer> {
  const { organizationId } = member;
  const allowed = await tx.offer.findFirst({
    where: { id, organizationId, ...visibleTo(member) },
    select: { id: true },
  });
  const offer = allowed && (await findOffer(tx, organizationId, id));
  if (!offer) throw new NotFound("This offer was not found.");
  return offer;
}

/** One offer with its letter, versions, approvals, history and findings. */
export const readOffer = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { organizationId, role, teamMemberId } = member;
    const offer = await visibleOffer(tx, member, id);
    const versions = await tx.offerVersion.findMany({
      where: { organizationId, offerId: id },
      orderBy: { version: "desc" },
      select: { version: true, documentHash: true, letterFileId: true, supersededAt: true, createdAt: true },
    });
    const approvals = await tx.offerApproval.findMany({
      where: { organizationId, offerId: id, offerVersion: offer.currentVersion },
      include: { approver: { select: { firstName: true, lastName: true, email: true } } },
      orderBy: [{ stepOrder: "asc" }, { id: "asc" }],
    });
    const events = await tx.offerEvent.findMany({
      where: { organizationId, offerId: id },
      include: { actedByUser: { select: { firstName: true, lastName: true } } },
      orderBy: { id: "desc" },
    });
    const asked = (await dueFor(tx, offer, teamMemberId)) !== null;
    const { candidate, job } = offer.application;
    const actions = offerActions(statusOf(offer), role, asked);
    return {
      id,
      applicationId: offer.applicationId,
      applicationStatus: offer.application.status,
      status: statusOf(offer),
      currentVersion: offer.currentVersion,
      version: offer.version,
      ...offerData(offer),
      deadlineDay: dayOf(offer.responseDeadline, offer.organization.timeZone),
      notes: offer.notes,
      sentAt: offer.sentAt,
      viewedAt: offer.viewedAt,
      acceptedAt: offer.acceptedAt,
      declinedAt: offer.declinedAt,
      withdrawnAt: offer.withdrawnAt,
      withdrawnReason: offer.withdrawnReason,
      employeeId: offer.employeeId,
      candidate: { id: candidate.id, firstName: candidate.firstName, lastName: candidate.lastName },
      job: { id: job.id, title: job.title },
      letter: await composeLetter(tx, offer),
      versions,
      approvals: approvals.map(({ approver, ...one }) => ({
        stepOrder: one.stepOrder,
        who: `${approver.firstName} ${approver.lastName}`.trim() || approver.email,
        status: one.status,
        reason: one.reason,
        decidedAt: one.decidedAt,
      })),
      events: events.map(({ actedByUser, ...one }) => ({
        id: one.id,
        type: one.type,
        offerVersion: one.offerVersion,
        who: [actedByUser?.firstName, actedByUser?.lastName].filter(Boolean).join(" ") || null,
        signatureName: one.signatureName,
        documentHash: one.documentHash,
        ipAddress: one.ipAddress,
        userAgent: one.userAgent,
        note: one.note,
        createdAt: one.createdAt,
      })),
      findings: await listFindings(tx, organizationId, { offerId: id }),
      actions,
      canEdit: offer.status === "draft" && memberMay(member, "offers:write"),
      canHire: offer.status === "accepted" && offer.application.status === "offer" && memberMay(member, "offers:write"),
    };
  });

export const LETTER_FORMATS = ["pdf", "docx"] as const;
export type LetterFormat = (typeof LETTER_FORMATS)[number];

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The letter as a file: what was sent, byte for byte; a draft is drawn as it would be sent today. */
export async function offerLetterFile(member: HiringMember, id: number, format: LetterFormat) {
  const { letter, stored, version } = await inHiring(member, async (tx) => {
    const offer = await visibleOffer(tx, member, id);
    const sent = await tx.offerVersion.findUnique({
      where: {
        organizationId_offerId_version: {
          organizationId: member.organizationId,
          offerId: id,
          version: offer.currentVersion,
        },
      },
      include: { letterFile: { select: { storageKey: true } } },
    });
    return {
      letter: letterOf(sent) ?? (await composeLetter(tx, offer)),
      stored: sent?.letterFile?.storageKey ?? null,
      version: offer.currentVersion,
    };
  });
  const name = `offer-${id}-v${version}.${format}`;
  if (format === "pdf" && stored) {
    const { chunks, sizeBytes } = await readFile(stored);
    return { name, mimeType: "application/pdf", sizeBytes, chunks };
  }
  const bytes = format === "pdf" ? await letterPdf(letter, now()) : await letterDocx(letter);
  return {
    name,
    mimeType: format === "pdf" ? "application/pdf" : DOCX,
    sizeBytes: bytes.byteLength,
    chunks: once(bytes),
  };
}

/** What a new offer begins with: the job's own words and pay. */
export const offerStart = (member: HiringMember, applicationId: number) =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      include: {
        candidate: { select: { firstName: true, lastName: true } },
        job: { include: { place: { select: { city: true, state: true } } } },
      },
    });
    if (!application) throw new NotFound("This application was not found.");
    const { job, candidate } = application;
    if (["hired", "rejected", "withdrawn"].includes(application.status)) {
      throw new Conflict(`This application is ${application.status}. Reopen it first.`, { code: "application_ended" });
    }
    const place = job.place ? [job.place.city, job.place.state].filter(Boolean).join(", ") : null;
    return {
      applicationId,
      candidateName: `${candidate.firstName} ${candidate.lastName}`.trim(),
      jobTitle: job.title,
      title: job.title,
      department: job.department,
      location: job.location ?? place,
      employmentType: job.employmentType,
      salaryType: job.salaryType,
      range: { salaryMin: job.salaryMin, salaryMax: job.salaryMax, salaryType: job.salaryType },
      benefits: job.benefits,
    };
  });
