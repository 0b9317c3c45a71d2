import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { people } from "~/app/areas/people/people.server";
import { taskActs } from "~/app/areas/people/tasks/task-acts.server";
import { TaskList } from "~/app/areas/people/tasks/task-list";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { Card } from "~/app/ui/cards/card";
import { listTasks } from "~/domain/people";

export const meta: MetaFunction = () => [{ title: "Open tasks · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  return { tasks: await listTasks(await people(arrival), { status: "open" }) };
}

export const action = taskActs("/hris/tasks");

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
