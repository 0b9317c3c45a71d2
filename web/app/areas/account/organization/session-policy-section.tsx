import { ActionForm } from "~/app/forms/action-form";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import type { SessionPolicy } from "~/domain/accounts";
import { IDLE_CHOICES, LONGEST_CHOICES, lengthOf } from "./session-lengths";

/** The choices, with the present one where it is none of them. */
const choices = (known: number[], present: number | null, minutesOf: (value: number) => number) =>
  [...new Set(present === null ? known : [...known, present])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: lengthOf(minutesOf(value)) }));

/** How long members stay signed in. */
export function SessionPolicySection({ idleMinutes, sessionHours }: SessionPolicy) {
  return (
    <Card as="section" padding="lg" title="How long members stay signed in">
      <p className="mb-3 text-sm text-ink-2">
        The server ends sessions by this, also those that are open now, your own included. Who works for several
        companies is bound by the strictest.
      </p>
      <ActionForm>
        <input type="hidden" name="intent" value={INTENT.setSessionPolicy} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Sign out when unused for">
            <Select
              name="idleMinutes"
              defaultValue={String(idleMinutes ?? "")}
              options={[
                { value: "", label: "14 days, as usual" },
                ...choices(IDLE_CHOICES, idleMinutes, (value) => value),
              ]}
            />
          </Field>
          <Field label="Sign in again after">
            <Select
              name="sessionHours"
              defaultValue={String(sessionHours ?? "")}
              options={[
                { value: "", label: "30 days, as usual" },
                ...choices(LONGEST_CHOICES, sessionHours, (value) => value * 60),
              ]}
            />
          </Field>
        </div>
        <Button type="submit" className="mt-4">
          Save
        </Button>
      </ActionForm>
    </Card>
  );
}
