import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";

type SecondFactorSectionProps = { asks: boolean; isOwner: boolean; outcome: FormOutcome | null };

/** Whether members must take a second step at sign-in. */
export function SecondFactorSection({ asks, isOwner, outcome }: SecondFactorSectionProps) {
  return (
    <Card as="section" padding="lg" title="Second step at sign-in">
      <FormProblem outcome={outcome} />
      <p className="mb-3 text-sm text-ink-2">
        {asks
          ? "Every member needs one: who has none sets it up before working here."
          : "Members choose for themselves whether an app or a passkey is asked for after the password."}
      </p>
      {isOwner ? (
        <ActButton
          intent={INTENT.askSecondFactor}
          fields={{ asks: asks ? "no" : "yes" }}
          confirm={
            asks
              ? undefined
              : {
                  title: "Require a second step?",
                  description: "Members without one, and their keys, do not get in here until they have set it up.",
                  label: "Require it",
                }
          }
        >
          {asks ? "Leave It to Members" : "Require a Second Step"}
        </ActButton>
      ) : null}
    </Card>
  );
}
