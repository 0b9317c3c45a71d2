import { useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { useBeforePaint } from "~/app/ui/foundations/use-before-paint";
import type { ApplicationRow } from "~/domain/hiring/recruiting";
import { type MailTemplate, nameOf, type Reason, STATUSES } from "./application-types";

type BulkBarProps = {
  chosen: ApplicationRow[];
  reasons: Reason[];
  templates: MailTemplate[];
  mergeValues: Record<string, string>;
};

const KIND: Record<string, string> = { rejected: "rejection", withdrawn: "withdrawal" };

/** Where the selected applications go, why, and the mail that each gets. */
export function BulkBar({ chosen, reasons, templates, mergeValues }: BulkBarProps) {
  const [status, setStatus] = useState("");
  const [withMail, setWithMail] = useState(false);
  const mailBox = useRef<HTMLInputElement>(null);
  // Ticked before the page came alive, it stays, as in `use-typed-before`.
  useBeforePaint(() => setWithMail(mailBox.current?.checked ?? false), []);
  const statusField = useTypedBefore<HTMLSelectElement>(status, setStatus);
  const busy = useNavigation().state !== "idle";
  const fitting = reasons.filter(({ kind }) => kind === (KIND[status] ?? "move_back"));
  return (
    <div className="mb-3 grid gap-3 rounded-card border border-line bg-card p-3">
      <div className="grid items-end gap-3 sm:grid-cols-[11rem_13rem_1fr_auto]">
        <Field label="Move to">
          <Select
            ref={statusField}
            name="status"
            value={status}
            placeholder="Choose"
            onChange={(event) => setStatus(event.target.value)}
            options={STATUSES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))}
          />
        </Field>
        <Field label="Reason">
          <Select
            name="reasonId"
            placeholder="None"
            options={fitting.map(({ id, label }) => ({ value: String(id), label }))}
          />
        </Field>
        <Field label="In own words" optional>
          <TextInput name="reason" maxLength={1000} />
        </Field>
        <Button type="submit" size="sm" variant="primary" loading={busy} className="sm:mb-0.5">
          {chosen.length > 0 ? `Move ${chosen.length}` : "Move selected"}
        </Button>
      </div>
      <Checkbox
        ref={mailBox}
        name="withMail"
        label="Send each a mail"
        checked={withMail}
        onChange={(event) => setWithMail(event.target.checked)}
      />
      {withMail ? <MailPart {...{ chosen, templates, mergeValues }} isRejection={status === "rejected"} /> : null}
    </div>
  );
}

type MailPartProps = Omit<BulkBarProps, "reasons"> & { isRejection: boolean };

function MailPart({ chosen, templates, mergeValues, isRejection }: MailPartProps) {
  const first = templates.find(({ type }) => type === (isRejection ? "rejection" : "contact")) ?? templates[0];
  const [templateId, setTemplateId] = useState(first ? String(first.id) : "");
  const [subject, setSubject] = useState(first?.subject ?? "");
  const [body, setBody] = useState(first?.body ?? "");
  const choose = (id: string) => {
    const template = templates.find((one) => String(one.id) === id);
    setTemplateId(id);
    setSubject(template?.subject ?? "");
    setBody(template?.body ?? "");
  };
  const [sample] = chosen;
  const merged = (text: string) => (sample ? mergedText(text, { ...mergeValues, ...valuesOf(sample) }) : text);
  return (
    <div className="grid gap-3 border-t border-line-2 pt-3 lg:grid-cols-2">
      <div className="grid gap-3">
        <Field label="Template">
          <Select
            name="templateId"
            value={templateId}
            placeholder="None"
            onChange={(event) => choose(event.target.value)}
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label="Subject">
          <TextInput
            name="subject"
            required
            value={subject}
            maxLength={200}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        <Field label="Message">
          <TextArea
            name="body"
            rows={5}
            required
            value={body}
            maxLength={10_000}
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
      </div>
      <section
        aria-label="Preview of the mail"
        className="min-w-0 rounded-card bg-sunken p-4 text-sm"
        aria-live="polite"
      >
        <p className="text-xs text-ink-2">
          {sample ? `As ${nameOf(sample)} gets it (${sample.email})` : "Select an application to see its mail"}
        </p>
        <p className="mt-2 font-semibold break-words">{merged(subject)}</p>
        <p className="mt-2 break-words whitespace-pre-wrap text-ink-2">{merged(body)}</p>
      </section>
    </div>
  );
}

const valuesOf = ({ firstName, lastName, jobTitle }: ApplicationRow): Record<string, string> => ({
  "candidate.firstName": firstName,
  "candidate.lastName": lastName,
  "job.title": jobTitle,
});

/** A field without a value stays as it is written: the server refuses such a mail. */
const mergedText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (whole, field: string) => values[field] ?? whole);
