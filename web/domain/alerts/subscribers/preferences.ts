import { now } from "~/platform/clock";
import { db, type Transaction } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { invalidField, NotFound } from "~/platform/errors";
import type { NewPlaceForm, ReaderForm, SubscriptionForm } from "./alert-forms";
import { readPreferencesToken } from "./alert-links";
import { placeNames } from "./alert-places";
import { addPlace } from "./confirm-subscription";
import { mirrorFirstPlace } from "./mirror-first-place";
import { watchedLaws } from "./watched-laws";

const MOST_PLACES = 60;

/** The reader behind a preferences link; a forged one finds nobody. */
async function readerOf(tx: Transaction, token: string) {
  const read = readPreferencesToken(token);
  const reader = read && (await tx.subscriber.findUnique({ where: { id: read.id } }));
  if (!reader?.confirmedAt || reader.unsubscribeToken.slice(0, 10) !== read?.proof) {
    throw new NotFound("This link no longer works. Open the newest mail of your alerts.");
  }
  return reader;
}

type NextRow = { id: number; next: Date };
const NEXT_SQL = `
  select p.id, alert_due_at($2, p.cadence, p.weekday, s.time_zone) as next
  from subscriptions p join subscribers s on s.id = p.subscriber_id where p.subscriber_id = $1`;

export type Preferences = Awaited<ReturnType<typeof readPreferences>>;

/** What a reader has asked for, with the next moment of each digest. */
export async function readPreferences(token: string) {
  const reader = await readerOf(db(), token);
  const { label } = await placeNames();
  const [subscriptions, next, laws] = await Promise.all([
    db().subscription.findMany({
      where: { subscriberId: reader.id, isActive: true },
      orderBy: [{ position: "asc" }, { id: "asc" }],
    }),
    queryPrepared<NextRow>("alert-next", NEXT_SQL, [reader.id, now()]),
    watchedLaws(reader.id),
  ]);
  const { email, firstName, lastName, company, timeZone, unsubscribedAt, isActive, bouncedAt, unsubscribeToken } =
    reader;
  return {
    ...{ email, firstName, lastName, company, timeZone, unsubscribeToken },
    state: unsubscribedAt ? ("left" as const) : isActive ? ("active" as const) : ("paused" as const),
    bounced: bouncedAt !== null,
    laws,
    subscriptions: subscriptions.map(({ id, jurisdiction, city, categories, cadence, weekday }) => ({
      ...{ id, jurisdiction, city, categories, cadence, weekday },
      place: label({ jurisdiction, city }),
      nextDigestAt: cadence === "instant" ? null : (next.find((row) => row.id === id)?.next ?? null),
    })),
  };
}

/** Changes cadence and categories of one place. */
export async function changeSubscription(token: string, id: number, form: SubscriptionForm): Promise<void> {
  await change(token, async (tx, subscriberId) => {
    const weekday = form.cadence === "weekly" ? (form.weekday ?? 1) : null;
    const where = { id, subscriberId, isActive: true };
    const { count } = await tx.subscription.updateMany({ where, data: { ...form, weekday } });
    if (count === 0) throw new NotFound("This place is no longer among your alerts.");
  });
}

/** Adds a place to the alerts; the link is proof that the mailbox is the reader's. */
export async function addSubscription(token: string, { jurisdiction, city, ...wish }: NewPlaceForm): Promise<void> {
  const names = await placeNames();
  if (!names.knows(jurisdiction)) throw invalidField("jurisdiction", `There is no state with the code ${jurisdiction}`);
  await change(token, async (tx, subscriberId) => {
    const held = await tx.subscription.count({ where: { subscriberId } });
    if (held >= MOST_PLACES) throw invalidField("jurisdiction", `More than ${MOST_PLACES} places are not possible`);
    const place = { jurisdiction, city: names.city(jurisdiction, city) };
    await addPlace(tx, subscriberId, place, wish, held);
    // A new wish ends an unsubscription; a pause by an administrator stays.
    const left = { id: subscriberId, unsubscribedAt: { not: null } };
    await tx.subscriber.updateMany({ where: left, data: { unsubscribedAt: null, isActive: true } });
  });
}

/** Ends the alerts of one place. */
export async function endSubscription(token: string, id: number): Promise<void> {
  await change(token, async (tx, subscriberId) => {
    await tx.subscription.updateMany({ where: { id, subscriberId }, data: { isActive: false } });
  });
}

/** Ends the watch of one law. */
export async function endWatch(token: string, lawId: number): Promise<void> {
  await change(token, async (tx, subscriberId) => {
    await tx.lawWatch.deleteMany({ where: { subscriberId, lawId } });
  });
}

/** Changes name, company and time zone. */
export async function changeReader(token: string, form: ReaderForm): Promise<void> {
  await change(token, async (tx, id) => {
    await tx.subscriber.update({ where: { id }, data: form });
  });
}

async function change(token: string, work: (tx: Transaction, subscriberId: number) => Promise<void>): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id } = await readerOf(tx, token);
    // Two changes at once: the second sees what the first left.
    await tx.$queryRaw`select id from subscribers where id = ${id} for update`;
    await work(tx, id);
    await mirrorFirstPlace(tx, id);
  });
}
