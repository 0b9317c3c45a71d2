import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { periodText, timeText } from "./leave-text";
import { type ShownRequest, StatusBadge } from "./request-list";
import { GROUND_LABELS, TIME_OFF_INTENT as INTENT } from "./time-off-intents";

type Waiting = ShownRequest & { outBeside: string[] };

const GROUNDS = Object.entries(GROUND_LABELS).map(([value, label]) => ({ value, label }));

/** What waits for this member's decision. */
export function ApprovalsScreen({ requests }: { requests: Waiting[] }) {
  if (requests.length === 0)
    return (
      <Card>
        <EmptyState title="Nothing waits for you">Requests of your reports appear here until you decide.</EmptyState>
      </Card>
    );
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <Card as="li" key={request.id} title={request.employee} aside={<StatusBadge status={request.status} />}>
          <Waits {...request} />
        </Card>
      ))}
    </ul>
  );
}

function Waits(request: Waiting) {
  const { id, version, employee, employeeId, policy, startDate, endDate, minutes, reason, outBeside } = request;
  const period = periodText(startDate, endDate);
  return (
    <>
      <p className="text-ink">
        {period} · {policy} · {timeText(minutes)}
      </p>
      {request.isProtected ? (
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <Badge tone="action">Protected by law</Badge>
          Short notice, a closed period and staffing are no reasons to deny it.
        </p>
      ) : null}
      {reason ? <p className="mt-1.5 text-sm break-words text-ink-2">“{reason}”</p> : null}
      <p className="mt-1.5 text-sm text-ink-2">
        {outBeside.length > 0 ? `Out on these days: ${outBeside.join(", ")}.` : "Nobody else is out on these days."}{" "}
        <TextLink href={`/hris/time-off/balances?employeeId=${employeeId}&asOf=${endDate}`}>Balance</TextLink>
      </p>
      <div className="mt-3">
        {request.allowedActions.includes("approve") ? (
          <ActButton
            intent={INTENT.approve}
            fields={{ id, version }}
            variant="primary"
            label={`Approve ${employee}, ${period}`}
          >
            Approve
          </ActButton>
        ) : (
          <p className="text-sm text-ink-2">You gave the first approval. Another person gives the second.</p>
        )}
      </div>
      {request.allowedActions.includes("deny") ? (
        <Disclosure summary="Deny" className="mt-3">
          <ActionForm className="grid gap-3 sm:grid-cols-[14rem_1fr_auto] sm:items-end">
            <input type="hidden" name="intent" value={INTENT.deny} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="version" value={version} />
            <Field label="Ground" required>
              <Select name="ground" options={GROUNDS} placeholder="Choose" />
            </Field>
            <Field label="In words, for the person" required>
              <TextInput name="reason" maxLength={500} />
            </Field>
            <Button type="submit" variant="danger">
              Deny
            </Button>
          </ActionForm>
        </Disclosure>
      ) : null}
    </>
  );
}
