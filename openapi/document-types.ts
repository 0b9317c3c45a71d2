/** The parts of an OpenAPI 3.1 document that our tools read. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  default?: unknown;
  [keyword: string]: unknown;
};

export type Parameter = {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema: Schema;
};

export type Content = Record<string, { schema: Schema; example?: unknown }>;

export type Answer = { $ref?: string; description?: string; content?: Content };

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
  "x-sdk"?: string;
  "x-scope"?: string;
  "x-internal"?: boolean;
  "x-idempotency"?: "key" | "safe" | "refused";
};

export type ApiDocument = {
  info: { version: string; title: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema>; responses?: Record<string, Answer> };
  tags?: { name: string; description: string }[];
};

export type DocumentedOperation = { path: string; method: string; operation: Operation };

/** Every operation of a document, in its order. */
export const operationsOf = (document: ApiDocument): DocumentedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );

/** The schema itself where a reference stands for it, the parts of an `allOf` put together. */
export function resolve(document: ApiDocument, schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace("#/components/schemas/", "");
  if (name) return resolve(document, document.components.schemas?.[name]);
  if (!schema?.allOf) return schema ?? {};
  const { allOf, ...own } = schema;
  const parts = [...allOf.map((part) => resolve(document, part)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

export function resolveAnswer(document: ApiDocument, answer: Answer): Answer {
  const name = answer.$ref?.replace("#/components/responses/", "");
  return name ? (document.components.responses?.[name] ?? {}) : answer;
}
