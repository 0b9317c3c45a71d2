import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts, itself } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { idOf } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
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

export const newBulkAction = acts(staffMay("customers:read"), {
  [BULK.create]: act({
    schema: dialogForm,
    failed,
    said: itself,
    call: async (principal, form) => {
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
  return { operation: await orErrorScreen(readBulk(principal, idOf(arrival.params.id), ROWS_SHOWN)) };
}

export const bulkAction = acts(staffMay("customers:read"), {
  [BULK.start]: act({
    schema: z.object({}),
    failed,
    said: itself,
    call: async (principal, _value, { id }) => {
      const { status, succeeded } = await startBulk(principal, id);
      const description = status === "done" ? `${succeeded} done.` : "It continues in the background.";
      return { title: status === "done" ? "Done" : "Started", description };
    },
  }),
  [BULK.cancel]: act({
    schema: z.object({}),
    failed,
    call: (principal, _value, { id }) => cancelBulk(principal, id),
    said: { title: "Cancelled", description: "Completed rows are kept.", to: "/admin/dashboard" },
  }),
});

const MOST_BYTES = 4_000_000;
const fileForm = z
  .object({ file: z.custom<File>((value) => value instanceof File && value.size > 0, "Choose a CSV file") })
  .refine(({ file }) => file.size <= MOST_BYTES, { path: ["file"], error: "The file is larger than 4 MB" })
  .transform(async ({ file }) => importForm.parse({ csv: await file.text(), dryRun: true }));

export const importAction = acts(staffMay("customers:write"), {
  [BULK.import]: act({
    schema: z.object({
      file: z.custom<File>((value) => value instanceof File && value.size > 0, "Choose a CSV file"),
    }),
    failed: { title: "Import Failed", description: "Choose a CSV file." },
    said: itself,
    call: async (principal, { file }) => {
      const form = await fileForm.parseAsync({ file });
      const { id, total, failed: refused } = await importCustomers(principal, form);
      const description = `${total} lines, ${refused} with errors. Nothing has happened yet.`;
      return { title: "File Checked", description, to: `/admin/dashboard/bulk/${id}` };
    },
  }),
});
