import { type ApiDocument, type DocumentedOperation, operationsOf, resolve, type Schema } from "./document-types";
import { sdkNameOf } from "./names";

export type MethodPlan = {
  operationId: string;
  method: string;
  verb: string;
  path: string;
  summary: string;
  description: string;
  pathParams: string[];
  query: "none" | "optional" | "required";
  body: "none" | "json" | "form" | "urlencoded";
  /** A page: `paged` asks page by page, `pagedWithLimit` answers a bare list unless a limit is given. */
  answer: "json" | "empty" | "file" | "paged" | "pagedWithLimit";
  repeats: "key" | "safe" | "refused";
};

export type ResourcePlan = { name: string; methods: MethodPlan[] };

/** What the SDK offers: every operation of the document as a method of a resource. */
export function planSdk(document: ApiDocument): ResourcePlan[] {
  const resources = new Map<string, MethodPlan[]>();
  for (const documented of operationsOf(document)) {
    if (documented.operation["x-internal"] || !answersPrograms(documented)) continue;
    const { operationId, "x-sdk": chosen } = documented.operation;
    const { resource, method } = sdkNameOf(documented.path, operationId, chosen);
    const siblings = resources.get(resource) ?? [];
    // Two operations that would share a name keep their full ids, so nothing is ever lost.
    const isTaken = siblings.some((sibling) => sibling.method === method);
    siblings.push(planOf(document, documented, isTaken ? operationId : method));
    resources.set(resource, siblings);
  }
  return [...resources].map(([name, methods]) => ({ name, methods })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What only leads a person to a page is not for programs. */
const answersPrograms = ({ operation }: DocumentedOperation): boolean =>
  Object.keys(operation.responses).some((status) => status.startsWith("2"));

const OF_EVERY_LIST = ["sort", "createdSince", "updatedSince"];

function planOf(
  document: ApiDocument,
  { path, method: verb, operation }: DocumentedOperation,
  method: string,
): MethodPlan {
  const parameters = operation.parameters ?? [];
  const own = parameters.filter((parameter) => parameter.in === "query" && parameter.name !== "fields");
  // What every list takes makes no query by itself: it would move the options of methods that have none.
  const query = own.every(({ name }) => OF_EVERY_LIST.includes(name)) ? [] : own;
  return {
    operationId: operation.operationId,
    method,
    verb: verb.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    pathParams: [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ""),
    query: query.length === 0 ? "none" : query.some((parameter) => parameter.required) ? "required" : "optional",
    body: bodyKind(operation.requestBody?.content),
    answer: answerKind(
      document,
      operation,
      query.some(({ name }) => name === "cursor"),
    ),
    repeats: operation["x-idempotency"] ?? (verb === "get" ? "safe" : "refused"),
  };
}

function bodyKind(content: Record<string, unknown> | undefined): MethodPlan["body"] {
  if (!content) return "none";
  if ("multipart/form-data" in content) return "form";
  return "application/x-www-form-urlencoded" in content ? "urlencoded" : "json";
}

function answerKind(document: ApiDocument, operation: DocumentedOperation["operation"], hasCursor: boolean) {
  const contents = Object.entries(operation.responses)
    .filter(([status]) => status.startsWith("2"))
    .map(([, answer]) => answer.content);
  const types = contents.flatMap((content) => Object.keys(content ?? {}));
  if (types.length === 0) return "empty";
  if (!types.some((type) => type.includes("json"))) return "file";
  if (!hasCursor) return "json";
  const schema = resolve(document, contents[0]?.["application/json"]?.schema);
  if (isPage(schema)) return "paged";
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((choice) => resolve(document, choice));
  return choices.some(isPage) ? "pagedWithLimit" : "json";
}

const isPage = (schema: Schema): boolean =>
  schema.properties?.data !== undefined && schema.properties.nextCursor !== undefined;
