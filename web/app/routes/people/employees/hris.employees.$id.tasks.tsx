import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { idOf } from "~/app/areas/hiring/act.server";
import { people } from "~/app/areas/people/people.server";
import { employeeOf } from "~/app/areas/people/profile/profile.server";
import { stepTaskAndReturn } from "~/app/areas/people/tasks/task-acts.server";
import { TaskList } from "~/app/areas/people/tasks/task-list";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf } from "~/app/server/form.server";
import { Card } from "~/app/ui/cards/card";
import { listTasks } from "~/domain/people";

export async function loader(arrival: LoaderFunctionArgs) {
  const { member, employee } = await employeeOf(arrival);
  return { tasks: await listTasks(member, { employeeId: employee.id, status: "all" }) };
}

export async function action(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "tasks:write");
  const form = await formOf(arrival.request);
  return stepTaskAndReturn(member, form, `/hris/employees/${idOf(arrival.params.id)}/tasks`);
}

export default function EmployeeTasks() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return (
    <Card as="section" title="Tasks" level={3} className="max-w-3xl">
      <TaskList {...useLoaderData<typeof loader>()} />
    </Card>
  );
}
