import { Form } from "@remix-run/react";
import { ActionForm } from "~/app/forms/action-form";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Banner } from "~/app/ui/status/banner";
import { DecidedLeaving } from "./decided-leaving";
import type { LeavingScreenView } from "./leaving.server";
import { LEAVING_INTENT as INTENT } from "./leaving-intents";
import { LeavingPlanView } from "./leaving-plan";

/** Somebody's last day: asked about first, seen with its law, then set. */
export function LeavingScreen(view: LeavingScreenView) {
  const { decided, isOpen, mayPlan, plan, problem } = view;
  return (
    <div className="grid gap-5">
      {decided ? <DecidedLeaving leaving={decided} kindLabel={view.kindLabel} mayPlan={mayPlan} /> : null}
      {isOpen || !mayPlan ? null : <AskForm {...view} />}
      {decided || mayPlan ? null : <p className="text-ink-2">No last day is planned.</p>}
      {problem ? (
        <Banner tone="warning" label="No plan">
          {problem}
        </Banner>
      ) : null}
      {plan ? (
        <>
          <LeavingPlanView plan={plan} />
          <SetForm {...view} plan={plan} />
        </>
      ) : null}
      {isOpen && decided ? <LeavingPlanView plan={decided.plan} /> : null}
    </div>
  );
}

/** Asks for a plan and writes nothing; the answer has an address of its own. */
function AskForm({ asked, kinds }: LeavingScreenView) {
  return (
    <Card as="section" title="Plan a last day" level={3}>
      <Form method="get" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="How it ends">
          <Select name="kind" options={kinds} defaultValue={asked.kind} />
        </Field>
        <DateField label="Last day" name="lastDay" required defaultValue={asked.lastDay} />
        <DateField label="Notice given on" name="noticeOn" optional defaultValue={asked.noticeOn} />
        <DateField label="Next payday" name="nextPayday" optional defaultValue={asked.nextPayday} />
        <div>
          <Button type="submit">Show the plan</Button>
        </div>
      </Form>
    </Card>
  );
}

function SetForm({ asked, plan }: LeavingScreenView & { plan: NonNullable<LeavingScreenView["plan"]> }) {
  const looksTwice = plan.looks.length > 0 || plan.warn?.isReached === true;
  return (
    <Card as="section" title="Set this last day" level={3}>
      <ActionForm className="grid max-w-2xl gap-4">
        <input type="hidden" name="intent" value={INTENT.plan} />
        {["kind", "lastDay", "noticeOn", "nextPayday"].map((name) => (
          <input key={name} type="hidden" name={name} value={asked[name] ?? ""} />
        ))}
        <Field label="Reason, for the memo" optional>
          <TextInput name="reason" maxLength={1000} />
        </Field>
        {looksTwice ? <Checkbox name="acceptWarnings" label="I have looked at the warnings above" /> : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            Set Last Day
          </Button>
          <ButtonLink href={`/hris/employees/${plan.employeeId}`}>Back</ButtonLink>
        </div>
      </ActionForm>
    </Card>
  );
}
