import { ActionForm } from "~/app/forms/action-form";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { Select } from "~/app/ui/fields/select";

type TemplateStartProps = { templates: { id: number; title: string }[] };

/** Starts from a template instead of an empty form. */
export function TemplateStart({ templates }: TemplateStartProps) {
  if (templates.length === 0) return null;
  return (
    <ActionForm method="post" action="/ats/jobs" className="mb-5 flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value="duplicate" />
      <OnceField />
      <Select
        name="id"
        aria-label="Template"
        className="min-w-60"
        options={templates.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <Button type="submit">Use Template</Button>
    </ActionForm>
  );
}
