import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { companyLink, signInLink } from "~/app/links/sign-in-links";
import { AccountFrame } from "~/app/shell/account-frame";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type CompanySignInProps = {
  returnTo: string;
  answer: { outcome: FormOutcome; found?: { key: string; email: string } } | null;
};

/** The way to a company's own provider. */
export function CompanySignIn({ returnTo, answer }: CompanySignInProps) {
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  const [form, fields] = useForm<{ email: string }>({
    id: "company-sign-in",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  const submitting = useSubmitting(INTENT.companySignIn);
  return (
    <AccountFrame
      title="Company sign-in"
      intro="For companies whose people sign in by their own provider."
      footer={<TextLink href={signInLink("sign-in", returnTo)}>Back to sign in</TextLink>}
    >
      {answer?.found ? (
        <>
          <p className="mb-4 break-words">
            Addresses like {answer.found.email} sign in at their company's own page. By going on whoever is new here
            agrees to the <TextLink href="/terms">Terms of use</TextLink> and the{" "}
            <TextLink href="/privacy">Privacy policy</TextLink>.
          </p>
          <ButtonLink
            href={companyLink(answer.found.key, answer.found.email, returnTo)}
            variant="primary"
            reloadDocument
          >
            Go On to Your Company's Sign-in
          </ButtonLink>
        </>
      ) : (
        <Form method="post" {...getFormProps(form)}>
          <FormProblem outcome={outcome} />
          <input type="hidden" name="intent" value={INTENT.companySignIn} />
          <Field meta={fields.email} label="Work email" required>
            <TextInput type="email" autoComplete="username" maxLength={255} />
          </Field>
          <Button type="submit" variant="primary" className="mt-5" loading={submitting}>
            Continue
          </Button>
        </Form>
      )}
    </AccountFrame>
  );
}
