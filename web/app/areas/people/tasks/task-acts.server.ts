import { actAndReturn, idOf, textOf } from "~/app/areas/hiring/act.server";
import { checked } from "~/app/areas/hiring/checked.server";
import { type PeopleMember, stepTask, taskStep } from "~/domain/people";

const TITLES = {
  todo: "Task Opened",
  in_progress: "Task Begun",
  blocked: "Task Blocked",
  done: "Task Done",
  skipped: "Task Skipped",
};

/** Takes a step with a task of the form and goes back to where it was taken. */
export const stepTaskAndReturn = (member: PeopleMember, form: FormData, path: string) =>
  actAndReturn(form, path, async () => {
    const step = checked(taskStep, {
      status: textOf(form, "status"),
      reason: textOf(form, "reason") || null,
      version: Number(textOf(form, "version")) || undefined,
    });
    await stepTask(member, idOf(textOf(form, "taskId")), step);
    return { title: TITLES[step.status], variant: "success" };
  });
