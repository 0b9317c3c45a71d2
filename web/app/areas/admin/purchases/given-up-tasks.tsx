import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import type { GivenUpTask } from "~/domain/billing";
import { RETRY_TASK, SETTLE_TASK } from "./intents";

const WHAT: Record<string, string> = {
  refund: "Refund",
  cancel_subscription: "End of a subscription",
  delete_customer: "Erasure of a customer",
  sync_subscription: "Reading of a subscription",
  sync_payment: "Reading of a payment",
};

type GivenUpTasksProps = { tasks: GivenUpTask[]; mayAct: boolean; outcome: FormOutcome | null };

/** What the payment provider refused so often that nobody tries any more: a person decides. */
export function GivenUpTasks({ tasks, mayAct, outcome }: GivenUpTasksProps) {
  return (
    <Card as="section" title="Waiting for a person" className="mb-5 border-critical">
      <p className="mb-3 text-sm text-ink-2">
        These failed repeatedly at the payment provider. Try again, or settle them in its dashboard and say so here.
      </p>
      <FormProblem outcome={outcomeOf(outcome, RETRY_TASK) ?? outcomeOf(outcome, SETTLE_TASK)} />
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-start justify-between gap-3 border-t border-line pt-3">
            <TaskText task={task} />
            {mayAct ? <TaskActs task={task} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TaskText({ task: { kind, purchaseId, reference, attempts, lastError, createdAt } }: { task: GivenUpTask }) {
  return (
    <div className="min-w-0 flex-1 basis-72 text-sm">
      <p className="font-medium">
        {WHAT[kind] ?? kind}
        {purchaseId ? (
          <>
            {" of "}
            <TextLink href={`/admin/purchases?purchase=${purchaseId}`}>purchase {purchaseId}</TextLink>
          </>
        ) : null}
      </p>
      <p className="break-words text-ink-2">
        <code className="text-xs break-all">{reference}</code>, begun <Moment at={createdAt} withTime />, tried{" "}
        {attempts} times: {lastError ?? "no answer"}
      </p>
    </div>
  );
}

function TaskActs({ task: { id, kind } }: { task: GivenUpTask }) {
  const name = WHAT[kind] ?? kind;
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton intent={RETRY_TASK} fields={{ id }} label={`Try again: ${name}, number ${id}`}>
        Try again
      </ActButton>
      <ActButton
        intent={SETTLE_TASK}
        fields={{ id }}
        variant="ghost"
        label={`Settled by hand: ${name}, number ${id}`}
        confirm={{
          title: "Settled by hand?",
          description: "It will not be tried again. Do this when it was done at the payment provider itself.",
          label: "Settled by hand",
        }}
      >
        Settled by hand
      </ActButton>
    </div>
  );
}
