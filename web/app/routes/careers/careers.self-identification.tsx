import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SelfIdentification } from "~/app/areas/careers/self-identification";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { act, onlyAct } from "~/app/server/acts.server";
import { DeadLink } from "~/app/shell/dead-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import {
  GENDERS,
  giveSelfIdentification,
  RACES,
  selfIdentificationForm,
  selfIdentificationView,
} from "~/domain/hiring/fairness";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Voluntary questions" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";

/** Whoever has the link of the mail acts for the person it was sent to. */
const linkOf = async ({ request }: ActionFunctionArgs): Promise<string> => tokenOf(request);

export async function loader({ request }: LoaderFunctionArgs) {
  try {
    return { view: await selfIdentificationView(tokenOf(request)), genders: GENDERS, races: RACES };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return { view: null, genders: GENDERS, races: RACES };
    throw error;
  }
}

export const action = onlyAct(
  linkOf,
  "self-identify",
  act({
    schema: selfIdentificationForm,
    call: giveSelfIdentification,
    said: "Thank you",
    failed: { title: "Not Sent", description: "Please try again." },
  }),
  { back: ({ arrival }) => `/careers/application?token=${encodeURIComponent(tokenOf(arrival.request))}` },
);

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
