import { centsOf, textOf } from "~/app/server/form-fields.server";
import type { JobValues } from "./job-fields";

/** Somebody's work as it was typed, in the words of the domain's form. An empty choice takes the value away. */
export const jobWishOf = (form: FormData) => wishOf((name) => textOf(form, name).trim());

/** The same of what a form showed. */
export const wishOfValues = (values: JobValues) => wishOf((name) => values[name]);

function wishOf(field: (name: keyof JobValues) => string) {
  const idIn = (name: keyof JobValues) => Number(field(name)) || null;
  const amount = centsOf(field("pay"));
  return {
    title: field("title"),
    departmentId: idIn("departmentId"),
    placeId: idIn("placeId"),
    managerId: idIn("managerId"),
    employmentType: field("employmentType"),
    pay: amount === null ? null : { amount, type: field("payType") },
    flsaStatus: field("flsaStatus"),
    weeklyMinutes: Math.round(Number(field("weeklyMinutes")) * 60),
    workLocation: field("workLocation"),
  };
}

export type JobWish = ReturnType<typeof wishOf>;

/** What accepts the findings of the law check, and says why. */
export const acceptanceOf = (form: FormData) => ({
  note: textOf(form, "note").trim() || null,
  acceptFindings: form.get("acceptFindings") === "on",
  shownFindings: textOf(form, "shownFindings"),
});
