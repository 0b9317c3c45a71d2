import { z } from "@hono/zod-openapi";
import { optionalLine, pollDeviceSignIn, startDeviceSignIn } from "~/domain/accounts";
import { endpoint } from "../endpoint";
import { moment } from "../shapes";

const tag = "Terminal sign-in";

const start = endpoint({
  method: "post",
  path: "/api/auth/device/code",
  operationId: "startDeviceSignIn",
  tag,
  summary: "Begin the sign-in of a terminal",
  description:
    "Show `userCode`; the person confirms it at `verificationUri`. Then poll device/token every `interval` seconds.",
  who: "public",
  scope: "none",
  refusesKeys: "each call begins a sign-in of its own, which ends by itself",
  rate: { max: 30, windowSeconds: 600, per: "address" },
  body: z.object({
    clientName: optionalLine("Client name", 100).nullish(),
    scopes: z
      .array(z.string().max(40))
      .max(40)
      .optional()
      .describe("None: reading, of what the person may give. Ask for what you will use; the key lives 30 days"),
  }),
  bodyExample: { clientName: "statewise on laptop", scopes: ["research:read", "export"] },
  answers: {
    200: {
      description: "The codes",
      schema: z.object({
        deviceCode: z.string(),
        userCode: z.string(),
        verificationUri: z.string(),
        verificationUriComplete: z.string(),
        expiresIn: z.int().describe("Seconds"),
        interval: z.int().describe("Seconds between two questions"),
      }),
      example: {
        deviceCode: "kept by the terminal",
        userCode: "BCDF-GHJK",
        verificationUri: "https://statewise.example/device",
        verificationUriComplete: "https://statewise.example/device?code=BCDF-GHJK",
        expiresIn: 600,
        interval: 5,
      },
    },
  },
  handle: ({ body }, { address }) => startDeviceSignIn({ ...body, address }),
});

const token = endpoint({
  method: "post",
  path: "/api/auth/device/token",
  operationId: "pollDeviceSignIn",
  tag,
  summary: "Ask whether a terminal was confirmed",
  description: "`approved` comes once and holds the API key. Asked too often, the answer is 429 with `Retry-After`.",
  who: "public",
  scope: "none",
  refusesKeys: "it is asked again and again until somebody confirmed, and gives its key out once",
  body: z.object({ deviceCode: z.string().min(1).max(200) }),
  bodyExample: { deviceCode: "kept by the terminal" },
  answers: {
    200: {
      description: "Where the sign-in stands",
      schema: z.object({
        status: z.enum(["pending", "approved", "denied", "expired"]),
        interval: z.int().optional(),
        apiKey: z.string().optional(),
        scopes: z.array(z.string()).optional(),
        expiresAt: moment.nullish(),
        email: z.string().optional(),
      }),
      example: { status: "pending", interval: 5 },
    },
  },
  handle: async ({ body }) => {
    const poll = await pollDeviceSignIn(body.deviceCode);
    if (poll.status !== "approved") return poll;
    const { secret, scopes, expiresAt } = poll.key;
    return { status: poll.status, apiKey: secret, scopes, expiresAt, email: poll.email };
  },
});

export const deviceEndpoints = [start, token];
