import { describe, expect, it } from "vitest";
import { samplesOf } from "~/app/areas/reference/api-samples";

const sampled = {
  method: "POST",
  path: "/api/things/{id}",
  parameters: [{ name: "id", in: "path" as const, required: true, schema: { type: "integer", example: 7 } }],
  body: { name: 'O\'Neill "quoted"', on: true, gone: null, list: [1, "two", { deep: false }] },
};
const plan = {
  operationId: "makeThing",
  method: "make",
  verb: "POST",
  path: "/api/things/{id}",
  summary: "Make",
  description: "",
  pathParams: ["id"],
  query: "none" as const,
  body: "json" as const,
  answer: "json" as const,
  repeats: "key" as const,
};

describe("samples of the reference", () => {
  const samples = samplesOf("makeThing", sampled, "https://statewise.example", { resource: "things", plan });

  it("are in curl, TypeScript, Python and the terminal", () => {
    expect(samples.map(({ label }) => label)).toEqual(["curl", "TypeScript", "Python", "Terminal"]);
    for (const { label, code } of samples) expect(code, label).toContain("7");
  });

  it("write JSON as Python does, and the address whole", () => {
    const python = samples.find(({ label }) => label === "Python")?.code ?? "";
    expect(python).toContain('"https://statewise.example/api/things/7"');
    expect(python).toContain(
      '{"name": "O\'Neill \\"quoted\\"", "on": True, "gone": None, "list": [1, "two", {"deep": False}]}',
    );
    expect(python).toContain('os.environ["STATEWISE_API_KEY"]');
  });
});
