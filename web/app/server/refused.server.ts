import { FORM_ID } from "~/app/forms/form-id";
import { ProductError } from "~/platform/errors";
import { failure, SECRETS } from "./form.server";
import { redirectTo } from "./redirect.server";

/** What was refused, for an `ActionForm` in place, for a button on its screen made anew; whatever else failed is thrown on. */
export function refused(form: FormData, path: string, error: unknown, failed: string) {
  if (!(error instanceof ProductError) || error.status >= 500) throw error;
  const text = { title: failed, description: error.message };
  if (!form.has(FORM_ID)) return redirectTo(path, { toast: { ...text, variant: "destructive" } });
  const errors = Object.fromEntries((error.details.fields ?? []).map(({ field, message }) => [field, [message]]));
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (isKept(form, name) && typeof value === "string" ? [[name, value]] : [])),
  );
  const result = { status: "error", initialValue: typed, error: errors } as const;
  return failure(String(form.get("intent")), { status: error.status, result, text });
}

/** A secret is never sent back; of several fields of one name no single text is that of each. */
const isKept = (form: FormData, name: string): boolean => !SECRETS.includes(name) && form.getAll(name).length === 1;
