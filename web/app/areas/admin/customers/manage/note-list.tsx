import { ActButton } from "~/app/forms/act-button";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { ActForm, formState } from "../../act-form";
import { MANAGE } from "./intents";
import type { SectionProps } from "./manage-view";

/** What colleagues wrote about the customer. */
export function NoteList({ view: { notes, rights, untouchable }, outcome }: SectionProps) {
  const { error } = formState(outcome, MANAGE.note);
  const mayWrite = rights.write && !untouchable;
  return (
    <Disclosure summary={`Notes (${notes.length})`}>
      {notes.length === 0 ? <p className="mb-3 text-sm">No notes yet.</p> : null}
      <ul className="mb-4 grid gap-3">
        {notes.map((note) => (
          <li key={note.id} className="rounded-small bg-sunken px-3 py-2">
            <p className="text-sm break-words whitespace-pre-wrap text-ink">{note.body}</p>
            <div className="mt-1 flex items-center gap-3 text-xs text-ink-3">
              <span>
                {note.author ?? "Someone"}, <Moment at={note.createdAt} withTime />
              </span>
              {mayWrite ? (
                <ActButton
                  intent={MANAGE.removeNote}
                  fields={{ noteId: note.id }}
                  variant="ghost"
                  label={`Remove note: ${note.body.slice(0, 40)}`}
                >
                  Remove
                </ActButton>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <ActForm key={notes[0]?.id ?? 0} intent={MANAGE.note} outcome={outcome} button="Add Note">
          <Field label="New note" error={error("body")}>
            <TextArea name="body" rows={3} maxLength={5000} required />
          </Field>
        </ActForm>
      ) : null}
    </Disclosure>
  );
}
