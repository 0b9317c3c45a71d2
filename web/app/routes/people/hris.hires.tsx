import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { HiresList } from "~/app/areas/people/leaving/hires-list";
import { people, peopleMay } from "~/app/areas/people/people.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { act, onlyAct } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { rowId } from "~/app/server/form-fields.server";
import { employForm, employFromOffer, listHires } from "~/domain/hiring/recruiting";

export const meta: MetaFunction = () => [{ title: "Hires · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  return { hires: await listHires(await people(arrival, "employees:write")) };
}

export const action = onlyAct(
  peopleMay("employees:write"),
  "employ",
  act({
    schema: z.object({ offerId: rowId, startDate: z.string().optional() }),
    call: ({ principal }, wish) => employFromOffer(principal, checked(employForm, wish)),
    said: ({ isNew }) => ({ title: isNew ? "Employee Made" : "Already an Employee" }),
  }),
  { back: "/hris/hires" },
);

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
