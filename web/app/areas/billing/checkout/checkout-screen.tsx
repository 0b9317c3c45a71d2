import type { SignInAnswer } from "~/app/areas/account/sign-in/sign-in-screen.server";
import { START, withWayBack } from "~/app/links/sign-in-links";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Banner } from "~/app/ui/status/banner";
import { AccountStep } from "./account-step";
import type { CheckoutView } from "./checkout-screen.server";
import { OrderSummary } from "./order-summary";
import { PaymentStep } from "./payment-step";
import { PlanCards } from "./plan-cards";
import { PromoCode } from "./promo-code";

type CheckoutScreenProps = { view: CheckoutView; answer: SignInAnswer | null };

const TITLES: Record<string, string> = {
  research: "Choose your plan",
  ats: "Complete Your ATS Subscription",
  hris: "HR information system",
};

export function CheckoutScreen({ view, answer }: CheckoutScreenProps) {
  const { plan, quote, refusal, supportEmail, leadsTo } = view;
  const isResearch = !plan || plan.product === "research";
  return (
    <>
      <PageHeader
        title={TITLES[plan?.product ?? "research"]}
        description="30-day money-back guarantee. Cancel anytime."
        above={
          <TextLink href={leadsTo} look="standalone">
            {backTo(leadsTo, isResearch)}
          </TextLink>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {isResearch ? (
            <PlanCards plans={view.plans} chosen={plan?.key ?? null} code={view.code} leadsTo={leadsTo} />
          ) : null}
          {plan && quote ? <NextStep view={view} answer={answer} /> : <ChooseFirst />}
        </div>
        <div className="grid min-w-0 gap-5">
          {plan && quote && !refusal ? <OrderSummary plan={plan} quote={quote} /> : null}
          {refusal ? null : <PromoCode view={view} />}
          <Card as="section" title="Questions about payment?">
            <p className="mb-3 text-sm text-ink-2">
              {supportEmail ? `We answer by mail: ${supportEmail}` : "Write to us."}
            </p>
            <ButtonLink
              href={supportEmail ? `mailto:${supportEmail}` : withWayBack("/feedback", view.returnTo)}
              size="sm"
            >
              Contact Support
            </ButtonLink>
          </Card>
        </div>
      </div>
    </>
  );
}

function backTo(leadsTo: string, isResearch: boolean): string {
  if (/^\/dashboard\?/.test(leadsTo)) return "Back to your question";
  if (leadsTo === START) return "Back to Dashboard";
  return isResearch ? "Back" : "Back to the plans";
}

function ChooseFirst() {
  return <p className="text-ink-2">Choose a plan to see the exact total and to pay.</p>;
}

function NextStep({ view, answer }: CheckoutScreenProps) {
  const { plan, quote, account, form, impersonating, refusal } = view;
  if (!plan || !quote) return null;
  if (impersonating) {
    return <Notice>You are viewing as a customer. Nothing can be bought in their name.</Notice>;
  }
  if (!form && quote.way !== "free") {
    return <Notice>Payments are not set up on this server.</Notice>;
  }
  if (refusal) return <HaveAlready why={refusal} />;
  if (!account) return <AccountStep view={view} answer={answer} />;
  return (
    <PaymentStep
      key={`${plan.key}-${quote.coupon?.code ?? ""}-${quote.quantity}`}
      plan={plan}
      quote={quote}
      form={form}
      email={account.email}
      leadsTo={view.leadsTo}
    />
  );
}

function HaveAlready({ why }: { why: string }) {
  return (
    <Card as="section" padding="lg" title="Nothing to pay now">
      <p className="mb-4 text-ink-2">{why}</p>
      <ButtonLink href="/profile#plan" size="sm">
        Go to your plan
      </ButtonLink>
    </Card>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <Banner label="Checkout" tone="warning">
      {children}
    </Banner>
  );
}
