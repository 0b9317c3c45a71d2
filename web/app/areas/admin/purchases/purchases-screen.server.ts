import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { permissionsOf } from "~/domain/access";
import {
  findPurchase,
  findPurchases,
  listGivenUpTasks,
  listRefundRequests,
  PURCHASE_FILTERS,
  type PurchaseFilter,
  refundPurchase,
  rejectRefund,
  retryTask,
  settleTaskByHand,
} from "~/domain/billing";
import { DECLINE_REFUND, REFUND_PURCHASE, RETRY_TASK, SETTLE_TASK } from "./intents";

const isFilter = (text: string | null): text is PurchaseFilter => PURCHASE_FILTERS.some((name) => name === text);

/** Purchases as the address asks: searched, filtered, paged, one of them open; and what waits for a person. */
export async function purchasesView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "purchases:read");
  const params = new URL(arrival.request.url).searchParams;
  const asked = params.get("filter");
  const filter = isFilter(asked) ? asked : null;
  const query = { search: (params.get("search") ?? "").slice(0, 255), filter, cursor: params.get("cursor") };
  const id = rowId.safeParse(params.get("purchase"));
  const [page, open, requests, tasks] = await orErrorScreen(
    Promise.all([
      findPurchases(principal, query),
      id.success ? findPurchase(principal, id.data) : null,
      listRefundRequests(principal),
      listGivenUpTasks(principal),
    ]),
  );
  const mayRefund = (await permissionsOf(principal)).has("purchases:refund");
  return { page, filter, open, requests: requests.length, tasks, mayRefund };
}

export type PurchasesView = Awaited<ReturnType<typeof purchasesView>>;

const cents = z.preprocess(
  (typed) => String(typed ?? "").replace(/[$,\s]/g, ""),
  z
    .string()
    .regex(/^\d{1,7}(\.\d{1,2})?$/, "Type an amount such as 4.99.")
    .transform((dollars) => Math.round(Number(dollars) * 100)),
);

const NOT_REFUNDED = { title: "Refund Failed", description: "Nothing was given back. Please try again." };
const NOT_DECLINED = { title: "Not Declined", description: "Please check the reason and try again." };
const NOT_DONE = { title: "Not Done", description: "Please try again." };

const SAID = {
  refunded: "The money is on its way back, and the access that was paid with it has ended.",
  completed: "A part of the money is on its way back. The access stays.",
  pending: "The payment provider did not answer yet. It is tried again until it is done.",
};

/** The list as it was, with the sheet closed: what was done is told beside it. */
function listOf({ request }: ActionFunctionArgs): string {
  const { searchParams } = new URL(request.url);
  const kept = [...searchParams].filter(([name]) => ["search", "filter", "cursor"].includes(name));
  return kept.length > 0 ? `/admin/purchases?${new URLSearchParams(kept)}` : "/admin/purchases";
}

export const purchasesAction = acts(staffMay("purchases:read"), {
  [REFUND_PURCHASE]: act({
    schema: z.object({ id: rowId, amount: cents }),
    failed: NOT_REFUNDED,
    call: (principal, { id, amount }) => refundPurchase(principal, id, { amount }),
    said: ({ paymentStatus }, _value, { arrival }) => ({
      title: paymentStatus === "pending" ? "Refund Under Way" : "Refund Made",
      description: SAID[paymentStatus],
      to: listOf(arrival),
    }),
  }),
  [DECLINE_REFUND]: act({
    schema: z.object({ id: rowId, note: z.string({ error: "Say why." }).trim().min(1, "Say why.").max(2000) }),
    failed: NOT_DECLINED,
    call: (principal, { id, note }) => rejectRefund(principal, id, note),
    said: (_result, _value, { arrival }) => ({
      title: "Request Declined",
      description: "The customer is told why by mail.",
      to: listOf(arrival),
    }),
  }),
  [RETRY_TASK]: act({
    schema: z.object({ id: rowId }),
    failed: NOT_DONE,
    call: (principal, { id }) => retryTask(principal, id),
    said: (isDone) =>
      isDone
        ? { title: "Done", description: "The payment provider has done it." }
        : {
            title: "Tried Again",
            description: "It failed again. It is tried on until it is done.",
            variant: "default",
          },
  }),
  [SETTLE_TASK]: act({
    schema: z.object({ id: rowId }),
    failed: NOT_DONE,
    call: (principal, { id }) => settleTaskByHand(principal, id),
    said: { title: "Settled by Hand", description: "It will not be tried again." },
  }),
});
