import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { HiresList } from "~/app/areas/people/leaving/hires-list";
import { people } from "~/app/areas/people/people.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf } from "~/app/server/form.server";
import { employForm, employFromOffer, listHires } from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Hires · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  return { hires: await listHires(await people(arrival, "employees:write")) };
}

export async function action(arrival: ActionFunctionArgs) {
  const { principal } = await people(arrival, "employees:write");
  const form = await formOf(arrival.request);
  return actAndReturn(form, "/hris/hires", async () => {
    const wish = checked(employForm, { offerId: idOf(textOf(form, "offerId")) });
    const { isNew } = await employFromOffer(principal, wish);
    return { title: isNew ? "Employee Made" : "Already An Employee", variant: "success" };
  });
}

export const clientAction = keepFormOffline;

export default function Hires() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Accepted offers</h2>
      <HiresList {...useLoaderData<typeof loader>()} />
    </>
  );
}
