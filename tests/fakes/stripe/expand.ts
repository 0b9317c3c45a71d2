import { invalid } from "./failure";
import { intentOf } from "./invoice-billing";
import type { WireInvoice } from "./wire-types";
import type { World } from "./world";

type Json = Record<string, unknown>;

/** Answers a copy of the object with the asked-for ids replaced by what they stand for. */
export function expand(world: World, object: object, paths: string[]): Json {
  const copy = structuredClone(object) as Json;
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > 4) throw invalid("You cannot expand more than 4 levels of a property.", { param: "expand" });
    follow(world, copy, parts, path);
  }
  return copy;
}

function follow(world: World, node: Json, parts: string[], path: string): void {
  const [name, ...rest] = parts;
  if (!name) return;
  const given = node[name];
  const value = given === undefined ? included(world, node, name) : given;
  if (value === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  if (value === null) {
    node[name] = null;
    return;
  }
  if (Array.isArray(value)) {
    node[name] = value.map((entry) => step(world, entry, name, rest, path));
    return;
  }
  node[name] = step(world, value, name, rest, path);
}

function step(world: World, value: unknown, name: string, rest: string[], path: string): unknown {
  const object = typeof value === "string" ? structuredClone(world.lookup(value)) : value;
  if (!object || typeof object !== "object") {
    throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  if (name !== "data" && rest.length === 0) return object;
  if (rest.length > 0) follow(world, object as Json, rest, path);
  return object;
}

/** Parts that Stripe sends only when they are asked for. */
function included(world: World, node: Json, name: string): unknown {
  const id = String(node.id);
  if (node.object === "invoice" && name === "confirmation_secret") {
    const intent = intentOf(world, node as unknown as WireInvoice);
    return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
  }
  if (node.object === "invoice" && name === "payments") {
    return list(
      `/v1/invoices/${id}/payments`,
      [...world.invoicePayments.values()].filter((row) => row.invoice === id),
    );
  }
  if (node.object === "charge" && name === "refunds") {
    return list(
      `/v1/charges/${id}/refunds`,
      [...world.refunds.values()].filter((row) => row.charge === id),
    );
  }
  if (node.object === "customer" && name === "subscriptions") {
    const rows = [...world.subscriptions.values()].filter((row) => row.customer === id && row.status !== "canceled");
    return list(`/v1/customers/${id}/subscriptions`, rows);
  }
  return undefined;
}

function list(url: string, data: unknown[]) {
  return { object: "list", data: structuredClone(data), has_more: false, url };
}
