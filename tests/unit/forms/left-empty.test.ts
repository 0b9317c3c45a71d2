import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readingEmpty } from "~/app/server/left-empty.server";

const id = z.coerce.number().int().positive();
const read = (schema: z.ZodType, sent: unknown) => readingEmpty(schema).safeParse(sent);

describe("a field that was left empty", () => {
  test("counts as not filled in where the schema does without it and takes no empty text", () => {
    const schema = z.object({ until: z.iso.date().optional(), organization: id.optional() });
    expect(read(schema, { until: "", organization: "" }).data).toEqual({});
    expect(read(schema, { until: "2026-12-01", organization: "7" }).data).toEqual({
      until: "2026-12-01",
      organization: 7,
    });
  });

  test("stays the empty text where that is what the schema takes", () => {
    const schema = z.object({ phone: z.string().max(20).optional(), note: z.string().trim().nullish() });
    expect(read(schema, { phone: "", note: "" }).data).toEqual({ phone: "", note: "" });
  });

  test("takes its value away where the schema knows null", () => {
    expect(read(z.object({ website: z.url().nullish() }), { website: "" }).data).toEqual({ website: null });
  });

  test("is missing where the schema needs it, and no number is 0 for having none", () => {
    expect(read(z.object({ name: z.string().min(1) }), { name: "" }).success).toBe(false);
    expect(read(z.object({ seats: z.coerce.number().min(0) }), { seats: "" }).success).toBe(false);
    expect(read(z.object({ seats: z.coerce.number().min(0).optional() }), { seats: "" }).data).toEqual({});
  });

  test("is seen through rules over several fields and what is made of them", () => {
    const schema = z
      .object({ choice: z.string(), day: z.iso.date().optional() })
      .refine(({ choice, day }) => choice !== "date" || day, { path: ["day"] })
      .transform(({ choice }) => choice);
    expect(read(schema, { choice: "never", day: "" }).data).toBe("never");
    expect(read(schema, { choice: "date", day: "" }).success).toBe(false);
  });

  test("may be a file that nobody chose", () => {
    const none = new File([], "");
    expect(
      read(
        z.object({
          resume: z
            .instanceof(File)
            .refine(({ size }) => size > 0)
            .optional(),
        }),
        { resume: none },
      ).data,
    ).toEqual({});
    expect(read(z.object({ resume: z.file().min(1) }), { resume: none }).success).toBe(false);
  });
});
