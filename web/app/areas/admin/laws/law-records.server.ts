import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { permissionsOf, type SignedIn } from "~/domain/access";
import {
  CATEGORIES,
  checkDraft,
  type EditedRecord,
  headerOf,
  LEVELS,
  listRecords,
  listStates,
  listTopics,
  OUTCOMES,
  previewOf,
  RECORD_STATES,
  type RecordKind,
  type RecordPreview,
  type RecordProblem,
  type RecordSave,
  readingSchema,
  readRecord,
  type Shape,
  STATUSES,
  saveRecord,
  TREATMENTS,
  verifyRecord,
  withdrawRecord,
} from "~/domain/research";
import { now, today } from "~/platform/clock";
import { ProductError } from "~/platform/errors";
import { LAWS } from "./record-fields";
import { fieldOfPath, recordOf, textsOf } from "./record-form.server";

const PAGE = 25;

/** The records as the address asks: laws or cases, searched, filtered, paged. */
export async function recordsView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "law:read");
  const params = new URL(arrival.request.url).searchParams;
  const kind: RecordKind = params.get("kind") === "case" ? "case" : "law";
  const filters = {
    search: params.get("search") ?? "",
    jurisdiction: params.get("jurisdiction") ?? "",
    topic: params.get("topic") ?? "",
    level: params.get("level") ?? "",
    state: RECORD_STATES.find((state) => state === params.get("state")),
  };
  const [page, options, mayWrite] = await Promise.all([
    orErrorScreen(listRecords(principal, { kind, ...filters, limit: PAGE, cursor: params.get("cursor") ?? undefined })),
    filterOptions(),
    mayWriteLaw(principal),
  ]);
  return { kind, filters, page, ...options, mayWrite };
}

export type RecordsView = Awaited<ReturnType<typeof recordsView>>;

export const mayWriteLaw = async (principal: SignedIn) => (await permissionsOf(principal)).has("law:write");

async function filterOptions() {
  const [states, topics] = await Promise.all([listStates(), listTopics()]);
  return {
    places: [{ value: "FEDERAL", label: "Federal" }, ...states.map(({ code, name }) => ({ value: code, label: name }))],
    topics: topics.map(({ slug, label }) => ({ value: slug, label })),
  };
}

/** One record in its form, or an empty form for a place. */
export async function recordView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "law:read");
  const { kind, id } = addressOf(arrival);
  const params = new URL(arrival.request.url).searchParams;
  const mayWrite = await mayWriteLaw(principal);
  const edited = id === null ? null : await orErrorScreen(readRecord(principal, kind, id));
  const shape = shapeOf(kind, edited, params);
  const place = edited?.place ?? { jurisdiction: params.get("jurisdiction") ?? "", city: params.get("city") || null };
  const { places } = await filterOptions();
  const becomesLaw = edited?.shape === "absence" && shape === "law";
  const record = becomesLaw ? lawOfAbsence(edited) : (edited?.record ?? emptyRecord(shape));
  return {
    kind,
    shape,
    place,
    places,
    mayWrite,
    isPlaced: kind === "case" || places.some(({ value }) => value === place.jurisdiction),
    edited: edited && { ...edited, record: undefined, agencies: undefined },
    texts: textsOf(shape, record),
    options: selectOptions(edited?.agencies ?? headerOf(place).agencies),
    today: today(),
  };
}

export type RecordView = Awaited<ReturnType<typeof recordView>>;

export type RecordOutcome = {
  intent: "check" | "save" | "verify" | "withdraw";
  typed: Record<string, string>;
  /** What is wrong, by the field that it is said at. */
  fields: Record<string, string>;
  problems: RecordProblem[];
  message: string | null;
  preview: RecordPreview | null;
};

/** Check and preview, save, verify, withdraw. */
export async function recordAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "law:write");
  const { kind, id } = addressOf(arrival);
  const form = await formOf(arrival.request);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const intent = ["check", "save", "verify", "withdraw"].find((known) => known === typed.intent);
  if (!intent) throw new Response("This form is not known here.", { status: 400 });
  const outcome = (more: Partial<RecordOutcome>): RecordOutcome => ({
    ...{ intent: intent as RecordOutcome["intent"], typed, fields: {}, problems: [], message: null, preview: null },
    ...more,
  });
  try {
    if (intent === "withdraw" && id !== null) {
      await withdrawRecord(principal, kind, id);
      return redirectTo(LAWS.record(kind, id), {
        toast: { title: "Out of service", description: "Its versions stay." },
      });
    }
    if (intent === "verify" && id !== null) return await verify(principal, kind, id, typed, outcome);
    return await checkOrSave(principal, { kind, id, typed }, outcome);
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    const shape = shapeOf(kind, null, new URL(arrival.request.url).searchParams, typed.shape);
    const problems = (error.details.fields ?? []).map(
      ({ field, message }): RecordProblem => ({
        ...{ path: field, severity: "error", rule: "", message },
      }),
    );
    return data(outcome({ message: error.message, problems, fields: saidAt(shape, problems) }), {
      status: error.status,
    });
  }
}

type Typed = Record<string, string>;
type Outcome = (more: Partial<RecordOutcome>) => RecordOutcome;

