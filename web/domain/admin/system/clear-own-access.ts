import { type Principal, recordAudit, requireAdministrator } from "~/domain/access";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { Forbidden } from "~/platform/errors";

/** Ends the test grants of the signed-in administrator (decision 60); only where development tools are switched on. */
export async function clearOwnAccess(principal: Principal): Promise<void> {
  const { account } = requireAdministrator(principal);
  if (!config().DEV_TOOLS) throw new Forbidden("Development tools are switched off here.", { code: "dev_tools_off" });
  const nothing = { level: "none", expiry: null };
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id: account.id },
      data: {
        accessLevel: nothing.level,
        accessExpiry: nothing.expiry,
        accessSource: null,
        atsAccessLevel: nothing.level,
        atsAccessExpiry: nothing.expiry,
        hrisAccessLevel: nothing.level,
        hrisAccessExpiry: nothing.expiry,
        benefitsAccessLevel: nothing.level,
        benefitsAccessExpiry: nothing.expiry,
      },
      select: { id: true },
    });
    await recordAudit(tx, principal, { action: "development.clear_access", subjectUserId: account.id });
  });
}
