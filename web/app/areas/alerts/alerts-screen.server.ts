import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done } from "~/app/server/form.server";
import { rowId } from "~/app/server/form-fields.server";
import { principalOf } from "~/app/server/principal.server";
import { REFERRER_POLICY } from "~/app/shell/hides-address";
import type { Preferences } from "~/domain/alerts";
import {
  addSubscription,
  alertPlaceChoices,
  changeReader,
  changeSubscription,
  endSubscription,
  endWatch,
  findWatchable,
  monitoredSources,
  newPlaceForm,
  readerForm,
  readPreferences,
  requestSubscription,
  subscribeForm,
  subscriptionForm,
  updateVolume,
} from "~/domain/alerts";
import { consumeRate } from "~/platform/rate-limit";

const readAt = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

/** Everything of the page where one subscribes. */
export async function emailAlertsView(arrival: LoaderFunctionArgs) {
  const { account } = await principalOf(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const [places, volume, sources, law] = await Promise.all([
    alertPlaceChoices(),
    updateVolume(),
    monitoredSources(),
    findWatchable(params.get("law")),
  ]);
  const wanted = (params.get("state") ?? law?.jurisdiction ?? "").toUpperCase();
  const known = wanted === "FEDERAL" || places.some(({ code }) => code === wanted);
  return {
    tab: params.get("tab") === "about" ? ("about" as const) : ("subscribe" as const),
    places,
    volume,
    defaults: {
      email: account?.email ?? "",
      firstName: account?.firstName ?? "",
      lastName: account?.lastName ?? "",
      jurisdiction: known ? wanted : "CA",
      law: law && { slug: law.slug, title: law.title },
    },
    sources: sources.map(({ name, url, lastSuccessAt }) => ({
      name,
      url,
      lastRead: lastSuccessAt ? `${readAt.format(lastSuccessAt)} ET` : null,
    })),
  };
}

const SUBSCRIBED = {
  title: "Successfully Subscribed!",
  description: "You'll receive email notifications about employment law changes that affect your jurisdiction.",
} as const;

/** The action of that page. */
export const subscribeAction = onlyAct(
  principalOf,
  INTENT.subscribeAlerts,
  act({
    schema: subscribeForm,
    call: async (principal, wish, { arrival }) => {
      await consumeRate({ key: "subscribe:address", from: arrival.context.address, max: 20, windowSeconds: 3600 });
      const { places } = await requestSubscription(principal, wish);
      return { email: wish.email, places };
    },
    shown: (subscribed, { intent }) => ({ outcome: done(intent, SUBSCRIBED), subscribed }),
  }),
);

/** The preferences behind a signed link. The link is a key: it leaves neither for other sites nor for caches. */
export async function preferencesView({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const [preferences, places] = await Promise.all([orErrorScreen(readPreferences(token)), alertPlaceChoices()]);
  return data(
    { token, places, preferences: shown(preferences) },
    { headers: { "cache-control": "no-store", "referrer-policy": REFERRER_POLICY } },
  );
}

function shown({ subscriptions, timeZone, ...reader }: Preferences) {
  const at = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const rows = subscriptions.map(({ nextDigestAt, ...row }) => ({
    ...row,
    next: nextDigestAt ? at.format(nextDigestAt) : null,
  }));
  return { ...reader, timeZone, subscriptions: rows };
}

const UPDATED = { title: "Alerts Updated", description: "Your choice has been saved." };
const byId = z.object({ id: rowId });

/** Whoever has the signed link acts for its reader. */
const reader = async ({ request }: ActionFunctionArgs): Promise<string> =>
  new URL(request.url).searchParams.get("token") ?? "";

/** The action of the preferences. */
export const preferencesAction = acts(reader, {
  [INTENT.changeReader]: act({
    schema: readerForm,
    call: changeReader,
    said: { ...UPDATED, description: "Your details have been saved." },
  }),
  [INTENT.changeAlert]: act({
    schema: subscriptionForm.extend({ id: rowId }),
    call: (token, { id, ...wish }) => changeSubscription(token, id, wish),
    said: UPDATED,
  }),
  [INTENT.addAlert]: act({
    schema: newPlaceForm,
    call: addSubscription,
    said: { title: "Place Added", description: "You will get its updates from now on." },
  }),
  [INTENT.endWatch]: act({
    schema: byId,
    call: (token, { id }) => endWatch(token, id),
    said: { title: "Law Removed", description: "You will no longer get its updates." },
  }),
  [INTENT.endAlert]: act({
    schema: byId,
    call: (token, { id }) => endSubscription(token, id),
    said: { title: "Place Removed", description: "You will no longer get its updates." },
  }),
});
