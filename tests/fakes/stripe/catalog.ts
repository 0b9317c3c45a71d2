import type Stripe from "stripe";
import { invalid } from "./failure";
import type { Input } from "./form";
import { PAGING, page } from "./lists";
import type { Routes } from "./routes";
import type { WirePlan, WirePrice } from "./wire-types";
import { get, type World } from "./world";

export function catalogRoutes(routes: Routes, world: World): void {
  routes.post("/v1/products", (input) => {
    input.accept(
      "id",
      "name",
      "active",
      "description",
      "metadata",
      "statement_descriptor",
      "tax_code",
      "url",
      "unit_label",
    );
    return newProduct(world, input);
  });
  routes.get("/v1/products", (input) => {
    input.accept("active", "ids", "url", "created", ...PAGING);
    const active = input.flag("active");
    const ids = input.texts("ids");
    const rows = [...world.products.values()].filter(
      (row) => (active === undefined || row.active === active) && (ids.length === 0 || ids.includes(row.id)),
    );
    return page("/v1/products", rows, input);
  });
  routes.get("/v1/products/:id", (_, id) => get(world.products, "product", id));
  routes.post("/v1/products/:id", (input, id) => {
    input.accept("name", "active", "description", "metadata", "default_price", "unit_label");
    const product = get(world.products, "product", id);
    world.change("product.updated", product, {
      name: input.text("name") ?? product.name,
      active: input.flag("active") ?? product.active,
      description: input.has("description") ? (input.text("description") ?? null) : product.description,
      default_price: input.text("default_price") ?? product.default_price,
      metadata: input.metadata(product.metadata),
    });
    return product;
  });
  routes.post("/v1/prices", (input) => newPrice(world, input));
  routes.get("/v1/prices", (input) => {
    input.accept("active", "currency", "lookup_keys", "product", "type", "recurring", "created", ...PAGING);
    const [active, product, keys] = [input.flag("active"), input.text("product"), input.texts("lookup_keys")];
    const rows = [...world.prices.values()].filter(
      (row) =>
        (active === undefined || row.active === active) &&
        (!product || row.product === product) &&
        (keys.length === 0 || keys.includes(row.lookup_key ?? "")),
    );
    return page("/v1/prices", rows, input);
  });
  routes.get("/v1/prices/:id", (_, id) => get(world.prices, "price", id));
  routes.post("/v1/prices/:id", (input, id) => {
    input.accept("active", "lookup_key", "metadata", "nickname", "tax_behavior", "transfer_lookup_key");
    const price = get(world.prices, "price", id);
    const key = input.text("lookup_key");
    if (key) claimLookupKey(world, key, input.flag("transfer_lookup_key") ?? false, id);
    world.change("price.updated", price, {
      active: input.flag("active") ?? price.active,
      lookup_key: input.has("lookup_key") ? (key ?? null) : price.lookup_key,
      nickname: input.has("nickname") ? (input.text("nickname") ?? null) : price.nickname,
      metadata: input.metadata(price.metadata),
    });
    return price;
  });
}

function newProduct(world: World, input: Input): Stripe.Product {
  const id = input.text("id") ?? world.id("prod", 14);
  if (world.products.has(id))
    throw invalid("Product already exists.", { code: "resource_already_exists", param: "id" });
  const product: Stripe.Product = {
    id,
    object: "product",
    active: input.flag("active") ?? true,
    created: world.now(),
    default_price: null,
    description: input.text("description") ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: input.metadata(),
    name: input.need("name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: input.text("statement_descriptor") ?? null,
    tax_code: input.text("tax_code") ?? null,
    tax_details: null,
    type: "service",
    unit_label: input.text("unit_label") ?? null,
    updated: world.now(),
    url: input.text("url") ?? null,
  };
  world.products.set(id, product);
  world.emit("product.created", product);
  return product;
}

function newPrice(world: World, input: Input): WirePrice {
  const names = ["active", "currency", "lookup_key", "metadata", "nickname", "product", "product_data", "recurring"];
  input.accept(...names, "tax_behavior", "transfer_lookup_key", "unit_amount", "billing_scheme");
  const currency = input.need("currency").toLowerCase();
  const amount = input.int("unit_amount");
  if (amount === undefined) {
    throw invalid("You must pass one of `unit_amount`, `unit_amount_decimal`, or `custom_unit_amount`.", {
      code: "parameter_missing",
    });
  }
  if (amount < 0) {
    throw invalid("Invalid non-negative integer", { code: "parameter_invalid_integer", param: "unit_amount" });
  }
  const existing = input.text("product");
  if (existing) get(world.products, "product", existing, "product", 400);
  const product = existing ?? newProduct(world, input.sub("product_data")).id;
  const key = input.text("lookup_key") ?? null;
  if (key) claimLookupKey(world, key, input.flag("transfer_lookup_key") ?? false);
  const price: WirePrice = {
    id: world.id("price"),
    object: "price",
    active: input.flag("active") ?? true,
    billing_scheme: "per_unit",
    created: world.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: input.metadata(),
    nickname: input.text("nickname") ?? null,
    product,
    recurring: recurring(input),
    tax_behavior: input.oneOf("tax_behavior", "exclusive", "inclusive", "unspecified") ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: input.has("recurring") ? "recurring" : "one_time",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  world.prices.set(price.id, price);
  world.emit("price.created", price);
  return price;
}

function recurring(input: Input): Stripe.Price.Recurring | null {
  if (!input.has("recurring")) return null;
  const given = input.sub("recurring");
  const interval = given.oneOf("interval", "day", "week", "month", "year");
  if (!interval)
    throw invalid("Missing required param: recurring[interval].", {
      code: "parameter_missing",
      param: "recurring[interval]",
    });
  return {
    interval,
    interval_count: given.int("interval_count") ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

function claimLookupKey(world: World, key: string, transfer: boolean, owner?: string): void {
  const holder = [...world.prices.values()].find((price) => price.lookup_key === key && price.id !== owner);
  if (!holder) return;
  if (!transfer) {
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: "resource_already_exists",
      param: "lookup_key",
    });
  }
  holder.lookup_key = null;
}

/** The old `plan` object that still comes with every subscription item. */
export function planOf(price: WirePrice): WirePlan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: typeof price.product === "string" ? price.product : price.product.id,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
