import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { formOf } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { sentOnce } from "~/app/server/sent-once.server";
import { type Principal, permissionsOf } from "~/domain/access";
import { CATEGORIES, listStates } from "~/domain/research";
import {
  addUpdate,
  changeUpdate,
  countPendingUpdates,
  findManagedUpdate,
  listManagedUpdates,
  listSources,
  removeUpdate,
  switchSource,
  updateForm,
} from "~/domain/updates";
import { ProductError } from "~/platform/errors";

const STATES = ["pending", "approved", "suppressed"] as const;
const HOME = "/admin/updates";

/** Updates by state, the one that is edited, and how the sources fare. */
export async function adminUpdatesView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "updates:read");
  const params = new URL(arrival.request.url).searchParams;
  const status = STATES.find((state) => state === params.get("status"));
  const query = { status, search: params.get("search") ?? undefined, cursor: params.get("cursor") ?? undefined };
  const edit = params.get("edit");
  const [page, pending, sources, edited, states, held] = await Promise.all([
    listManagedUpdates(principal, { ...query, limit: 25 }),
    countPendingUpdates(principal),
    listSources(principal),
    edit && /^\d{1,9}$/.test(edit) ? findManagedUpdate(principal, Number(edit)) : null,
    listStates(),
    permissionsOf(principal),
  ]);
  return {
    page,
    pending,
    sources,
    status: status ?? null,
    edited,
    isAdding: edit === "new",
    places: [{ value: "FEDERAL", label: "Federal" }, ...states.map(({ code, name }) => ({ value: code, label: name }))],
    categories: CATEGORIES.map((value) => ({ value, label: value })),
    mayChange: held.has("updates:write"),
  };
}

/** Write, correct, approve, suppress, remove; switch a source. */
export async function adminUpdatesAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "updates:write");
  const form = await formOf(arrival.request);
  try {
    if (form.get("intent") === "save-update") return await save(principal, form);
    const title = await act(principal, form);
    const { pathname, search } = new URL(arrival.request.url);
    return redirectTo(safePath(pathname + search, HOME), { toast: { title, variant: "success" } });
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    const fields = Object.fromEntries((error.details.fields ?? []).map(({ field, message }) => [field, message]));
    return data({ problem: error.message, fields, typed: typedIn(form) }, { status: error.status });
  }
}

async function act(principal: Principal, form: FormData): Promise<string> {
  const intent = String(form.get("intent"));
  if (intent === "switch-source") {
    const isEnabled = form.get("isEnabled") === "true";
    await switchSource(principal, String(form.get("key")), isEnabled);
    return isEnabled ? "The source is read again" : "The source is switched off";
  }
  const id = Number(form.get("id"));
  if (intent === "remove-update") {
    await removeUpdate(principal, id);
    return "The update was removed";
  }
  const status = intent === "approve-update" ? "approved" : "suppressed";
  await changeUpdate(principal, id, { status, version: Number(form.get("version")) || undefined });
  return status === "approved" ? "The update goes out" : "The update is suppressed";
}

async function save(principal: Principal, form: FormData) {
  const typed = typedIn(form);
  const id = Number(form.get("id")) || null;
  const parsed = updateForm.safeParse({
    ...typed,
    city: typed.city || null,
    effectiveDate: typed.effectiveDate || null,
    commentsCloseOn: typed.commentsCloseOn || null,
    sourceUrl: typed.sourceUrl || null,
    laws: (typed.laws ?? "").split(/[\s,]+/).filter(Boolean),
    status: form.get("publish") ? "approved" : undefined,
    version: Number(form.get("version")) || undefined,
  });
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return data({ problem: "Please correct the marked fields.", fields, typed }, { status: 422 });
  }
  return sentOnce(form, "save-update", async () => {
    await (id ? changeUpdate(principal, id, parsed.data) : addUpdate(principal, parsed.data));
    return redirectTo(HOME, { toast: { title: "The update was saved", variant: "success" } });
  });
}

/** What was typed, to be shown again beside what is wrong with it. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
