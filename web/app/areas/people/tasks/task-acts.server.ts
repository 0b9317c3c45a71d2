import { type At, act, onlyAct } from "~/app/server/acts.server";
import { idOf, textOf } from "~/app/server/form-fields.server";
import { stepTask, taskStep } from "~/domain/people";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import { peopleMay } from "../people.server";

const TITLES = {
  todo: "Task Opened",
  in_progress: "Task Begun",
  blocked: "Task Blocked",
  done: "Task Done",
  skipped: "Task Skipped",
};

/** A screen with tasks, each of which takes a step there. */
export const taskActs = (back: string | ((at: At) => string)) =>
  onlyAct(
    peopleMay("tasks:write"),
    EMPLOYEE_INTENT.task,
    act({
      schema: taskStep,
      read: (form) => ({
        status: textOf(form, "status"),
        reason: textOf(form, "reason") || null,
        version: Number(textOf(form, "version")) || undefined,
      }),
      call: (member, wish, { form }) => stepTask(member, idOf(textOf(form, "taskId")), wish),
      said: (_stepped, { status }) => ({ title: TITLES[status] }),
    }),
    { back },
  );
