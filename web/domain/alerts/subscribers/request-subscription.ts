import { z } from "zod";
import type { Principal } from "~/domain/access";
import { recordAudit } from "~/domain/access";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { randomToken, tokenHash } from "~/platform/crypto";
import { db, type Transaction } from "~/platform/db/client";
import { invalidField } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { consumeRate } from "~/platform/rate-limit";
import { CADENCES, type SubscribeForm, TIME_ZONES } from "./alert-forms";
import { confirmUrl } from "./alert-links";
import { type PlaceNames, placeNames } from "./alert-places";
import { checkedLaw } from "./watched-laws";

const CONFIRM_DAYS = 7;

/** What waits for the reader's click, as it is kept. */
export const pendingRequest = z.object({
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  company: z.string().nullish(),
  places: z.array(z.object({ jurisdiction: z.string(), city: z.string().nullable() })).min(1),
  categories: z.array(z.string()),
  cadence: z.enum(CADENCES),
  weekday: z.number().int().nullish(),
  timeZone: z.enum(TIME_ZONES).nullish(),
  lawId: z.number().int().nullish(),
});
export type PendingRequest = z.output<typeof pendingRequest>;

/**
 * Takes down who wants which alerts and asks the mailbox for a click (double opt-in). Nothing that a reader has already is
 * changed before that, and the answer does not tell whether the address was known.
 */
export async function requestSubscription(principal: Principal, form: SubscribeForm): Promise<{ places: string[] }> {
  const { email, law: slug, ...wish } = form;
  const [names, law] = await Promise.all([placeNames(), checkedLaw(slug)]);
  const request: PendingRequest = { ...wish, places: checkedPlaces(wish.places, names), lawId: law?.id };
  await consumeRate({ key: `alert-confirm:${email}`, max: 5, windowSeconds: 3600 });
  const token = randomToken();
  const userId = principal.account?.email === email && !principal.impersonator ? principal.account.id : undefined;
  const places = request.places.map(names.label);
  await db().$transaction(async (tx) => {
    const subscriber = await keepRequest(tx, email, request, { token, userId });
    await queueMail(tx, {
      to: email,
      toName: [request.firstName, request.lastName].filter(Boolean).join(" ") || null,
      template: "alert-confirm",
      data: {
        firstName: request.firstName,
        places,
        categories: request.categories,
        cadence: request.cadence,
        law: law?.title,
        validMinutes: (CONFIRM_DAYS * DAY_MS) / MINUTE_MS,
      },
      secrets: { confirmUrl: confirmUrl(token) },
      subscriberId: subscriber.id,
    });
    const entity = { type: "subscriber", id: subscriber.id };
    await recordAudit(tx, principal, { action: "subscriber.request", entity, detail: { places: places.length } });
  });
  kickMail();
  return { places };
}

function checkedPlaces(places: SubscribeForm["places"], names: PlaceNames): PendingRequest["places"] {
  return places.map(({ jurisdiction, city }) => {
    if (!names.knows(jurisdiction))
      throw invalidField("jurisdiction", `There is no state with the code ${jurisdiction}`);
    return { jurisdiction, city: names.city(jurisdiction, city) };
  });
}

type Proof = { token: string; userId: number | undefined };

async function keepRequest(tx: Transaction, email: string, request: PendingRequest, { token, userId }: Proof) {
  const at = now();
  const waiting = {
    pendingRequest: request,
    confirmTokenHash: tokenHash(token),
    confirmTokenExpiry: after(at, CONFIRM_DAYS * DAY_MS),
    userId,
  };
  const [first] = request.places;
  const { firstName, lastName, company, categories } = request;
  const mirror = { firstName, lastName, company, jurisdiction: first?.jurisdiction, city: first?.city, categories };
  const subscriber = await tx.subscriber.upsert({
    where: { email },
    create: {
      email,
      ...waiting,
      ...mirror,
      timeZone: request.timeZone ?? undefined,
      unsubscribeToken: randomToken(24),
      subscribedAt: at,
      createdAt: at,
    },
    update: waiting,
    select: { id: true, confirmedAt: true },
  });
  // Nothing was confirmed so far: the newest wish is the one to show.
  if (!subscriber.confirmedAt) await tx.subscriber.update({ where: { id: subscriber.id }, data: mirror });
  return subscriber;
}
