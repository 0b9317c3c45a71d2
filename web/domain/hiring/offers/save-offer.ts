import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { isActive } from "../states/application-states";
import { holdApplication } from "../states/held-application";
import type { OfferStatus } from "../states/offer-states";
import { checkOffer } from "./check-offer";
import { findOffer, holdOffer, type Offer, recordOfferEvent, statusOf } from "./held-offer";
import { offerColumns, offerData } from "./offer-data";
import type { NewOffer, OfferChange } from "./offer-form";

const LIVE: OfferStatus[] = ["draft", "pending_approval", "approved", "sent", "viewed", "accepted"];

/** Drafts an offer for an application; there is one live offer at a time. */
export const createOffer = (member: HiringMember, { applicationId, ...form }: NewOffer): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const application = await holdApplication(tx, { organizationId, id: applicationId });
    if (!isActive(application.status)) {
      throw new Conflict(`This application is ${application.status}. Reopen it first.`, { code: "application_ended" });
    }
    await refuseSecondOffer(tx, { organizationId, applicationId });
    await refuseUnknownTemplate(tx, organizationId, form.letterTemplateId);
    const { timeZone } = await tx.organization.findUniqueOrThrow({
      where: { id: organizationId },
      select: { timeZone: true },
    });
    const { id } = await tx.offer.create({
      data: { ...offerColumns(form, timeZone), organizationId, applicationId, createdBy: userId, createdAt: now() },
      select: { id: true },
    });
    const offer = await sureOffer(tx, organizationId, id);
    await keepOfferVersion(tx, offer, userId);
    await recordOfferEvent(tx, offer, "created", { actedBy: userId });
    await checkOffer(tx, offer);
    await recordActivity(tx, member, {
      type: "offer.created",
      entity: { type: "offer", id },
      candidateId: application.candidateId,
      title: `Offer drafted: ${form.title}`,
      isPublic: false,
    });
    return { id };
  });

export const sureOffer = async (tx: Transaction, organizationId: number, id: number): Promise<Offer> => {
  const found = await findOffer(tx, organizationId, id);
  if (!found) throw new NotFound("This offer was not found.");
  return found;
};

type OfApplication = { organizationId: number; applicationId: number; exceptId?: number };

export async function refuseSecondOffer(tx: Transaction, { organizationId, applicationId, exceptId }: OfApplication) {
  const live = await tx.offer.findFirst({
    where: { organizationId, applicationId, status: { in: LIVE }, id: { not: exceptId } },
    select: { id: true },
  });
  if (live)
    throw new Conflict("This application has an offer already. Change or withdraw that one.", {
      code: "offer_exists",
      offerId: live.id,
    });
}

async function refuseUnknownTemplate(tx: Transaction, organizationId: number, id: number | null | undefined) {
  if (!id) return;
  const known = await tx.offerTemplate.findFirst({
    where: { id, organizationId, isActive: true },
    select: { id: true },
  });
  if (!known) throw invalidField("letterTemplateId", "Choose one of your letters.");
}

/** The offer as it stands becomes what its current version says. */
export async function keepOfferVersion(tx: Transaction, offer: Offer, userId: number | null): Promise<void> {
  const { organizationId, id: offerId, currentVersion: version } = offer;
  const data = { ...offerData(offer) } as unknown as Prisma.InputJsonObject;
  await tx.offerVersion.upsert({
    where: { organizationId_offerId_version: { organizationId, offerId, version } },
    create: { organizationId, offerId, version, data, createdBy: userId, createdAt: now() },
    update: { data },
    select: { id: true },
  });
}

/** Changes a draft. Whatever was approved or sent is changed by a new version only. */
export async function updateOffer(member: HiringMember, id: number, { version, ...form }: OfferChange): Promise<void> {
  const { organizationId, userId } = member;
  await inHiring(member, async (tx) => {
    const offer = await holdOffer(tx, { organizationId, id, version });
    if (statusOf(offer) !== "draft") {
      throw new Conflict("Only a draft can be changed. Make a new version of this offer first.", { code: "not_draft" });
    }
    await refuseUnknownTemplate(tx, organizationId, form.letterTemplateId);
    await tx.offer.update({
      where: { id },
      data: { ...offerColumns(form, offer.organization.timeZone), version: { increment: 1 } },
      select: { id: true },
    });
    const changed = await sureOffer(tx, organizationId, id);
    await keepOfferVersion(tx, changed, userId);
    await checkOffer(tx, changed);
  });
}

/** Deletes a draft that nobody outside has seen; anything else is withdrawn, and stays. */
export async function deleteOffer(member: HiringMember, id: number): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const offer = await holdOffer(tx, { organizationId, id });
    if (statusOf(offer) !== "draft" || offer.currentVersion > 1) {
      throw new Conflict("Only a first draft is deleted. Withdraw this offer instead: its record must stay.", {
        code: "not_draft",
      });
    }
    await tx.complianceFinding.deleteMany({ where: { organizationId, offerId: id } });
    await tx.offer.delete({ where: { id } });
    await recordAudit(tx, member.principal, { action: "offer.delete", organizationId, entity: { type: "offer", id } });
  });
}
