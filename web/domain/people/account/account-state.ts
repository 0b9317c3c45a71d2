import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";

/** Whether somebody can sign in to their own record: not yet, invited, or connected. */
export const ACCOUNT_STATES = ["none", "invited", "connected"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export type AccountView = {
  state: AccountState;
  /** Of the account, or where the open invitation went. */
  email: string | null;
  invitedUntil: Date | null;
};

const openOn = () => ({ acceptedAt: null, declinedAt: null, revokedAt: null, expiresAt: { gt: now() } });

/** The account of a record. One without a seat here opens nothing and counts as none. */
export async function accountOf(
  tx: Transaction,
  organizationId: number,
  { id, userId }: { id: number; userId: number | null },
): Promise<AccountView> {
  if (userId !== null) {
    const seat = await tx.organizationMember.findFirst({
      where: { organizationId, userId, isActive: true },
      select: { user: { select: { email: true } } },
    });
    if (seat) return { state: "connected", email: seat.user.email, invitedUntil: null };
  }
  const open = await tx.organizationInvitation.findFirst({
    where: { organizationId, employeeId: id, ...openOn() },
    orderBy: { id: "desc" },
    select: { email: true, expiresAt: true },
  });
  return open
    ? { state: "invited", email: open.email, invitedUntil: open.expiresAt }
    : { state: "none", email: null, invitedUntil: null };
}

const CONNECTED = Prisma.sql`exists (select 1 from organization_members s
  where s.organization_id = e.organization_id and s.user_id = e.user_id and s.is_active)`;
const invited = (at: Date) => Prisma.sql`exists (select 1 from organization_invitations i
  where i.organization_id = e.organization_id and i.employee_id = e.id and i.accepted_at is null
    and i.declined_at is null and i.revoked_at is null and i.expires_at > ${at})`;

/** The same as a condition on `employees e`, for lists. */
export const accountIs = (state: AccountState): Prisma.Sql => {
  const at = now();
  if (state === "connected") return CONNECTED;
  return state === "invited"
    ? Prisma.sql`not ${CONNECTED} and ${invited(at)}`
    : Prisma.sql`not ${CONNECTED} and not ${invited(at)}`;
};
