import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { TextInput } from "~/app/ui/fields/text-input";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";

type Step = { name: string; approverIds: number[]; requiredApprovals: number };
type Person = { id: number; firstName: string; lastName: string; role: string };

type ApprovalStepsProps = { steps: Step[]; team: Person[] };

const APPROVERS = ["owner", "admin", "recruiter", "hiring_manager"];
const MOST_STEPS = 10;

/** The steps that a requisition is approved in, one after the other; an empty name takes a step away. */
export function ApprovalSteps({ steps, team }: ApprovalStepsProps) {
  const people = team.filter(({ role }) => APPROVERS.includes(role));
  const shown: Step[] =
    steps.length < MOST_STEPS ? [...steps, { name: "", approverIds: [], requiredApprovals: 1 }] : steps;
  return (
    <Card as="section" padding="lg" title="Approval of requisitions" level={3}>
      <p className="mb-4 text-sm text-ink-2">
        {steps.length === 0
          ? "One step now: any owner or admin. Name steps of your own here."
          : "Steps go one after the other. Clear a step's name to remove it."}
      </p>
      <SettingsForm intent={INTENT.approval} button="Save Steps">
        {shown.map((step, index) => (
          <StepFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
            key={`${index}-${step.name}`}
            step={step}
            index={index}
            people={people}
          />
        ))}
      </SettingsForm>
    </Card>
  );
}

function StepFields({ step, index, people }: { step: Step; index: number; people: Person[] }) {
  const isNew = step.name === "";
  return (
    <div className="grid gap-3 border-t border-line-2 pt-4 first:border-t-0 first:pt-0 sm:grid-cols-[1fr_8rem]">
      <Field label={isNew ? "New step" : `Step ${index + 1}`}>
        <TextInput name={`step-${index}-name`} defaultValue={step.name} maxLength={100} />
      </Field>
      <Field label="Approvals needed">
        <TextInput
          type="number"
          name={`step-${index}-required`}
          min={1}
          max={50}
          defaultValue={step.requiredApprovals}
        />
      </Field>
      <Fieldset
        legend={isNew ? "Approvers of the new step" : `Approvers of step ${index + 1}`}
        className="sm:col-span-2"
      >
        <div className="grid gap-x-4 sm:grid-cols-2">
          {people.map(({ id, firstName, lastName }) => (
            <Checkbox
              key={id}
              name={`step-${index}-approvers`}
              value={String(id)}
              defaultChecked={step.approverIds.includes(id)}
              label={`${firstName} ${lastName}`.trim()}
            />
          ))}
        </div>
      </Fieldset>
    </div>
  );
}
