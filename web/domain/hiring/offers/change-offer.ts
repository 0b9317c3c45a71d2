import { recordAudit } from "~/domain/access";
import { emitEvent } from "~/domain/events";
import { makeLink, revokeLinks } from "~/platform/action-links";
import { after, DAY_MS, now, today } from "~/platform/clock";
import { config } from "~/platform/config";
import { tokenHash } from "~/platform/crypto";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField } from "~/platform/errors";
import { deleteFile, storeFile } from "~/platform/files/files";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { refuseFullJob } from "../applications/guards";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { isActive } from "../states/application-states";
import { type OfferAction, type OfferStatus, reasonNeeded } from "../states/offer-states";
import { queueLetter } from "../templates/candidate-letter";
import { refuseBlockedOffer } from "./check-offer";
import { holdOffer, letterAbout, type Offer, recordOfferEvent, requireStep, stepOffer } from "./held-offer";
import { letterPdf } from "./letter-pdf";
import { askForApproval, skipOpenApprovals, voteOnOffer } from "./offer-approval";
import { endOfDay, offerData } from "./offer-data";
import type { OfferStep } from "./offer-form";
import { composeLetter, deadlineText, longDay } from "./offer-letter";
import { keepOfferVersion, refuseSecondOffer, sureOffer } from "./save-offer";

/** What people do with an offer by a button. */
export const OFFER_HAND_STEPS = [
  "submit",
  "approve",
  "reject",
  "recall",
  "send",
  "extend",
  "revise",
  "withdraw",
  "rescind",
] as const satisfies readonly OfferAction[];
export type OfferHandStep = (typeof OFFER_HAND_STEPS)[number];

/** Takes an offer a step further: the one way in which people change its state. */
export async function changeOffer(
  member: HiringMember,
  id: number,
  action: OfferHandStep,
  step: OfferStep = {},
): Promise<{ status: OfferStatus }> {
  const made: string[] = [];
  try {
    const status = await inHiring(member, async (tx) => {
      const offer = await holdOffer(tx, { organizationId: member.organizationId, id, version: step.version });
      requireStep(offer, action, member.role);
      const reason = step.reason?.trim() || null;
      if (reasonNeeded(action) && !reason) throw invalidField("reason", "Give a reason.");
      const to = await STEPS[action](tx, { member, offer, reason, step, made });
      await tell(tx, member, offer, action, reason);
      return to;
    });
    kickMail();
    return { status };
  } catch (error) {
    // What no row knows does not stay on disk.
    for (const key of made) await deleteFile(key);
    throw error;
  }
}

type Work = { member: HiringMember; offer: Offer; reason: string | null; step: OfferStep; made: string[] };
type Take = (tx: Transaction, work: Work) => Promise<OfferStatus>;

