import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { keepFormOffline, useOutcomeToast, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { confirmSubscription, describeConfirmation } from "~/domain/alerts";

export const meta: MetaFunction = () => [
  { title: "Confirm your alerts · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, waiting: await describeConfirmation(token) };
}

export async function action({ request }: ActionFunctionArgs) {
  const plan = { intent: INTENT.confirmAlerts, schema: z.object({ token: z.string() }) };
  return submit(await formOf(request), plan, async ({ token }) => {
    const { preferencesToken } = await confirmSubscription(token);
    const description = "Your alerts have begun. Here you can change them at any time.";
    return redirectTo(`/alert-preferences?token=${preferencesToken}`, {
      toast: { title: "Alerts Confirmed", description, variant: "success" },
    });
  });
}

export const clientAction = keepFormOffline;

const CADENCE = { instant: "At once", daily: "Once a day", weekly: "Once a week" };

export default function ConfirmAlerts() {
  const { token, waiting } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  const submitting = useSubmitting(INTENT.confirmAlerts);
  useOutcomeToast(outcome);
  if (!waiting) {
    return (
      <DeadLink>
        <ButtonLink href="/email-notifications">Subscribe again</ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame title="Confirm your alerts" intro={`For ${waiting.email}`}>
      <FormProblem outcome={outcome} />
      <DescriptionList
        items={[
          { term: "Places", value: waiting.places.join("; ") },
          ...(waiting.law ? [{ term: "Law to watch", value: waiting.law }] : []),
          { term: "Categories", value: waiting.categories.join(", ") || "All" },
          { term: "How often", value: CADENCE[waiting.cadence] },
        ]}
      />
      <Form method="post" className="mt-4">
        <input type="hidden" name="intent" value={INTENT.confirmAlerts} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary" loading={submitting}>
          Yes, send me alerts
        </Button>
      </Form>
    </AccountFrame>
  );
}
