import { longDate } from "~/app/ui/foundations/dates";
import { dollars } from "../dollars";

type Value = {
  kind: string;
  percentOff: number | null;
  amountOffCents: number | null;
  trialDays: number | null;
  trialMinutes: number | null;
  freeUntil: Date | null;
};

/** What a coupon gives, in two words. */
export function couponValue(coupon: Value): string {
  switch (coupon.kind) {
    case "percent":
      return `${coupon.percentOff}% off`;
    case "amount":
      return `${dollars(coupon.amountOffCents ?? 0)} off`;
    case "trial_days":
      return `${coupon.trialDays} days of trial`;
    case "trial_minutes":
      return `${coupon.trialMinutes} minutes of trial`;
    default:
      return coupon.freeUntil ? `Free until ${longDate(coupon.freeUntil.toISOString())}` : "Free";
  }
}