async function checkOrSave(
  principal: SignedIn,
  form: { kind: RecordKind; id: number | null; typed: Typed },
  outcome: Outcome,
) {
  const { kind, id, typed } = form;
  const edited = id === null ? null : await readRecord(principal, kind, id);
  const shape = shapeOf(kind, edited, new URLSearchParams(), typed.shape);
  const { record, problems: unreadable } = recordOf(shape, typed);
  const reading = readingOf(typed);
  const wrong = [...unreadable, ...reading.problems].map(
    ({ path, message }): RecordProblem => ({
      ...{ path, severity: "error", rule: "form", message },
    }),
  );
  if (wrong.length > 0) {
    const message = "Please correct the marked fields.";
    return data(outcome({ message, problems: wrong, fields: saidAt(shape, wrong) }), { status: 422 });
  }
  const place = edited?.place ?? { jurisdiction: typed.placeJurisdiction ?? "", city: typed.placeCity || null };
  const save: RecordSave = {
    ...{ shape, place, record, id: id ?? undefined, reading: reading.value },
    ...{ version: Number(typed.version) || undefined, note: typed.note_of_change },
  };
  if (typed.intent === "save") {
    const stored = await saveRecord(principal, save);
    const toast = {
      title: `Version ${stored.version} is in service`,
      description: stored.slug,
      variant: "success" as const,
    };
    return redirectTo(LAWS.record(kind, stored.id), { toast });
  }
  const checked = await checkDraft(principal, save);
  const errors = checked.problems.filter(({ severity }) => severity === "error");
  const message =
    errors.length > 0 ? `${errors.length} ${errors.length === 1 ? "thing is" : "things are"} wrong.` : null;
  const preview = checked.record && (await previewOf(checked.record, now()));
  return data(outcome({ message, problems: checked.problems, fields: saidAt(shape, errors), preview }));
}

async function verify(principal: SignedIn, kind: RecordKind, id: number, typed: Typed, outcome: Outcome) {
  const reading = readingOf(typed);
  if (!reading.value) {
    const problems =
      reading.problems.length > 0 ? reading.problems : [{ path: "reading.what", message: "Name what was read" }];
    const fields = Object.fromEntries(problems.map(({ path, message }) => [path, message]));
    return data(outcome({ message: "Please correct the marked fields.", fields }), { status: 422 });
  }
  const level = typed.level || undefined;
  const stored = await verifyRecord(principal, kind, id, {
    version: Number(typed.version),
    reading: reading.value,
    level,
  });
  const toast = { title: "Verified", description: `Version ${stored.version}`, variant: "success" as const };
  return redirectTo(LAWS.record(kind, id), { toast });
}

/** What was read, where the form names anything. */
function readingOf(typed: Typed) {
  const what = typed["reading.what"]?.trim();
  const url = typed["reading.url"]?.trim();
  if (!what && !url) return { value: undefined, problems: [] };
  const parsed = readingSchema.safeParse({ what, on: typed["reading.on"] || today(), ...(url && { url }) });
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => ({ path: `reading.${path.join(".")}`, message }));
  return { value: undefined, problems };
}

function saidAt(shape: Shape, problems: { path: string; message: string }[]): Record<string, string> {
  const said: Record<string, string> = {};
  for (const { path, message } of problems) {
    const field = fieldOfPath(shape, path);
    if (field) said[field] = said[field] ? `${said[field]} ${message}` : message;
  }
  return said;
}

/** `/admin/laws/law/12`, `/admin/laws/case/new`. */
export function addressOf({ params }: Pick<LoaderFunctionArgs, "params">): { kind: RecordKind; id: number | null } {
  const kind = params.kind === "law" || params.kind === "case" ? params.kind : null;
  const id = params.id === "new" ? null : Number(params.id);
  if (!kind || (id !== null && !(Number.isInteger(id) && id > 0 && id < 2 ** 31))) {
    throw new Response("Not Found", { status: 404 });
  }
  return { kind, id };
}

function shapeOf(kind: RecordKind, edited: EditedRecord | null, params: URLSearchParams, typed?: string): Shape {
  if (kind === "case") return "case";
  const asked = typed ?? params.get("shape");
  if (edited && edited.shape !== "absence") return edited.shape;
  return asked === "absence" || asked === "law" ? asked : (edited?.shape ?? "law");
}

/** A law was found where none had been: the form begins with what the absence already says. */
function lawOfAbsence({ slug, record }: EditedRecord): Record<string, unknown> {
  const { topic, level, verifiedAsOf, citations } = record;
  return { ...emptyRecord("law"), slug, topics: [topic], citations, level, verifiedAsOf };
}

function emptyRecord(shape: Shape): Record<string, unknown> {
  const base = { level: "reviewed", verifiedAsOf: today() };
  if (shape !== "law") return base;
  return {
    ...base,
    status: "in force",
    deadlines: "unknown",
    notices: "unknown",
    records: "unknown",
    privateAction: "unknown",
  };
}

const named = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

function selectOptions(agencies: EditedRecord["agencies"]): Record<string, { value: string; label: string }[]> {
  return {
    category: named(CATEGORIES),
    status: named(STATUSES),
    level: named(LEVELS),
    privateAction: named(["yes", "no", "unknown"]),
    verified: named(["yes", "no"]),
    outcome: named(OUTCOMES),
    treatment: named(TREATMENTS),
    agency: Object.entries(agencies).map(([value, { name }]) => ({ value, label: name })),
  };
}
