import { resolvePrincipal } from "~/domain/accounts";
import { peopleMember } from "~/domain/people";
import type { PeopleMember } from "~/domain/people/member/people-member";
import { addPolicy } from "~/domain/people/time-off/policies/policies";
import { policyForm } from "~/domain/people/time-off/policies/policy-form";
import { inOrganization } from "~/platform/db/client";
import type { Caller } from "./company";

/** The member that a caller is. */
export const memberOf = async ({ cookie }: Caller): Promise<PeopleMember> =>
  peopleMember(await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" }));

/** Forty hours of vacation in front, or another policy. */
export const policyOf = async (caller: Caller, more: object = {}): Promise<number> =>
  addPolicy(
    await memberOf(caller),
    policyForm.parse({ name: "Vacation", kind: "vacation", method: "front", grantMinutes: 2400, ...more }),
  );

/** The stored entries of a person in the order of their days. */
export const entriesOf = (organizationId: number, employeeId: number) =>
  inOrganization(
    organizationId,
    (tx) =>
      tx.$queryRaw<{ kind: string; minutes: number; on: string; source: string }[]>`
      select kind, minutes, effective_on::text as "on", source from time_off_entries
      where organization_id = ${organizationId} and employee_id = ${employeeId} order by effective_on, id`,
  );
