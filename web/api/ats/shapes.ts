import { z } from "@hono/zod-openapi";

/** Shapes that the hiring endpoints share. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), nextCursor: z.string().nullable() });

export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
};

export const Finding = z
  .object({
    id: z.int(),
    rule: z.string(),
    questionId: z.int().nullable().describe("The job's question that it is about"),
    place: z.string().nullable(),
    severity: z.string().describe("block, warn or info"),
    message: z.string(),
    suggestion: z.string().nullable(),
    citation: z.string().nullable(),
    lawSlug: z.string().nullable().describe("The law: GET /api/laws, or /laws/{slug} for people"),
    lawTitle: z.string().nullable(),
    effectiveDate: z.string().nullable(),
    status: z.string().describe("open or overridden"),
    overrideReason: z.string().nullable(),
    overriddenBy: z.string().nullable(),
    overriddenAt: z.any(),
    checkedAt: z.any(),
  })
  .openapi("ComplianceFinding");
