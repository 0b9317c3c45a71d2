import { NotFound } from "~/platform/errors";
import { type ApiDocument, type Operation, operationsOf } from "../../../../openapi/document-types";
import document from "../../../../openapi/openapi.json";
import { planSdk } from "../../../../openapi/sdk-plan";
import { samplesOf } from "./api-samples";

export type ReferenceParameter = {
  name: string;
  place: string;
  required: boolean;
  type: string;
  description: string;
  choices: string[];
};

export type ReferenceOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  needsSignIn: boolean;
  parameters: ReferenceParameter[];
  /** The example as one edits it before trying; null: the call takes no JSON. */
  body: string | null;
  answers: { status: string; description: string }[];
  samples: { label: string; code: string }[];
};

type OperationLine = Pick<ReferenceOperation, "id" | "method" | "path" | "summary">;
export type ReferenceOverview = {
  name: string;
  chapters: { slug: string; tag: string; description: string; operations: OperationLine[] }[];
};
export type ReferenceChapter = { tag: string; description: string; operations: ReferenceOperation[] };

const api = document as unknown as ApiDocument & { "x-tagGroups": { name: string; tags: string[] }[] };

/** The chapters of the committed document, under whom they are for. */
export function apiChapters(): ReferenceOverview[] {
  return api["x-tagGroups"].map(({ name, tags }) => ({
    name,
    chapters: tags.flatMap((tag) => {
      const operations = operationsUnder(tag).map(({ operation, method, path }) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
      }));
      return operations.length > 0 ? [{ slug: slugOf(tag), tag, description: aboutTag(tag), operations }] : [];
    }),
  }));
}

/** One chapter with everything about each call. */
export async function apiChapter(slug: string, origin: string): Promise<ReferenceChapter> {
  const tag = api["x-tagGroups"].flatMap(({ tags }) => tags).find((one) => slugOf(one) === slug);
  const operations = tag ? operationsUnder(tag) : [];
  if (!tag || operations.length === 0) throw new NotFound("The API reference has no such chapter.");
  const methods = new Map(
    planSdk(api).flatMap(({ name, methods: own }) => own.map((plan) => [plan.operationId, { resource: name, plan }])),
  );
  return {
    tag,
    description: aboutTag(tag),
    operations: operations.map(({ operation, method, path }) =>
      view(operation, method, path, origin, methods.get(operation.operationId)),
    ),
  };
}

const operationsUnder = (tag: string) =>
  operationsOf(api).filter(({ operation }) => !operation["x-internal"] && operation.tags[0] === tag);

const aboutTag = (tag: string): string => api.tags?.find((one) => one.name === tag)?.description ?? "";

const slugOf = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, "-");

function view(
  operation: Operation,
  method: string,
  path: string,
  origin: string,
  sdk: Parameters<typeof samplesOf>[3],
): ReferenceOperation {
  const content = operation.requestBody?.content["application/json"];
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== "cookie");
  const sampled = { method: method.toUpperCase(), path, parameters, body: content?.example };
  return {
    id: operation.operationId,
    method: sampled.method,
    path,
    summary: operation.summary,
    description: operation.description ?? "",
    needsSignIn: !(operation.security ?? []).some((choice) => Object.keys(choice).length === 0),
    parameters: parameters.map(({ name, in: place, required = false, description = "", schema }) => ({
      name,
      place,
      required,
      type: [schema.type ?? "string"].flat().join(" or "),
      description,
      choices: (schema.enum ?? []).map(String).filter(Boolean),
    })),
    body: content ? JSON.stringify(content.example ?? {}, null, 2) : null,
    answers: Object.entries(operation.responses).map(([status, answer]) => ({
      status,
      description: meaningOf(answer),
    })),
    samples: samplesOf(operation.operationId, sampled, origin, sdk),
  };
}

const meaningOf = (answer: Operation["responses"][string]): string =>
  answer.description ?? api.components.responses?.[answer.$ref?.split("/").pop() ?? ""]?.description ?? "";
