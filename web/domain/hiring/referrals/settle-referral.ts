import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { dayFrom } from "../reports/report-query";
import { type ApplicationStatus, isActive } from "../states/application-states";
import type { HeldApplication } from "../states/held-application";

/** Days after the hire until a bonus is due, by the choice of the job; at once without one. */
const WAIT_DAYS: Record<string, number> = { "30-days": 30, "90-days": 90, "6-months": 182, "1-year": 365 };

/** Bonuses whose state follows the application; paid ones and those voided by hand (with a note) stay. */
const FOLLOWS = ["pending", "eligible", "payable"];

type Step = { to: ApplicationStatus; at: Date };

/**
 * Lets the bonus of a referral follow its application: a hire makes it eligible, an end makes it void, and whatever is
 * taken back or reopened makes it wait again.
 */
export async function settleReferral(tx: Transaction, held: HeldApplication, { to }: Step): Promise<void> {
  const own = { organizationId: held.organizationId, applicationId: held.id };
  const referral = await tx.jobReferral.findFirst({
    where: own,
    include: { job: { select: { referralEligibility: true } } },
  });
  if (!referral) return;
  const byItself =
    referral.bonusStatus === "void" && referral.bonusPaidDate === null && !referral.notes?.startsWith("Void: ");
  if (!FOLLOWS.includes(referral.bonusStatus) && !byItself) return;
  const waitDays = WAIT_DAYS[referral.job.referralEligibility ?? ""] ?? 0;
  const next =
    to === "hired"
      ? { bonusStatus: "eligible", bonusPayableOn: new Date(`${dayFrom(today(), waitDays)}T00:00:00Z`) }
      : { bonusStatus: isActive(to) ? "pending" : "void", bonusPayableOn: null };
  await tx.jobReferral.update({ where: { id: referral.id }, data: next, select: { id: true } });
}
