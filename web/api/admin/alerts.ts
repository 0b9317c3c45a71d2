import { z } from "@hono/zod-openapi";
import {
  clearSubscriberBounce,
  listMails,
  listNotifications,
  listNotificationsBare,
  listSubscribers,
  listSubscribersBare,
  MAIL_STATES,
  markSubscriberBounced,
  readMail,
  resendMail,
  SUBSCRIBER_FILTERS,
  sendTestNotification,
  setSubscriberActive,
  testNotificationForm,
} from "~/domain/admin";
import { NotFound } from "~/platform/errors";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const tag = "Administration: alerts and mail";

const Subscriber = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    company: z.string().nullable(),
    jurisdiction: z.string().nullable(),
    city: z.string().nullable(),
    categories: z.array(z.string()).describe("Empty: all"),
    isActive: z.boolean(),
    subscribedAt: moment,
    lastNotified: moment.nullable(),
    confirmedAt: moment.nullable().describe("Empty: the link in the first mail was not opened, nothing is sent"),
    unsubscribedAt: moment.nullable(),
    bouncedAt: moment.nullable().describe("Mail came back: alerts rest"),
    places: z.int().describe("How many places are subscribed"),
  })
  .openapi("Subscriber");

const Notification = z
  .object({
    id: z.int(),
    kind: z.enum(["update", "test"]),
    subscriberId: z.int().nullable(),
    lawUpdateId: z.int().nullable(),
    recipientEmail: z.string().nullable(),
    emailSubject: z.string().nullable(),
    deliveryStatus: z.enum(["sent", "failed", "pending"]),
    sentAt: moment.nullable(),
    errorMessage: z.string().nullable(),
    mailId: z.int().nullable(),
  })
  .openapi("Notification");

const Mail = z
  .object({
    id: z.string(),
    to: z.string(),
    toName: z.string().nullable(),
    template: z.string(),
    subject: z.string(),
    category: z.string(),
    state: z.enum(["queued", "claimed", "sent", "failed", "gave_up", "suppressed"]),
    attempts: z.int(),
    createdAt: moment,
    nextAttemptAt: moment.nullable(),
    sentAt: moment.nullable(),
    lastError: z.string().nullable(),
    userId: z.int().nullable(),
    organizationId: z.int().nullable(),
    isMasked: z.boolean().describe("A company's own mail that the company has not opened to support"),
  })
  .openapi("Mail");

const paged = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row), nextCursor: z.string().nullable() });
const BARE = "Without `limit` the bare list, at most 1,000 rows; then `X-Truncated: true` and a `Link` to the pages.";
const limit = z.coerce.number().int().min(1).max(100);
const bare = (path: string, { data, truncated }: { data: unknown[]; truncated: boolean }) =>
  reply(200, data, truncated ? { "x-truncated": "true", link: `<${path}?limit=100>; rel="next"` } : {});
const cursor = z.string().max(500).optional();
const search = z.string().trim().max(200).optional();
const mailParams = z.object({ id: z.string().regex(/^\d{1,18}$/) });

const subscribers = endpoint({
  method: "get",
  path: "/api/subscribers",
  operationId: "listSubscribers",
  tag,
  summary: "Readers of law-update mails",
  description: BARE,
  who: "admin",
  permission: "subscribers:read",
  scope: "admin:read",
  query: z.object({ search, filter: z.enum(SUBSCRIBER_FILTERS).default("all"), limit: limit.optional(), cursor }),
  answers: { 200: { description: "The newest first", schema: z.union([z.array(Subscriber), paged(Subscriber)]) } },
  handle: async ({ query }, { principal }) => {
    if (query.limit === undefined && !query.cursor) {
      return bare("/api/subscribers", await listSubscribersBare(principal, { ...query, limit: 100 }));
    }
    const { data, nextCursor } = await listSubscribers(principal, { ...query, limit: query.limit ?? 100 });
    return { data, nextCursor };
  },
});

const changeSubscriber = endpoint({
  method: "put",
  path: "/api/subscribers/{id}",
  operationId: "changeSubscriber",
  tag,
  summary: "Pause a reader, or lift the pause",
  who: "admin",
  permission: "subscribers:write",
  scope: "admin:write",
  params: idParams,
  body: z.object({ isActive: z.boolean({ error: "isActive must be true or false" }) }),
  bodyExample: { isActive: false },
  answers: { 200: { description: "The reader", schema: Subscriber } },
  errors: [404, 409],
  handle: ({ params, body }, { principal }) => setSubscriberActive(principal, params.id, body.isActive),
});

const clearBounce = endpoint({
  method: "post",
  path: "/api/admin/subscribers/{id}/clear-bounce",
  operationId: "clearSubscriberBounce",
  tag,
  summary: "Let mail go again to a mailbox that had sent it back",
  who: "admin",
  permission: "subscribers:write",
  scope: "admin:write",
  params: idParams,
  answers: { 200: { description: "The reader", schema: Subscriber } },
  errors: [404],
  handle: ({ params }, { principal }) => clearSubscriberBounce(principal, params.id),
});

