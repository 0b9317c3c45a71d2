import { z } from "zod";

/** The id of a row in a form: what the database could not hold is no id. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647);

/** The text of a form field. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** A file of a form field; an empty one was not chosen. */
export async function uploadOf(form: FormData, name: string): Promise<{ name: string; bytes: Uint8Array } | null> {
  const file = form.get(name);
  if (!(file instanceof Blob) || file.size === 0) return null;
  return { name: "name" in file ? String(file.name) : "file", bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Ids that a form sends several of. */
export const idsOf = (form: FormData, name: string): number[] =>
  form
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2_147_483_648)
    .slice(0, 500);

/** The id of an address; what cannot be one is not there. */
export function idOf(text: string | undefined): number {
  const id = Number(text);
  if (!/^\d{1,10}$/.test(text ?? "") || id < 1 || id > 2_147_483_647) throw new Response("Not Found", { status: 404 });
  return id;
}

/** Whole dollars and cents as typed: `62,000` or `18.50`. Null where nothing was typed, NaN where it is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, "");
  if (plain === "") return null;
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** The lines of a text area that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
