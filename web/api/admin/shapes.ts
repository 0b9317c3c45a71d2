import { z } from "@hono/zod-openapi";
import type { ListFile, Page } from "~/domain/admin";
import { moment } from "../shapes";

export const tag = "Administration";

/** A page of a new list: opaque cursor, at most a hundred rows. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});

export const pageOf = (row: z.ZodType) => z.object({ data: z.array(row), nextCursor: z.string().nullable() });

export const pageAnswer = <Row>({ data, nextCursor }: Page<Row>) => ({ data, nextCursor });

export const Customer = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    mailingAddress: z.string().nullable(),
    accessLevel: z.string(),
    accessExpiry: moment.nullable(),
    subscriptionType: z.string(),
    paymentStatus: z.string(),
    lastLogin: moment.nullable(),
    totalSearches: z.int(),
    createdAt: moment,
    atsAccessLevel: z.string(),
    atsAccessExpiry: moment.nullable(),
    hrisAccessLevel: z.string(),
    hrisAccessExpiry: moment.nullable(),
    hrisEmployeeCount: z.int(),
    benefitsAccessLevel: z.string(),
    benefitsAccessExpiry: moment.nullable(),
    suspendedAt: moment.nullable(),
    sharesMailbox: z.boolean().describe("Another account has the same mailbox"),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
  })
  .openapi("Customer");

export const Changed = z.object({ message: z.string(), id: z.int(), version: z.int() });

/** A file as the answer of a call: it streams, nobody keeps it. */
export function fileAnswer({ name, type, stream }: ListFile): Response {
  return new Response(stream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
