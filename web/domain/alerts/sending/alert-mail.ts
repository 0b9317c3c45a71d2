import type { MailOrder } from "~/platform/mail/queue-mail";
import { mailTemplates } from "~/platform/mail/templates/registry";
import { preferencesUrl, unsubscribeUrl } from "../subscribers/alert-links";
import type { PlaceNames } from "../subscribers/alert-places";

export type DueAlert = {
  id: bigint;
  subscriberId: number;
  updateId: number | null;
  title: string;
  description: string;
  riskLevel: "HIGH" | "MEDIUM" | "LOW";
  jurisdiction: string;
  city: string | null;
  category: string;
  effectiveDate: Date | null;
  commentsCloseOn: Date | null;
  status: string | null;
  cadence: "instant" | "daily" | "weekly" | null;
  subscriptionId: number | null;
  placeToken: string | null;
  placeJurisdiction: string | null;
  placeCity: string | null;
};

type Reader = {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  unsubscribeToken: string;
};

/** More in one mail would be cut by mail programs; the page of updates has the rest. */
const MOST_SHOWN = 40;
const PERIODS = { instant: null, daily: "Today", weekly: "This week" } as const;

/** The mail that tells a reader of these alerts. */
export function alertMail(reader: Reader, alerts: DueAlert[], names: PlaceNames, appUrl: string) {
  const shown = alerts.slice(0, MOST_SHOWN);
  const cadences = new Set(alerts.map(({ cadence }) => cadence ?? "instant"));
  const [cadence = "instant"] = cadences.size === 1 ? cadences : (["instant"] as const);
  const place = onlyPlace(alerts, names);
  const data = {
    firstName: reader.firstName,
    period: PERIODS[cadence],
    updates: shown.map((alert) => updateEntry(alert, names, appUrl)),
    more: alerts.length - shown.length,
    place: place?.label,
    allUpdatesUrl: `${appUrl}/updates`,
  };
  const order: MailOrder<"alert-digest"> = {
    to: reader.email,
    toName: [reader.firstName, reader.lastName].filter(Boolean).join(" ") || null,
    template: "alert-digest",
    data,
    secrets: {
      preferencesUrl: preferencesUrl(reader),
      unsubscribeUrl: unsubscribeUrl(reader.unsubscribeToken),
      ...(place ? { placeUnsubscribeUrl: unsubscribeUrl(place.token) } : {}),
    },
    subscriberId: reader.id,
    dedupeKey: `alert:${reader.id}:${alerts[0]?.id}`,
  };
  return { order, subject: mailTemplates["alert-digest"].subject(mailTemplates["alert-digest"].data.parse(data)) };
}

/** The link to end one place is offered where the mail is about one place. */
function onlyPlace(alerts: DueAlert[], names: PlaceNames) {
  const [first] = alerts;
  if (!first?.placeToken || !first.placeJurisdiction) return null;
  if (alerts.some(({ subscriptionId }) => subscriptionId !== first.subscriptionId)) return null;
  const label = names.label({ jurisdiction: first.placeJurisdiction, city: first.placeCity });
  return { label, token: first.placeToken };
}

const day = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

function updateEntry(alert: DueAlert, names: PlaceNames, appUrl: string) {
  const { riskLevel, title, description, category, updateId } = alert;
  return {
    risk: riskLevel,
    place: names.label(alert),
    category,
    title,
    summary: description.length > 590 ? `${description.slice(0, 590).trimEnd()}…` : description,
    url: `${appUrl}/updates/${updateId}`,
    effectiveDate: day(alert.effectiveDate),
    commentsCloseOn: day(alert.commentsCloseOn),
  };
}
