import type { Transaction } from "~/platform/db/client";

export type Seats = {
  paid: number;
  taken: number;
  left: number;
  /** `low`: they are about to run out; `over`: more people than are paid for. Nobody is locked out of their data by it. */
  state: "enough" | "low" | "over";
};

const LOW_SHARE = 0.1;
const LOW_LEAST = 2;

/** How the seats stand: warned from a tenth, and from two, before they run out. */
export function seatsOf(paid: number, taken: number): Seats {
  const left = paid - taken;
  const warnsFrom = Math.max(LOW_LEAST, Math.floor(paid * LOW_SHARE));
  return { paid, taken, left, state: left < 0 ? "over" : left <= warnsFrom ? "low" : "enough" };
}

/** The seats that the company's owner pays for; null where nobody counts them (unlimited, granted without a number). */
export async function readSeats(tx: Transaction, organizationId: number, taken: number): Promise<Seats | null> {
  const owner = await tx.organizationMember.findFirst({
    where: { organizationId, role: "owner" },
    select: { user: { select: { hrisAccessLevel: true, hrisEmployeeCount: true } } },
  });
  const { hrisAccessLevel: level = "none", hrisEmployeeCount: paid = 0 } = owner?.user ?? {};
  return level === "none" || level === "unlimited" || paid < 1 ? null : seatsOf(paid, taken);
}
