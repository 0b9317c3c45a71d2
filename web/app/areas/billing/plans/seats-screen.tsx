import { Form } from "@remix-run/react";
import { type FormOutcome, useOutcomeToast } from "~/app/forms/form-outcome";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { ChangeForm, ChangeSum } from "./change-form";
import type { SeatsView } from "./seats.server";

type SeatsScreenProps = { view: SeatsView; outcome: FormOutcome | null };

/** More seats of the people plan, for who pays for it by card; to others it is said who adds them. */
export function SeatsScreen({ view, outcome }: SeatsScreenProps) {
  const { plan, returnTo } = view;
  useOutcomeToast(outcome);
  return (
    <>
      <PageHeader
        title="Add seats"
        description={plan ? `Your plan covers ${plan.quantity} employees.` : undefined}
        above={
          <TextLink href={returnTo} look="standalone">
            Back
          </TextLink>
        }
      />
      {plan ? <Purchase plan={plan} returnTo={returnTo} outcome={outcome} /> : <NothingSold />}
    </>
  );
}

const NothingSold = () => (
  <Card as="section" padding="lg" title="No seats are sold to this account" className="max-w-3xl">
    <p>
      The owner of your company adds seats, where they pay for the people plan by card. Plans that were agreed with us
      are changed by us.
    </p>
    <p className="mt-4 flex flex-wrap gap-3">
      <ButtonLink href="/feedback" variant="primary">
        Ask us for more seats
      </ButtonLink>
      <ButtonLink href="/profile">Your subscriptions</ButtonLink>
    </p>
  </Card>
);

type PurchaseProps = { plan: NonNullable<SeatsView["plan"]>; returnTo: string; outcome: FormOutcome | null };

/** First how many, then the exact charge, then the agreement. */
function Purchase({ plan, returnTo, outcome }: PurchaseProps) {
  const { quote, problem, quantity, typed, mostEmployees } = plan;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid gap-5">
        <Card as="section" padding="lg" title="How many employees">
          <Form className="flex flex-wrap items-end gap-3" preventScrollReset>
            <input type="hidden" name="returnTo" value={returnTo} />
            <Field label="Employees in all" error={problem ?? undefined}>
              <TextInput
                name="employees"
                type="number"
                inputMode="numeric"
                min={quantity + 1}
                max={mostEmployees}
                defaultValue={typed}
                required
                className="max-w-40"
              />
            </Field>
            <Button type="submit" variant={quote ? "secondary" : "primary"}>
              Show the price
            </Button>
          </Form>
        </Card>
        {quote ? (
          <Card as="section" padding="lg" title="What you agree to">
            <ChangeForm
              change={quote}
              outcome={outcome}
              wanted={{ employees: quote.quantity, returnTo }}
              label="Add Seats"
            />
          </Card>
        ) : null}
      </div>
      {quote ? (
        <Card as="section" title="Charged today">
          <ChangeSum change={quote} />
        </Card>
      ) : null}
    </div>
  );
}
