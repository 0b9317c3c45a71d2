import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { subscribersAction, subscribersView } from "~/app/areas/admin/alerts/alerts.server";
import { NotificationTable } from "~/app/areas/admin/alerts/notification-table";
import { SubscriberTable } from "~/app/areas/admin/alerts/subscriber-table";
import { TestMailBox } from "~/app/areas/admin/alerts/test-mail-box";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { StatCard } from "~/app/ui/cards/stat-card";

export const meta: MetaFunction = () => [{ title: "Email subscribers · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => subscribersView(arrival);

export const action = (arrival: ActionFunctionArgs) => subscribersAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function AdminSubscribers() {
  const { page, totals, notifications, may } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <StatCard label="Subscribers" value={totals.total.toLocaleString("en-US")} />
        <StatCard label="Active" value={totals.active.toLocaleString("en-US")} />
        <StatCard label="Not confirmed" value={totals.waiting.toLocaleString("en-US")} />
        <StatCard label="Bounced" value={totals.bounced.toLocaleString("en-US")} />
        <StatCard label="Emails sent" value={totals.emailsSent.toLocaleString("en-US")} />
      </div>
      {may.write ? <TestMailBox outcome={outcome} /> : null}
      <SubscriberTable page={page} mayWrite={may.write} />
      <NotificationTable rows={notifications} mayRead={may.readMails} />
    </div>
  );
}
