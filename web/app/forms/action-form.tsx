import { Form, type FormProps, useActionData } from "@remix-run/react";
import { useId } from "react";
import { FormStateContext } from "~/app/ui/fields/form-state";
import { FORM_ID } from "./form-id";
import { type FormOutcome, formStateOf } from "./form-outcome";
import { FormProblem } from "./form-problem";

/**
 * A form to the action of its own screen. When it is refused it stays as it was filled, says why above its fields, and at
 * each field what is wrong there.
 */
export function ActionForm({ children, ...rest }: FormProps) {
  const id = useId();
  const answer = useActionData() as { outcome?: FormOutcome } | undefined;
  const outcome = answer?.outcome?.result?.initialValue?.[FORM_ID] === id ? (answer.outcome ?? null) : null;
  return (
    <Form method="post" preventScrollReset {...rest}>
      <input type="hidden" name={FORM_ID} value={id} />
      <FormProblem outcome={outcome} within />
      <FormStateContext.Provider value={formStateOf(outcome)}>{children}</FormStateContext.Provider>
    </Form>
  );
}
