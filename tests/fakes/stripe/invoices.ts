import { invalid, missing } from "./failure";
import { collect, finalize, methodFor, voidInvoice } from "./invoice-billing";
import { createdWithin, PAGING, page } from "./lists";
import { resolveMethod } from "./payment-methods";
import type { Routes } from "./routes";
import { previewOfChange } from "./subscription-items";
import { get, type World } from "./world";

export function invoiceRoutes(routes: Routes, world: World): void {
  routes.get("/v1/invoices", (input) => {
    input.accept("customer", "subscription", "status", "collection_method", "created", ...PAGING);
    const [customer, subscription, status] = [input.text("customer"), input.text("subscription"), input.text("status")];
    const rows = [...world.invoices.values()].filter(
      (row) =>
        (!customer || row.customer === customer) &&
        (!subscription || row.parent?.subscription_details?.subscription === subscription) &&
        (!status || row.status === status) &&
        createdWithin(input, row.created),
    );
    return page("/v1/invoices", rows, input);
  });
  routes.post("/v1/invoices/create_preview", (input) => {
    input.accept("subscription", "subscription_details");
    const subscription = get(world.subscriptions, "subscription", input.need("subscription"), "subscription", 400);
    return previewOfChange(world, subscription, input.sub("subscription_details"));
  });
  routes.get("/v1/invoices/:id", (_, id) => get(world.invoices, "invoice", id, "invoice"));
  routes.get("/v1/invoices/:id/lines", (input, id) =>
    page(`/v1/invoices/${id}/lines`, get(world.invoices, "invoice", id, "invoice").lines.data, input),
  );
  routes.post("/v1/invoices/:id/pay", (input, id) => {
    input.accept("payment_method", "off_session", "paid_out_of_band", "forgive");
    const invoice = get(world.invoices, "invoice", id, "invoice");
    if (invoice.status === "paid") throw invalid("Invoice is already paid");
    if (invoice.status === "draft") finalize(world, invoice);
    if (invoice.status !== "open") throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`);
    const given = input.text("payment_method");
    const method = given ? resolveMethod(world, given) : methodFor(world, invoice);
    if (given && method && method.customer !== invoice.customer)
      throw missing("PaymentMethod", given, "payment_method");
    collect(world, invoice, method, input.flag("off_session") ?? true);
    return invoice;
  });
  routes.post("/v1/invoices/:id/finalize", (_, id) => {
    const invoice = get(world.invoices, "invoice", id, "invoice");
    if (invoice.status !== "draft")
      throw invalid("This invoice is already finalized, you can't re-finalize a non-draft invoice.");
    finalize(world, invoice);
    return invoice;
  });
  routes.post("/v1/invoices/:id/void", (_, id) => {
    const invoice = get(world.invoices, "invoice", id, "invoice");
    voidInvoice(world, invoice);
    return invoice;
  });
  // Since 2025 an intent no longer names its invoice; this list is the way from one to the other.
  routes.get("/v1/invoice_payments", (input) => {
    input.accept("invoice", "payment", "status", "created", ...PAGING);
    const [invoice, intent] = [input.text("invoice"), input.sub("payment").text("payment_intent")];
    const rows = [...world.invoicePayments.values()].filter(
      (row) => (!invoice || row.invoice === invoice) && (!intent || row.payment.payment_intent === intent),
    );
    return page("/v1/invoice_payments", rows, input);
  });
  routes.get("/v1/invoice_payments/:id", (_, id) => get(world.invoicePayments, "invoice_payment", id));
}
