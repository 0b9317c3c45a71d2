import type { ReactNode } from "react";
import { wholeDollars } from "~/app/areas/billing/dollars";
import { useCents, usePrices } from "~/app/areas/billing/use-prices";
import { checkoutLink } from "~/app/links/checkout-link";
import { createAccountLink } from "~/app/links/sign-in-links";
import { useWayBack } from "~/app/links/use-way-back";
import { ButtonLink } from "~/app/ui/actions/button";
import type { LockedOffer } from "../locked-offer.server";
import { TrialButton } from "../locked-wall";
import { trialWords } from "../trial-words";

/** Each offer names the length of the trial that it really starts (decision 1); an account has had its own. */
export function TrialBanner({ offer }: { offer: LockedOffer }) {
  const price = usePrices();
  const plans = `Plans from ${wholeDollars(useCents().daily ?? 0)}/day.`;
  const returnTo = useWayBack();
  const { signedIn, accountTrial, trialUsed, visitorMinutes, accountMinutes } = offer;
  if (accountTrial) {
    return (
      <Offer text={`Your account has a free ${accountMinutes}-minute trial: full laws, cases, penalties and answers.`}>
        <TrialButton returnTo={returnTo}>Start {accountMinutes}-minute trial</TrialButton>
      </Offer>
    );
  }
  if (signedIn) {
    return (
      <Offer
        text={`Your account has no access now. Full laws, cases, penalties and answers cost ${price("daily")} for a day or ${price("monthly")} a month.`}
      >
        <ButtonLink href={checkoutLink({}, returnTo)} reloadDocument>
          Choose a plan
        </ButtonLink>
      </Offer>
    );
  }
  if (trialUsed) {
    return (
      <Offer text={`${trialWords(offer)} ${plans}`}>
        <ButtonLink href={createAccountLink(returnTo)}>Create Account</ButtonLink>
      </Offer>
    );
  }
  return (
    <Offer text={`${trialWords(offer)} Full laws, cases, penalties and answers open at once. ${plans}`}>
      <TrialButton returnTo={returnTo}>{visitorMinutes} minutes without an account</TrialButton>
      <ButtonLink href={createAccountLink(returnTo)}>{accountMinutes} minutes with an account</ButtonLink>
    </Offer>
  );
}

const Offer = ({ text, children }: { text: string; children: ReactNode }) => (
  <section
    aria-label="Free trial"
    className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-brass-soft px-5 py-4"
  >
    <p className="min-w-0 flex-1 basis-64 text-ink">{text}</p>
    {children}
  </section>
);
