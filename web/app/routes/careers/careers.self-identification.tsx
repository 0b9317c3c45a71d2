import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SelfIdentification } from "~/app/areas/careers/self-identification";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { DeadLink } from "~/app/shell/dead-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import {
  GENDERS,
  giveSelfIdentification,
  RACES,
  selfIdentificationForm,
  selfIdentificationView,
} from "~/domain/hiring";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Voluntary questions" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return { view: await selfIdentificationView(tokenOf(request)), genders: GENDERS, races: RACES };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return { view: null, genders: GENDERS, races: RACES };
    throw error;
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const token = tokenOf(request);
  const failed = { title: "Not Sent", description: "Please try again." };
  return submit(form, { intent: "self-identify", schema: selfIdentificationForm, failed }, async (value) => {
    await giveSelfIdentification(token, value);
    return redirectTo(`/careers/application?token=${encodeURIComponent(token)}`, {
      toast: { title: "Thank you", variant: "success" },
    });
  });
}

export default function VoluntaryQuestions() {
  const { view, genders, races } = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  if (!view)
    return <DeadLink>The link of your confirmation mail is complete only with everything after the sign ?.</DeadLink>;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Voluntary questions" description={`${view.jobTitle} at ${view.organizationName}`} />
      <SelfIdentification organizationName={view.organizationName} genders={genders} races={races} outcome={outcome} />
    </div>
  );
}
