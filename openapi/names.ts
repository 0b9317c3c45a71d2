/**
 * The rule that names operations in the SDK: the address gives the resource, the operation id without the resource's own
 * nouns gives the method (`GET /api/laws/search`, `searchLaws` -> `laws.search`). So a new endpoint needs no entry here.
 */
export type SdkName = { resource: string; method: string };

/** Addresses whose resource is not their first word; the longest that fits wins. */
const RESOURCES: Record<string, string> = {
  "/api/topics": "laws",
  "/api/states": "laws",
  "/api/analyze-concern": "concerns",
  "/api/search-history": "history",
  "/api/export": "exports",
  "/api/law-updates": "updates",
  "/api/subscribe": "alerts",
  "/api/subscription": "alerts",
  "/api/alerts": "alerts",
  "/api/unsubscribe": "alerts",
  "/api/subscribers": "admin.subscribers",
  "/api/notifications": "admin.subscribers",
  "/api/test-notification": "admin.subscribers",
  "/api/auth": "account",
  "/api/api-keys": "apiKeys",
  "/api/validate-coupon": "billing",
  "/api/purchases": "billing",
  "/api/plans": "billing",
  "/api/create-": "billing",
  "/api/verify-": "billing",
  "/api/cancel-subscription": "billing",
  "/api/resume-subscription": "billing",
  "/api/update-card": "billing",
  "/api/change-plan": "billing",
  "/api/checkout": "billing",
  "/api/stripe": "billing",
  "/api/admin/customer-stats": "admin.customers",
  "/api/admin/export-customers": "admin.customers",
  "/api/admin/stop-impersonation": "admin.customers",
  "/api/admin/law-updates": "admin.updates",
};

/** Further nouns that a resource's operations carry in their ids. */
const NOUNS: Record<string, string[]> = {
  history: ["search", "history", "entry"],
  exports: ["report"],
  updates: ["law", "update"],
  "admin.updates": ["law", "update"],
};

const GROUPS = new Set(["admin", "ats", "hris"]);

export function sdkNameOf(path: string, operationId: string, chosen?: string): SdkName {
  if (chosen) {
    const at = chosen.lastIndexOf(".");
    return { resource: chosen.slice(0, at), method: chosen.slice(at + 1) };
  }
  const resource = resourceOf(path);
  return { resource, method: methodOf(operationId, resource) };
}

function resourceOf(path: string): string {
  const fitting = Object.keys(RESOURCES).filter((prefix) => startsWithWords(path, prefix));
  const longest = fitting.sort((a, b) => b.length - a.length)[0];
  if (longest) return RESOURCES[longest] ?? "";
  const [first = "", second] = path
    .replace("/api/", "")
    .split("/")
    .filter((part) => !part.startsWith("{"));
  if (GROUPS.has(first)) return second ? `${first}.${camel(second)}` : `${first}.overview`;
  return camel(first);
}

const startsWithWords = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (prefix.endsWith("-") || ["", "/"].includes(path.charAt(prefix.length)));

function methodOf(operationId: string, resource: string): string {
  const own = new Set([...(NOUNS[resource] ?? []), ...resource.split(".").flatMap(words).map(singular)]);
  const all = words(operationId);
  const kept = all.filter((word) => !own.has(singular(word)));
  return camel((kept.length > 0 ? kept : all.slice(0, 1)).join("-"));
}

const words = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split("-");

const singular = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch)es$/, "$1")
    .replace(/([^s])s$/, "$1");

export const camel = (text: string): string =>
  text.replace(/[^a-zA-Z0-9]+(.)?/g, (_all, next: string | undefined) => next?.toUpperCase() ?? "");

export const pascal = (text: string): string => {
  const name = camel(text);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

export const kebab = (text: string): string => words(text.replaceAll(".", "-")).join("-");
