import { Form } from "@remix-run/react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { OFFER_INTENT } from "./offer-intents";

export type StepLink = { step: string; label: string; needsReason: boolean };

type OfferStepsProps = { offer: { version: number; deadlineDay: string | null }; steps: StepLink[] };

const HELP: Record<string, string> = {
  submit: "The law check must have nothing that blocks.",
  send: "The candidate gets a link to read and sign.",
  revise: "The link that was sent stops working; approval starts over.",
  withdraw: "A candidate who got the letter is told.",
  rescind: "Withdrawing an accepted offer can have legal consequences. Ask counsel first.",
};

/** The steps that this person may take now: the way on as buttons, the others behind a line. */
export function OfferSteps({ offer, steps }: OfferStepsProps) {
  if (steps.length === 0) return null;
  const plain = steps.filter(({ step, needsReason }) => !needsReason && step !== "extend" && step !== "revise");
  const others = steps.filter((one) => !plain.includes(one));
  return (
    <Card as="section" title="Next step" level={3}>
      {plain.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {plain.map(({ step, label }, index) => (
            <Form key={step} method="post" className="grid gap-1">
              <Hidden step={step} version={offer.version} />
              <Button type="submit" variant={index === 0 ? "primary" : undefined}>
                {label}
              </Button>
              {HELP[step] ? <span className="text-xs text-ink-3">{HELP[step]}</span> : null}
            </Form>
          ))}
        </div>
      ) : null}
      {others.map(({ step, label, needsReason }) => (
        <Disclosure key={step} summary={label} className="mt-2">
          <ActionForm method="post" className="grid gap-3">
            <Hidden step={step} version={offer.version} />
            {step === "extend" ? (
              <DateField label="New last day" name="responseDeadline" defaultValue={offer.deadlineDay ?? ""} required />
            ) : null}
            {needsReason ? (
              <Field label="Reason" required>
                <TextArea name="reason" rows={2} maxLength={1000} />
              </Field>
            ) : null}
            {HELP[step] ? <p className="text-xs text-ink-3">{HELP[step]}</p> : null}
            <div>
              <Button type="submit" size="sm" variant={needsReason ? "danger" : undefined}>
                {label}
              </Button>
            </div>
          </ActionForm>
        </Disclosure>
      ))}
    </Card>
  );
}

const Hidden = ({ step, version }: { step: string; version: number }) => (
  <>
    <input type="hidden" name="intent" value={OFFER_INTENT.step} />
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="version" value={version} />
  </>
);
