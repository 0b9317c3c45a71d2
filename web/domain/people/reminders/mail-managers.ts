import { dateText } from "~/platform/calendar/date-text";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { queueMail } from "~/platform/mail/queue-mail";
import { fieldsOf, seesField } from "../custom-fields/field-values";
import { addDays, dateOf } from "../plain-days";
import { settingsOf } from "../settings/people-settings";
import { anniversaries, type Coming, datesOfFields, firstAndLastDays } from "./coming";

/** A mail of each week tells of the next two: what falls on its Monday was said a week before. */
const WEEKS_DAYS = 14;
const MOST_LINES = 40;
/** What a manager is to a report, as the table of fields has it. */
const MANAGER = { role: "employee", isSelf: false, isManager: true, managersSeePay: false } as const;

type Manager = { id: number; email: string; firstName: string; reports: number[] };

/**
 * In the first run of a week, where the company has set it: each manager who can sign in is mailed the anniversaries, first and
 * last days of those who report to them straight, and dates of the company's own fields that managers may see. Papers are none of theirs.
 */
export async function mailManagers(tx: Transaction, organizationId: number, day: string): Promise<number> {
  if (!(await settingsOf(tx, organizationId)).managerMails) return 0;
  const managers = await unmailed(tx, organizationId, day);
  if (managers.length === 0) return 0;
  const coming = await comingToReports(tx, organizationId, day);
  const { name: organizationName } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { name: true },
  });
  let mails = 0;
  for (const { email, firstName, reports } of managers) {
    const theirs = new Set(reports);
    const lines = coming.filter(({ employeeId }) => theirs.has(employeeId)).map(lineOf);
    if (lines.length === 0) continue;
    mails += 1;
    await queueMail(tx, {
      ...{ to: email, organizationId, template: "manager-week" },
      data: {
        ...{ organizationName, firstName, lines: lines.slice(0, MOST_LINES) },
        ...{ more: Math.max(0, lines.length - MOST_LINES), url: `${config().appUrl}/hris/me` },
      },
    });
  }
  return mails;
}

const lineOf = ({ name, what, on }: Coming): string => `${name}: ${what}, ${dateText(on)}`;

async function comingToReports(tx: Transaction, organizationId: number, day: string): Promise<Coming[]> {
  const fields = (await fieldsOf(tx, organizationId)).filter(
    (field) => field.remindDays !== null && seesField(MANAGER, field),
  );
  return [
    ...(await anniversaries(tx, organizationId, day, WEEKS_DAYS)),
    ...(await firstAndLastDays(tx, organizationId, day, WEEKS_DAYS)),
    ...(await datesOfFields(
      tx,
      organizationId,
      day,
      fields.map((field) => ({ ...field, days: WEEKS_DAYS })),
    )),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.employeeId - b.employeeId));
}

/** Managers of today who can sign in and have no mail of this week; written down in the same breath, so that two runs mail once. */
async function unmailed(tx: Transaction, organizationId: number, day: string): Promise<Manager[]> {
  const managers = await tx.$queryRaw<Manager[]>`
    select m.id, m.email, coalesce(m.preferred_name, m.first_name) as "firstName", array_agg(p.employee_id) as reports
    from employee_positions p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id and e.status in ('onboarding', 'active', 'on_leave')
    join employees m on m.organization_id = p.organization_id and m.id = p.manager_id and m.status in ('active', 'on_leave')
    join organization_members s on s.organization_id = p.organization_id and s.user_id = m.user_id and s.is_active
    where p.organization_id = ${organizationId} and p.is_primary and (p.end_date is null or p.end_date >= ${dateOf(day)}::date)
      and (p.start_date <= ${dateOf(day)}::date or e.status = 'onboarding')
    group by 1, 2, 3 order by 1`;
  const monday = mondayOf(day);
  const written = await tx.peopleReminder.createManyAndReturn({
    data: managers.map(({ id }) => ({
      ...{ organizationId, employeeId: id, key: `week:${id}:${monday}`, dueOn: dateOf(monday) },
    })),
    skipDuplicates: true,
    select: { employeeId: true },
  });
  const fresh = new Set(written.map(({ employeeId }) => employeeId));
  return managers.filter(({ id }) => fresh.has(id));
}

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
