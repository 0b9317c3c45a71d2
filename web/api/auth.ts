import { z } from "@hono/zod-openapi";
import { accessOf } from "~/domain/access";
import { endpoint } from "./endpoint";

const accessStatus = endpoint({
  method: "get",
  path: "/api/auth/access-status",
  operationId: "getAccessStatus",
  tag: "Account",
  summary: "Access of the caller",
  description: "What the caller may read now, until when and why. Answers for a visitor's trial too.",
  who: "public",
  scope: "none",
  answers: {
    200: {
      description: "The access",
      schema: z.object({
        hasAccess: z.boolean(),
        accessType: z.string(),
        expiresAt: z.iso.datetime().nullable(),
        subscriptionType: z.string(),
        subscriptionId: z.string().nullable(),
      }),
    },
  },
  handle: (_input, { principal }) => {
    const access = accessOf(principal, "research");
    return {
      hasAccess: access.allowed,
      accessType: access.level,
      expiresAt: access.expiresAt?.toISOString() ?? null,
      subscriptionType: access.level,
      subscriptionId: null,
    };
  },
});

export const authEndpoints = [accessStatus];
