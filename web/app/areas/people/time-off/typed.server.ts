import { textOf } from "~/app/server/form-fields.server";

/** Hours that were typed, in minutes: `7.5`, `7:30`, `7 h 30 min`. Empty is null, what is no time is NaN. */
export function minutesOf(text: string): number | null {
  const typed = text.trim().toLowerCase();
  if (typed === "") return null;
  const clock = /^(-?\d{1,5}):([0-5]\d)$/.exec(typed) ?? /^(-?\d{1,5})\s*h(?:\s*(\d{1,2})\s*min)?$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Math.sign(Number(clock[1]) || 1) * Number(clock[2] ?? 0);
  return /^-?\d{1,5}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(",", ".")) * 60) : Number.NaN;
}

export const minutesAt = (form: FormData, name: string): number | null => minutesOf(textOf(form, name));
export const numberAt = (form: FormData, name: string): number | null => {
  const text = textOf(form, name).trim();
  return text === "" ? null : Number(text);
};
export const isTicked = (form: FormData, name: string): boolean => form.get(name) === "on";
export const textOrNull = (form: FormData, name: string): string | null => textOf(form, name).trim() || null;
