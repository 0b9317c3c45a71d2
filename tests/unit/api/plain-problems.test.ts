import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { endpoints } from "~/api/endpoints";
import { plainProblem } from "~/api/plain-problems";

const DEVELOPERS = /Invalid input|Invalid option|expected |received|Too (?:small|big)|undefined|NaN|>=|<=/;

const saidOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value, { error: plainProblem }).error?.issues.map(({ message }) => message) ?? [];

describe("what is said of a field", () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.object({ concern: z.string() }), {}, "concern is missing."],
    [z.object({ concern: z.string() }), { concern: 5 }, "concern must be text."],
    [z.object({ count: z.int() }), { count: 1.5 }, "count must be a whole number."],
    [z.object({ level: z.enum(["a", "b"]) }), { level: "c" }, "level must be one of a, b."],
    [z.object({ name: z.string().max(3) }), { name: "long" }, "name must be at most 3 characters long."],
    [z.object({ ids: z.array(z.int()).min(2) }), { ids: [1] }, "ids must be a list of at least 2."],
    [z.object({ ids: z.array(z.int()) }), { ids: ["x"] }, "Entry 1 of ids must be a number."],
    [z.object({ on: z.iso.date() }), { on: "soon" }, "on must be a date such as 2027-01-31."],
    [z.object({ own: z.string("In our words.") }), {}, "In our words."],
  ])("%#: is in plain words", (schema, value, said) => {
    expect(saidOf(schema, value)).toEqual([said]);
  });

  it.each(endpoints.flatMap((one) => (one.body ? [[one.operationId, one.body] as const] : [])))(
    "of %s is never zod's own",
    (_id, body) => {
      for (const wrong of [{}, [], "text", 5, null, { id: {}, concern: 1, email: "x", level: "x" }])
        for (const said of saidOf(body, wrong)) expect(said).not.toMatch(DEVELOPERS);
    },
  );
});
