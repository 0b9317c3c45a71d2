import type { LockedOffer } from "~/app/server/locked-offer.server";
import { ButtonLink } from "~/app/ui/button";
import { VisitorTrialButton } from "./locked-wall";

/** Each offer names the length of the trial that it really starts (decision 1). */
export function TrialBanner({ offer }: { offer: LockedOffer }) {
  const { trialUsed: used, visitorMinutes, accountMinutes } = offer;
  return (
    <section
      aria-label="Free trial"
      className="mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-brass-soft px-5 py-4"
    >
      <p className="min-w-0 flex-1 basis-64 text-ink">
        {used
          ? `The free ${visitorMinutes} minutes of this browser were used. An account opens ${accountMinutes} more, without a card.`
          : `Free ${visitorMinutes}-minute trial: full laws, cases, penalties and answers, without an account or a card.`}
      </p>
      {!used ? <VisitorTrialButton minutes={visitorMinutes} returnTo="/dashboard" /> : null}
      {used ? <ButtonLink href="/create-account">Create Account</ButtonLink> : null}
    </section>
  );
}
