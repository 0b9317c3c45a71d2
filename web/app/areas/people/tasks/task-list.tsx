import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { EMPLOYEE_INTENT } from "../employees/employee-intents";
import { wordsOf } from "../pay-text";

export type PeopleTask = {
  id: number;
  employeeId: number;
  employee: string;
  title: string;
  owner: string;
  dueOn: string | null;
  isLate: boolean;
  citation: string | null;
  lawSlug: string | null;
  status: string;
  reason: string | null;
  version: number;
  allowedActions: string[];
};

const TONES: Record<string, BadgeTone> = { done: "success", blocked: "danger", in_progress: "action" };
const OWNERS: Record<string, string> = { hr: "HR", employee: "Employee", manager: "Manager", payroll: "Payroll" };
const STEPS: Record<string, string> = {
  todo: "Open again",
  in_progress: "In progress",
  blocked: "Blocked (say why)",
  done: "Done",
  skipped: "Skip (say why)",
};

type TaskListProps = { tasks: PeopleTask[] /** Whether each says whom it is about. */; withPerson?: boolean };

/** Tasks with their day, their law and the steps that may be taken with them now. */
export function TaskList({ tasks, withPerson = false }: TaskListProps) {
  if (tasks.length === 0) return <p className="text-sm text-ink-2">No tasks.</p>;
  return (
    <ul className="text-sm">
      {tasks.map((task) => (
        <li key={task.id} className="border-t border-line-2 py-3 first:border-t-0">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <Facts task={task} withPerson={withPerson} />
            </div>
            {task.allowedActions.includes("done") ? (
              <ActButton
                intent={EMPLOYEE_INTENT.task}
                fields={{ taskId: task.id, status: "done", version: task.version }}
                label={`Done: ${task.title}, ${task.employee}`}
              >
                Done
              </ActButton>
            ) : null}
          </div>
          {task.allowedActions.length > 0 ? <StepForm task={task} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Facts({ task, withPerson }: { task: PeopleTask; withPerson: boolean }) {
  const { title, status, isLate, owner, dueOn, citation, lawSlug, reason, employee, employeeId } = task;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {title}
        {status === "todo" ? null : <Badge tone={TONES[status] ?? "neutral"}>{wordsOf(status)}</Badge>}
        {isLate ? <Badge tone="danger">Late</Badge> : null}
      </p>
      <p className="text-ink-2">
        {withPerson ? (
          <>
            <TextLink href={`/hris/employees/${employeeId}/tasks`}>{employee}</TextLink>
            {" · "}
          </>
        ) : null}
        {OWNERS[owner] ?? wordsOf(owner)}
        {dueOn ? `, by ${longDate(dueOn)}` : ""}
        {citation ? <> · {lawSlug ? <TextLink href={`/laws/${lawSlug}`}>{citation}</TextLink> : citation}</> : null}
      </p>
      {reason ? <p className="break-words text-ink-2">{reason}</p> : null}
    </>
  );
}

function StepForm({ task }: { task: PeopleTask }) {
  return (
    <Disclosure summary="Another step" key={task.version}>
      <ActionForm className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value={EMPLOYEE_INTENT.task} />
        <input type="hidden" name="taskId" value={task.id} />
        <input type="hidden" name="version" value={task.version} />
        <Field label="Step">
          <Select
            name="status"
            aria-label={`Step of ${task.title}, ${task.employee}`}
            options={task.allowedActions.map((value) => ({ value, label: STEPS[value] ?? wordsOf(value) }))}
          />
        </Field>
        <Field label="Reason" optional className="flex-1 basis-48">
          <TextInput name="reason" maxLength={500} />
        </Field>
        <Button type="submit" size="sm" className="mb-1">
          Save step
        </Button>
      </ActionForm>
    </Disclosure>
  );
}
