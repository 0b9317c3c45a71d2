import type { Transaction } from "~/platform/db/client";

const MOST_TOLD = 20;

type Except = { userIds?: number[]; employeeId?: number };

/** Where HR is written to: owners, admins and those with a role of HR; without some of them, and not about themselves. */
export async function hrAddresses(
  tx: Transaction,
  organizationId: number,
  { userIds = [], employeeId }: Except = {},
): Promise<string[]> {
  const hr = await tx.organizationMember.findMany({
    where: {
      ...{ organizationId, isActive: true },
      OR: [{ role: { in: ["owner", "admin"] } }, { hrRole: { in: ["hr_admin", "hr_manager"] } }],
      NOT: { userId: { in: userIds } },
      user: { isActive: true, ...(employeeId ? { employees: { none: { id: employeeId, organizationId } } } : {}) },
    },
    select: { user: { select: { email: true } } },
    orderBy: { userId: "asc" },
    take: MOST_TOLD,
  });
  return hr.map(({ user }) => user.email);
}
