import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { rowId } from "~/app/server/form-fields.server";
import { redirectTo } from "~/app/server/redirect.server";
import { sentOnce } from "~/app/server/sent-once.server";
import { type HiringMember, hiringChoices } from "~/domain/hiring";
import { changeJob, createJob, jobChange, jobOptions, newJobForm, updateJob } from "~/domain/hiring/requisitions";
import { ProductError } from "~/platform/errors";
import { hiring } from "../hiring.server";
import { factsNote } from "./facts-note.server";
import { languageName } from "./job-fields";
import { jobFormValues, readJobForm } from "./job-form.server";
import type { RequisitionProblem } from "./requisition-form";

const NOT_SAVED = "Requisition Not Saved";

const inWords = (value: string): string =>
  value === "hr" || value === "html"
    ? value.toUpperCase()
    : value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, " ");
const LABELS: Record<string, (value: string) => string> = {
  supportedLanguages: languageName,
  referralEligibility: (value) => `${value.replace("-", " ")} after hire`,
};
const FIXED = Object.fromEntries(
  Object.entries(jobOptions.CHOICES_OF).map(([field, values]) => [
    field,
    values.map((value) => ({ value, label: (LABELS[field] ?? inWords)(value) })),
  ]),
);

/** What the selects of the form offer: the domain's choices, and the people and places of the organization. */
export async function requisitionOptions(member: HiringMember) {
  const { people, locations } = await hiringChoices(member);
  return {
    ...FIXED,
    people: people.map(({ id, name }) => ({ value: String(id), label: name })),
    locations: locations.map(({ id, name, city, state }) => ({
      value: String(id),
      label: `${name} (${[city, state].filter(Boolean).join(", ")})`,
    })),
  };
}

/** Keeps a requisition: by autosave, as a draft, or complete and on its way to approval. */
export async function saveRequisition(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "jobs:write");
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  const id = rowId.safeParse(arrival.params.id ?? form.get("jobId") ?? undefined).data ?? null;
  const typed = readJobForm(form);
  try {
    if (intent === "autosave") return data({ saved: await store(member, id, typed), problem: null, values: null });
    return await sentOnce(form, "requisition", async () => {
      const saved = await store(member, id, typed);
      if (intent === "create") return submit(member, saved.id);
      return redirectTo(`/ats/jobs/${saved.id}`, {
        toast: { title: "Requisition Saved", description: saved.note, variant: "success" },
      });
    });
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    const problem = problemOf(error);
    if (intent === "autosave") return data({ saved: null, problem, values: null }, { status: error.status });
    return data({ saved: null, problem, values: valuesOf(form) }, { status: error.status });
  }
}

type Saved = { id: number; version: number; note?: string };

async function store(member: HiringMember, id: number | null, typed: Record<string, unknown>): Promise<Saved> {
  const { version: _read, ...fields } = typed;
  if (id === null) return { id: await createJob(member, parse(newJobForm, fields)), version: 1 };
  const change = await updateJob(member, id, parse(jobChange, typed));
  return { id, version: change.version, note: factsNote(change) };
}

/** Create Requisition: complete it goes to approval; what stands against that is said on the page of the job. */
async function submit(member: HiringMember, id: number) {
  const title = "Job Requisition Created";
  try {
    await changeJob(member, id, "submit");
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    if (error.code === "incomplete") {
      const problem = problemOf(error);
      return redirectTo(`/ats/jobs/${id}/edit?missing=${Object.keys(problem.fields).join(",")}`, {
        toast: { title: "Saved as a Draft", description: problem.message, variant: "destructive" },
      });
    }
    return redirectTo(`/ats/jobs/${id}`, {
      toast: { title: "Saved as a Draft", description: error.message.slice(0, 300), variant: "destructive" },
    });
  }
  const description = "Your enhanced job requisition has been created with full workflow support.";
  return redirectTo(`/ats/jobs/${id}`, { toast: { title, description, variant: "success" } });
}

type Schema<T> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: T } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
};

function parse<T>(schema: Schema<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? "form"), message }));
  throw new ProductError(422, "invalid", fields[0]?.message ?? "Some fields are not valid.", { fields });
}

function problemOf(error: ProductError): RequisitionProblem {
  const fields = Object.fromEntries((error.details.fields ?? []).map(({ field, message }) => [field, message]));
  return { title: NOT_SAVED, message: error.message, fields };
}

/** What was typed, to stand in the form again. */
function valuesOf(form: FormData): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(form.keys())) {
    values[name] = name === "supportedLanguages" ? form.getAll(name).map(String) : String(form.get(name));
  }
  return values;
}

/** The form of a new requisition before anything was typed. */
export const emptyRequisition = () => jobFormValues(newJobForm.parse({ title: "-" }) as Record<string, unknown>);
