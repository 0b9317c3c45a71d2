import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breakingChanges, versionProblem } from "../../../openapi/breaking";
import type { ApiDocument } from "../../../openapi/document-types";

const released = JSON.parse(readFileSync("openapi/openapi.json", "utf8")) as ApiDocument;
// A document is changed in the middle of its JSON.
// biome-ignore lint/suspicious/noExplicitAny: the tests reach into any part of it
type Loose = any;

/** The document with a change made to it. */
function changed(change: (paths: Loose, document: Loose) => void): ApiDocument {
  const copy = structuredClone(released) as Loose;
  change(copy.paths, copy);
  return copy;
}

const bodyOf = (paths: Loose, path: string) => paths[path].post.requestBody.content["application/json"].schema;

describe("a change that breaks callers", () => {
  it.each<[string, (paths: Loose) => void]>([
    ["DELETE /api/api-keys/{id}: is gone", (paths) => delete paths["/api/api-keys/{id}"]],
    [
      "GET /api/laws/search: query parameter risk no longer takes Low",
      (paths) => {
        const risk = paths["/api/laws/search"].get.parameters.find(({ name }: { name: string }) => name === "risk");
        risk.schema.enum = ["Critical", "High", "Medium"];
      },
    ],
    [
      "GET /api/laws/compare: query parameter topic has maxLength 10, before 60",
      (paths) => {
        const topic = paths["/api/laws/compare"].get.parameters.find(({ name }: { name: string }) => name === "topic");
        topic.schema.maxLength = 10;
      },
    ],
    [
      "GET /api/laws/search: query parameter state is required",
      (paths) => {
        const schema = { type: "string" };
        paths["/api/laws/search"].get.parameters.push({ name: "state", in: "query", required: true, schema });
      },
    ],
    [
      "POST /api/feedback: body.phone is required",
      (paths) => {
        const body = bodyOf(paths, "/api/feedback");
        body.properties.phone = { type: "string" };
        body.required.push("phone");
      },
    ],
    ["POST /api/feedback: body.message is gone", (paths) => delete bodyOf(paths, "/api/feedback").properties.message],
    [
      "GET /api/laws/{id}: answer 200.title is gone",
      (paths) =>
        delete paths["/api/laws/{id}"].get.responses["200"].content["application/json"].schema.properties.title,
    ],
    [
      "GET /api/topics: answer 200[].slug was string and is integer",
      (paths) => {
        const { items } = paths["/api/topics"].get.responses["200"].content["application/json"].schema;
        items.properties.slug.type = "integer";
      },
    ],
    [
      "GET /api/topics: answer 200[].slug was string and is string or null",
      (paths) => {
        const { items } = paths["/api/topics"].get.responses["200"].content["application/json"].schema;
        items.properties.slug.type = ["string", "null"];
      },
    ],
    [
      "GET /api/topics: answer 200[].label may be missing",
      (paths) => {
        const { items } = paths["/api/topics"].get.responses["200"].content["application/json"].schema;
        items.required = items.required.filter((name: string) => name !== "label");
      },
    ],
    [
      "GET /api/topics: is no longer open to everybody",
      (paths) => {
        paths["/api/topics"].get.security = [{ apiKey: [] }];
      },
    ],
    [
      "GET /api/search-history: needs the scope ats:read",
      (paths) => {
        paths["/api/search-history"].get["x-scope"] = "ats:read";
      },
    ],
    [
      "GET /api/topics: laws.listTopics of the SDK is called laws.topics",
      (paths) => {
        paths["/api/topics"].get["x-sdk"] = "laws.topics";
      },
    ],
  ])("is found: %s", (expected, change) => {
    expect(breakingChanges(released, changed(change))).toContain(expected);
  });

  it.each<[string, (paths: Loose) => void]>([
    [
      "a new operation",
      (paths) => {
        paths["/api/new"] = structuredClone(paths["/api/topics"]);
      },
    ],
    [
      "a new optional parameter",
      (paths) => {
        paths["/api/laws/search"].get.parameters.push({
          name: "sort",
          in: "query",
          schema: { type: "string" },
        });
      },
    ],
    [
      "a new field of an answer",
      (paths) => {
        paths["/api/topics"].get.responses["200"].content["application/json"].schema.items.properties.extra = {
          type: "string",
        };
      },
    ],
    [
      "a longer limit",
      (paths) => {
        const topic = paths["/api/laws/compare"].get.parameters.find(({ name }: { name: string }) => name === "topic");
        topic.schema.maxLength = 600;
      },
    ],
    [
      "another description",
      (paths) => {
        paths["/api/topics"].get.description = "Other words";
      },
    ],
  ])("is not %s", (_what, change) => {
    expect(breakingChanges(released, changed(change))).toEqual([]);
  });

  it("stops the check until the version is raised and a note says what callers do", () => {
    const gone = (version: string) =>
      changed((paths, document) => {
        delete paths["/api/topics"];
        document.info.version = version;
      });
    expect(versionProblem(released, released, "")).toBeNull();
    const [major = 0, minor = 0] = released.info.version.split(".").map(Number);
    const [same, little, next] = [released.info.version, `${major}.${minor + 1}.0`, `${major + 1}.0.0`];
    expect(versionProblem(released, gone(same), `## ${same}`)).toContain("GET /api/topics: is gone");
    expect(versionProblem(released, gone(little), `## ${little}`)).toContain("is gone");
    expect(versionProblem(released, gone(next), `## ${same}`)).toContain("openapi/CHANGES.md");
    expect(versionProblem(released, gone(next), `## ${next}\n\nUse /api/subjects.`)).toContain("is gone");
    const said = "Instead of `GET /api/topics` use /api/subjects.";
    expect(versionProblem(released, gone(next), `## ${next}\n\n${said}\n\n## ${same}\n\nFirst.`)).toBeNull();
    expect(versionProblem(released, gone(next), `## ${next}\n\n## ${same}\n\n${said}`)).toContain("is gone");
  });
});
