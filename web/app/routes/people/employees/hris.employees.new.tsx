import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmployeeForm } from "~/app/areas/people/employees/employee-form";
import { newEmployeeAction, newEmployeeView } from "~/app/areas/people/employees/new-employee.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";

export const meta: MetaFunction = () => [{ title: "Add employee · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => newEmployeeView(arrival);

export const action = (arrival: ActionFunctionArgs) => newEmployeeAction(arrival);

export const clientAction = keepFormOffline;

export default function NewEmployee() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Add employee</h2>
      <EmployeeForm {...useLoaderData<typeof loader>()} />
    </>
  );
}
