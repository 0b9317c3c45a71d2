import { ButtonLink } from "~/app/ui/actions/button";
import { Banner } from "~/app/ui/status/banner";
import type { Overview } from "./overview-types";

type SeatsBannerProps = { seats: NonNullable<Overview["seats"]>; returnTo: string };

/** Said before the seats run out, and after; the record itself stays open either way. More are bought in place, by who pays. */
export function SeatsBanner({ seats, returnTo }: SeatsBannerProps) {
  const { state, left, paid, taken, payer } = seats;
  if (state === "enough") return null;
  const text =
    state === "over"
      ? `Your plan covers ${paid} employees and ${taken} are on record. Everything stays open; please add the missing seats.`
      : left === 0
        ? `All ${paid} seats of your plan are taken.`
        : `${left} of ${paid} seats of your plan are left.`;
  const missing = Math.max(paid + 5, taken);
  return (
    <Banner
      tone="warning"
      label="Seats"
      action={
        payer === "self" ? (
          <ButtonLink
            size="sm"
            href={`/profile/seats?employees=${missing}&returnTo=${encodeURIComponent(returnTo)}`}
            variant="primary"
          >
            Add seats
          </ButtonLink>
        ) : payer === "none" ? (
          <ButtonLink size="sm" href="/feedback">
            Ask us for more seats
          </ButtonLink>
        ) : undefined
      }
    >
      {text}
      {payer === "owner" ? " The owner of your company can add seats on this page." : ""}
    </Banner>
  );
}
