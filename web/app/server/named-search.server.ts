import type { OwnSearch } from "~/domain/research";

/** The search that a form is about: a row of the history, or the submission of the results on screen. */
export function namedSearch(form: FormData): OwnSearch {
  const id = Number(form.get("id"));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? { id } : { submission: String(form.get("submission") ?? "") };
}