const STEPS: Record<OfferHandStep, Take> = {
  async submit(tx, { member, offer }) {
    refuseIncomplete(offer);
    await refuseFullJob(tx, offer.organizationId, offer.application.jobId);
    await refuseBlockedOffer(tx, offer);
    const status = await stepOffer(tx, offer, "submit", member.role);
    await recordOfferEvent(tx, offer, "submitted", { actedBy: member.userId });
    await askForApproval(tx, member, offer);
    return status;
  },
  async approve(tx, { member, offer, reason }) {
    await refuseFullJob(tx, offer.organizationId, offer.application.jobId);
    const result = await voteOnOffer(tx, member, offer, { decision: "approved", reason });
    await recordOfferEvent(tx, offer, "approved", { actedBy: member.userId, note: reason });
    return result === "approved" ? stepOffer(tx, offer, "approve", member.role) : "pending_approval";
  },
  async reject(tx, { member, offer, reason }) {
    await voteOnOffer(tx, member, offer, { decision: "rejected", reason });
    await recordOfferEvent(tx, offer, "rejected", { actedBy: member.userId, note: reason });
    return stepOffer(tx, offer, "reject", member.role);
  },
  async recall(tx, { member, offer }) {
    await skipOpenApprovals(tx, offer);
    return stepOffer(tx, offer, "recall", member.role);
  },
  async send(tx, work) {
    const { member, offer } = work;
    const { status: at } = offer.application;
    if (at !== "offer") {
      throw new Conflict("Move the application to the offer stage first, then send the offer.", {
        code: "not_in_offer_stage",
      });
    }
    refuseIncomplete(offer);
    await refuseFullJob(tx, offer.organizationId, offer.application.jobId);
    await refuseBlockedOffer(tx, offer);
    await keepLetter(tx, work);
    const status = await stepOffer(tx, offer, "send", member.role, { sentAt: now() });
    await recordOfferEvent(tx, offer, "sent", { actedBy: member.userId });
    await mailOffer(tx, member, offer, offer.responseDeadline);
    await emitEvent(tx, offer.organizationId, "offer.sent", { offerId: offer.id, applicationId: offer.applicationId });
    return status;
  },
  async extend(tx, { member, offer, step }) {
    if (!isActive(offer.application.status)) {
      throw new Conflict("The application has ended. Reopen it first.", { code: "application_ended" });
    }
    if (!step.responseDeadline) throw invalidField("responseDeadline", "Give the new last day.");
    const deadline = endOfDay(step.responseDeadline, offer.organization.timeZone);
    if (deadline <= now()) throw invalidField("responseDeadline", "This day has passed.");
    await refuseSecondOffer(tx, {
      organizationId: offer.organizationId,
      applicationId: offer.applicationId,
      exceptId: offer.id,
    });
    const status = await stepOffer(tx, offer, "extend", member.role, { responseDeadline: deadline });
    await recordOfferEvent(tx, offer, "extended", { actedBy: member.userId, note: step.responseDeadline });
    await mailOffer(tx, member, offer, deadline);
    return status;
  },
  async revise(tx, { member, offer }) {
    if (!isActive(offer.application.status)) {
      throw new Conflict("The application has ended. Reopen it first.", { code: "application_ended" });
    }
    const { organizationId, id } = offer;
    await refuseSecondOffer(tx, { organizationId, applicationId: offer.applicationId, exceptId: id });
    await revokeLinks(tx, { organizationId, purpose: "offer", offerId: id });
    await tx.offerVersion.updateMany({
      where: { organizationId, offerId: id, supersededAt: null },
      data: { supersededAt: now() },
    });
    const status = await stepOffer(tx, offer, "revise", member.role, {
      currentVersion: { increment: 1 },
      sentAt: null,
      viewedAt: null,
      declinedAt: null,
      declineReasonId: null,
    });
    await recordOfferEvent(tx, offer, "superseded", { actedBy: member.userId });
    await keepOfferVersion(tx, await sureOffer(tx, organizationId, id), member.userId);
    return status;
  },
  withdraw: endOffer,
  rescind: endOffer,
};

async function endOffer(tx: Transaction, { member, offer, reason }: Work): Promise<OfferStatus> {
  const { organizationId, id } = offer;
  const action = offer.status === "accepted" ? "rescind" : "withdraw";
  if (offer.application.status === "hired") throw new Conflict("Undo the hire first.", { code: "hired" });
  const wasOut = ["sent", "viewed", "accepted"].includes(offer.status);
  await revokeLinks(tx, { organizationId, purpose: "offer", offerId: id });
  await skipOpenApprovals(tx, offer);
  const status = await stepOffer(tx, offer, action, member.role, { withdrawnAt: now(), withdrawnReason: reason });
  await recordOfferEvent(tx, offer, "withdrawn", { actedBy: member.userId, note: reason });
  if (wasOut) await mailWithdrawn(tx, offer, member.userId);
  return status;
}

/** What a candidate must be able to rely on is there before anybody is asked. */
function refuseIncomplete(offer: Offer): void {
  if (!offer.startDate) throw invalidField("startDate", "Give the first day of work.");
  if (offer.startDate.toISOString().slice(0, 10) < today())
    throw invalidField("startDate", "The first day of work has passed. Change it first.");
  if (!offer.location) throw invalidField("location", "Say where the work is done.");
  if (!offer.responseDeadline) throw invalidField("responseDeadline", "Give the last day for an answer.");
  if (offer.responseDeadline <= now()) {
    throw invalidField("responseDeadline", "The last day for an answer has passed. Change it first.");
  }
}

