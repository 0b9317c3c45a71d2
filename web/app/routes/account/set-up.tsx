import { getFormProps, useForm } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { PasswordInput } from "~/app/forms/password-input";
import { visitOf } from "~/app/server/authenticator.server";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { isSetUpOpen, setUpAdministrator, setUpForm } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Set up Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, isOpen: token !== "" && (await isSetUpOpen(token)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const plan = { intent: INTENT.setUp, schema: setUpForm };
  return submit(await formOf(request), plan, async (form) => {
    const { cookie } = await setUpAdministrator(form, visitOf(request));
    const toast = { title: "Admin Access Granted", description: "You are the first administrator." };
    return redirectTo("/admin/dashboard", { toast: { ...toast, variant: "success" }, headers: withCookie(cookie) });
  });
}

export const clientAction = keepFormOffline;

type Fields = Record<"firstName" | "lastName" | "email" | "password", string>;

export default function SetUp() {
  const { token, isOpen } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  const submitting = useSubmitting(INTENT.setUp);
  useOutcomeToast(outcome);
  const [form, fields] = useForm<Fields>({ id: "set-up", lastResult: outcome?.result, defaultNoValidate: true });
  if (!isOpen && !outcome) {
    return (
      <DeadLink>
        <ButtonLink href="/admin/login">Admin login</ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame title="First administrator" intro="This link works once. Everyone else is invited or signs up.">
      <Form method="post" {...getFormProps(form)}>
        <FormProblem outcome={outcome} />
        <input type="hidden" name="intent" value={INTENT.setUp} />
        <input type="hidden" name="token" value={token} />
        <div className="grid gap-4">
          <Field meta={fields.firstName} label="First name" required>
            <TextInput autoComplete="given-name" maxLength={100} />
          </Field>
          <Field meta={fields.lastName} label="Last name" required>
            <TextInput autoComplete="family-name" maxLength={100} />
          </Field>
          <Field meta={fields.email} label="Email" required>
            <TextInput type="email" autoComplete="username" maxLength={255} />
          </Field>
          <Field meta={fields.password} label="Password" required help="At least 8 characters.">
            <PasswordInput key={outcome?.id} autoComplete="new-password" />
          </Field>
        </div>
        <Button type="submit" variant="primary" className="mt-5" loading={submitting}>
          Create Administrator
        </Button>
      </Form>
    </AccountFrame>
  );
}
