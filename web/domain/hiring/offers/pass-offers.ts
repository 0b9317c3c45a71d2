import { revokeLinks } from "~/platform/action-links";
import { now } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import { holdOffer, recordOfferEvent, statusOf, stepOffer } from "./held-offer";
import { offerAddress } from "./offer-approval";

/** Ends the offers whose last day has passed without an answer, and tells who made them. */
export async function passOffers({ signal }: { signal?: AbortSignal } = {}): Promise<{ expired: number }> {
  const { rows } = await pool().query<{ organizationId: number }>(
    `select organizations_with_passed_offers($1) as "organizationId"`,
    [now()],
  );
  let expired = 0;
  for (const { organizationId } of rows) {
    if (signal?.aborted) break;
    const due = await inOrganization(organizationId, (tx) =>
      tx.offer.findMany({
        where: { organizationId, status: { in: ["sent", "viewed"] }, responseDeadline: { lte: now() } },
        select: { id: true },
        take: 1000,
      }),
    );
    for (const { id } of due) if (await expire(organizationId, id)) expired += 1;
  }
  if (expired > 0) kickMail();
  return { expired };
}

/** Reads again under the lock: the answer may have come in the last second. */
const expire = (organizationId: number, id: number): Promise<boolean> =>
  inOrganization(organizationId, async (tx) => {
    const offer = await holdOffer(tx, { organizationId, id });
    const waits = ["sent", "viewed"].includes(statusOf(offer));
    if (!waits || !offer.responseDeadline || offer.responseDeadline > now()) return false;
    await stepOffer(tx, offer, "expire", "clock");
    await recordOfferEvent(tx, offer, "expired");
    await revokeLinks(tx, { organizationId, purpose: "offer", offerId: id });
    const { candidate, job } = offer.application;
    await recordActivity(
      tx,
      { organizationId },
      {
        type: "offer.expired",
        entity: { type: "offer", id },
        candidateId: candidate.id,
        title: `Offer ${offer.title}: the last day passed without an answer`,
        isPublic: false,
      },
    );
    if (offer.createdByUser) {
      await queueTeamMail(tx, offer.application.jobId, {
        to: offer.createdByUser.email,
        template: "hiring-letter",
        data: {
          subject: `No answer to the offer: ${mailedName(candidate)}, ${job.title}`.slice(0, 300),
          body: "The last day for an answer has passed. You can extend the deadline or make a new version.",
          organizationName: offer.organization.name,
          buttonLabel: "Open the offer",
        },
        secrets: { link: offerAddress(id) },
        organizationId,
        dedupeKey: `offer-expired-${id}-${offer.responseDeadline.getTime()}`,
      });
    }
    return true;
  });
