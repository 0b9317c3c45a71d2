import type { Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { checkShown } from "../checks/check-posting";
import { listFindings } from "../checks/list-findings";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { roleAllows } from "../states/abilities";
import { descriptionHtml } from "./description";
import { isOwnJob } from "./hold-job";
import { jobView } from "./job-view";
import { askedFor } from "./list-jobs";

export type JobDetail = Awaited<ReturnType<typeof readJob>>;

const PERSON = { id: true, firstName: true, lastName: true, email: true } as const;

/** One job with everything that belongs to it. */
export async function readJob(member: HiringMember, id: number) {
  const { organizationId } = member;
  return inHiring(member, async (tx) => {
    await checkShown(tx, member, [id]);
    const row = await tx.job.findFirst({
      where: { id, organizationId, deletedAt: null },
      include: {
        hiringManager: { select: PERSON },
        recruiter: { select: PERSON },
        place: { select: { id: true, name: true, city: true, state: true } },
        pipelineStages: { where: { isActive: true }, orderBy: { position: "asc" } },
        questions: { where: { isActive: true }, orderBy: { position: "asc" } },
        documents: { orderBy: { id: "asc" }, include: { file: { select: { scanStatus: true } } } },
        translations: { orderBy: { language: "asc" } },
        seats: { orderBy: { seat: "asc" } },
        approvalSteps: {
          orderBy: [{ round: "desc" }, { stepOrder: "asc" }],
          include: { votes: { orderBy: { id: "asc" }, include: { approver: { select: PERSON } } } },
        },
      },
    });
    if (!row) throw new NotFound("This job was not found.");
    const { hiringManager, recruiter, place, pipelineStages, questions, documents, ...rest } = row;
    const { translations, seats, approvalSteps, ...job } = rest;
    const asked = await askedFor(tx, member, [id]);
    return {
      ...jobView(job, member, asked.has(id)),
      careers: await careersOf(tx, job),
      hiringManager,
      recruiter,
      place,
      stages: pipelineStages.map(({ id: stageId, name, kind, position }) => ({ id: stageId, name, kind, position })),
      questions: questions.map(({ id: questionId, label, kind, options, isRequired, hiddenUntil, position }) => ({
        id: questionId,
        label,
        kind,
        options,
        isRequired,
        hiddenUntil,
        position,
      })),
      documents: documents
        .filter(({ permissions }) => mayRead(member, permissions))
        .map(
          ({
            id: documentId,
            documentName,
            documentType,
            fileSize,
            fileId,
            permissions,
            uploadDate,
            version,
            file,
          }) => ({
            id: documentId,
            documentName,
            documentType,
            fileSize,
            fileId,
            permissions,
            uploadDate,
            version,
            scanStatus: file?.scanStatus ?? "not_scanned",
          }),
        ),
      translations: translations.map(({ language, title, description, benefitsText }) => ({
        language,
        title,
        description,
        benefitsText,
      })),
      seats: seats.map(({ seat, status, closeReason }) => ({ seat, status, closeReason })),
      approval: approvalSteps.map((step) => ({
        id: step.id,
        round: step.round,
        order: step.stepOrder,
        name: step.name,
        status: step.status,
        requiredApprovals: step.requiredApprovals,
        approverIds: step.approverIds,
        votes: step.votes.map(({ decision, reason, createdAt, voidedAt, approver }) => ({
          decision,
          reason,
          createdAt,
          isVoid: voidedAt !== null,
          approver: `${approver.firstName} ${approver.lastName}`.trim() || approver.email,
        })),
      })),
      descriptionHtml: descriptionHtml(job.description, job.descriptionFormat),
      findings: await listFindings(tx, organizationId, { jobId: id }),
      isOwn: isOwnJob(job, member),
    };
  });
}

/** What is for the hiring team alone stays with those who work on applications. */
const mayRead = ({ role }: HiringMember, permissions: string | null): boolean =>
  permissions !== "hiring_team" || roleAllows(role, "applications:read");

type Posted = { organizationId: number; status: string; publicSlug: string | null };

/** Where applicants find the posting (colleagues, where it is internal); `isOpen` is whether the company's careers site shows anything at all. */
async function careersOf(tx: Transaction, { organizationId, status, publicSlug }: Posted) {
  const { slug, careersEnabled } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { slug: true, careersEnabled: true },
  });
  const isShown = careersEnabled && status === "published" && publicSlug;
  return { isOpen: careersEnabled, href: isShown ? `/careers/${slug}/${publicSlug}` : null };
}
