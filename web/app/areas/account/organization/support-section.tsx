import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";

type Grant = { areas: string[]; reason: string | null; grantedBy: string | null; createdAt: Date; expiresAt: Date };
type Visit = { id: number; at: Date; who: string; as: string | null; action: string; path: string | null };

type SupportSectionProps = {
  support: { grant: Grant | null; visits: { data: Visit[]; nextCursor: string | null }; isOlder: boolean };
  isOwner: boolean;
  outcome: FormOutcome | null;
};

/** Areas that have screens today; the consent for people records comes with theirs. */
const AREAS = [{ value: "hiring", label: "Hiring: jobs, candidates, applications, interviews, reports" }];
const NAMES: Record<string, string> = { hiring: "Hiring", people: "People records" };

const TIMES = [
  { value: "1", label: "1 hour" },
  { value: "24", label: "1 day" },
  { value: "168", label: "7 days" },
  { value: "720", label: "30 days" },
];

/** What administrators of Statewise may look at, for how long, and who did. */
export function SupportSection({ support: { grant, visits, isOlder }, isOwner, outcome }: SupportSectionProps) {
  return (
    <Card as="section" padding="lg" title="Support access">
      <p className="mb-3 text-sm text-ink-2">
        Nobody at Statewise sees your hiring or people data unless the owner opens it here. Support then looks as one of
        your members, decides nothing, writes to nobody and exports nothing. Every look stands below.
      </p>
      {grant ? <OpenNow grant={grant} /> : null}
      {!grant && isOwner ? <GrantForm outcome={outcome} /> : null}
      {!grant && !isOwner ? <p className="text-sm">Closed. Only the owner can open it.</p> : null}
      <Visits visits={visits} isOlder={isOlder} />
    </Card>
  );
}

function OpenNow({ grant: { areas, reason, grantedBy, createdAt, expiresAt } }: { grant: Grant }) {
  return (
    <>
      <p className="mb-3 text-sm break-words">
        <strong>{areas.map((area) => NAMES[area] ?? area).join(", ")}</strong> open until{" "}
        <Moment at={expiresAt} withTime />, by {grantedBy ?? "the owner"} on <Moment at={createdAt} withTime />
        {reason ? `: ${reason}` : ""}
      </p>
      <ActButton intent={INTENT.revokeSupport} variant="danger">
        End support access
      </ActButton>
    </>
  );
}

function GrantForm({ outcome }: { outcome: FormOutcome | null }) {
  const error = (name: string) => outcome?.result.error?.[name]?.[0];
  return (
    <Form method="post" preventScrollReset>
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.grantSupport} />
      <Fieldset legend="Open to support" error={error("areas")}>
        {AREAS.map(({ value, label }) => (
          <Checkbox key={value} name="areas" value={value} label={label} />
        ))}
      </Fieldset>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label="For" error={error("hours")}>
          <Select name="hours" options={TIMES} defaultValue="24" />
        </Field>
        <Field label="Reason" error={error("reason")} help="Such as the number of your ticket." optional>
          <TextInput name="reason" maxLength={300} />
        </Field>
      </div>
      <Button type="submit" className="mt-4" loading={useSubmitting(INTENT.grantSupport)}>
        Open to support
      </Button>
    </Form>
  );
}

const WORDS: Record<string, string> = {
  "support.look": "Looked",
  "support.act": "Changed",
  "mail.read": "Read a mail",
};

const columns: Column<Visit>[] = [
  { key: "at", header: "When", rowHeader: true, cell: ({ at }) => <Moment at={at} withTime /> },
  {
    key: "who",
    header: "Who",
    cell: ({ who, as }) => <span className="break-words">{as === null ? who : `${who}, as ${as}`}</span>,
  },
  {
    key: "what",
    header: "What",
    cell: ({ action, path }) => <span className="wrap-anywhere">{`${WORDS[action] ?? action} ${path ?? ""}`}</span>,
  },
];

function Visits({ visits, isOlder }: { visits: SupportSectionProps["support"]["visits"]; isOlder: boolean }) {
  return (
    <div className="mt-5" id="support-visits">
      <DataTable
        caption="Who looked"
        columns={columns}
        rows={visits.data}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="Nobody has looked">Every look of support is listed here.</EmptyState>}
      />
      <p className="mt-2 flex gap-4 text-sm">
        {isOlder ? <TextLink href="?#support-visits">The newest</TextLink> : null}
        {visits.nextCursor ? (
          <TextLink href={`?visits=${encodeURIComponent(visits.nextCursor)}#support-visits`}>Older</TextLink>
        ) : null}
      </p>
    </div>
  );
}
