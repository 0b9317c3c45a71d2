import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AboutAlerts } from "~/app/areas/alerts/about-alerts";
import { emailAlertsView, subscribeAction } from "~/app/areas/alerts/alerts-screen.server";
import { CheckYourMail } from "~/app/areas/alerts/check-your-mail";
import { SubscribeForm } from "~/app/areas/alerts/subscribe-form";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { PageHeader } from "~/app/ui/navigation/page-header";

const ABOUT = "Mails about changes in employment law for the places and subjects you choose.";

export const meta: MetaFunction = () => [
  { title: "Email alerts · Statewise" },
  { name: "description", content: ABOUT },
];

export const loader = (arrival: LoaderFunctionArgs) => emailAlertsView(arrival);

export const action = (arrival: ActionFunctionArgs) => subscribeAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function EmailNotifications() {
  const { tab, places, volume, defaults, sources } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const outcome = answer?.outcome ?? null;
  const subscribed = answer && "subscribed" in answer ? answer.subscribed : null;
  useOutcomeToast(outcome);
  const tabs = [
    { href: "/email-notifications", label: "Subscribe", current: tab === "subscribe" },
    { href: "/email-notifications?tab=about", label: "About Email Alerts", current: tab === "about" },
  ];
  return (
    <>
      <PageHeader title="Email Alerts" description={ABOUT} />
      <LinkTabs label="Email alerts" tabs={tabs} className="mb-5" />
      {/* Both stay in the page, so that a look at the other tab loses nothing that was typed. */}
      <div hidden={tab !== "subscribe"} className="max-w-3xl">
        {subscribed ? (
          <CheckYourMail {...subscribed} />
        ) : (
          <Card as="section" padding="lg" title="Subscribe to law updates">
            <SubscribeForm
              key={outcome?.id}
              places={places}
              volume={volume}
              defaults={defaults}
              outcome={outcome?.isFailure ? outcome : null}
            />
          </Card>
        )}
      </div>
      <div hidden={tab !== "about"}>
        <AboutAlerts sources={sources} />
      </div>
    </>
  );
}
