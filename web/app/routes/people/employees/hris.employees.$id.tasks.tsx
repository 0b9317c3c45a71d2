import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { employeeOf } from "~/app/areas/people/profile/profile.server";
import { taskActs } from "~/app/areas/people/tasks/task-acts.server";
import { TaskList } from "~/app/areas/people/tasks/task-list";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { listTasks } from "~/domain/people";

export async function loader(arrival: LoaderFunctionArgs) {
  const { member, employee } = await employeeOf(arrival);
  return { tasks: await listTasks(member, { employeeId: employee.id, status: "all" }) };
}

export const action = taskActs(({ id }) => `/hris/employees/${id}/tasks`);

export default function EmployeeTasks() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return (
    <Card as="section" title="Tasks" level={3} className="max-w-3xl">
      <TaskList {...useLoaderData<typeof loader>()} />
    </Card>
  );
}
