import type { z } from "zod";
import type { failure } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { refused } from "~/app/server/refused.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";

/**
 * Does the work of a small form and goes back to its screen, with what was done or why it was not. A form with fields (an
 * `ActionForm`) stays as it was filled when it is refused, with the reason at the field where it is known.
 */
export async function actAndReturn(
  form: FormData,
  path: string,
  work: () => Promise<ToastMessage | undefined>,
  failed = "Not done",
): Promise<Response | ReturnType<typeof failure>> {
  try {
    return redirectTo(path, { toast: await work() });
  } catch (error) {
    return refused(form, path, error, failed);
  }
}

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

/** The filters of an address; what somebody mistyped there counts as not said. */
export function filtersOf<Schema extends z.ZodType>(
  schema: Schema,
  request: Request,
  fixed: object = {},
): z.output<Schema> {
  const given = { ...Object.fromEntries(new URL(request.url).searchParams), ...fixed };
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}
