import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import { INTENT } from "~/app/forms/intents";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { failure, formOf, submit } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { permissionsOf, type SignedIn } from "~/domain/access";
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

type Act = (principal: SignedIn, form: FormData, back: string) => ReturnType<typeof sendTest>;

/** The action of the subscribers tab. */
export async function subscribersAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "subscribers:write");
  const form = await formOf(arrival.request);
  const act = ACTS[String(form.get("intent"))];
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  const { pathname, search } = new URL(arrival.request.url);
  return act(principal, form, pathname + search);
}

/** What the test mail shows. */
const EXAMPLE = {
  title: "Test of an update",
  description: "This is how an alert looks. No law has changed.",
  jurisdiction: "Federal",
  category: "Compliance and Reporting",
  riskLevel: "LOW" as const,
};

async function sendTest(principal: SignedIn, form: FormData, back: string) {
  if (String(form.get("email") ?? "").trim() === "") {
    const description = "Please enter an email address to send test notification.";
    const result = { error: { email: [description] } };
    return failure(INTENT.testNotification, { status: 422, result, text: { title: "Email Required", description } });
  }
  const plan = { intent: INTENT.testNotification, schema: testNotificationForm.pick({ email: true }) };
  return submit(form, plan, async ({ email }) => {
    await sendTestNotification(principal, { email, testUpdate: EXAMPLE });
    const toast = {
      title: "Test Email Sent",
      description: `It is on its way to ${email}.`,
      variant: "success",
    } as const;
    return redirectTo(back, { toast });
  });
}

const ACTS: Record<string, Act> = {
  [INTENT.testNotification]: sendTest,
  [INTENT.toggleSubscriber]: (principal, form, back) => {
    const schema = z.object({ id: rowId, isActive: z.enum(["true", "false"]) });
    return submit(form, { intent: INTENT.toggleSubscriber, schema }, async ({ id, isActive }) => {
      const { email } = await setSubscriberActive(principal, id, isActive === "true");
      const description = isActive === "true" ? `${email} gets alerts again.` : `${email} gets no alerts now.`;
      return redirectTo(back, { toast: { title: "Subscriber Updated", description, variant: "success" } });
    });
  },
  [INTENT.clearBounce]: (principal, form, back) =>
    submit(form, { intent: INTENT.clearBounce, schema: z.object({ id: rowId }) }, async ({ id }) => {
      const { email } = await clearSubscriberBounce(principal, id);
      const description = `Mail may go to ${email} again.`;
      return redirectTo(back, { toast: { title: "Bounce Cleared", description, variant: "success" } });
    }),
  [INTENT.markBounce]: (principal, form, back) =>
    submit(form, { intent: INTENT.markBounce, schema: z.object({ id: rowId }) }, async ({ id }) => {
      const { email } = await markSubscriberBounced(principal, id);
      const description = `No mail goes to ${email} until the bounce is cleared.`;
      return redirectTo(back, { toast: { title: "Bounce Noted", description, variant: "success" } });
    }),
};

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
export async function mailAction(arrival: ActionFunctionArgs) {
  const principal = await staff(arrival, "mails:write");
  const id = mailIdOf(arrival.params);
  return submit(await formOf(arrival.request), { intent: INTENT.resendMail, schema: z.object({}) }, async () => {
    await resendMail(principal, id);
    const description = "It leaves in a moment.";
    return redirectTo("/admin/outbox", { toast: { title: "Mail Sent Again", description, variant: "success" } });
  });
}

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
