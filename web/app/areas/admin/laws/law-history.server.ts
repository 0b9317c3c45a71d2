import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import {
  compareVersions,
  type ImportReport,
  importRecords,
  importSchema,
  listVersions,
  readRecord,
  restoreVersion,
} from "~/domain/research";
import { ProductError } from "~/platform/errors";
import { addressOf, mayWriteLaw } from "./law-records.server";
import { LAWS } from "./record-fields";

const numberOf = (text: string | null): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Every version of a record, and what one of them changed. */
export async function historyView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "law:read");
  const { kind, id } = addressOf(arrival);
  if (id === null) throw new Response("Not Found", { status: 404 });
  const params = new URL(arrival.request.url).searchParams;
  const [edited, versions, mayWrite] = await orErrorScreen(
    Promise.all([readRecord(principal, kind, id), listVersions(principal, kind, id), mayWriteLaw(principal)]),
  );
  const to = numberOf(params.get("version")) ?? edited.waitingVersion ?? edited.version;
  const from = numberOf(params.get("against"));
  const comparison = await orErrorScreen(compareVersions(principal, kind, id, { to, from }));
  const { name, slug, version, waitingVersion } = edited;
  return { kind, id, name, slug, version, waitingVersion, versions, comparison, mayWrite };
}

export type HistoryView = Awaited<ReturnType<typeof historyView>>;

/** Puts a version back into service. */
export async function historyAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "law:write");
  const { kind, id } = addressOf(arrival);
  const form = await formOf(arrival.request);
  const restore = numberOf(String(form.get("restore")));
  const version = numberOf(String(form.get("version")));
  if (id === null || form.get("intent") !== "restore" || !restore || !version) {
    throw new Response("This form is not known here.", { status: 400 });
  }
  try {
    const stored = await restoreVersion(principal, kind, id, { restore, version });
    const toast = {
      title: `Version ${restore} is in service again`,
      description: `It is now version ${stored.version}.`,
    };
    return redirectTo(LAWS.history(kind, id), { toast: { ...toast, variant: "success" } });
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return data({ message: error.message }, { status: error.status });
  }
}

export type ImportOutcome = { report: ImportReport | null; text: string; message: string | null };

/** Reads an uploaded corpus file dry, then stores what was sound in it. */
export async function importAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "law:write");
  const form = await formOf(arrival.request);
  const upload = form.get("file");
  const isStoring = form.get("intent") === "store";
  const text = isStoring ? String(form.get("text")) : upload instanceof Blob ? await upload.text() : "";
  const file = isStoring ? String(form.get("name")) : upload instanceof File ? upload.name : "";
  const refused = (message: string, status: number) =>
    data<ImportOutcome>({ report: null, text: "", message }, { status });
  const parsed = importSchema.safeParse({ file: file || "file.yaml", text, dryRun: !isStoring });
  if (!parsed.success) {
    const isEmpty = text === "";
    return refused(
      isEmpty ? "Choose a file that is not empty." : "The file is larger than 1.5 million characters.",
      422,
    );
  }
  try {
    const report = await importRecords(principal, parsed.data);
    if (isStoring && report.counts.stored > 0) {
      const { stored, refused: left } = report.counts;
      const title = `${stored} ${stored === 1 ? "record is" : "records are"} stored`;
      const description = left > 0 ? `${left} were refused.` : file;
      return redirectTo(`${LAWS.home}?state=edited`, { toast: { title, description, variant: "success" } });
    }
    return data<ImportOutcome>({ report, text: report.problems.length > 0 ? "" : text, message: null });
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return refused(error.message, error.status);
  }
}
