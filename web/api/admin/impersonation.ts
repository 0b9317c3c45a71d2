import { z } from "@hono/zod-openapi";
import { optionalLine, startImpersonation, stopImpersonation } from "~/domain/accounts";
import { endpoint, reply } from "../endpoint";
import { idParams, Message, moment } from "../shapes";
import { visitOf } from "../visit";

const tag = "Administration";

const start = endpoint({
  method: "post",
  path: "/api/admin/customers/{id}/impersonate",
  operationId: "impersonateCustomer",
  asksProof: true,
  changes: "sessions",
  tag,
  summary: "View as a customer",
  description:
    "The session goes on as the customer for at most an hour, audited. Admin functions, password, e-mail, payment, deletion and keys stay shut.",
  who: "admin",
  permission: "customers:impersonate",
  scope: "session",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  params: idParams,
  body: z.object({ reason: optionalLine("Reason", 500).nullish() }),
  bodyExample: { reason: "Ticket 4711: export button" },
  answers: {
    200: {
      description: "The session is the customer's now",
      schema: Message.extend({ customer: z.object({ id: z.int(), email: z.string() }), expiresAt: moment }),
    },
  },
  errors: [409],
  handle: async ({ params, body }, context) => {
    const visit = visitOf(context);
    const { cookie, ...view } = await startImpersonation(context.principal, params.id, visit, body.reason);
    return reply(200, { message: `Viewing as ${view.customer.email}.`, ...view }, { "set-cookie": cookie });
  },
});

const stop = endpoint({
  method: "post",
  path: "/api/admin/stop-impersonation",
  operationId: "stopImpersonation",
  changes: "sessions",
  tag,
  summary: "Return to Admin",
  who: "user",
  scope: "session:end",
  refusesKeys: "its answer is a session of this browser, which cannot be given twice",
  answers: { 200: { description: "The session is the administrator's again", schema: Message } },
  errors: [409],
  handle: async (_input, context) => {
    const { cookie } = await stopImpersonation(context.principal, visitOf(context));
    return reply(200, { message: "Impersonation Stopped" }, { "set-cookie": cookie });
  },
});

export const impersonationEndpoints = [start, stop];
