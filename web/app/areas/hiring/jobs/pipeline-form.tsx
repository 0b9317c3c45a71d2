import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { PIPELINE_INTENT as INTENT } from "./job-intents";

type Stage = { id: number; name: string; kind: string; people: number };

export type PipelineData = {
  jobId: number;
  title: string;
  stages: Stage[];
  templates: { id: number; name: string; stages: { name: string }[] }[];
  mayKeep: boolean;
};

const KINDS = ["applied", "screening", "interviewing", "offer", "hired"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
const NEW_ROWS = 2;

/** The stages of one job: names, kinds, order; rows at the end take new ones. */
export function PipelineScreen({ outcome, ...data }: PipelineData & { outcome: FormOutcome | null }) {
  const { jobId, title, stages } = data;
  const loading = useSubmitting(INTENT.save);
  const rows = [...stages.map(({ id }) => String(id)), ...Array.from({ length: NEW_ROWS }, (_, at) => `new${at}`)];
  return (
    <div className="grid max-w-3xl gap-5">
      <div>
        <TextLink href={`/ats/jobs/${jobId}`} look="standalone" className="text-sm">
          {title}
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">Pipeline</h2>
        <p className="mt-1 text-sm text-ink-2">
          A stage's kind is the status of everyone in it. A stage with people can be renamed and moved, not removed.
        </p>
      </div>
      <FormProblem outcome={outcome} />
      <Card as="section" title="Stages" level={3}>
        <Form method="post" key={stages.map(({ id, name }) => `${id}${name}`).join()}>
          <input type="hidden" name="intent" value={INTENT.save} />
          <ol>
            {rows.map((row, at) => (
              <StageRow key={row} row={row} at={at} stage={stages.find(({ id }) => String(id) === row) ?? null} />
            ))}
          </ol>
          <Button type="submit" variant="primary" loading={loading} className="mt-4">
            Save Pipeline
          </Button>
        </Form>
      </Card>
      <Templates {...data} />
    </div>
  );
}

function StageRow({ row, at, stage }: { row: string; at: number; stage: Stage | null }) {
  const label = stage ? `Stage ${at + 1}` : "New stage";
  return (
    <li className="grid grid-cols-[4.5rem_1fr] items-end gap-3 border-t border-line-2 py-3 first:border-t-0 sm:grid-cols-[4.5rem_1fr_11rem_7rem]">
      <input type="hidden" name="stage" value={row} />
      <Field label="Place">
        <TextInput name={`place-${row}`} type="number" min={1} max={99} defaultValue={at + 1} />
      </Field>
      <Field label={label}>
        <TextInput name={`name-${row}`} defaultValue={stage?.name} maxLength={80} autoComplete="off" />
      </Field>
      <Field label={`Kind of ${stage?.name ?? "the new stage"}`} hideLabel className="col-start-2 sm:col-start-auto">
        <Select name={`kind-${row}`} defaultValue={stage?.kind ?? "interviewing"} options={KINDS} />
      </Field>
      <div className="col-start-2 pb-2 text-sm text-ink-2 sm:col-start-auto">
        {stage && stage.people > 0 ? (
          `${stage.people} ${stage.people === 1 ? "person" : "people"}`
        ) : stage ? (
          <Checkbox name={`remove-${row}`} label="Remove" aria-label={`Remove ${stage.name}`} />
        ) : null}
      </div>
    </li>
  );
}

function Templates({ templates, mayKeep }: PipelineData) {
  const loading = useSubmitting(INTENT.keep);
  return (
    <Card as="section" title="Other pipelines" level={3}>
      <ul className="text-sm">
        {templates.map(({ id, name, stages }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0">
            <span className="min-w-0 flex-1 basis-52">
              {name}
              <span className="block text-xs text-ink-2">{stages.map((stage) => stage.name).join(", ")}</span>
            </span>
            <ActButton intent={INTENT.use} fields={{ templateId: id }} label={`Use ${name} for this job`}>
              Use for This Job
            </ActButton>
          </li>
        ))}
      </ul>
      {mayKeep ? (
        <ActionForm method="post" className="mt-3 flex flex-wrap items-end gap-3 border-t border-line-2 pt-3">
          <input type="hidden" name="intent" value={INTENT.keep} />
          <Field label="Keep this pipeline for other jobs, as" className="min-w-52 flex-1">
            <TextInput name="name" maxLength={100} autoComplete="off" />
          </Field>
          <Button type="submit" loading={loading}>
            Keep
          </Button>
        </ActionForm>
      ) : null}
    </Card>
  );
}
