import { z } from "zod";
import { config } from "../config";
import { withoutLinks } from "./without-links";

/** Text of one line. */
const oneLine = (max: number) =>
  z.string().transform((text) =>
    text
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, " ")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, max),
  );

/** A name typed by somebody: shown as text, and without what a mail program would turn into a link. */
export const personal = (max = 120) => oneLine(max).transform(withoutLinks);

export const line = (max = 300) => oneLine(max);

export const longText = (max = 10_000) =>
  z.string().transform((text) =>
    text
      .replaceAll("\r\n", "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .slice(0, max),
  );

export const webLink = () => z.url({ protocol: /^https?$/ });

/** Kept as ISO text, so that a stored mail reads the same as a fresh one. */
export const moment = () =>
  z.union([z.date().transform((date) => date.toISOString()), z.iso.datetime({ offset: true })]);

export const plainDate = () => z.iso.date();
export const cents = () => z.number().int();

/** `Nov 20, 2026, 3:05 PM EST` */
export function momentText(iso: string, timeZone = "America/New_York"): string {
  const text = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "long",
    timeZone,
  }).format(new Date(iso));
  // Seconds tell nothing here, and some versions of ICU put a narrow space before PM.
  return text.replace(/(:\d\d):\d\d/, "$1").replace(/[\u202f\u00a0]/g, " ");
}

export { dateText } from "../calendar/date-text";

/** `$4.99` */
export const moneyText = (amount: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount / 100);

export const hello = (firstName?: string | null): string => (firstName ? `Hello ${firstName},` : "Hello,");

/** A screen of the product. */
export const screen = (path: string): string => `${config().appUrl}${path}`;
