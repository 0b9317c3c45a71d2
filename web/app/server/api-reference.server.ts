import document from "../../../openapi/openapi.json";

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: { type?: string } };
type Operation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { description: string }>;
};

export type ReferenceOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  needsSignIn: boolean;
  parameters: { name: string; place: string; required: boolean; type: string; description: string }[];
  answers: { status: string; description: string }[];
  samples: { label: string; code: string }[];
};

export type ReferenceGroup = { tag: string; operations: ReferenceOperation[] };

const METHODS = ["get", "post", "put", "delete"] as const;

/** The reference as the page shows it, from the committed document. */
export function apiReference(origin: string): ReferenceGroup[] {
  const groups = new Map<string, ReferenceOperation[]>();
  const paths = document.paths as Record<string, Partial<Record<(typeof METHODS)[number], unknown>>>;
  for (const [path, item] of Object.entries(paths)) {
    for (const method of METHODS) {
      const operation = item[method] as Operation | undefined;
      if (!operation) continue;
      const tag = operation.tags?.[0] ?? "Other";
      groups.set(tag, [...(groups.get(tag) ?? []), view(operation, method, path, origin)]);
    }
  }
  return [...groups].map(([tag, operations]) => ({ tag, operations }));
}

function view(operation: Operation, method: string, path: string, origin: string): ReferenceOperation {
  const body = operation.requestBody?.content["application/json"]?.example;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? operation.operationId,
    description: operation.description ?? "",
    needsSignIn: !(operation.security ?? []).some((choice) => Object.keys(choice).length === 0),
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      required: parameter.required ?? false,
      type: parameter.schema?.type ?? "string",
      description: parameter.description ?? "",
    })),
    answers: Object.entries(operation.responses).map(([status, { description }]) => ({ status, description })),
    samples: [
      { label: "curl", code: curl(method, path, origin, body) },
      { label: "Terminal", code: `statewise api ${method.toUpperCase()} ${path}` },
    ],
  };
}

function curl(method: string, path: string, origin: string, body: unknown): string {
  const lines = [`curl -X ${method.toUpperCase()} '${origin}${path}'`, `-H 'Authorization: Bearer sw_…'`];
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body)}'`);
  return lines.join(" \\\n  ");
}
