import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Fieldset } from "~/app/ui/fields/fieldset";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { INTERVIEW_INTENT, TYPE_OPTIONS } from "./interview-intents";

type Step = {
  id: number;
  name: string;
  description: string | null;
  type: string | null;
  duration: number;
  isRequired: boolean;
  interviewerIds: number[];
  scorecardTemplateId: number | null;
};

type PlanFormProps = {
  jobId: number;
  title: string;
  steps: Step[];
  people: { id: number; name: string }[];
  cards: { id: number; name: string }[];
  outcome: FormOutcome | null;
};

/** In which steps the candidates of a job are interviewed. One empty step at the end takes a new one. */
export function PlanForm(props: PlanFormProps) {
  const { jobId, title, steps, outcome } = props;
  const loading = useSubmitting(INTERVIEW_INTENT.plan);
  const keys = [...steps.map(({ id }) => id), 0];
  return (
    <>
      <TextLink href={`/ats/jobs/${jobId}`} look="standalone" className="text-sm">
        {title}
      </TextLink>
      <h2 className="mb-4 font-serif text-xl font-semibold">Interview plan</h2>
      <FormProblem outcome={outcome} />
      <Form method="post" className="grid max-w-3xl gap-4" key={keys.join()}>
        <input type="hidden" name="intent" value={INTERVIEW_INTENT.plan} />
        {keys.map((id, index) => (
          <StepCard key={id} {...props} number={index + 1} step={steps.find((one) => one.id === id) ?? null} />
        ))}
        <div>
          <Button type="submit" variant="primary" loading={loading}>
            Save Plan
          </Button>
        </div>
      </Form>
    </>
  );
}

function StepCard({ step, number, people, cards }: PlanFormProps & { step: Step | null; number: number }) {
  const key = step?.id ?? "new";
  return (
    <Card as="section" title={step ? `Step ${number}` : "A further step"} level={3}>
      <input type="hidden" name="step" value={key} />
      <input type="hidden" name={`id-${key}`} value={step?.id ?? ""} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name">
          <TextInput name={`name-${key}`} maxLength={100} defaultValue={step?.name} />
        </Field>
        <Field label="Type">
          <Select name={`type-${key}`} defaultValue={step?.type ?? "video"} options={TYPE_OPTIONS} />
        </Field>
        <Field label="Minutes">
          <TextInput type="number" name={`duration-${key}`} min={5} max={1440} defaultValue={step?.duration ?? 60} />
        </Field>
        <Field label="Scorecard">
          <Select
            name={`card-${key}`}
            placeholder="Standard"
            defaultValue={String(step?.scorecardTemplateId ?? "")}
            options={cards.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label="What it is about" optional className="sm:col-span-2">
          <TextArea name={`description-${key}`} rows={2} maxLength={2000} defaultValue={step?.description ?? ""} />
        </Field>
        <Fieldset legend="Proposed interviewers" className="sm:col-span-2">
          <div className="flex flex-wrap gap-x-5">
            {people.map(({ id, name }) => (
              <Checkbox
                key={id}
                name={`people-${key}`}
                value={id}
                label={name}
                defaultChecked={step?.interviewerIds.includes(id)}
              />
            ))}
          </div>
        </Fieldset>
        <Checkbox
          name={`required-${key}`}
          label="Every candidate takes this step"
          defaultChecked={step?.isRequired ?? true}
        />
        {step ? <Checkbox name={`remove-${key}`} label="Remove this step" /> : null}
      </div>
    </Card>
  );
}
