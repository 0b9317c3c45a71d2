import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmployeeForm } from "~/app/areas/people/employees/employee-form";
import { newEmployeeAction, newEmployeeView } from "~/app/areas/people/employees/new-employee.server";
import { SeatsBanner } from "~/app/areas/people/overview/seats-banner";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Add employee · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => newEmployeeView(arrival);

export const action = (arrival: ActionFunctionArgs) => newEmployeeAction(arrival);

export const clientAction = keepFormOffline;

export default function NewEmployee() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  const { seats, ...view } = useLoaderData<typeof loader>();
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Add employee</h2>
      {seats ? (
        <div className="mb-4 max-w-3xl">
          <SeatsBanner seats={seats} returnTo="/hris/employees/new" />
        </div>
      ) : null}
      <EmployeeForm {...view} />
    </>
  );
}
