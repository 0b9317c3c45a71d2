import { z } from "zod";
import { emitEvent } from "~/domain/events";
import { markUsed, type OpenLink, withLink } from "~/platform/action-links";
import { after, DAY_MS, now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { readFile } from "~/platform/files/files";
import { kickMail } from "~/platform/mail/kick-mail";
import { withoutLinks } from "~/platform/mail/without-links";
import { recordActivity } from "../activity/record-activity";
import { isActive } from "../states/application-states";
import { queueLetter } from "../templates/candidate-letter";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import { findOffer, holdOffer, letterAbout, type Offer, recordOfferEvent, statusOf, stepOffer } from "./held-offer";
import { offerAddress } from "./offer-approval";
import { deadlineText, letterOf, type OfferLetter } from "./offer-letter";

/** How long a candidate can come back to a letter that was answered. */
const KEPT_DAYS = 90;

const hash = z.string().regex(/^[0-9a-f]{64}$/, "Open the offer again from the mail.");
export const acceptForm = z.object({
  signature: z.string().trim().min(2, "Type your full name.").max(200),
  agree: z.literal("on", "Please agree to sign electronically."),
  /** Of the letter that was on the screen: an answer counts for that letter only. */
  documentHash: hash,
});
export const declineForm = z.object({
  reasonId: z.coerce.number().int().positive().nullish().catch(null),
  note: z.string().trim().max(2000).default(""),
});

/** Where an answer came from, kept as evidence. */
export type Signing = { address: string; userAgent: string | null };

export type OwnOffer = {
  organizationName: string;
  jobTitle: string;
  firstName: string;
  letter: OfferLetter;
  documentHash: string;
  status: "open" | "accepted" | "declined";
  lastDay: string;
  signedBy: string | null;
  signedAt: Date | null;
  reasons: { id: number; label: string }[];
};

type Sent = { letter: OfferLetter; documentHash: string; storageKey: string; name: string };

/** The letter of the version that stands, exactly as it was sent. */
async function sentVersion(
  tx: Transaction,
  { organizationId, id: offerId, currentVersion: version }: Offer,
): Promise<Sent> {
  const row = await tx.offerVersion.findUnique({
    where: { organizationId_offerId_version: { organizationId, offerId, version } },
    include: { letterFile: true },
  });
  const letter = letterOf(row);
  if (!row?.letterFile || !row.documentHash || !letter) throw dead();
  return {
    letter,
    documentHash: row.documentHash,
    storageKey: row.letterFile.storageKey,
    name: row.letterFile.originalName,
  };
}

const OPEN = ["sent", "viewed"];
const dead = () => new NotFound("This link no longer works.");

async function offerOf(tx: Transaction, { organizationId, offerId }: OpenLink, hold: boolean): Promise<Offer> {
  const id = offerId as number;
  const offer = hold ? await holdOffer(tx, { organizationId, id }) : await findOffer(tx, organizationId, id);
  const passed =
    offer && OPEN.includes(offer.status) && offer.responseDeadline !== null && offer.responseDeadline <= now();
  if (!offer || passed || ![...OPEN, "accepted", "declined"].includes(offer.status)) throw dead();
  return offer;
}

/** What a candidate sees behind the link; the first look is noted. */
export async function ownOffer(token: string, signing: Signing): Promise<OwnOffer> {
  return withLink(token, "offer", async (tx, link) => {
    const seen = await offerOf(tx, link, false);
    if (statusOf(seen) === "sent") await noteView(tx, link, signing);
    const offer = await offerOf(tx, link, false);
    const { letter, documentHash } = await sentVersion(tx, offer);
    const signed = await tx.offerEvent.findFirst({
      where: { organizationId: offer.organizationId, offerId: offer.id, type: "accepted" },
      orderBy: { id: "desc" },
    });
    const reasons = await tx.reason.findMany({
      where: { organizationId: offer.organizationId, kind: "offer_declined", isActive: true },
      orderBy: { sortOrder: "asc" },
      select: { id: true, label: true },
    });
    const status = statusOf(offer);
    return {
      organizationName: offer.organization.name,
      jobTitle: offer.application.job.title,
      firstName: offer.application.candidate.firstName,
      letter,
      documentHash,
      status: status === "accepted" || status === "declined" ? status : "open",
      lastDay: deadlineText(offer.responseDeadline?.toISOString(), offer.organization.timeZone),
      signedBy: signed?.signatureName ?? null,
      signedAt: offer.acceptedAt,
      reasons,
    };
  });
}

async function noteView(tx: Transaction, link: OpenLink, { address, userAgent }: Signing): Promise<void> {
  const offer = await offerOf(tx, link, true);
  if (statusOf(offer) !== "sent") return;
  await markUsed(tx, link);
  await stepOffer(tx, offer, "view", "candidate", { viewedAt: now() });
  await recordOfferEvent(tx, offer, "viewed", { ipAddress: address.slice(0, 45), userAgent });
}

/** Accepts by a typed name: whose, when, from where and over which bytes is kept. Once, and for the letter that was shown. */
export async function acceptOffer(
  token: string,
  { signature, documentHash }: Pick<z.output<typeof acceptForm>, "signature" | "documentHash">,
  { address, userAgent }: Signing,
): Promise<void> {
  await withLink(token, "offer", async (tx, link) => {
    const offer = await offerOf(tx, link, true);
    refuseAnswered(offer);
    const sent = await sentVersion(tx, offer);
    if (sent.documentHash !== documentHash) {
      throw new Conflict("The offer has changed since you opened it. Read it again, then answer.", {
        code: "offer_changed",
      });
    }
    const at = now();
    await stepOffer(tx, offer, "accept", "candidate", { acceptedAt: at });
    await recordOfferEvent(tx, offer, "accepted", {
      signatureName: signature,
      documentHash,
      ipAddress: address.slice(0, 45),
      userAgent,
    });
    await settleLink(tx, link);
    await tellAccepted(tx, offer, sent, signature);
    await noteAnswer(tx, offer, "accepted", `Signed as ${signature}`);
  });
  kickMail();
}

/** Declines, with a reason if the candidate wants to give one. */
export async function declineOffer(
  token: string,
  { reasonId, note }: z.output<typeof declineForm>,
  { address, userAgent }: Signing,
): Promise<void> {
  await withLink(token, "offer", async (tx, link) => {
    const offer = await offerOf(tx, link, true);
    refuseAnswered(offer);
    const { organizationId } = offer;
    const reason = reasonId
      ? await tx.reason.findFirst({
          where: { id: reasonId, organizationId, kind: "offer_declined" },
          select: { id: true, label: true },
        })
      : null;
    if (reasonId && !reason) throw invalidField("reasonId", "Choose one of the reasons.");
    await stepOffer(tx, offer, "decline", "candidate", { declinedAt: now(), declineReasonId: reason?.id ?? null });
    const text = [reason?.label, note].filter(Boolean).join(": ") || null;
    await recordOfferEvent(tx, offer, "declined", { note: text, ipAddress: address.slice(0, 45), userAgent });
    await settleLink(tx, link);
    await tellRecruiter(tx, offer, `declined the offer${text ? `: ${text}` : "."}`);
    await noteAnswer(tx, offer, "declined", text);
  });
  kickMail();
}

function refuseAnswered(offer: Offer): void {
  if (!OPEN.includes(offer.status)) throw new Conflict(`This offer was ${offer.status} already.`, { code: "answered" });
  if (!isActive(offer.application.status)) throw dead();
}

/** After the answer the link only shows the letter. */
const settleLink = (tx: Transaction, link: OpenLink) =>
  tx.actionLink.update({
    where: { id: link.id },
    data: { usedAt: now(), useCount: { increment: 1 }, expiresAt: after(now(), KEPT_DAYS * DAY_MS) },
    select: { id: true },
  });

async function tellAccepted(tx: Transaction, offer: Offer, sent: Sent, signature: string): Promise<void> {
  await queueLetter(tx, {
    ...letterAbout(offer),
    text: {
      subject: "You accepted the offer from {{organization.name}}",
      body: `Hello {{candidate.firstName}},\n\nthank you. You accepted the offer for {{job.title}} and signed as ${withoutLinks(signature)}. The letter is attached.`,
    },
    facts: [`Its fingerprint (SHA-256): ${sent.documentHash}`],
    attachments: [{ kind: "file", filename: sent.name, mimeType: "application/pdf", storageKey: sent.storageKey }],
    replyTo: offer.createdByUser?.email,
  });
  await tellRecruiter(tx, offer, "accepted the offer. Hire them when everything else is done.");
}

async function tellRecruiter(tx: Transaction, offer: Offer, what: string): Promise<void> {
  const { createdByUser, organizationId, application, organization } = offer;
  if (!createdByUser) return;
  const who = mailedName(application.candidate);
  await queueTeamMail(tx, application.jobId, {
    to: createdByUser.email,
    template: "hiring-letter",
    data: {
      subject: `${who}: answer to the offer for ${application.job.title}`.slice(0, 300),
      body: `${who} ${what}`,
      organizationName: organization.name,
      buttonLabel: "Open the offer",
    },
    secrets: { link: offerAddress(offer.id) },
    organizationId,
    userId: createdByUser.id,
    dedupeKey: `offer-answer-${offer.id}-${offer.version}`,
  });
}

async function noteAnswer(tx: Transaction, offer: Offer, answer: "accepted" | "declined", text: string | null) {
  const { organizationId, id, applicationId } = offer;
  await recordActivity(
    tx,
    { organizationId },
    {
      type: `offer.${answer}`,
      entity: { type: "offer", id },
      candidateId: offer.application.candidate.id,
      title: `The candidate ${answer} the offer ${offer.title}`,
      description: text,
      isPublic: false,
    },
  );
  await emitEvent(tx, organizationId, `offer.${answer}`, { offerId: id, applicationId, status: answer });
}

/** The letter's PDF by the candidate's link. */
export async function ownOfferLetter(token: string) {
  const sent = await withLink(token, "offer", async (tx, link) => sentVersion(tx, await offerOf(tx, link, false)));
  const { chunks, sizeBytes } = await readFile(sent.storageKey);
  return { name: sent.name, mimeType: "application/pdf", sizeBytes, chunks };
}
