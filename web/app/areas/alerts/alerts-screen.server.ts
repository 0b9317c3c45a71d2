import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { INTENT } from "~/app/forms/intents";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
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
export async function subscribeAction(arrival: ActionFunctionArgs) {
  const principal = await principalOf(arrival);
  const form = await formOf(arrival.request);
  return submit(form, { intent: INTENT.subscribeAlerts, schema: subscribeForm }, async (wish) => {
    await consumeRate({ key: "subscribe:address", from: arrival.context.address, max: 20, windowSeconds: 3600 });
    const { places } = await requestSubscription(principal, wish);
    return { outcome: done(INTENT.subscribeAlerts, SUBSCRIBED), subscribed: { email: wish.email, places } };
  });
}

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

type Act = (form: FormData, token: string) => ReturnType<typeof saveReader>;

/** The action of the preferences. */
export async function preferencesAction({ request }: ActionFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const form = await formOf(request);
  const act = ACTS[String(form.get("intent"))];
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act(form, token);
}

const back = (token: string, title: string, description: string) =>
  redirectTo(`/alert-preferences?token=${encodeURIComponent(token)}`, {
    toast: { title, description, variant: "success" },
  });

const saveReader = (form: FormData, token: string) =>
  submit(form, { intent: INTENT.changeReader, schema: readerForm }, async (reader) => {
    await changeReader(token, reader);
    return back(token, "Alerts Updated", "Your details have been saved.");
  });

const ACTS: Record<string, Act> = {
  [INTENT.changeReader]: saveReader,
  [INTENT.changeAlert]: (form, token) => {
    const schema = subscriptionForm.extend({ id: rowId });
    return submit(form, { intent: INTENT.changeAlert, schema }, async ({ id, ...wish }) => {
      await changeSubscription(token, id, wish);
      return back(token, "Alerts Updated", "Your choice has been saved.");
    });
  },
  [INTENT.addAlert]: (form, token) =>
    submit(form, { intent: INTENT.addAlert, schema: newPlaceForm }, async (wish) => {
      await addSubscription(token, wish);
      return back(token, "Place Added", "You will get its updates from now on.");
    }),
  [INTENT.endWatch]: (form, token) =>
    submit(form, { intent: INTENT.endWatch, schema: z.object({ id: rowId }) }, async ({ id }) => {
      await endWatch(token, id);
      return back(token, "Law Removed", "You will no longer get its updates.");
    }),
  [INTENT.endAlert]: (form, token) =>
    submit(form, { intent: INTENT.endAlert, schema: z.object({ id: rowId }) }, async ({ id }) => {
      await endSubscription(token, id);
      return back(token, "Place Removed", "You will no longer get its updates.");
    }),
};
