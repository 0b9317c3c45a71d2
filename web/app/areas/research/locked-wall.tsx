import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePrices } from "~/app/areas/billing/use-prices";
import { checkoutLink } from "~/app/links/checkout-link";
import { createAccountLink } from "~/app/links/sign-in-links";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import type { LockedOffer } from "./locked-offer.server";
import { trialWords } from "./trial-words";

type LockedWallProps = { offer: LockedOffer; endedAt: string | null; returnTo: string };

/** What stands where the text would be. The text itself was not sent: the bars are decoration made of nothing. */
export function LockedWall({ offer, endedAt, returnTo }: LockedWallProps) {
  const price = usePrices();
  return (
    <Card as="section" padding="lg" className="mt-4">
      <div aria-hidden="true" className="mb-4 grid gap-2 blur-xs">
        <div className="h-3 w-11/12 rounded-full bg-sunken" />
        <div className="h-3 w-full rounded-full bg-sunken" />
        <div className="h-3 w-4/5 rounded-full bg-sunken" />
      </div>
      <h2 className="font-serif text-lg font-semibold">
        {endedAt ? "Your access has ended" : "Titles and citations are free. The text needs access."}
      </h2>
      <p className="mt-1 text-ink-2">Full laws, cases, penalties, the whole answer and exports open at once.</p>
      {offer.accountTrial ? (
        <div className="mt-4">
          <p className="mb-3 text-ink-2">Your account has a free trial. No card, and nothing renews.</p>
          <TrialButton returnTo={returnTo}>Start {offer.accountMinutes}-minute trial</TrialButton>
        </div>
      ) : null}
      {offer.signedIn ? null : (
        <div className="mt-4">
          <p className="mb-3 text-ink-2">{trialWords(offer)}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={createAccountLink(returnTo)} variant="primary">
              Start {offer.accountMinutes}-minute trial
            </ButtonLink>
            {offer.trialUsed ? null : (
              <TrialButton returnTo={returnTo}>{offer.visitorMinutes} minutes without an account</TrialButton>
            )}
          </div>
        </div>
      )}
      <div className="mt-5 border-t border-line pt-4">
        <p className="mb-3 text-ink-2">
          Or choose a plan. Cancel anytime, {offer.moneyBackDays}-day money-back guarantee.
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={checkoutLink({ plan: "daily" }, returnTo)} reloadDocument>
            Single Day, {price("daily")}
          </ButtonLink>
          <ButtonLink href={checkoutLink({ plan: "monthly" }, returnTo)} reloadDocument>
            Monthly, {price("monthly")} per month
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

type TrialButtonProps = { returnTo: string; children: ReactNode };

export function TrialButton({ returnTo, children }: TrialButtonProps) {
  return (
    <Form method="post" action="/trial">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit">{children}</Button>
    </Form>
  );
}
