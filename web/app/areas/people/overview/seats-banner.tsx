import { ButtonLink } from "~/app/ui/actions/button";
import { Banner } from "~/app/ui/status/banner";
import type { Overview } from "./overview-types";

/** Said before the seats run out, and after; the record itself stays open either way. */
export function SeatsBanner({ seats }: { seats: NonNullable<Overview["seats"]> }) {
  const { state, left, paid, taken } = seats;
  if (state === "enough") return null;
  const text =
    state === "over"
      ? `Your plan covers ${paid} employees and ${taken} are on record. Everything stays open; please ask us for the missing seats.`
      : left === 0
        ? `All ${paid} seats of your plan are taken.`
        : `${left} of ${paid} seats of your plan are left.`;
  return (
    <Banner
      tone="warning"
      label="Seats"
      action={
        <ButtonLink size="sm" href="/feedback">
          Ask us for more seats
        </ButtonLink>
      }
    >
      {text}
    </Banner>
  );
}
