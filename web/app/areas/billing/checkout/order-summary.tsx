import { Card } from "~/app/ui/cards/card";
import { dayOf, dollars } from "../dollars";
import type { CheckoutView, QuoteView } from "./checkout-screen.server";

type OrderSummaryProps = { plan: NonNullable<CheckoutView["plan"]>; quote: QuoteView };

/** What is bought and the exact total, as it will be charged. */
export function OrderSummary({ plan, quote }: OrderSummaryProps) {
  const { listAmount, discountAmount, finalAmount, coupon, quantity, renewsAt, renewalAmount, trialDays } = quote;
  const lines: [string, string][] = [
    [quantity > 1 ? `${plan.name}, ${quantity} employees` : plan.name, dollars(listAmount)],
    ...(trialDays ? [[`Free trial of ${trialDays} days`, `-${dollars(listAmount)}`] as [string, string]] : []),
    ...(coupon && discountAmount > 0
      ? [[`Code ${coupon.code}`, `-${dollars(discountAmount)}`] as [string, string]]
      : []),
  ];
  return (
    <Card as="section" title="Order summary">
      <dl className="grid gap-2 text-sm">
        {lines.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="min-w-0 text-ink-2">{term}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>Total due today</dt>
          <dd className="tabular-nums">{dollars(finalAmount)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-xs text-ink-3">{renewal(renewsAt, renewalAmount, trialDays)}</p>
    </Card>
  );
}

function renewal(renewsAt: string | null, renewalAmount: number, trialDays: number | null): string {
  if (!renewsAt) return "Paid once. Nothing renews.";
  if (trialDays) return `Ends by itself on ${dayOf(renewsAt)}. No card is needed.`;
  return `Renews on ${dayOf(renewsAt)} for ${dollars(renewalAmount)}. Cancel anytime in your profile.`;
}
