import type { Transaction } from "~/platform/db/client";
import { type FieldValues, fieldsOf } from "../custom-fields/field-values";
import { kindOf } from "../documents/document-kinds";
import { fullName } from "../employees/full-name";
import { addDays, dateOf, dayOf } from "../plain-days";

/** Something about somebody that comes on a day; by the key it is said once. */
export type Coming = {
  key: string;
  employeeId: number;
  name: string;
  what: string;
  on: string;
  /** A document that runs out: a task for HR, and a word to who brings the next one. */
  document?: { id: number; kind: string; name: string; shared: boolean };
};

/** Before a document runs out; a permission to work takes longer to renew. */
const DOCUMENT_DAYS = 60;
const APART_DAYS = 90;
const ANNIVERSARY_DAYS = 7;
const CURRENT = { in: ["onboarding", "active", "on_leave"] };
const PERSON = { id: true, firstName: true, preferredName: true, lastName: true } as const;

/** What comes within its time before the day: documents that run out, dates of the company's own fields, anniversaries. */
export async function comingUp(tx: Transaction, organizationId: number, day: string): Promise<Coming[]> {
  return [
    ...(await documentsComing(tx, organizationId, day)),
    ...(await fieldsComing(tx, organizationId, day)),
    ...(await anniversaries(tx, organizationId, day, ANNIVERSARY_DAYS)),
  ].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.employeeId - b.employeeId));
}

async function documentsComing(tx: Transaction, organizationId: number, day: string): Promise<Coming[]> {
  const rows = await tx.employeeDocument.findMany({
    where: {
      ...{ organizationId, isActive: true, employee: { status: CURRENT } },
      expirationDate: { gte: dateOf(day), lte: dateOf(addDays(day, APART_DAYS)) },
    },
    include: { employee: { select: PERSON } },
  });
  return rows.flatMap(({ id, type, name, expirationDate, isConfidential, employee }) => {
    const on = expirationDate ? dayOf(expirationDate) : day;
    const kind = kindOf(type);
    if (on > addDays(day, kind.apart ? APART_DAYS : DOCUMENT_DAYS)) return [];
    const document = { id, kind: kind.key, name, shared: !isConfidential };
    const what = `${kind.name} expires`;
    return [{ key: `document:${id}:${on}`, employeeId: employee.id, name: fullName(employee), what, on, document }];
  });
}

async function fieldsComing(tx: Transaction, organizationId: number, day: string): Promise<Coming[]> {
  const fields = await fieldsOf(tx, organizationId);
  const dated = fields.flatMap(({ key, label, remindDays }) =>
    remindDays === null ? [] : [{ key, label, days: remindDays }],
  );
  return datesOfFields(tx, organizationId, day, dated);
}

type DatedField = { key: string; label: string; days: number };

/** Dates of these fields that come within so many days. */
export async function datesOfFields(
  tx: Transaction,
  organizationId: number,
  day: string,
  fields: readonly DatedField[],
): Promise<Coming[]> {
  const found: Coming[] = [];
  for (const { key, label, days } of fields) {
    const people = await tx.employee.findMany({
      where: {
        ...{ organizationId, status: CURRENT },
        customValues: { path: [key], gte: day, lte: addDays(day, days) },
      },
      select: { ...PERSON, customValues: true },
    });
    for (const person of people) {
      const on = String((person.customValues as FieldValues)[key]);
      const { id } = person;
      found.push({ key: `field:${key}:${id}:${on}`, employeeId: id, name: fullName(person), what: label, on });
    }
  }
  return found;
}

/** Who comes and who goes within so many days. */
export async function firstAndLastDays(
  tx: Transaction,
  organizationId: number,
  day: string,
  days: number,
): Promise<Coming[]> {
  const within = { gte: dateOf(day), lte: dateOf(addDays(day, days)) };
  const people = await tx.employee.findMany({
    where: { organizationId, status: CURRENT, OR: [{ hireDate: within }, { terminationDate: within }] },
    select: { ...PERSON, hireDate: true, terminationDate: true },
  });
  return people.flatMap((person) =>
    [["first day", person.hireDate] as const, ["last day", person.terminationDate] as const].flatMap(([what, date]) => {
      const on = date && dayOf(date);
      if (!on || on < day || on > addDays(day, days)) return [];
      return [{ key: `${what}:${person.id}:${on}`, employeeId: person.id, name: fullName(person), what, on }];
    }),
  );
}

/** Whole years since the first day; of February 29 on the 28th, where the year has none. */
export async function anniversaries(
  tx: Transaction,
  organizationId: number,
  day: string,
  days: number,
): Promise<Coming[]> {
  const rows = await tx.$queryRaw<
    { id: number; on: string; years: number; firstName: string; preferredName: string | null; lastName: string }[]
  >`
    select e.id, e.first_name as "firstName", e.preferred_name as "preferredName", e.last_name as "lastName", a.on::date::text as on, y.years
    from employees e
    cross join lateral (select extract(year from age(${dateOf(addDays(day, days))}::date, e.hire_date))::int as years) y
    cross join lateral (select e.hire_date + make_interval(years => y.years) as on) a
    where e.organization_id = ${organizationId} and e.status in ('active', 'on_leave') and e.hire_date is not null
      and y.years > 0 and a.on >= ${dateOf(day)}::date`;
  return rows.map(({ id, on, years, ...person }) => ({
    ...{ key: `anniversary:${id}:${on}`, employeeId: id, name: fullName(person), on },
    what: years === 1 ? "one year here" : `${years} years here`,
  }));
}
