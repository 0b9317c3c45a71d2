import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { OrganizationForm } from "~/app/areas/account/organization/organization-form";
import { OrganizationList } from "~/app/areas/account/organization/organization-list";
import { foundingForm } from "~/app/areas/account/organization/organization-screen.server";
import { keepFormOffline, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { act, acts } from "~/app/server/acts.server";
import { rowId } from "~/app/server/form-fields.server";
import { signedIn } from "~/app/server/principal.server";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { createOrganization, listOrganizations, switchOrganization } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Organizations · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  return { organizations: await listOrganizations(principal), mayFound: principal.impersonator === null };
}

const chosen = z.object({ id: rowId });

export const action = acts(signedIn, {
  [INTENT.switchOrganization]: act({
    schema: chosen,
    call: (principal, { id }) => switchOrganization(principal, id),
    said: ({ name }) => ({ title: "Organization Changed", description: `You now work in ${name}.` }),
  }),
  [INTENT.createOrganization]: act({
    schema: foundingForm,
    call: (principal, founding) => createOrganization(principal, founding),
    said: ({ id, name }) => ({
      title: "Organization Created",
      description: `You own ${name}.`,
      to: `/organizations/${id}`,
    }),
  }),
});

export const clientAction = keepFormOffline;

export default function Organizations() {
  const { organizations, mayFound } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Organizations"
        description="Hiring and people data belong to an organization. What its owner bought holds for every member."
        above={
          <TextLink href="/profile" look="standalone">
            Back to Profile
          </TextLink>
        }
      />
      <FormProblem outcome={outcomeOf(outcome, INTENT.switchOrganization)} />
      <div className="grid gap-5">
        <OrganizationList organizations={organizations} />
        {mayFound ? (
          <OrganizationForm
            title="New organization"
            button="Create Organization"
            intent={INTENT.createOrganization}
            outcome={outcomeOf(outcome, INTENT.createOrganization)}
          />
        ) : null}
      </div>
    </div>
  );
}
