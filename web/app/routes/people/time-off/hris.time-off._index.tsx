import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { calendarAction, calendarView } from "~/app/areas/people/time-off/calendar.server";
import { FeedCard } from "~/app/areas/people/time-off/feed-card";
import { OutCalendar } from "~/app/areas/people/time-off/out-calendar";
import { RequestList } from "~/app/areas/people/time-off/request-list";
import { Card } from "~/app/ui/cards/card";

export const loader = (arrival: LoaderFunctionArgs) => calendarView(arrival);

export const action = (arrival: ActionFunctionArgs) => calendarAction(arrival);

export default function WhoIsOut() {
  const { requests, feed, mayFeed, ...calendar } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const feedUrl = answer && "feedUrl" in answer ? answer.feedUrl : null;
  return (
    <div className="grid gap-5">
      <OutCalendar {...calendar} />
      {requests ? (
        <Card as="section" title="Your requests">
          <RequestList requests={requests} />
        </Card>
      ) : null}
      {mayFeed && feed ? <FeedCard since={feed.since} feedUrl={feedUrl} /> : null}
    </div>
  );
}
