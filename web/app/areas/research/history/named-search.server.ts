import { redirectTo } from "~/app/server/redirect.server";
import type { OwnSearch } from "~/domain/research";
import { NotFound } from "~/platform/errors";

/** The search that a form is about: a row of the history, or the submission of the results on screen. */
export function namedSearch(form: FormData): OwnSearch {
  const id = Number(form.get("id"));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { id } : { submission: String(form.get("submission") ?? "") };
}

/** A search that is not in the history, because it was deleted or somebody else asked it, leads back with a word. */
export async function orBack<T>(act: Promise<T>, back: string): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
    const description = "It was deleted, or someone else asked it. Search again to keep it.";
    throw redirectTo(back, { toast: { title: "Not in your history", description, variant: "destructive" } });
  }
}
