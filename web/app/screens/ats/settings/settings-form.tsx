import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FormOutcome } from "~/app/screens/account/form-outcome";
import { useSubmitting } from "~/app/screens/account/form-outcome";
import { FormProblem } from "~/app/screens/account/form-problem";
import { OnceField } from "~/app/screens/shell/once-field";
import { Button } from "~/app/ui/button";

type SettingsFormProps = {
  intent: string;
  button: string;
  outcome: FormOutcome | null;
  children: ReactNode;
  /** One line of small fields instead of a column. */
  inline?: boolean;
};

/** A form of the settings, with its own failure above it. */
export function SettingsForm({ intent, button, outcome, children, inline = false }: SettingsFormProps) {
  const loading = useSubmitting(intent);
  return (
    <Form method="post" className={inline ? "flex flex-wrap items-end gap-3" : "grid gap-4"} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <OnceField />
      <FormProblem outcome={outcome?.intent === intent ? outcome : null} />
      {children}
      <div>
        <Button type="submit" loading={loading}>
          {button}
        </Button>
      </div>
    </Form>
  );
}

/** The message of one field of a refused form. */
export const errorOf = (outcome: FormOutcome | null, intent: string, name: string): string | undefined =>
  outcome?.intent === intent ? outcome.result.error?.[name]?.[0] : undefined;
