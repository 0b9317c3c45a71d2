import type { SubscriberRow } from "~/domain/admin";

const dayText = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "America/New_York" });
const momentText = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/New_York",
});

export const day = (at: Date | string | null): string => (at ? dayText.format(new Date(at)) : "Never");
export const moment = (at: Date | string | null): string => (at ? `${momentText.format(new Date(at))} ET` : "–");

/** Two categories and how many more there are, as the specification shows them. */
export function categoryText(categories: string[]): string {
  if (categories.length === 0) return "All";
  const shown = categories.slice(0, 2).join(", ");
  return categories.length > 2 ? `${shown} +${categories.length - 2}` : shown;
}

export type ReaderState = { label: string; tone: "success" | "neutral" | "danger" | "brass" };

export function readerState({ isActive, confirmedAt, unsubscribedAt, bouncedAt }: SubscriberRow): ReaderState {
  if (bouncedAt) return { label: "Bounced", tone: "danger" };
  if (unsubscribedAt) return { label: "Unsubscribed", tone: "neutral" };
  if (!confirmedAt) return { label: "Not confirmed", tone: "brass" };
  return isActive ? { label: "Active", tone: "success" } : { label: "Inactive", tone: "neutral" };
}

export const MAIL_STATE_TEXT: Record<string, ReaderState> = {
  queued: { label: "Queued", tone: "brass" },
  claimed: { label: "Sending", tone: "brass" },
  sent: { label: "Sent", tone: "success" },
  failed: { label: "Trying again", tone: "brass" },
  gave_up: { label: "Given up", tone: "danger" },
  suppressed: { label: "Suppressed", tone: "neutral" },
  pending: { label: "Pending", tone: "brass" },
};
/** Of a notification, where a failure is final. */
export const DELIVERY_TEXT: Record<string, ReaderState> = {
  sent: { label: "Sent", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  pending: { label: "Pending", tone: "brass" },
};
