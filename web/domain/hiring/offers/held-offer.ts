import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, Forbidden, NotFound } from "~/platform/errors";
import {
  checkOfferStep,
  OFFER_TRANSITIONS,
  type OfferAction,
  type OfferActor,
  type OfferStatus,
} from "../states/offer-states";

export const WHOLE_OFFER = {
  application: {
    include: {
      candidate: { select: { id: true, firstName: true, lastName: true, email: true, erasedAt: true } },
      job: {
        select: {
          id: true,
          title: true,
          hiringManagerId: true,
          hiringManager: { select: { firstName: true, lastName: true } },
        },
      },
    },
  },
  organization: { select: { name: true, legalName: true, timeZone: true } },
  createdByUser: { select: { id: true, email: true, firstName: true, lastName: true } },
} as const;

export const findOffer = (tx: Transaction, organizationId: number, id: number) =>
  tx.offer.findFirst({ where: { id, organizationId }, include: WHOLE_OFFER });

export type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** Whom a letter about an offer goes to, and about what. */
export const letterAbout = ({ organizationId, organization, application }: Offer) => ({
  organizationId,
  organizationName: organization.name,
  applicationId: application.id,
  candidate: application.candidate,
  jobTitle: application.job.title,
  kind: "offer" as const,
});

export const statusOf = (offer: { status: string }): OfferStatus => offer.status as OfferStatus;

type Wanted = { organizationId: number; id: number; version?: number | null };

/** An offer that nobody else changes until the transaction ends; its application is held first. */
export async function holdOffer(tx: Transaction, { organizationId, id, version }: Wanted): Promise<Offer> {
  await tx.$queryRaw`select a.id from applications a join offers o on o.organization_id = a.organization_id and o.application_id = a.id
    where o.organization_id = ${organizationId} and o.id = ${id} for update of a`;
  await tx.$queryRaw`select id from offers where organization_id = ${organizationId} and id = ${id} for update`;
  const found = await findOffer(tx, organizationId, id);
  if (!found) throw new NotFound("This offer was not found.");
  if (version != null && version !== found.version) {
    throw new Conflict("Someone else changed this offer. Reload it, then continue.", { code: "stale" });
  }
  return found;
}

type EventType =
  | "created"
  | "submitted"
  | "approved"
  | "rejected"
  | "sent"
  | "viewed"
  | "accepted"
  | "declined"
  | "expired"
  | "extended"
  | "withdrawn"
  | "superseded";

export type Evidence = {
  actedBy?: number | null;
  signatureName?: string | null;
  documentHash?: string | null;
  ipAddress?: string | null;
  userAgent?: string | null;
  note?: string | null;
};

/** A line in the history of an offer, never changed. */
export async function recordOfferEvent(
  tx: Transaction,
  offer: Pick<Offer, "id" | "organizationId" | "currentVersion">,
  type: EventType,
  evidence: Evidence = {},
): Promise<void> {
  await tx.offerEvent.create({
    data: {
      organizationId: offer.organizationId,
      offerId: offer.id,
      offerVersion: offer.currentVersion,
      type,
      ...evidence,
      userAgent: evidence.userAgent?.slice(0, 400),
      createdAt: now(),
    },
    select: { id: true },
  });
}

const wordsOf = (status: string): string => status.replaceAll("_", " ");

export function requireStep(offer: Pick<Offer, "status">, action: OfferAction, actor: OfferActor): void {
  const verdict = checkOfferStep(action, statusOf(offer), actor);
  if (verdict === "role_missing") throw new Forbidden("Your role does not allow this step.", { code: "role_missing" });
  if (verdict === "no_such_transition") {
    throw new Conflict(`This cannot be done while the offer is ${wordsOf(offer.status)}.`, {
      code: "no_such_transition",
    });
  }
}

/** Takes one step of the table; the only function that writes the state of an offer. */
export async function stepOffer(
  tx: Transaction,
  offer: Pick<Offer, "id" | "organizationId" | "status" | "version">,
  action: OfferAction,
  actor: OfferActor,
  columns: Prisma.OfferUncheckedUpdateManyInput = {},
): Promise<OfferStatus> {
  requireStep(offer, action, actor);
  const status = OFFER_TRANSITIONS[action].to;
  const { count } = await tx.offer.updateMany({
    where: { id: offer.id, organizationId: offer.organizationId, version: offer.version },
    data: { ...columns, status, version: { increment: 1 } },
  });
  if (count === 0) throw new Conflict("Someone else changed this offer.", { code: "stale" });
  return status;
}
