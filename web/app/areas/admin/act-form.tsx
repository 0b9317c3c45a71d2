import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { type FormOutcome, formStateOf, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import type { ButtonVariant } from "~/app/ui/actions/button-class";
import { FormStateContext } from "~/app/ui/fields/form-state";

type ActFormProps = {
  intent: string;
  outcome: FormOutcome | null;
  button: ReactNode;
  variant?: ButtonVariant;
  children?: ReactNode;
  className?: string;
  /** More buttons beside the one that sends. */
  beside?: ReactNode;
  version?: number;
};

/** One form of an administration screen: its intent, its failure in words that stay, its button. */
export function ActForm({ intent, outcome, button, variant, children, className, beside, version }: ActFormProps) {
  const mine = outcomeOf(outcome, intent);
  return (
    <Form method="post" preventScrollReset className={className ?? "grid gap-3"}>
      <input type="hidden" name="intent" value={intent} />
      <OnceField />
      {version === undefined ? null : <input type="hidden" name="version" value={version} />}
      <FormProblem outcome={mine} />
      <FormStateContext.Provider value={formStateOf(mine)}>{children}</FormStateContext.Provider>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant={variant} loading={useSubmitting(intent)}>
          {button}
        </Button>
        {beside}
      </div>
    </Form>
  );
}

/** The outcome of the form of one row, where every row has the same one. */
export const outcomeOfRow = (outcome: FormOutcome | null, id: number): FormOutcome | null =>
  outcome?.result.initialValue?.id === String(id) ? outcome : null;

/** The messages and typed values of one form of a screen that has several. */
export function formState(outcome: FormOutcome | null, intent: string) {
  const result = outcomeOf(outcome, intent)?.result;
  return {
    error: (name: string): string | undefined => result?.error?.[name]?.[0],
    typed: (name: string): string | undefined => {
      const value = result?.initialValue?.[name];
      return typeof value === "string" ? value : undefined;
    },
  };
}
