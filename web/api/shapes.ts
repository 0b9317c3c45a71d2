import { z } from "@hono/zod-openapi";

export const moment = z.iso.datetime();
export const Message = z.object({ message: z.string() });
export const idParams = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

export const User = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    mailingAddress: z.string().nullable(),
    timeZone: z.string().nullable(),
    isAdmin: z.boolean(),
    emailVerifiedAt: moment.nullable(),
    pendingEmail: z.string().nullable().describe("A new address that waits for its confirmation"),
    subscriptionType: z.string(),
    paymentStatus: z.string(),
    totalSearches: z.int(),
    lastLogin: moment.nullable(),
    isImpersonated: z.boolean().describe("An administrator views as this customer"),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi("User");

export const TrialAccess = z.object({
  granted: z.boolean(),
  duration: z.int().describe("Minutes"),
  message: z.string(),
  expiresAt: moment.nullable(),
});
