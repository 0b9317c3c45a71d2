import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";

type Shape = { name: string; kind: string };
export type PipelineTemplate = { id: number; name: string; stages: Shape[] };

type PipelinesProps = { stages: Shape[]; templates: PipelineTemplate[] };

/** The pipeline that new jobs get, and others that were kept from jobs. */
export function Pipelines({ stages, templates }: PipelinesProps) {
  return (
    <Card as="section" padding="lg" title="Pipeline of new jobs" level={3}>
      <SettingsForm intent={INTENT.stages} button="Save Pipeline">
        <Field label="Stages" help="One per line: name | kind. Kinds: applied, screening, interviewing, offer, hired.">
          <TextArea
            name="stages"
            rows={7}
            defaultValue={stages.map(({ name, kind }) => `${name} | ${kind}`).join("\n")}
          />
        </Field>
      </SettingsForm>
      <p className="mt-3 text-sm text-ink-2">Each job can change its own, and keep it here for others.</p>
      <ul className="text-sm">
        {templates.map(({ id, name, stages: own }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.5 first:border-t-0">
            <span className="min-w-0 flex-1 basis-52">
              {name}
              <span className="block text-xs text-ink-2">{own.map((stage) => stage.name).join(", ")}</span>
            </span>
            <ActButton intent={INTENT.chooseStages} fields={{ id }} label={`Start new jobs with ${name}`}>
              Start New Jobs With It
            </ActButton>
            <ActButton intent={INTENT.removeStages} fields={{ id }} label={`Remove ${name}`}>
              Remove
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
