import { z } from "@hono/zod-openapi";
import { listTopics } from "~/domain/research";
import { endpoint } from "../endpoint";

const topics = endpoint({
  method: "get",
  path: "/api/topics",
  operationId: "listTopics",
  tag: "Research",
  summary: "Topics",
  description: "The taxonomy: topics, their categories and filter groups, and the figures that compare across states.",
  who: "public",
  scope: "none",
  answers: {
    200: {
      description: "Every topic",
      schema: z.array(
        z.object({
          slug: z.string(),
          label: z.string(),
          category: z.string(),
          displayGroup: z.string().nullable(),
          scope: z.string(),
          lawCount: z.number().int(),
          caseCount: z.number().int(),
          figures: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              kind: z.string(),
              per: z.string().nullable(),
              isMain: z.boolean(),
            }),
          ),
        }),
      ),
    },
  },
  handle: () => listTopics(),
});

export const topicEndpoints = [topics];
