import { readFileSync } from "node:fs";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { EVENT_TYPES } from "~/domain/events";
import {
  type ApiDocument,
  type Content,
  type Operation,
  operationsOf,
  type Schema,
} from "../../../openapi/document-types";
import { lintDocument } from "../../../openapi/lint";

const text = readFileSync("openapi/openapi.json", "utf8");
const document = JSON.parse(text) as ApiDocument;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ $id: "openapi", components: document.components });

/** The references of the document, told to the validator. */
const compiled = (schema: unknown) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll("#/components/", "openapi#/components/")));

function examplesOf(content: Content | undefined) {
  return Object.values(content ?? {}).filter(({ example }) => example !== undefined);
}

/** Every field of every schema, however deep. */
function fieldsOf(part: unknown): Schema[] {
  if (typeof part !== "object" || part === null) return [];
  const { properties } = part as Schema;
  const own = typeof properties === "object" && properties !== null ? Object.values(properties) : [];
  const below = Object.entries(part).filter(([name]) => name !== "example" && name !== "examples");
  return [...own.filter((field) => typeof field === "object"), ...below.flatMap(([, inner]) => fieldsOf(inner))];
}

describe("the document", () => {
  it("says of every write what repeating it does, and takes a key exactly where it is honoured", () => {
    for (const { operation, method } of operationsOf(document)) {
      const says = operation["x-idempotency"];
      expect(says === undefined, operation.operationId).toBe(method === "get");
      const takesKey = operation.parameters?.some(({ name }) => name === "Idempotency-Key") ?? false;
      expect(takesKey, operation.operationId).toBe(says === "key");
    }
  });

  it("has only examples that fit their schemas", () => {
    const wrong: string[] = [];
    let count = 0;
    for (const { operation } of operationsOf(document)) {
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map(({ content }) => content),
      ];
      for (const { schema, example } of contents.flatMap(examplesOf)) {
        count += 1;
        const validate = compiled(schema);
        if (!validate(example)) wrong.push(`${operation.operationId}: ${ajv.errorsText(validate.errors)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(40);
  });

  it("shows an example of every JSON body", () => {
    const without = operationsOf(document)
      .filter(({ operation }) => operation.requestBody?.content["application/json"] && !operation["x-internal"])
      .filter(({ operation }) => operation.requestBody?.content["application/json"]?.example === undefined)
      .map(({ operation }) => operation.operationId);
    expect(without).toEqual([]);
  });

  it("shows an example of every JSON success", () => {
    const without = operationsOf(document).flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status, { content }]) => status.startsWith("2") && content?.["application/json"])
        .filter(([, { content }]) => content?.["application/json"]?.example === undefined)
        .map(([status]) => `${operation.operationId} ${status}`),
    );
    expect(without).toEqual([]);
  });

  it("says of at least 95 of 100 fields and parameters what they are", () => {
    const fields = fieldsOf(JSON.parse(text));
    const parameters = operationsOf(document).flatMap(({ operation }) => operation.parameters ?? []);
    const said = [
      ...fields.map(({ description }) => description),
      ...parameters.map(({ description, schema }) => description ?? schema.description),
    ];
    expect(fields.length).toBeGreaterThan(3000);
    expect(said.filter(Boolean).length / said.length).toBeGreaterThanOrEqual(0.95);
  });

  it("tells of every event as a webhook, with the schema and an example that fits it", () => {
    const { webhooks } = JSON.parse(text) as { webhooks: Record<string, { post: Operation }> };
    expect(Object.keys(webhooks)).toEqual(EVENT_TYPES);
    for (const [name, { post }] of Object.entries(webhooks)) {
      const content = post.requestBody?.content["application/json"];
      const validate = compiled(content?.schema);
      expect(validate(content?.example), `${name}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });

  it("names for every operation a summary, one chapter, a success, and the failures that any call may meet", () => {
    for (const { operation } of operationsOf(document)) {
      const statuses = Object.keys(operation.responses);
      expect(operation.summary, operation.operationId).toMatch(/^\S.{2,}/);
      expect(operation.tags).toHaveLength(1);
      expect(
        statuses.some((status) => /^[23]/.test(status)),
        operation.operationId,
      ).toBe(true);
      for (const status of ["401", "422", "429", "500", "503"])
        expect(statuses, operation.operationId).toContain(status);
    }
  });

  it("places every chapter with an audience and says what it is about", () => {
    for (const { name, description } of document.tags ?? []) expect(description, name).not.toBe(name);
    const groups = (document as unknown as { "x-tagGroups": { name: string; tags: string[] }[] })["x-tagGroups"];
    expect(groups.flatMap(({ tags }) => tags)).toEqual(
      expect.arrayContaining((document.tags ?? []).map(({ name }) => name)),
    );
  });
});

describe("the rules", () => {
  it("hold in the document", async () => {
    expect(await lintDocument(text)).toEqual([]);
  });

  it("notice an operation without summary, a wrong example and a path parameter that nobody declared", async () => {
    const broken = JSON.parse(text);
    delete broken.paths["/api/topics"].get.summary;
    broken.paths["/api/feedback"].post.requestBody.content["application/json"].example.message = 7;
    broken.paths["/api/laws/{slug}"] = {
      get: { ...broken.paths["/api/laws/{id}"].get, operationId: "other", parameters: [] },
    };
    const found = (await lintDocument(JSON.stringify(broken))).join("\n");
    expect(found).toContain("operation-summary");
    expect(found).toContain("no-invalid-media-type-examples");
    expect(found).toContain("path-parameters-defined");
  });
});
