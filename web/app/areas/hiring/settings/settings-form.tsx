import type { ReactNode } from "react";
import { ActionForm } from "~/app/forms/action-form";
import { useSubmitting } from "~/app/forms/form-outcome";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";

type SettingsFormProps = {
  intent: string;
  button: string;
  children: ReactNode;
  /** One line of small fields instead of a column. */
  inline?: boolean;
};

/** A form of the settings. */
export function SettingsForm({ intent, button, children, inline = false }: SettingsFormProps) {
  const loading = useSubmitting(intent);
  return (
    <ActionForm className={inline ? "flex flex-wrap items-end gap-3" : "grid gap-4"}>
      <input type="hidden" name="intent" value={intent} />
      <OnceField />
      {children}
      <div>
        <Button type="submit" loading={loading}>
          {button}
        </Button>
      </div>
    </ActionForm>
  );
}
