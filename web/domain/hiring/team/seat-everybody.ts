import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";

/**
 * Brings the hiring team in line with the members of the organization: who was invited can be asked for an interview before
 * their first visit, and who left is asked for nothing any more. Called wherever people of the team are chosen or trusted.
 */
export async function seatEverybody(tx: Transaction, organizationId: number): Promise<void> {
  // The members of a test organization are those of the real one.
  const { testOfId } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { testOfId: true },
  });
  const staffId = testOfId ?? organizationId;
  await tx.$executeRaw`
    update team_members t set is_active = false, updated_at = ${now()}
    where t.organization_id = ${organizationId} and t.is_active and t.user_id is not null and not exists (
      select 1 from organization_members m where m.organization_id = ${staffId} and m.user_id = t.user_id and m.is_active
        and m.role is not null)`;
  await tx.$executeRaw`
    insert into team_members (organization_id, user_id, email, first_name, last_name, role, updated_at)
    select ${organizationId}::int, u.id, u.email, coalesce(u.first_name, split_part(u.email, '@', 1)), coalesce(u.last_name, ''), m.role, ${now()}
    from organization_members m join users u on u.id = m.user_id
    where m.organization_id = ${staffId} and m.is_active and m.role is not null and u.is_active and not exists (
      select 1 from team_members t where t.organization_id = ${organizationId} and t.user_id = u.id)
    on conflict (organization_id, email) do update set user_id = excluded.user_id, role = excluded.role, is_active = true`;
}
