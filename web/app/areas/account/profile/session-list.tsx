import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import type { SessionLimits } from "~/domain/accounts";
import { lengthOf } from "../organization/session-lengths";

export type SessionRow = {
  id: string;
  isCurrent: boolean;
  device: string;
  address: string | null;
  lastSeenAt: Date;
  startedAt: Date;
  expiresAt: Date;
  isAsked: boolean;
};

type SessionListProps = { sessions: SessionRow[]; limits: SessionLimits; outcome: FormOutcome | null };

/** Who shortened it, for whoever wonders. */
const said = ({ idleMinutes, longestHours, setBy }: SessionLimits): string => {
  const by = setBy.length > 0 ? ` ${setBy.join(" and ")} set${setBy.length === 1 ? "s" : ""} this.` : "";
  return `A session ends after ${lengthOf(idleMinutes)} without use, and after ${lengthOf(longestHours * 60)} in any case.${by}`;
};

export function SessionList({ sessions, limits, outcome }: SessionListProps) {
  return (
    <Card
      as="section"
      id="sessions"
      padding="lg"
      title="Active sessions"
      aside={
        sessions.length > 1 ? (
          <ActButton intent={INTENT.endOtherSessions}>Sign out everywhere else</ActButton>
        ) : undefined
      }
    >
      <FormProblem outcome={outcome} />
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">
                {session.device} {session.isCurrent ? <Badge tone="success">This device</Badge> : null}{" "}
                {session.isAsked ? <Badge tone="brass">Second step missing</Badge> : null}
              </p>
              <p className="text-sm text-ink-2">
                {session.address ?? "Address unknown"} · last seen <Moment at={session.lastSeenAt} withTime /> · ends by{" "}
                <Moment at={session.expiresAt} withTime />
              </p>
            </div>
            {session.isCurrent ? null : (
              <ActButton
                intent={INTENT.endSession}
                fields={{ id: session.id }}
                label={`Sign out ${session.device}, ${session.address ?? "address unknown"}`}
              >
                Sign out
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{said(limits)} Signing out everywhere else signs terminals out too.</p>
    </Card>
  );
}
