import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import type { SubscriberModel as Subscriber } from "~/platform/db/generated/models";
import { Invalid } from "~/platform/errors";
import type { Cadence } from "./alert-forms";
import { preferencesToken } from "./alert-links";
import { placeNames } from "./alert-places";
import { mirrorFirstPlace } from "./mirror-first-place";
import { type PendingRequest, pendingRequest } from "./request-subscription";
import { beginWatch, titleOfLaw } from "./watched-laws";

export type WaitingRequest = {
  email: string;
  places: string[];
  categories: string[];
  cadence: Cadence;
  law: string | null;
};

const open = (token: string) => ({ confirmTokenHash: tokenHash(token), confirmTokenExpiry: { gt: now() } });

/** What a click on the confirmation link will start, or null when the link is forged, used or too old. */
export async function describeConfirmation(token: string): Promise<WaitingRequest | null> {
  const subscriber = await db().subscriber.findFirst({ where: open(token) });
  const request = subscriber && pendingRequest.safeParse(subscriber.pendingRequest).data;
  if (!request) return null;
  const [{ label }, law] = await Promise.all([placeNames(), titleOfLaw(request.lawId)]);
  const { categories, cadence } = request;
  return { email: subscriber.email, places: request.places.map(label), categories, cadence, law };
}

/** Starts the alerts that the link stands for, once, and answers the signed way to the preferences. */
export async function confirmSubscription(token: string): Promise<{ preferencesToken: string }> {
  return db().$transaction(async (tx) => {
    const [subscriber] = await tx.subscriber.updateManyAndReturn({
      where: open(token),
      data: { confirmTokenHash: null, confirmTokenExpiry: null },
    });
    const request = subscriber && pendingRequest.safeParse(subscriber.pendingRequest).data;
    if (!request) throw new Invalid("This link no longer works.", { code: "link_expired" });
    await applyRequest(tx, subscriber, request);
    const entity = { type: "subscriber", id: subscriber.id };
    await recordAudit(tx, { kind: "visitor" }, { action: "subscriber.confirm", entity });
    return { preferencesToken: preferencesToken(subscriber) };
  });
}

async function applyRequest(tx: Transaction, subscriber: Subscriber, request: PendingRequest): Promise<void> {
  const { id } = subscriber;
  const { firstName, lastName, company, timeZone } = request;
  const at = now();
  // Who had left and comes back starts with what is asked for now.
  if (subscriber.unsubscribedAt) {
    await tx.subscription.deleteMany({ where: { subscriberId: id } });
    await tx.lawWatch.deleteMany({ where: { subscriberId: id } });
  }
  if (request.lawId) await beginWatch(tx, id, request.lawId);
  const held = await tx.subscription.count({ where: { subscriberId: id } });
  for (const [index, place] of request.places.entries()) await addPlace(tx, id, place, request, held + index);
  await tx.subscriber.update({
    where: { id },
    data: {
      firstName: firstName ?? undefined,
      lastName: lastName ?? undefined,
      company: company ?? undefined,
      timeZone: timeZone ?? undefined,
      pendingRequest: Prisma.DbNull,
      isActive: true,
      unsubscribedAt: null,
      confirmedAt: subscriber.confirmedAt ?? at,
    },
  });
  await mirrorFirstPlace(tx, id);
}

type Wish = Pick<PendingRequest, "categories" | "cadence" | "weekday">;

/** Adds a place, or changes the subscription of a place that is there already. */
export async function addPlace(
  tx: Transaction,
  subscriberId: number,
  { jurisdiction, city }: { jurisdiction: string; city: string | null },
  { categories, cadence, weekday }: Wish,
  position: number,
): Promise<void> {
  const wish = { categories, cadence, weekday: cadence === "weekly" ? (weekday ?? 1) : null, isActive: true };
  const { count } = await tx.subscription.updateMany({ where: { subscriberId, jurisdiction, city }, data: wish });
  if (count > 0) return;
  const unsubscribeToken = randomToken(24);
  await tx.subscription.create({
    data: { subscriberId, jurisdiction, city, position, unsubscribeToken, ...wish },
    select: { id: true },
  });
}