const markBounce = endpoint({
  method: "post",
  path: "/api/admin/subscribers/{id}/mark-bounce",
  operationId: "markSubscriberBounced",
  tag,
  summary: "Note that mail to a reader came back later; nothing is sent there until it is cleared",
  who: "admin",
  permission: "subscribers:write",
  scope: "admin:write",
  params: idParams,
  answers: { 200: { description: "The reader", schema: Subscriber } },
  errors: [404],
  handle: ({ params }, { principal }) => markSubscriberBounced(principal, params.id),
});

const notifications = endpoint({
  method: "get",
  path: "/api/notifications",
  operationId: "listNotifications",
  tag,
  summary: "What was told to whom",
  description: BARE,
  who: "admin",
  permission: "subscribers:read",
  scope: "admin:read",
  query: z.object({ limit: limit.optional(), cursor }),
  answers: { 200: { description: "The newest first", schema: z.union([z.array(Notification), paged(Notification)]) } },
  handle: async ({ query }, { principal }) => {
    if (query.limit === undefined && !query.cursor) {
      return bare("/api/notifications", await listNotificationsBare(principal));
    }
    const { data, nextCursor } = await listNotifications(principal, { ...query, limit: query.limit ?? 100 });
    return { data, nextCursor };
  },
});

const testNotification = endpoint({
  method: "post",
  path: "/api/test-notification",
  operationId: "sendTestNotification",
  tag,
  summary: "Mail an example of an alert",
  who: "admin",
  permission: "subscribers:write",
  scope: "admin:write",
  rate: { max: 30, windowSeconds: 3600 },
  body: testNotificationForm,
  bodyExample: {
    email: "dana@example.com",
    testUpdate: {
      id: "test",
      title: "Test of an update",
      description: "No law has changed.",
      jurisdiction: "California",
      category: "Wage and Hour",
      effectiveDate: "2027-01-01",
      riskLevel: "MEDIUM",
      sourceUrl: "https://www.dir.ca.gov",
      timestamp: "2026-11-20T15:00:00.000Z",
    },
  },
  answers: { 200: { description: "Queued", schema: z.object({ success: z.literal(true), id: z.int() }) } },
  handle: ({ body }, { principal }) => sendTestNotification(principal, body),
});

const mails = endpoint({
  method: "get",
  path: "/api/admin/mails",
  operationId: "listMails",
  tag,
  summary: "The outbox, without secrets",
  description:
    "Of a company's mail only what its delivery needs, unless the company has opened hiring to support; `search` does not find it.",
  who: "admin",
  permission: "mails:read",
  scope: "admin:read",
  query: z.object({ search, state: z.enum(MAIL_STATES).optional(), limit: limit.default(25), cursor }),
  answers: { 200: { description: "The newest first", schema: paged(Mail) } },
  handle: async ({ query }, { principal }) => {
    const { data, nextCursor } = await listMails(principal, query);
    return { data, nextCursor };
  },
});

const mail = endpoint({
  method: "get",
  path: "/api/admin/mails/{id}",
  operationId: "getMail",
  tag,
  summary: "One mail with its text; links that open a door are replaced",
  description: "The words of a company's mail need the company's consent. The reading is written down.",
  who: "admin",
  permission: "mails:read",
  scope: "admin:read",
  params: mailParams,
  answers: {
    200: {
      description: "The mail",
      schema: Mail.extend({
        text: z.string().nullable(),
        html: z.string().nullable(),
        canBeSentAgain: z.boolean(),
        bounces: z.array(z.object({ kind: z.string(), occurredAt: moment, diagnostic: z.string().nullable() })),
      }),
    },
  },
  errors: [404],
  handle: ({ params }, { principal }) => readMail(principal, mailId(params.id)),
});

const resend = endpoint({
  method: "post",
  path: "/api/admin/mails/{id}/resend",
  operationId: "resendMail",
  tag,
  summary: "Send a mail again",
  description: "An alert is made anew. A mail whose links were wiped is refused with 409.",
  who: "admin",
  permission: "mails:write",
  scope: "admin:write",
  params: mailParams,
  answers: { 200: { description: "Queued", schema: z.object({ queued: z.literal(true) }) } },
  errors: [404, 409],
  handle: ({ params }, { principal }) => resendMail(principal, mailId(params.id)),
});

function mailId(text: string): bigint {
  if (!/^\d{1,18}$/.test(text)) throw new NotFound("There is no such mail.");
  return BigInt(text);
}

export const adminAlertEndpoints = [
  subscribers,
  changeSubscriber,
  clearBounce,
  markBounce,
  notifications,
  testNotification,
  mails,
  mail,
  resend,
];
