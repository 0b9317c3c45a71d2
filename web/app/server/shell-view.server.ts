import { accessOf, type Principal } from "~/domain/access";
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
    supportEmail: supportAddress(),
  };
}

export type ShellView = ReturnType<typeof shellView>;

function personName(account: { firstName: string | null; lastName: string | null; email: string }): string {
  return [account.firstName, account.lastName].filter(Boolean).join(" ") || account.email;
}
