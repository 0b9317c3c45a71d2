import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { people } from "~/app/areas/people/people.server";
import { stepTaskAndReturn } from "~/app/areas/people/tasks/task-acts.server";
import { TaskList } from "~/app/areas/people/tasks/task-list";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf } from "~/app/server/form.server";
import { Card } from "~/app/ui/cards/card";
import { listTasks } from "~/domain/people";

export const meta: MetaFunction = () => [{ title: "Open tasks · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  return { tasks: await listTasks(await people(arrival), { status: "open" }) };
}

export async function action(arrival: ActionFunctionArgs) {
  const member = await people(arrival, "tasks:write");
  return stepTaskAndReturn(member, await formOf(arrival.request), "/hris/tasks");
}

export default function OpenTasks() {
  useOutcomeToast((useActionData() as { outcome?: FormOutcome } | undefined)?.outcome);
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Open tasks</h2>
      <Card className="max-w-3xl">
        <TaskList {...useLoaderData<typeof loader>()} withPerson />
      </Card>
    </>
  );
}
