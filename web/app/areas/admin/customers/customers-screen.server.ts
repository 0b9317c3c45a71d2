import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts, itself } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileDownload } from "~/app/server/file-download.server";
import { formOf } from "~/app/server/form.server";
import { forFile } from "~/app/server/personal-file.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { levelOptions, offeredLevels } from "~/domain/access";
import {
  addCustomer,
  customerExportForm,
  customerOrder,
  customerQuery,
  customerRights,
  exportCustomers,
  listCustomers,
  newCustomerForm,
  readQuery,
} from "~/domain/admin";
import { now, today } from "~/platform/clock";
import { ADD_CUSTOMER } from "./intents";

/** One page of customers as the address asks for it. */
export async function customerListView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:read");
  const query = readQuery(customerQuery, Object.fromEntries(new URL(arrival.request.url).searchParams));
  const page = await orErrorScreen(listCustomers(principal, query));
  const { descending } = customerOrder(query);
  const sort = { key: query.sort, direction: descending ? "desc" : "asc" } as const;
  return { page, sort, serverTime: now(), rights: await customerRights(principal) };
}

export async function addCustomerView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "customers:write");
  const { grant, password } = await customerRights(principal);
  const levels = {
    main: levelOptions(["none", ...offeredLevels("research")]),
    product: levelOptions(["none", ...offeredLevels("hris")]),
  };
  return { today: today(), mayGrant: grant, mayChoosePassword: password, levels };
}

/** A box that is not ticked is not sent. */
const ticked = z.preprocess((value) => value === "on", z.boolean());
const screenForm = z.preprocess((typed: Record<string, unknown>) => {
  const { setTempPassword, sendInvitation, ...rest } = typed;
  return { ...rest, setTempPassword: ticked.parse(setTempPassword), sendInvitation: ticked.parse(sendInvitation) };
}, newCustomerForm);

export const addCustomerAction = acts(staffMay("customers:write"), {
  [ADD_CUSTOMER]: act({
    schema: screenForm,
    failed: { title: "Validation Error", description: "Failed to add customer. Please try again." },
    said: itself,
    call: async (principal, form) => {
      const { id, email } = await addCustomer(principal, form);
      const description = form.sendInvitation ? `${email} gets an invitation.` : email;
      return { title: "Customer Added", description, to: `/admin/dashboard/customers/${id}` };
    },
  }),
});

/** The list as a file, by the search and filter of the list. */
export async function customerExport(arrival: ActionFunctionArgs): Promise<Response> {
  const principal = await staff(arrival, "customers:export");
  const sent = await formOf(arrival.request);
  const form = customerExportForm.safeParse(Object.fromEntries(sent));
  if (!form.success) throw new Response("Failed to export customer list", { status: 422 });
  return fileDownload(await forFile(exportCustomers(principal, form.data), "/admin/dashboard", sent));
}
