import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { queryPrepared } from "~/platform/db/pool";
import { Forbidden } from "~/platform/errors";
import { organizationKey } from "../organization-key";

export type Enforced = { organizationId: number; key: string; isBreakGlass: boolean };

/** An organization asks its provider of members with an address of its own; guests with another one sign in as they do. */
const ENFORCED_SQL = `
  select p.organization_id as "organizationId", p.break_glass_user_id is not distinct from u.id as "isBreakGlass"
  from users u
  join sign_on_domains d on d.domain = substring(u.email from '[^@]*$') and d.verified_at is not null
  join sign_on_providers p on p.organization_id = d.organization_id and p.is_enforced
  join organizations o on o.id = p.organization_id and o.closed_at is null
  join organization_members m on m.organization_id = o.id and m.user_id = u.id and m.is_active
  where u.id = $1`;

/** The organization whose provider this person must sign in by; null for everybody else. */
export async function enforcedFor(userId: number): Promise<Enforced | null> {
  const [row] = await queryPrepared<Omit<Enforced, "key">>("sign-on-enforced", ENFORCED_SQL, [userId]);
  return row ? { ...row, key: organizationKey(row.organizationId) } : null;
}

/** In plain words, with where to go instead. */
export function signOnRequired(key: string): Forbidden {
  const message =
    "Your company has its people sign in by its own provider. Passwords and other accounts do not open this one.";
  return new Forbidden(message, {
    code: "single_sign_on_required",
    provider: key,
    url: `${config().appUrl}/login/with/${key}`,
  });
}

/** Another way than the provider that this person must come by opens nothing and is linked with nothing. */
export async function refuseOtherWays(userId: number, key: string): Promise<void> {
  const enforced = await enforcedFor(userId);
  if (enforced && enforced.key !== key) throw signOnRequired(enforced.key);
}

/** Ends the sessions that the organization's provider has not opened, of those who must come by it. */
export async function endOtherSignOns(
  tx: Transaction,
  organizationId: number,
  { spares = null, userId = null }: { spares?: string | null; userId?: number | null } = {},
): Promise<void> {
  await tx.$executeRaw`
    delete from sessions s using users u, sign_on_domains d, organization_members m, sign_on_providers p
    where s.user_id = u.id and s.impersonator_id is null
      and s.signed_on_by is distinct from ${organizationKey(organizationId)}
      and s.sid is distinct from ${spares} and (${userId}::int is null or u.id = ${userId}::int)
      and d.organization_id = ${organizationId} and d.verified_at is not null and d.domain = substring(u.email from '[^@]*$')
      and m.organization_id = ${organizationId} and m.user_id = u.id and m.is_active
      and p.organization_id = ${organizationId} and p.is_enforced and p.break_glass_user_id is distinct from u.id`;
}
