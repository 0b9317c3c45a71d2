import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { WEBHOOK_INTENT as INTENT } from "./settings-intents";
import { type EventChoice, WebhookEvents } from "./webhook-events";

type Delivery = {
  id: number;
  eventType: string;
  state: string;
  attempts: number;
  responseStatus: number | null;
  lastError: string | null;
  nextAttemptAt: Date | null;
  replayOfId: number | null;
  createdAt: Date;
};

export type WebhookPageProps = {
  hook: {
    id: number;
    url: string;
    events: string[];
    isActive: boolean;
    disabledReason: string | null;
    previousSecretUntil: Date | null;
    restUntil: Date | null;
  };
  /** A new secret, shown this once. */
  secret: string | null;
  choices: EventChoice[];
  deliveries: Delivery[];
  nextCursor: string | null;
};

const STATE: Record<string, { label: string; tone: BadgeTone }> = {
  queued: { label: "Waits", tone: "action" },
  running: { label: "On its way", tone: "action" },
  delivered: { label: "Delivered", tone: "success" },
  gave_up: { label: "Given up", tone: "danger" },
};

const COLUMNS: Column<Delivery>[] = [
  { key: "at", header: "Time", cell: ({ createdAt }) => <Moment at={createdAt} withTime /> },
  {
    key: "event",
    header: "Event",
    rowHeader: true,
    cell: ({ eventType, replayOfId }) => (
      <>
        <code>{eventType}</code>
        {replayOfId === null ? null : <span className="block text-xs font-normal text-ink-2">Sent again</span>}
      </>
    ),
  },
  {
    key: "state",
    header: "State",
    cell: ({ state }) => <Badge tone={STATE[state]?.tone}>{STATE[state]?.label}</Badge>,
  },
  { key: "attempts", header: "Attempts", align: "end", hideBelow: "sm", cell: ({ attempts }) => attempts },
  {
    key: "answer",
    header: "Answer",
    hideBelow: "sm",
    cell: ({ responseStatus, lastError, nextAttemptAt }) => (
      <span className="break-words">
        {responseStatus ?? lastError ?? "–"}
        {nextAttemptAt ? (
          <span className="block text-xs text-ink-2">
            Next: <Moment at={nextAttemptAt} withTime />
          </span>
        ) : null}
      </span>
    ),
  },
  {
    key: "replay",
    header: "Replay",
    cell: ({ id, eventType, state }) =>
      state === "delivered" || state === "gave_up" ? (
        <ActButton intent={INTENT.replay} fields={{ deliveryId: id }} label={`Send ${eventType} of call ${id} again`}>
          Send Again
        </ActButton>
      ) : null,
  },
];

/** One webhook: what it listens to, its log, and what can be sent again. */
export function WebhookPage({ hook, secret, choices, deliveries, nextCursor }: WebhookPageProps) {
  return (
    <div className="grid gap-5">
      <div>
        <TextLink href="/ats/settings" look="standalone" className="text-sm">
          Settings
        </TextLink>
        <h2 className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold break-all">
          {hook.url}
          <Badge tone={hook.isActive ? "success" : "danger"}>{hook.isActive ? "On" : "Off"}</Badge>
        </h2>
        {hook.disabledReason ? <p className="mt-1 text-sm text-critical">{hook.disabledReason}</p> : null}
        {hook.isActive && hook.restUntil ? (
          <p className="mt-1 text-sm text-ink-2">
            Calls failed lately. Next try: <Moment at={hook.restUntil} withTime />
          </p>
        ) : null}
        <div className="mt-3 flex flex-wrap gap-2">
          {hook.isActive ? <ActButton intent={INTENT.ping}>Send a Test</ActButton> : null}
          <ActButton intent={INTENT.turn} fields={{ isActive: hook.isActive ? "false" : "true" }}>
            {hook.isActive ? "Switch Off" : "Switch On"}
          </ActButton>
        </div>
      </div>
      <Secret secret={secret} until={hook.previousSecretUntil} />
      <Card as="section" title="Listens to" level={3} className="max-w-3xl">
        <Form method="post" className="grid gap-4">
          <WebhookEvents choices={choices} chosen={hook.events} />
          <div>
            <Button type="submit" name="intent" value={INTENT.events}>
              Save Events
            </Button>
          </div>
        </Form>
      </Card>
      <DataTable
        caption="Calls, the newest first"
        showCaption
        columns={COLUMNS}
        rows={deliveries}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No calls yet">Send a test, or wait for the next event.</EmptyState>}
        footer={
          nextCursor ? (
            <Pagination summary={`${deliveries.length} shown`} nextHref={`?cursor=${nextCursor}`} />
          ) : undefined
        }
      />
    </div>
  );
}

/** What signs the calls: it can be changed, and for a day the old one signs as well. */
function Secret({ secret, until }: { secret: string | null; until: Date | null }) {
  return (
    <Card as="section" title="Secret" level={3} className="max-w-3xl">
      {secret ? (
        <div className="mb-3">
          <p className="mb-1 text-sm">The new secret, shown this once:</p>
          <CodeBlock code={secret} label="New secret of the webhook" />
        </div>
      ) : null}
      <p className="mb-3 text-sm text-ink-2">
        {until ? (
          <>
            The old secret signs as well until <Moment at={until} withTime />.
          </>
        ) : (
          "It signs each call, so that your system can tell that it is from us."
        )}
      </p>
      <ActButton
        intent={INTENT.secret}
        confirm={{
          title: "Change the secret?",
          description: "The old secret goes on signing for 24 hours.",
          label: "Change Secret",
        }}
      >
        Change Secret
      </ActButton>
    </Card>
  );
}
