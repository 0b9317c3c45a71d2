import { Moment } from "~/app/ui/foundations/moment";
import { lasting } from "./application-types";

export type HistoryEvent = {
  id: number;
  action: string;
  fromStageName: string | null;
  toStageName: string | null;
  toStatus: string;
  secondsInPrevious: number | null;
  reasonText: string | null;
  actorKind: string;
  createdAt: Date;
  actedByUser: { firstName: string | null; lastName: string | null } | null;
};

const WORDS: Record<string, string> = {
  apply: "Applied",
  move: "Moved to",
  reject: "Rejected in",
  withdraw: "Withdrew in",
  hire: "Hired",
  unhire: "Hire undone, now in",
  reopen: "Reopened in",
  transfer: "Transferred from",
  undo: "Step undone, back in",
};

/** How an application came to where it stands, the newest step first. */
export function ApplicationHistory({ events }: { events: HistoryEvent[] }) {
  return (
    <ol className="text-sm">
      {[...events].reverse().map((event) => (
        <li key={event.id} className="border-t border-line-2 py-2.5 first:border-t-0">
          <p className="break-words">
            {WORDS[event.action] ?? event.action}{" "}
            {event.action === "apply" || event.action === "hire" ? "" : event.toStageName}
            {event.reasonText ? <span className="text-ink-2">: {event.reasonText}</span> : null}
          </p>
          <p className="text-xs text-ink-2">
            {whoOf(event)}, <Moment at={event.createdAt} withTime />
            {event.secondsInPrevious === null || !event.fromStageName
              ? ""
              : ` · ${lasting(event.secondsInPrevious)} in ${event.fromStageName}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

const whoOf = ({ actorKind, actedByUser }: HistoryEvent): string =>
  actorKind === "candidate"
    ? "The candidate"
    : [actedByUser?.firstName, actedByUser?.lastName].filter(Boolean).join(" ") ||
      (actorKind === "api" ? "A program" : "Someone");
