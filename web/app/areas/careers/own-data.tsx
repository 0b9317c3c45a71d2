import { ActButton } from "~/app/forms/act-button";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import type { OwnRequest } from "~/domain/hiring/careers";

type OwnDataProps = { requests: OwnRequest[]; copy: string; organizationName: string };

const ASK = "ask-for-data";
const isOpen = (requests: OwnRequest[], kind: string): boolean =>
  requests.some((one) => one.kind === kind && ["asked", "kept"].includes(one.state));

/** Who applied asks for a copy of what is kept, or for erasure, and follows what became of it. */
export function OwnData({ requests, copy, organizationName }: OwnDataProps) {
  return (
    <Card as="section" title="Your data" className="mt-5">
      <p className="text-sm text-ink-2">
        {organizationName} keeps what you sent, and what it noted about your application.
      </p>
      {requests.length > 0 ? (
        <ul className="mt-3 grid gap-2 text-sm">
          {requests.map((request) => (
            <li key={`${request.kind} ${request.askedAt.toISOString()}`}>{wordsOf(request)}</li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {requests.some(({ state }) => state === "ready") ? (
          <form method="post" action={copy}>
            <Button type="submit" variant="primary">
              Download My Copy
            </Button>
          </form>
        ) : null}
        {isOpen(requests, "export") ? null : (
          <ActButton intent={ASK} fields={{ kind: "export" }}>
            Ask for a Copy
          </ActButton>
        )}
        {isOpen(requests, "erasure") ? null : (
          <ActButton
            intent={ASK}
            fields={{ kind: "erasure" }}
            confirm={{
              title: "Ask for erasure?",
              description: `${organizationName} erases your data as soon as the law lets it. An open application is read until it ends.`,
              label: "Ask for erasure",
              danger: true,
            }}
          >
            Ask for Erasure
          </ActButton>
        )}
      </div>
    </Card>
  );
}

const WHAT: Record<string, string> = { export: "A copy of your data", erasure: "Erasure" };

function wordsOf({ kind, state, askedAt, until, reason }: OwnRequest): string {
  const asked = `${WHAT[kind] ?? "Your request"}, asked for on ${longDate(askedAt.toISOString())}:`;
  const day = until ? longDate(until.toISOString()) : null;
  if (state === "asked") return `${asked} answered ${day ? `by ${day}` : "soon"}.`;
  if (state === "kept")
    return `${asked} your records must be kept${day ? ` until ${day}` : " for now"}, then they are erased.`;
  if (state === "ready") return `${asked} ready.`;
  return state === "refused" ? `${asked} not done. ${reason ?? ""}`.trim() : `${asked} done.`;
}
