import { type FormEvent, forwardRef, useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { useHydrated } from "~/app/ui/foundations/use-hydrated";
import type { CardForm } from "../card/card-form";
import { StripeCardForm } from "../card/stripe-card-form";
import { TestCardForm } from "../card/test-card-form";
import { dollars } from "../dollars";
import type { CheckoutView, PaymentForm, QuoteView } from "./checkout-screen.server";
import { usePurchase } from "./use-purchase";

type PaymentStepProps = {
  plan: NonNullable<CheckoutView["plan"]>;
  quote: QuoteView;
  form: PaymentForm | null;
  email: string;
  leadsTo: string;
};

/** The last step: the terms, clear and near the button, and the card where one is needed. */
export function PaymentStep({ plan, quote, form, email, leadsTo }: PaymentStepProps) {
  const card = useRef<CardForm>(null);
  const agreed = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { buy, isBusy } = usePurchase({ plan, quote, leadsTo, onProblem: setProblem });
  const isHydrated = useHydrated();
  const needsCard = quote.way === "card";
  const renews = needsCard && quote.renewsAt !== null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (renews && !agreed.current?.checked) return setProblem("Agree to the automatic renewal to continue.");
    setProblem(null);
    void buy(card.current);
  };
  return (
    <Card as="section" padding="lg" title={needsCard ? "Secure payment" : titleOf(quote)}>
      <form onSubmit={submit} className="grid gap-5" aria-busy={isBusy}>
        {needsCard && form ? <CardFields ref={card} form={form} plan={plan} quote={quote} /> : null}
        <ul className="grid gap-1.5 text-sm text-ink-2">
          {quote.terms.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {renews ? (
          <Checkbox
            label={`I agree that ${dollars(quote.renewalAmount)} is charged every ${plan.interval} until I cancel.`}
            ref={agreed}
          />
        ) : null}
        {problem ? (
          <p role="alert" className="text-sm text-critical">
            {problem}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" loading={isBusy} disabled={!isHydrated}>
            {buttonOf(quote)}
          </Button>
          <p className="text-xs text-ink-3">The receipt goes to {email}.</p>
        </div>
        <noscript>
          <p className="text-sm text-ink-2">
            The card form needs JavaScript: it hands the card to the payment provider.
          </p>
        </noscript>
      </form>
    </Card>
  );
}

type CardFieldsProps = { form: PaymentForm; plan: PaymentStepProps["plan"]; quote: QuoteView };

const CardFields = forwardRef<CardForm, CardFieldsProps>(function CardFields({ form, plan, quote }, ref) {
  if (form.mode === "test") return <TestCardForm ref={ref} />;
  const kind = plan.interval ? "subscription" : "payment";
  return <StripeCardForm ref={ref} {...form} use={{ kind, amount: quote.finalAmount }} />;
});

const titleOf = ({ trialDays }: QuoteView): string =>
  trialDays ? `Free trial of ${trialDays} days` : "Free access with your code";

function buttonOf({ way }: QuoteView): string {
  if (way === "card") return "Complete Payment";
  return way === "trial" ? "Start Free Trial" : "Get Free Access";
}
