import { useNavigate } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { useHydrated } from "~/app/ui/foundations/use-hydrated";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { PaymentForm } from "../checkout/checkout-screen.server";
import { postJson } from "../checkout/post-json";
import { dollars } from "../dollars";
import type { PlanRow } from "../plans/plan-list";
import type { CardForm } from "./card-form";
import { StripeCardForm } from "./stripe-card-form";
import { TestCardForm } from "./test-card-form";

type CardScreenProps = { plan: PlanRow; form: PaymentForm };
type Begun = { clientSecret: string | null; setupIntentId: string };

/** Another card for a running plan; after a failed renewal it pays what is owed at once. */
export function CardScreen({ plan, form }: CardScreenProps) {
  const card = useRef<CardForm>(null);
  const { save, isBusy, problem } = useNewCard(plan);
  const isHydrated = useHydrated();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save(card.current);
  };
  return (
    <>
      <PageHeader
        title={plan.status === "trialing" ? "Add a card" : "Update card"}
        description={plan.planName}
        above={
          <TextLink href="/profile" look="standalone">
            Back to Profile
          </TextLink>
        }
      />
      <Card as="section" padding="lg" title="New card" className="max-w-2xl">
        <form onSubmit={submit} className="grid gap-5" aria-busy={isBusy}>
          {form.mode === "test" ? (
            <TestCardForm ref={card} />
          ) : (
            <StripeCardForm ref={card} {...form} use={{ kind: "setup", amount: 0 }} />
          )}
          <p className="text-sm text-ink-2">
            <WhatHappens plan={plan} />
          </p>
          {problem ? (
            <p role="alert" className="text-sm text-critical">
              {problem}
            </p>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            loading={isBusy}
            disabled={!isHydrated}
            className="justify-self-start"
          >
            Save Card
          </Button>
        </form>
      </Card>
    </>
  );
}

function WhatHappens({ plan: { status, renewalAmount, interval, currentPeriodEnd } }: { plan: PlanRow }) {
  const price = dollars(renewalAmount);
  if (status === "past_due") return `${price} that is owed is charged at once, and every renewal after it.`;
  if (!currentPeriodEnd) return `${price} is charged every ${interval} until you cancel.`;
  const begins = status === "trialing" ? "When the trial ends, on " : "From the next renewal, on ";
  return (
    <>
      {begins}
      <Moment at={currentPeriodEnd} />, {price} is charged to this card, and every {interval} after that until you
      cancel. You can cancel at any time in your profile.
    </>
  );
}

function useNewCard({ subscriptionId }: PlanRow) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const show = useToast();
  const navigate = useNavigate();
  const fail = (description: string) => {
    setProblem(description);
    show({ title: "Card Not Saved", description, variant: "destructive" });
  };
  const work = async (card: CardForm | null): Promise<void> => {
    const unready = await (card?.check() ?? "The card form did not load.");
    if (unready) return fail(unready);
    const begun = await postJson<Begun>("/api/update-card", { subscriptionId });
    if (!begun.ok) return fail(begun.message ?? "Unable to save the card. Please try again.");
    const { clientSecret, setupIntentId } = begun.body;
    const refused = await card?.confirm(clientSecret ?? "", `${window.location.origin}/profile`);
    if (refused) return fail(refused);
    const done = await postJson("/api/update-card", { subscriptionId, setupIntentId });
    if (!done.ok) return fail(done.message ?? "The card was saved, but the plan does not use it yet. Try again.");
    show({ title: "Card Updated", description: "It is charged from now on.", variant: "success" });
    navigate("/profile");
  };
  const save = async (card: CardForm | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await work(card).finally(() => setBusy(false));
  };
  return { save, isBusy, problem };
}