/** The letter as it goes out: kept with the version, its bytes and their hash with it. */
async function keepLetter(tx: Transaction, { member, offer, made }: Work): Promise<void> {
  const { organizationId, id: offerId, currentVersion } = offer;
  const letter = await composeLetter(tx, offer);
  const bytes = await letterPdf(letter, now());
  const kept = await storeFile(bytes);
  made.push(kept.storageKey);
  const { id: letterFileId } = await tx.storedFile.create({
    data: {
      organizationId,
      storageKey: kept.storageKey,
      sizeBytes: kept.sizeBytes,
      sha256: kept.sha256,
      mimeType: "application/pdf",
      originalName: `offer-${offerId}-v${currentVersion}.pdf`,
      purpose: "offer_letter",
      scanStatus: "not_scanned",
      uploadedBy: member.userId,
      uploadedVia: "app",
      createdAt: now(),
    },
    select: { id: true },
  });
  await keepOfferVersion(tx, offer, member.userId);
  await tx.offerVersion.update({
    where: { organizationId_offerId_version: { organizationId, offerId, version: currentVersion } },
    data: {
      letterFileId,
      documentHash: kept.sha256,
      data: { ...offerData(offer), letter } as unknown as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
}

const nameOf = (person: { firstName: string | null; lastName: string | null } | null): string =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ");

/** A new link each time; the one before dies, so that only the last letter can be answered. */
async function mailOffer(tx: Transaction, member: HiringMember, offer: Offer, deadline: Date | null): Promise<void> {
  const { organizationId, id, organization } = offer;
  await revokeLinks(tx, { organizationId, purpose: "offer", offerId: id });
  const token = await makeLink(tx, {
    organizationId,
    purpose: "offer",
    offerId: id,
    expiresAt: deadline ?? after(now(), 14 * DAY_MS),
  });
  const lastDay = deadlineText(deadline?.toISOString(), organization.timeZone);
  await queueLetter(tx, {
    ...letterAbout(offer),
    values: {
      "offer.title": offer.title,
      "offer.startDate": longDay(offer.startDate?.toISOString()),
      "offer.deadline": lastDay,
      "sender.name": nameOf(member.principal.account) || organization.name,
    },
    facts: [`Please answer by ${lastDay}.`],
    link: { url: `${config().appUrl}/careers/offer?token=${token}`, label: "Read the offer" },
    sentBy: member.userId,
    replyTo: member.principal.account.email,
    // One mail for one link, whatever is clicked twice.
    dedupeKey: `offer-${id}-${tokenHash(token).slice(0, 16)}`,
  });
}

async function mailWithdrawn(tx: Transaction, offer: Offer, sentBy: number | null): Promise<void> {
  await queueLetter(tx, {
    ...letterAbout(offer),
    text: {
      subject: "Your offer from {{organization.name}} was withdrawn",
      body: "Hello {{candidate.firstName}},\n\nthe offer for {{job.title}} is no longer open. Please ask us if you have questions.",
    },
    sentBy,
    replyTo: offer.createdByUser?.email,
  });
}

const TOLD: Record<OfferHandStep, string> = {
  submit: "submitted for approval",
  approve: "approved",
  reject: "rejected",
  recall: "recalled",
  send: "sent",
  extend: "extended",
  revise: "taken up again as a new version",
  withdraw: "withdrawn",
  rescind: "withdrawn after it was accepted",
};

async function tell(tx: Transaction, member: HiringMember, offer: Offer, action: OfferHandStep, reason: string | null) {
  const { organizationId, id } = offer;
  await recordActivity(tx, member, {
    type: `offer.${action}`,
    entity: { type: "offer", id },
    candidateId: offer.application.candidate.id,
    title: `Offer ${offer.title}: ${TOLD[action]}`,
    description: reason,
    isPublic: false,
  });
  await recordAudit(tx, member.principal, {
    action: `offer.${action}`,
    organizationId,
    entity: { type: "offer", id },
    before: { status: offer.status, version: offer.currentVersion },
    ...(reason ? { detail: { reason } } : {}),
  });
}

/** Ends the open offers of an application that has ended, in the caller's transaction; links to them die. */
export async function callOffOffers(
  tx: Transaction,
  { organizationId, applicationId, reason }: { organizationId: number; applicationId: number; reason: string },
): Promise<void> {
  const open = await tx.offer.findMany({
    where: {
      organizationId,
      applicationId,
      status: { in: ["draft", "pending_approval", "approved", "sent", "viewed"] },
    },
    select: { id: true },
  });
  for (const { id } of open) {
    const offer = await holdOffer(tx, { organizationId, id });
    await revokeLinks(tx, { organizationId, purpose: "offer", offerId: id });
    await skipOpenApprovals(tx, offer);
    await stepOffer(tx, offer, "call_off", "clock", { withdrawnAt: now(), withdrawnReason: reason });
    await recordOfferEvent(tx, offer, "withdrawn", { note: reason });
  }
}
