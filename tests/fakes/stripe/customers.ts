import type Stripe from "stripe";
import { invalid } from "./failure";
import type { Input } from "./form";
import { createdWithin, PAGING, page } from "./lists";
import { attach } from "./payment-methods";
import type { Routes } from "./routes";
import { get, type World } from "./world";

const FIELDS = [
  "address",
  "description",
  "email",
  "invoice_settings",
  "metadata",
  "name",
  "phone",
  "preferred_locales",
];

export function customerRoutes(routes: Routes, world: World): void {
  routes.post("/v1/customers", (input) => create(world, input));
  routes.get("/v1/customers", (input) => {
    input.accept("email", "created", ...PAGING);
    const email = input.text("email");
    const rows = [...world.customers.values()].filter(
      (row) => !row.deleted && (!email || row.email === email) && createdWithin(input, row.created),
    );
    return page("/v1/customers", rows, input);
  });
  routes.get("/v1/customers/search", (input) => search(world, input));
  routes.get("/v1/customers/:id", (_, id) => get(world.customers, "customer", id));
  routes.post("/v1/customers/:id", (input, id) => {
    const customer = living(world, id, 404);
    input.accept(...FIELDS);
    world.change("customer.updated", customer, fields(world, input, customer));
    return customer;
  });
  routes.delete("/v1/customers/:id", (_, id) => {
    living(world, id, 404);
    world.emit("customer.deleted", get(world.customers, "customer", id));
    const gone = { id, object: "customer" as const, deleted: true as const };
    // Stripe keeps answering with this stub for a deleted customer.
    world.customers.set(id, gone as unknown as Stripe.Customer);
    return gone;
  });
  routes.get("/v1/customers/:id/payment_methods", (input, id) => {
    living(world, id, 404);
    const rows = [...world.methods.values()].filter((row) => row.customer === id);
    return page(`/v1/customers/${id}/payment_methods`, rows, input);
  });
}

/** A customer that has not been deleted. */
export function living(world: World, id: string, status: 400 | 404 = 400): Stripe.Customer {
  const customer = get(world.customers, "customer", id, status === 404 ? "id" : "customer", status);
  if (customer.deleted)
    throw invalid(`No such customer: '${id}'`, { code: "resource_missing", param: "customer" }, status);
  return customer;
}

function create(world: World, input: Input): Stripe.Customer {
  input.accept(...FIELDS, "payment_method");
  const id = world.id("cus", 14);
  const customer: Stripe.Customer = {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created: world.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  world.customers.set(id, customer);
  try {
    const method = input.text("payment_method");
    if (method) attach(world, method, id);
    Object.assign(customer, fields(world, input, customer));
  } catch (failure) {
    world.customers.delete(id);
    throw failure;
  }
  world.emit("customer.created", customer);
  return customer;
}

function fields(world: World, input: Input, before: Stripe.Customer): Partial<Stripe.Customer> {
  const email = input.text("email");
  if (email !== undefined && !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
  }
  const patch: Partial<Stripe.Customer> = { metadata: input.metadata(before.metadata) };
  if (input.has("email")) patch.email = email ?? null;
  if (input.has("name")) patch.name = input.text("name") ?? null;
  if (input.has("phone")) patch.phone = input.text("phone") ?? null;
  if (input.has("description")) patch.description = input.text("description") ?? null;
  if (input.has("address")) patch.address = address(input.sub("address"));
  const method = input.sub("invoice_settings").text("default_payment_method");
  if (method) {
    const saved = get(world.methods, "PaymentMethod", method, "invoice_settings[default_payment_method]", 400);
    if (saved.customer !== before.id) {
      throw invalid(`The customer does not have a payment method with the ID ${method}.`, {
        code: "resource_missing",
        param: "invoice_settings[default_payment_method]",
      });
    }
    patch.invoice_settings = { ...before.invoice_settings, default_payment_method: method };
  }
  return patch;
}

function address(input: Input): Stripe.Address {
  return {
    city: input.text("city") ?? null,
    country: input.text("country") ?? null,
    line1: input.text("line1") ?? null,
    line2: input.text("line2") ?? null,
    postal_code: input.text("postal_code") ?? null,
    state: input.text("state") ?? null,
  };
}

/** Supports the clauses of the search language that a customer look-up needs: field and metadata equality, AND. */
function search(world: World, input: Input) {
  input.accept("query", "limit", "page");
  const clauses = input.need("query").split(/\s+AND\s+/i);
  const tests = clauses.map((clause) => {
    const match = /^(?:(email|name|phone)|metadata\[["'](.+?)["']\])\s*(:|~)\s*["'](.*)["']$/.exec(clause.trim());
    if (!match) throw invalid("We were unable to parse your search query.", { param: "query" });
    const [, field, key, operator, wanted = ""] = match;
    return (row: Stripe.Customer) => {
      const value = String((key ? row.metadata[key] : row[field as "email"]) ?? "").toLowerCase();
      return operator === "~" ? value.includes(wanted.toLowerCase()) : value === wanted.toLowerCase();
    };
  });
  const visibleUntil = world.now() - world.settings.searchLagSeconds;
  const data = [...world.customers.values()]
    .filter((row) => !row.deleted && row.created <= visibleUntil && tests.every((test) => test(row)))
    .reverse()
    .slice(0, input.int("limit") ?? 10);
  return { object: "search_result", url: "/v1/customers/search", has_more: false, next_page: null, data };
}
