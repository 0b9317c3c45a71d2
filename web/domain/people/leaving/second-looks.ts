import { readableDays } from "~/platform/calendar/readable-days";
import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { addDays, dateOf, dayOf } from "../plain-days";
import type { LeavingKind } from "./leaving-form";

/** A reason to look twice before somebody is let go; no verdict. */
export type SecondLook = { key: string; text: string };

/** How far back is looked. No law names a number: closeness in time is what courts ask first in cases of reprisal. */
const RECENT_DAYS = 180;
const PROTECTED = ["sick", "family_medical", "military", "jury", "voting", "bereavement"];
const BY_EMPLOYER: readonly LeavingKind[] = ["discharge", "layoff"];

type Ask = { organizationId: number; employeeId: number; kind: LeavingKind; lastDay: string };

/** Leave that the law protects, shortly before an end by the employer, and who is away now. */
export async function secondLooks(tx: Transaction, { organizationId, employeeId, kind, lastDay }: Ask) {
  if (!BY_EMPLOYER.includes(kind)) return [];
  const since = addDays(lastDay < today() ? lastDay : today(), -RECENT_DAYS);
  const requests = await tx.timeOffRequest.findMany({
    where: {
      ...{ organizationId, employeeId, endDate: { gte: dateOf(since) } },
      ...{ status: { in: ["pending", "approved", "taken"] }, policy: { kind: { in: PROTECTED } } },
    },
    orderBy: { startDate: "desc" },
    take: 10,
    include: { policy: { select: { name: true } } },
  });
  const looks: SecondLook[] = requests.map(({ id, policy, startDate, endDate, status }) => ({
    key: `leave:${id}`,
    text: readableDays(
      `${policy.name} from ${dayOf(startDate)} to ${dayOf(endDate)} (${status}): an end shortly after protected leave looks like reprisal. Have the reasons in writing, and the same for others in the same place.`,
    ),
  }));
  const { status } = await tx.employee.findFirstOrThrow({
    where: { id: employeeId, organizationId },
    select: { status: true },
  });
  if (status === "on_leave")
    looks.push({ key: "on_leave", text: "They are on leave now: look whether it protects the job before you end it." });
  return looks;
}
