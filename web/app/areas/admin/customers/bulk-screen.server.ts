import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { staff } from "~/app/server/principal.server";
import { levelOptions, offeredLevels } from "~/domain/access";
import {
  type BulkForm,
  bulkForm,
  cancelBulk,
  createBulk,
  customerQuery,
  customerRights,
  importCustomers,
  importForm,
  readBulk,
  readQuery,
  startBulk,
} from "~/domain/admin";
import { today } from "~/platform/clock";
import { adminAct, idOf, runActs } from "../form.server";
import { BULK } from "./intents";

const failed = { title: "Not Done", description: "Please check the form and try again." };
const idsOf = (text: string | null) =>
  (text ?? "")
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** Whom the dialog concerns: the chosen rows, or everybody of the search and filter. */
export async function newBulkView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  const params = new URL(arrival.request.url).searchParams;
  const { search, filter } = readQuery(customerQuery, Object.fromEntries(params));
  const levels = { main: levelOptions(offeredLevels("research")), other: levelOptions(offeredLevels("hris")) };
  const rights = await customerRights(principal);
  return { ids: idsOf(params.get("ids")), search, filter, today: today(), rights, levels };
}

const text = z.string().default("");
const dialogForm = z
  .object({
    act: text,
    ids: text,
    search: text,
    filter: text,
    product: text,
    accessLevel: text,
    expiry: text,
    subject: text,
    message: text,
  })
  .transform(({ act, ids, search, filter, product, accessLevel, expiry, subject, message }): unknown => {
    const whom = ids ? { customerIds: idsOf(ids) } : { selection: { search, filter } };
    const base = { kind: act, dryRun: true, ...whom };
    if (act === "notify") return { ...base, subject, message };
    return act === "revoke" ? { ...base, product } : { ...base, product, accessLevel, expiry };
  })
  // What the fields say is checked by the form of the domain; their own type is plain text.
  .pipe(bulkForm as unknown as z.ZodType<BulkForm, unknown>);

export const newBulkAction = (arrival: ActionFunctionArgs) =>
  runActs(arrival, "customers:read", {
    [BULK.create]: adminAct({
      schema: dialogForm,
      failed,
      work: async (principal, form) => {
        const { id, total } = await createBulk(principal, form);
        const title = "Preview Ready";
        return {
          title,
          description: `${total} customers. Nothing has happened yet.`,
          to: `/admin/dashboard/bulk/${id}`,
        };
      },
    }),
  });

/** The drawer asks every second while an operation runs: it shows the beginning, the file holds every row. */
const ROWS_SHOWN = 200;

export async function bulkView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  return { operation: await orErrorScreen(readBulk(principal, idOf(arrival), ROWS_SHOWN)) };
}

export const bulkAction = (arrival: ActionFunctionArgs) =>
  runActs(arrival, "customers:read", {
    [BULK.start]: adminAct({
      schema: z.object({}),
      failed,
      work: async (principal) => {
        const { status, succeeded } = await startBulk(principal, idOf(arrival));
        const description = status === "done" ? `${succeeded} done.` : "It continues in the background.";
        return { title: status === "done" ? "Done" : "Started", description };
      },
    }),
    [BULK.cancel]: adminAct({
      schema: z.object({}),
      failed,
      work: async (principal) => {
        await cancelBulk(principal, idOf(arrival));
        return { title: "Cancelled", description: "Completed rows are kept.", to: "/admin/dashboard" };
      },
    }),
  });

const MOST_BYTES = 4_000_000;
const fileForm = z
  .object({ file: z.custom<File>((value) => value instanceof File && value.size > 0, "Choose a CSV file") })
  .refine(({ file }) => file.size <= MOST_BYTES, { path: ["file"], error: "The file is larger than 4 MB" })
  .transform(async ({ file }) => importForm.parse({ csv: await file.text(), dryRun: true }));

export const importAction = (arrival: ActionFunctionArgs) =>
  runActs(arrival, "customers:write", {
    [BULK.import]: adminAct({
      schema: z.object({
        file: z.custom<File>((value) => value instanceof File && value.size > 0, "Choose a CSV file"),
      }),
      failed: { title: "Import Failed", description: "Choose a CSV file." },
      work: async (principal, { file }) => {
        const form = await fileForm.parseAsync({ file });
        const { id, total, failed: refused } = await importCustomers(principal, form);
        const description = `${total} lines, ${refused} with errors. Nothing has happened yet.`;
        return { title: "File Checked", description, to: `/admin/dashboard/bulk/${id}` };
      },
    }),
  });
