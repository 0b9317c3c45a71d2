import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";

/** How each kind of caller presents itself. */
export type Caller = { cookie?: string; key?: string };

export const ROLES = [
  "visitor",
  "user",
  "trial",
  "paid",
  "ats",
  "admin",
  "keyAllScopes",
  "keyNoScope",
  "impersonating",
  "support",
  "legalEditor",
] as const;
export type Role = (typeof ROLES)[number];

/** One caller of each role, on rows of their own. */
export async function makeCallers(): Promise<Record<Role, Caller>> {
  const tomorrow = after(now(), DAY_MS);
  const user = await makeUser();
  const trial = await makeUser({ accessLevel: "trial", accessExpiry: after(now(), 30 * MINUTE_MS) });
  const paid = await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow });
  const ats = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: tomorrow });
  const admin = await makeUser({ isAdmin: true });
  return {
    visitor: {},
    user: { cookie: await sessionCookie(user) },
    trial: { cookie: await sessionCookie(trial) },
    paid: { cookie: await sessionCookie(paid) },
    ats: { cookie: await sessionCookie(ats) },
    admin: { cookie: await sessionCookie(admin) },
    // Accounts of their own: an endpoint that one role may use must not change what another role is.
    keyAllScopes: { key: await apiKey(await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow })) },
    keyNoScope: { key: await apiKey(await makeUser({ accessLevel: "monthly", accessExpiry: tomorrow }), []) },
    support: { cookie: await sessionCookie(await withRole("support")) },
    legalEditor: { cookie: await sessionCookie(await withRole("legal_editor")) },
    impersonating: { cookie: await sessionCookie(await makeUser(), await makeUser({ isAdmin: true })) },
  };
}

/** A member of staff without the administrator flag. */
async function withRole(name: string) {
  const user = await makeUser();
  const role = await db().userRole.findUniqueOrThrow({ where: { name } });
  await db().userRoleAssignment.create({ data: { userId: user.id, roleId: role.id } });
  return user;
}
