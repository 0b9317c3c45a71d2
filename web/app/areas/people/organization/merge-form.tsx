import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { UNIT_INTENT } from "./organization-intents";

type MergeFormProps = { id: number; name: string; others: SelectOption[]; help: string };

/** Everybody of one unit becomes everybody of another, and the one is gone. */
export function MergeForm({ id, name, others, help }: MergeFormProps) {
  if (others.length === 0) return null;
  return (
    <ActionForm className="mt-4 flex flex-wrap items-end gap-3 border-t border-line-2 pt-4">
      <input type="hidden" name="intent" value={UNIT_INTENT.merge} />
      <input type="hidden" name="id" value={id} />
      <Field label={`Merge ${name} into`} help={help} required className="flex-1 basis-60">
        <Select name="into" placeholder="Choose one" options={others} />
      </Field>
      <Button type="submit" size="sm" className="mb-6">
        Merge
      </Button>
    </ActionForm>
  );
}
