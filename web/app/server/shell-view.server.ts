import { accessOf, type Principal } from "~/domain/access";
import { mayEmptyTestData } from "~/domain/accounts";
import { peopleRoleOf } from "~/domain/people";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { supportAddress } from "~/platform/support-address";

/** What the frame around every screen shows of the person and their access. */
export function shellView(principal: Principal) {
  const access = accessOf(principal, "research");
  const { account, impersonator } = principal;
  return {
    person: account ? { name: personName(account), email: account.email } : null,
    // Shows the way there, also to who must set up a second step first.
    isAdmin: (account?.isAdmin || account?.isStaff) === true && impersonator === null,
    closed: closedTo(principal),
    access: {
      allowed: access.allowed,
      level: access.level,
      expiresAt: access.expiresAt?.toISOString() ?? null,
      endedAt: access.endedAt?.toISOString() ?? null,
    },
    /** The countdown runs by this, not by the clock of the browser. */
    serverTime: now().toISOString(),
    impersonating: impersonator && account ? { customer: personName(account) } : null,
    testPayments: config().payments === "test",
    demo: config().STATEWISE_DEMO,
    testData: testDataOf(principal),
    supportEmail: supportAddress(),
  };
}

/** What the bar above made-up data says; an administrator who looks on resets nothing. */
function testDataOf({ seat, impersonator }: Principal) {
  if (!seat?.testOf) return null;
  const mayReset = impersonator === null && mayEmptyTestData(seat);
  return { organization: seat.organizationName, realId: seat.testOf, mayReset };
}

/** A part of the product that a member of an organization may have no role in. */
export type Module = "hiring" | "people";

/** The modules in which a member of an organization has no role: no tab leads there. To everybody else they show their plans. */
function closedTo({ seat }: Principal): Module[] {
  if (!seat) return [];
  return [
    ...(seat.role === null ? ["hiring" as const] : []),
    ...(peopleRoleOf(seat) === null ? ["people" as const] : []),
  ];
}

export type ShellView = ReturnType<typeof shellView>;

function personName(account: { firstName: string | null; lastName: string | null; email: string }): string {
  return [account.firstName, account.lastName].filter(Boolean).join(" ") || account.email;
}
