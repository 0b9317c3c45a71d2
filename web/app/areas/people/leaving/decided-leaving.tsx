import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { LEAVING_INTENT as INTENT } from "./leaving-intents";

type DecidedLeavingProps = {
  /** How it ends, in words. */
  kindLabel: string;
  leaving: {
    employeeId: number;
    name: string;
    lastDay: string;
    status: string;
    reason: string | null;
    openTasks: number;
    version: number;
    finalPayOn: string | null;
    allowedActions: string[];
  };
};

const STATES: Record<string, string> = {
  planned: "Planned",
  in_progress: "In progress",
  complete: "Complete",
  cancelled: "Cancelled",
};

/** A last day that was decided, and what may be done with it now. */
export function DecidedLeaving({ leaving, kindLabel }: DecidedLeavingProps) {
  const { employeeId, name, lastDay, status, reason, openTasks, version, finalPayOn, allowedActions } = leaving;
  return (
    <Card as="section" title="Last day" level={3}>
      <DescriptionList
        look="columns"
        items={[
          { term: "How it ends", value: kindLabel },
          { term: "Last day", value: longDate(lastDay) },
          { term: "State", value: STATES[status] ?? status },
          { term: "Final pay by", value: finalPayOn ? longDate(finalPayOn) : "See its law" },
          { term: "Reason", value: reason ?? "–" },
          {
            term: "Open tasks",
            value: <TextLink href={`/hris/employees/${employeeId}/tasks`}>{String(openTasks)}</TextLink>,
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <a href={`/hris/employees/${employeeId}/leaving/memo`} download className="text-sm underline">
          Memo with sources (PDF)
        </a>
        {allowedActions.includes("in_progress") ? (
          <ActButton intent={INTENT.step} fields={{ status: "in_progress", version }} variant="primary">
            Begin
          </ActButton>
        ) : null}
        {allowedActions.includes("complete") ? (
          <ActButton intent={INTENT.step} fields={{ status: "complete", version }} variant="primary">
            Complete
          </ActButton>
        ) : null}
      </div>
      {allowedActions.includes("cancelled") ? (
        <Disclosure summary="Move or cancel" key={version} className="mt-3">
          <div className="grid gap-4 sm:grid-cols-2">
            <ActionForm className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="intent" value={INTENT.move} />
              <input type="hidden" name="version" value={version} />
              <DateField label="Another last day" name="lastDay" required defaultValue={lastDay} />
              <Button type="submit" size="sm" className="mb-1">
                Move
              </Button>
            </ActionForm>
            <ActionForm className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="intent" value={INTENT.step} />
              <input type="hidden" name="status" value="cancelled" />
              <input type="hidden" name="version" value={version} />
              <Field label="Why it is cancelled" className="flex-1 basis-48">
                <TextInput name="reason" maxLength={500} required />
              </Field>
              <Button type="submit" size="sm" className="mb-1" aria-label={`Cancel the last day of ${name}`}>
                Cancel last day
              </Button>
            </ActionForm>
          </div>
        </Disclosure>
      ) : null}
    </Card>
  );
}
