import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { INTENT } from "~/app/forms/intents";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { rowId } from "~/app/server/form-fields.server";
import { staff, staffMay } from "~/app/server/principal.server";
import { permissionsOf } from "~/domain/access";
import {
  clearSubscriberBounce,
  listMails,
  listNotifications,
  listSubscribers,
  mailQuery,
  mailTotals,
  markSubscriberBounced,
  readMail,
  resendMail,
  sendTestNotification,
  setSubscriberActive,
  subscriberQuery,
  subscriberTotals,
  testNotificationForm,
} from "~/domain/admin";

/** The specification shows the latest ten. */
const SHOWN_NOTIFICATIONS = 10;

const paramsOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** Readers, figures and the newest notifications. */
export async function subscribersView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "subscribers:read");
  const held = await permissionsOf(principal);
  const query = subscriberQuery.parse(paramsOf(arrival.request));
  const [page, totals, { data: notifications }] = await orErrorScreen(
    Promise.all([
      listSubscribers(principal, query),
      subscriberTotals(principal),
      listNotifications(principal, { limit: SHOWN_NOTIFICATIONS }),
    ]),
  );
  const may = { write: held.has("subscribers:write"), readMails: held.has("mails:read") };
  return { page, totals, notifications, may };
}

/** What the test mail shows. */
const EXAMPLE = {
  title: "Test of an update",
  description: "This is how an alert looks. No law has changed.",
  jurisdiction: "Federal",
  category: "Compliance and Reporting",
  riskLevel: "LOW" as const,
};

const EMAIL_NEEDED = "Please enter an email address to send test notification.";
const byId = z.object({ id: rowId });

/** The action of the subscribers tab. */
export const subscribersAction = acts(staffMay("subscribers:write"), {
  [INTENT.testNotification]: act({
    schema: testNotificationForm
      .extend({
        email: z.string().trim().min(1, EMAIL_NEEDED).pipe(testNotificationForm.shape.email),
      })
      .pick({ email: true }),
    invalid: ({ email }) =>
      email?.includes(EMAIL_NEEDED) ? { title: "Email Required", description: EMAIL_NEEDED } : undefined,
    call: (principal, { email }) => sendTestNotification(principal, { email, testUpdate: EXAMPLE }),
    said: (_sent, { email }) => ({ title: "Test Email Sent", description: `It is on its way to ${email}.` }),
  }),
  [INTENT.toggleSubscriber]: act({
    schema: byId.extend({ isActive: z.enum(["true", "false"]) }),
    call: (principal, { id, isActive }) => setSubscriberActive(principal, id, isActive === "true"),
    said: ({ email }, { isActive }) => ({
      title: "Subscriber Updated",
      description: isActive === "true" ? `${email} gets alerts again.` : `${email} gets no alerts now.`,
    }),
  }),
  [INTENT.clearBounce]: act({
    schema: byId,
    call: (principal, { id }) => clearSubscriberBounce(principal, id),
    said: ({ email }) => ({ title: "Bounce Cleared", description: `Mail may go to ${email} again.` }),
  }),
  [INTENT.markBounce]: act({
    schema: byId,
    call: (principal, { id }) => markSubscriberBounced(principal, id),
    said: ({ email }) => ({
      title: "Bounce Noted",
      description: `No mail goes to ${email} until the bounce is cleared.`,
    }),
  }),
});

/** One page of the outbox. */
export async function outboxView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "mails:read");
  const query = mailQuery.parse(paramsOf(arrival.request));
  const [page, totals] = await orErrorScreen(Promise.all([listMails(principal, query), mailTotals(principal)]));
  return { page, totals };
}

function mailIdOf(params: { id?: string }): bigint {
  if (!params.id || !/^\d{1,18}$/.test(params.id)) throw new Response("There is no such mail.", { status: 404 });
  return BigInt(params.id);
}

/** One mail, without what opens a door. */
export async function mailView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "mails:read");
  const { html: _, ...mail } = await orErrorScreen(readMail(principal, mailIdOf(arrival.params)));
  return { mail, mayResend: (await permissionsOf(principal)).has("mails:write") };
}

/** The action of a mail's page. */
export const mailAction = onlyAct(
  staffMay("mails:write"),
  INTENT.resendMail,
  act({
    call: (principal, _value, { arrival }) => resendMail(principal, mailIdOf(arrival.params)),
    said: { title: "Mail Sent Again", description: "It leaves in a moment." },
  }),
  { back: "/admin/outbox" },
);

/** The mail as its reader sees it: a page without scripts, for the frame in the administration only. */
export async function mailPicture(arrival: LoaderFunctionArgs): Promise<Response> {
  const principal = await staff(arrival, "mails:read");
  const { html } = await orErrorScreen(readMail(principal, mailIdOf(arrival.params)));
  return new Response(html ?? "<!doctype html><p>This mail can no longer be shown.</p>", {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "cache-control": "no-store",
    },
  });
}
