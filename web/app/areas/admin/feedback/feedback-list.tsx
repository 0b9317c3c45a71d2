import { useSearchParams } from "@remix-run/react";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import type { FeedbackRow, Page } from "~/domain/admin";
import { ActForm, outcomeOfRow } from "../act-form";
import { listAddress } from "../list-address";
import { ListPages } from "../list-pages";
import { HANDLE_FEEDBACK } from "./intent";

const PATH = "/admin/feedback";
const STATES = [
  { value: "pending", label: "Pending" },
  { value: "in_progress", label: "In progress" },
  { value: "resolved", label: "Resolved" },
  { value: "dismissed", label: "Dismissed" },
];
const TONE: Record<string, BadgeTone> = { pending: "brass", in_progress: "action", resolved: "success" };

type FeedbackListProps = {
  page: Page<FeedbackRow>;
  labels: Record<string, string>;
  status: string | null;
  mayAnswer: boolean;
  outcome: FormOutcome | null;
};

/** What readers said, and what was done about it. */
export function FeedbackList({ page, labels, status, mayAnswer, outcome }: FeedbackListProps) {
  const [params] = useSearchParams();
  const chips = STATES.map(({ value, label }) => ({
    label,
    on: status === value,
    href: listAddress(PATH, params, { status: status === value ? "" : value, id: "" }),
  }));
  return (
    <>
      <div className="mb-4">
        <FilterChips label="Filter feedback" chips={chips} clearHref={PATH} />
      </div>
      {page.data.length === 0 ? (
        <Card>
          <EmptyState title="No feedback here">Feedback from readers appears here with its question.</EmptyState>
        </Card>
      ) : null}
      <ul className="mb-4 grid gap-3">
        {page.data.map((one) => (
          <Card
            as="li"
            key={one.id}
            title={`${labels[one.type] ?? one.type}, number ${one.id}`}
            aside={<Badge tone={TONE[one.status] ?? "neutral"}>{one.status.replace("_", " ")}</Badge>}
          >
            <FeedbackText row={one} />
            {mayAnswer ? <Answer row={one} outcome={outcome} /> : null}
          </Card>
        ))}
      </ul>
      <ListPages page={page} noun="feedback" />
    </>
  );
}

function FeedbackText({ row }: { row: FeedbackRow }) {
  return (
    <>
      <p className="break-words whitespace-pre-wrap">{row.message}</p>
      <p className="mt-2 text-sm break-words text-ink-3">
        <Moment at={row.createdAt} withTime />, {row.userEmail ?? "a visitor"}
        {row.searchQuery ? `, asked: ${row.searchQuery}` : ""}
        {row.lawSlug ? (
          <>
            {", about "}
            <TextLink href={`/laws/${row.lawSlug}`}>{row.lawSlug}</TextLink>
          </>
        ) : null}
      </p>
      {row.adminNote ? <p className="mt-2 text-sm break-words whitespace-pre-wrap">Note: {row.adminNote}</p> : null}
    </>
  );
}

function Answer({ row, outcome }: { row: FeedbackRow; outcome: FormOutcome | null }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-block min-h-6 font-medium text-action">Answer number {row.id}</summary>
      <ActForm
        intent={HANDLE_FEEDBACK}
        outcome={outcomeOfRow(outcome, row.id)}
        button="Save"
        className="mt-3 grid max-w-xl gap-3"
      >
        <input type="hidden" name="id" value={row.id} />
        <input type="hidden" name="updatedAt" value={row.updatedAt.toISOString()} />
        <Field label="Status">
          <Select name="status" options={STATES} defaultValue={row.status} className="max-w-48" />
        </Field>
        <Field label="Note for colleagues" optional>
          <TextArea name="adminNote" rows={3} maxLength={5000} defaultValue={row.adminNote ?? ""} />
        </Field>
      </ActForm>
    </details>
  );
}
