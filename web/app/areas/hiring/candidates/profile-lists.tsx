import { ActButton } from "~/app/forms/act-button";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { type ProfileData, whoText } from "./profile-types";

export function Notes({ notes, userId }: Pick<ProfileData, "notes" | "userId">) {
  return (
    <ul className="text-sm">
      {notes.map((note) => (
        <li key={note.id} className="border-t border-line-2 py-2.5">
          <p className="break-words whitespace-pre-wrap">{note.body}</p>
          <div className="mt-1 flex items-center gap-3 text-xs text-ink-2">
            <span>
              {whoText(note.createdByUser)}, <Moment at={note.createdAt} />
            </span>
            {note.isPrivate ? <Badge>Restricted</Badge> : null}
            {note.createdBy === userId ? (
              <ActButton
                intent="delete-note"
                fields={{ noteId: note.id }}
                variant="ghost"
                label={`Delete the note of ${whoText(note.createdByUser)}`}
              >
                Delete
              </ActButton>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<string, string> = {
  sent: "sent",
  queued: "on its way",
  claimed: "on its way",
  failed: "will be tried again",
  gave_up: "could not be delivered",
};

export function Messages({ messages }: Pick<ProfileData, "messages">) {
  if (messages.length === 0) return <p className="mt-3 text-sm text-ink-2">No mail yet.</p>;
  return (
    <div className="mt-4">
      {messages.map((message) => (
        <Disclosure key={message.id} summary={message.subject}>
          <p className="text-xs text-ink-2">
            {whoText(message.sentByUser)}, <Moment at={message.createdAt} />
            {message.state ? ` · ${STATES[message.state] ?? message.state}` : ""}
          </p>
          <p className="mt-2 text-sm break-words whitespace-pre-wrap">{message.body}</p>
        </Disclosure>
      ))}
    </div>
  );
}

export function Timeline({ activities }: Pick<ProfileData, "activities">) {
  if (activities.length === 0) return <p className="text-sm text-ink-2">Nothing happened yet.</p>;
  return (
    <ol className="text-sm">
      {activities.map((activity) => (
        <li key={activity.id} className="border-t border-line-2 py-2 first:border-t-0">
          <p className="break-words">{activity.title}</p>
          {activity.description ? <p className="text-xs break-words text-ink-2">{activity.description}</p> : null}
          <p className="text-xs text-ink-2">
            {activity.who ? `${activity.who}, ` : ""}
            <Moment at={activity.createdAt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
