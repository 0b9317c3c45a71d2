import { PASSWORD } from "../screens/roles";
import type { FormField } from "./page-forms";

/** What a person knows beside the screen, by the words of a label: the first that fits. */
type Knowledge = { when: RegExp; says: (nth: number) => string };

const NEW_PASSWORD = "a-Long-Demo-Word-7";

const KNOWN: Knowledge[] = [
  { when: /current password|your password|confirm .*your password/i, says: () => PASSWORD },
  { when: /password/i, says: () => NEW_PASSWORD },
  { when: /careers site/i, says: (nth) => `robin-${nth}` },
  { when: /numbers begin/i, says: () => "ROB" },
  { when: /zip/i, says: () => "94105" },
  { when: /phone/i, says: () => "(415) 555-0134" },
  { when: /linkedin/i, says: () => "https://www.linkedin.com/in/robin-example" },
  {
    when: /website|url|link|address of the (endpoint|page)|endpoint/i,
    says: (nth) => `https://www.example.com/page-${nth}`,
  },
  { when: /e-?mail|addresses/i, says: (nth) => `robin.${nth}@example.com` },
  { when: /first name/i, says: () => "Robin" },
  { when: /last name/i, says: () => "Example" },
  { when: /^city/i, says: () => "San Francisco" },
  { when: /states/i, says: () => "CA, NY" },
  { when: /percent|%/i, says: () => "10" },
  { when: /base pay/i, says: () => "95000" },
  { when: /cron|schedule/i, says: () => "0 6 * * *" },
  { when: /code/i, says: (nth) => `SAVE${nth}` },
  { when: /time zone/i, says: () => "America/Los_Angeles" },
];

const DAY_MS = 86_400_000;

/** A right value for a field, as somebody would type it who reads its label, its kind and its limits. */
export function rightValue(field: FormField, nth: number, today: Date): string {
  switch (field.type) {
    case "select":
      return chosenOption(field);
    case "date":
      return dayWithin(field, new Date(today.getTime() + 30 * DAY_MS));
    case "datetime-local":
      return `${dayWithin(field, new Date(today.getTime() + 30 * DAY_MS))}T10:00`;
    case "time":
      return "10:00";
    case "month":
      return today.toISOString().slice(0, 7);
    case "number":
      return numberWithin(field);
    case "color":
      return "#2255aa";
    case "email":
      return `robin.${nth}@example.com`;
    case "url":
      return `https://www.example.com/page-${nth}`;
    default:
      return cut(field, known(field, nth) ?? plainText(field, nth));
  }
}

function known({ label, type, autocomplete }: FormField, nth: number): string | undefined {
  if (type === "password" && autocomplete === "current-password") return PASSWORD;
  if (type === "textarea") return undefined;
  return KNOWN.find(({ when }) => when.test(label))?.says(nth);
}

function plainText({ inputMode, placeholder, type, label }: FormField, nth: number): string {
  if (inputMode === "decimal" || inputMode === "numeric" || /\$|amount|salary|wage/i.test(label)) return "25";
  // A placeholder that shows a format is followed.
  if (placeholder && /^\d[\d.,:/-]*$/.test(placeholder)) return placeholder;
  return type === "textarea" ? `Said plainly, once more (${nth}).` : `Robin's ${nth}`;
}

const cut = ({ maxLength }: FormField, text: string): string => (maxLength ? text.slice(0, maxLength) : text);

/** Another choice than the one that stands there, where there is one. */
function chosenOption({ options, value }: FormField): string {
  const real = options.filter((option) => option !== "");
  return real.find((option) => option !== value) ?? real[0] ?? value;
}

function dayWithin({ min, max }: FormField, wanted: Date): string {
  const day = wanted.toISOString().slice(0, 10);
  if (min && day < min) return min.slice(0, 10);
  return max && day > max ? max.slice(0, 10) : day;
}

function numberWithin({ min, max, step }: FormField): string {
  const [least, most] = [Number(min ?? 1), Number(max ?? Number.POSITIVE_INFINITY)];
  const stride = Number(step) || 1;
  const value = least + stride <= most ? least + stride : least;
  return String(Number(value.toFixed(4)));
}

export type Wrong = { kind: string; value: string };

const TOO_LONG_LINE = 3_000;
const TOO_LONG_TEXT = 120_000;

/** How a field can be filled wrongly by somebody at a keyboard. */
export function wrongValues(field: FormField): Wrong[] {
  const { type, required, min, max, maxLength, label, inputMode, role } = field;
  if (/^(checkbox|radio|file|color|range)$/.test(type) || role === "combobox") return [];
  const wrong: Wrong[] = [];
  if (required && (type !== "select" || field.options.includes(""))) wrong.push({ kind: "empty", value: "" });
  if (type === "select") return wrong;
  if (type === "number") {
    wrong.push({ kind: "below", value: String(Number(min ?? -999_999_999) - 1) });
    wrong.push({ kind: "above", value: max === undefined ? "99999999999999" : String(Number(max) + 1) });
    return wrong;
  }
  if (type === "date") return [...wrong, { kind: "year mistyped", value: "0026-01-01" }];
  if (/^(datetime-local|time|month|week)$/.test(type)) return wrong;
  if (!maxLength) wrong.push({ kind: "too long", value: longText(type) });
  const isNumeric = inputMode === "decimal" || inputMode === "numeric";
  if (type === "email" || /e-?mail/i.test(label)) wrong.push({ kind: "format", value: "robin at example" });
  else if (type === "url") wrong.push({ kind: "format", value: "not an address" });
  else if (isNumeric) wrong.push({ kind: "format", value: "abc" }, { kind: "below", value: "-999999999" });
  else if (/zip/i.test(label)) wrong.push({ kind: "format", value: "?!" });
  else if (type === "password" && field.autocomplete === "new-password") wrong.push({ kind: "too short", value: "a" });
  return wrong;
}

const longText = (type: string): string =>
  "word ".repeat((type === "textarea" ? TOO_LONG_TEXT : TOO_LONG_LINE) / 5).trim();
