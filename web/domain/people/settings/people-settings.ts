import { z } from "zod";
import { recordAudit } from "~/domain/access";
import type { Transaction } from "~/platform/db/client";
import { inPeople, type PeopleMember } from "../member/people-member";

export const peopleSettingsForm = z.object({
  /** Managers see what those who report to them are paid. */
  managersSeePay: z.boolean().optional(),
  /** Managers are mailed each week what comes up among those who report to them. */
  managerMails: z.boolean().optional(),
});
export type PeopleSettings = { managersSeePay: boolean; managerMails: boolean };

/** What the company has decided about its people; nothing is allowed or mailed that it has not said. */
export async function settingsOf(tx: Transaction, organizationId: number): Promise<PeopleSettings> {
  const { settings } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { settings: true },
  });
  const { managersSeePay, managerMails } = (settings as { people?: Partial<PeopleSettings> } | null)?.people ?? {};
  return { managersSeePay: managersSeePay === true, managerMails: managerMails === true };
}

export const readPeopleSettings = (member: PeopleMember): Promise<PeopleSettings> =>
  inPeople(member, (tx) => settingsOf(tx, member.organizationId));

/** Changes what is said and leaves the rest. */
export const changePeopleSettings = (
  member: PeopleMember,
  change: z.output<typeof peopleSettingsForm>,
): Promise<PeopleSettings> =>
  inPeople(member, async (tx) => {
    const { organizationId, principal } = member;
    const before = await settingsOf(tx, organizationId);
    await tx.$executeRaw`
      update organizations set settings = jsonb_set(coalesce(settings, '{}'::jsonb), '{people}',
        coalesce(settings -> 'people', '{}'::jsonb) || ${JSON.stringify(change)}::jsonb)
      where id = ${organizationId}`;
    const after = await settingsOf(tx, organizationId);
    await recordAudit(tx, principal, { action: "people.settings", organizationId, before, after });
    return after;
  });
