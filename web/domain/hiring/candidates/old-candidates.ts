import { today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { ACTIVE } from "../states/application-states";
import { monthsToKeep, statesOfCandidate } from "./retention";

export type OldCandidate = { id: number; isHeld: boolean; lastAt: Date };

/** So many at a time; a company can have a hundred thousand. */
const BATCH = 200;

type Looking = { organizationId: number; months: number; after?: number; only?: number };

/**
 * Candidates with whom nothing has happened for so many months, by id. Never among them: who has an open application, was
 * hired (the file of an employee has other clocks), has agreed to be kept on file, or must still be kept.
 */
export const oldCandidates = (
  tx: Transaction,
  { organizationId, months, after = 0, only }: Looking,
): Promise<OldCandidate[]> =>
  tx.$queryRaw<OldCandidate[]>`
    select c.id, c.legal_hold_at is not null as "isHeld", l.at as "lastAt"
    from candidates c, lateral (
      select greatest(c.created_at,
        (select max(v.created_at) from activities v where v.organization_id = c.organization_id and v.candidate_id = c.id),
        (select max(greatest(a.applied_at, a.rejected_at, a.withdrawn_at)) from applications a
          where a.organization_id = c.organization_id and a.candidate_id = c.id)) as at) l
    where c.organization_id = ${organizationId} and c.id > ${after} and (${only ?? null}::int is null or c.id = ${only ?? null}::int)
      and c.erased_at is null and c.merged_into_id is null
      and (c.retain_until is null or c.retain_until < ${today()}::date)
      and l.at < ${monthsAgo(months)}
      and not exists (select from applications a where a.organization_id = c.organization_id and a.candidate_id = c.id
        and ((a.deleted_at is null and a.status = any(${[...ACTIVE]})) or a.status = 'hired'))
      and not exists (select from consents s where s.organization_id = c.organization_id and s.candidate_id = c.id
        and s.purpose = 'keep_on_file' and s.granted and s.withdrawn_at is null
        and (s.expires_on is null or s.expires_on >= ${today()}::date))
    order by c.id limit ${BATCH}`;

/** Whether the law of the places of the jobs, as it is today, lets this one go. */
export async function lawLetsGo(
  tx: Transaction,
  organizationId: number,
  { id, lastAt }: OldCandidate,
): Promise<boolean> {
  const months = await monthsToKeep(tx, organizationId, await statesOfCandidate(tx, organizationId, id));
  return lastAt < monthsAgo(months);
}

function monthsAgo(months: number): Date {
  const at = new Date(`${today()}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
}
