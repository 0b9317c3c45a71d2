import { useContext } from "react";
import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { FormStateContext } from "~/app/ui/fields/form-state";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { LEAVING_INTENT as INTENT } from "./leaving-intents";

type DecidedLeavingProps = {
  /** How it ends, in words. */
  kindLabel: string;
  /** Who pays only reads; the memo tells why somebody leaves. */
  mayPlan: boolean;
  leaving: {
    employeeId: number;
    name: string;
    lastDay: string;
    status: string;
    reason: string | null;
    openTasks: number;
    hasLeft: boolean;
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
export function DecidedLeaving({ leaving, kindLabel, mayPlan }: DecidedLeavingProps) {
  const { employeeId, name, lastDay, status, reason, openTasks, hasLeft, version, finalPayOn, allowedActions } =
    leaving;
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
        {mayPlan ? (
          <a href={`/hris/employees/${employeeId}/leaving/memo`} download className="text-sm underline">
            Memo with sources (PDF)
          </a>
        ) : null}
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
        <Disclosure summary={hasLeft ? "Set right a mistake" : "Move or cancel"} key={version} className="mt-3">
          {hasLeft ? (
            <p className="mb-3 text-sm text-ink-2">
              {name} has left. If that was a mistake, move the last day, or take it back: the employment goes on as
              before. Who really left and comes back begins a new employment instead.
            </p>
          ) : null}
          <div className="grid gap-4 sm:grid-cols-2">
            {status === "complete" ? null : (
              <ActionForm className="flex flex-wrap items-end gap-3">
                <input type="hidden" name="intent" value={INTENT.move} />
                <input type="hidden" name="version" value={version} />
                <DateField label="Another last day" name="lastDay" required defaultValue={lastDay} />
                <PastDay />
                <Button type="submit" size="sm" className="mb-1">
                  Move
                </Button>
              </ActionForm>
            )}
            <ActionForm className="flex flex-wrap items-end gap-3">
              <input type="hidden" name="intent" value={INTENT.step} />
              <input type="hidden" name="status" value="cancelled" />
              <input type="hidden" name="version" value={version} />
              <Field label={hasLeft ? "Why they are taken back" : "Why it is cancelled"} className="flex-1 basis-48">
                <TextInput name="reason" maxLength={500} required />
              </Field>
              <Button type="submit" size="sm" className="mb-1" aria-label={`Cancel the last day of ${name}`}>
                {hasLeft ? "Take back" : "Cancel last day"}
              </Button>
            </ActionForm>
          </div>
        </Disclosure>
      ) : null}
    </Card>
  );
}

/** Asked once the day turned out to have passed: with it they leave at once. */
function PastDay() {
  const { errors } = useContext(FormStateContext);
  return errors.acceptPast ? (
    <Checkbox name="acceptPast" label="The day has passed and they leave at once: this is meant" />
  ) : null;
}
