import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { BACKGROUND_INTENT as INTENT } from "./background-intents";

export type Notice = {
  id: number;
  title: string;
  citation: string | null;
  lawSlug: string | null;
  lawTitle: string | null;
  form: { name: string; issuer: string; url: string; level: string } | null;
  dueOn: string | null;
  isLate: boolean;
  status: string;
  doneBy: string | null;
};

/** What a new hire must get and fill in by the law of the place of work, as a list to tick off. */
export function NoticesCard({ notices, mayWrite }: { notices: Notice[]; mayWrite: boolean }) {
  if (notices.length === 0) return null;
  const open = notices.filter(({ status }) => status === "open").length;
  return (
    <Card as="section" title="Notices and forms for the new hire">
      <p className="mb-2 text-sm text-ink-2">
        {open === 0 ? "All of them are settled." : `${open} of ${notices.length} still open.`} Read from the law of the
        places of work; check that each applies to this person.
      </p>
      <ul className="text-sm">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1.5 border-t border-line-2 py-2.5 first:border-t-0"
          >
            <Words notice={notice} />
            <Marks notice={notice} mayWrite={mayWrite} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-xs text-ink-3">Research, not legal advice.</p>
    </Card>
  );
}

function Words({ notice }: { notice: Notice }) {
  const { title, citation, lawSlug, lawTitle, form, dueOn } = notice;
  return (
    <div className="min-w-0 flex-1 basis-64 break-words">
      <p>{title}</p>
      <p className="text-xs text-ink-2">
        {lawSlug ? <TextLink href={`/laws/${lawSlug}`}>{lawTitle}</TextLink> : null}
        {citation ? `${lawSlug ? " · " : ""}${citation}` : ""}
        {form ? (
          <>
            {" · "}
            <TextLink href={form.url}>
              {form.name} at {new URL(form.url).host}
            </TextLink>
          </>
        ) : null}
        {form?.level === "reviewed" ? " · Not checked against the official text" : ""}
        {dueOn ? ` · due ${longDate(dueOn)}` : ""}
      </p>
    </div>
  );
}

function Marks({ notice, mayWrite }: { notice: Notice; mayWrite: boolean }) {
  const { id, title, status, isLate, doneBy } = notice;
  if (status !== "open") {
    return (
      <div className="flex items-center gap-2">
        <Badge tone={status === "done" ? "success" : "neutral"}>{status === "done" ? "Given" : "Not needed"}</Badge>
        {doneBy ? <span className="text-xs text-ink-2">{doneBy}</span> : null}
        {mayWrite ? (
          <ActButton intent={INTENT.notice} fields={{ noticeId: id, status: "open" }} label={`Undo: ${title}`}>
            Undo
          </ActButton>
        ) : null}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isLate ? <Badge tone="danger">Late</Badge> : null}
      {mayWrite ? (
        <>
          <ActButton intent={INTENT.notice} fields={{ noticeId: id, status: "done" }} label={`Given: ${title}`}>
            Given
          </ActButton>
          <ActButton
            intent={INTENT.notice}
            fields={{ noticeId: id, status: "not_applicable" }}
            label={`Not needed: ${title}`}
            variant="ghost"
          >
            Not Needed
          </ActButton>
        </>
      ) : null}
    </div>
  );
}
