import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { longDate } from "~/app/ui/foundations/dates";
import { Banner } from "~/app/ui/status/banner";
import { TIME_OFF_INTENT as INTENT } from "./time-off-intents";

/** The secret address by which a calendar program shows who is out. */
export function FeedCard({ since, feedUrl }: { since: string | null; feedUrl: string | null }) {
  return (
    <Card as="section" title="Who is out, in your calendar">
      {feedUrl ? (
        <Banner label="Your calendar address">
          <p className="mb-2">
            Subscribe to this address in your calendar. It is shown only once; anyone who has it can see who is out.
          </p>
          <CodeBlock code={feedUrl} label="Your calendar address" />
        </Banner>
      ) : (
        <p className="text-sm text-ink-2">
          {since
            ? `Your secret address works since ${longDate(since)}.`
            : "A secret address that your calendar program subscribes to. It shows names and days, never what kind of leave it is."}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ActButton
          intent={INTENT.feed}
          action="/hris/time-off?index"
          confirm={
            since
              ? {
                  title: "Make a new address?",
                  description: "The old address stops working at once.",
                  label: "Make a new one",
                }
              : undefined
          }
        >
          {since ? "Make a new address" : "Make my calendar address"}
        </ActButton>
        {since ? (
          <ActButton intent={INTENT.unfeed} action="/hris/time-off?index">
            Stop the address
          </ActButton>
        ) : null}
      </div>
    </Card>
  );
}
