import type { Transaction } from "~/platform/db/client";
import { inPeople, type PeopleMember } from "../member/people-member";

export type Seats = {
  paid: number;
  taken: number;
  left: number;
  /** `low`: they are about to run out; `over`: more people than are paid for. Nobody is locked out of their data by it. */
  state: "enough" | "low" | "over";
};

/** Who gets more of them: the reader, who pays for the plan by card; the owner, who does; or nobody here, and we are asked. */
export type SeatPayer = "self" | "owner" | "none";

const LOW_SHARE = 0.1;
const LOW_LEAST = 2;

/** How the seats stand: warned from a tenth, and from two, before they run out. */
export function seatsOf(paid: number, taken: number): Seats {
  const left = paid - taken;
  const warnsFrom = Math.max(LOW_LEAST, Math.floor(paid * LOW_SHARE));
  return { paid, taken, left, state: left < 0 ? "over" : left <= warnsFrom ? "low" : "enough" };
}

const NO_AGREEMENT: readonly (string | null)[] = [null, "coupon"];

/** The seats that the company's owner pays for; null where nobody counts them (unlimited, granted without a number). */
export async function readSeats(
  tx: Transaction,
  { organizationId, userId }: { organizationId: number; userId: number },
  taken: number,
): Promise<(Seats & { payer: SeatPayer }) | null> {
  const owner = await tx.organizationMember.findFirst({
    where: { organizationId, role: "owner" },
    select: {
      userId: true,
      user: { select: { hrisAccessLevel: true, hrisEmployeeCount: true, hrisSubscriptionId: true } },
    },
  });
  const { hrisAccessLevel: level = "none", hrisEmployeeCount: paid = 0, hrisSubscriptionId = null } = owner?.user ?? {};
  if (level === "none" || level === "unlimited" || paid < 1) return null;
  const payer = NO_AGREEMENT.includes(hrisSubscriptionId) ? "none" : owner?.userId === userId ? "self" : "owner";
  return { ...seatsOf(paid, taken), payer };
}

/** How the seats stand, for HR where somebody is about to be added. */
export const seatsNow = (member: PeopleMember) =>
  inPeople(member, async (tx) => readSeats(tx, member, await seatsTaken(tx, member.organizationId)));

/** Who works here and who is to come. */
export const seatsTaken = (tx: Transaction, organizationId: number): Promise<number> =>
  tx.employee.count({ where: { organizationId, status: { in: ["onboarding", "active", "on_leave"] } } });
