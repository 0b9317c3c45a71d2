import { z } from "@hono/zod-openapi";
import { listFacts } from "~/domain/research";
import { endpoint } from "../endpoint";

const facts = endpoint({
  method: "get",
  path: "/api/facts",
  operationId: "listFacts",
  sdk: "facts.list",
  tag: "Research",
  summary: "Facts of a case",
  description: "The facts that `facts` of analyze-concern takes: names, kinds and, of a choice, its options.",
  who: "public",
  scope: "none",
  answers: {
    200: {
      description: "Every fact",
      schema: z.array(
        z.object({
          fact: z.string(),
          kind: z.string().describe("count, money, span, hours, age, clock, choice or yesno"),
          label: z.string(),
          ask: z.string().describe("'How many employees do you have in all?'"),
          options: z.array(z.string()).describe("Of a choice; else empty"),
        }),
      ),
    },
  },
  handle: () => listFacts(),
});

export const factEndpoints = [facts];
