import { z } from "zod";
import { sinceQuery, sinceSql } from "~/platform/calendar/since";
import { today } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { Prisma } from "~/platform/db/generated/client";
import { Forbidden } from "~/platform/errors";
import { ACCOUNT_STATES, accountIs } from "../account/account-state";
import { employedEach, type Heads } from "../employment/heads";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";
import { EMPLOYEE_STATUSES, plainDay } from "./employee-form";
import { workDayFrom } from "./work-day";

/** What the directory may be asked by: nothing here is closed to anybody who may read it. */
export const employeeQuery = z.object({
  search: z.string().trim().max(100).optional(),
  status: z.enum([...EMPLOYEE_STATUSES, "current", "all"]).default("current"),
  departmentId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  placeId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  managerId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  /** Who can sign in to their own record: asked by HR alone. */
  account: z.enum(ACCOUNT_STATES).optional(),
  asOf: plainDay.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(300).optional(),
  ...sinceQuery,
});
export type EmployeeQuery = z.output<typeof employeeQuery>;

export type EmployeeLine = {
  id: number;
  number: string;
  name: string;
  email: string;
  phone: string | null;
  status: string;
  title: string | null;
  department: { id: number; name: string } | null;
  place: { id: number; name: string; state: string } | null;
  manager: { id: number; name: string } | null;
};
type Row = {
  id: number;
  number: string;
  name: string;
  email: string;
  phone: string | null;
  status: string;
  title: string | null;
  departmentId: number | null;
  department: string | null;
  placeId: number | null;
  place: string | null;
  state: string | null;
  managerId: number | null;
  manager: string | null;
  lastName: string;
  firstName: string;
};

const CURRENT = ["onboarding", "active", "on_leave"];

/** What a query means for this member: the day of everybody's work, and the condition on `employees e` with its joins. */
function meaningOf({ organizationId, role }: PeopleMember, query: EmployeeQuery) {
  const { search, departmentId, placeId, managerId, account } = query;
  if (account && role !== "hr_admin")
    throw new Forbidden("Only HR asks who can sign in.", { code: "role_missing", field: "account" });
  const day = dateOf(query.asOf ?? today());
  // Who is still to come is shown with the work they come to.
  const workDay = query.asOf ? Prisma.sql`${day}::date` : workDayFrom(day);
  const open = role === "employee" ? CURRENT : role === "hr_admin" ? EMPLOYEE_STATUSES : EMPLOYEE_STATUSES.slice(1);
  const wanted = query.status === "all" ? open : query.status === "current" ? CURRENT : [query.status];
  const statuses = wanted.filter((status) => (open as readonly string[]).includes(status));
  const like = search ? `%${search.replace(/[\\%_]/g, "\\$&")}%` : null;
  const work = Prisma.sql`left join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
        and p.start_date <= ${workDay} and (p.end_date is null or p.end_date >= ${workDay})
      left join positions t on t.organization_id = e.organization_id and t.id = p.position_id`;
  const where = Prisma.sql`e.organization_id = ${organizationId} and e.status = any(${statuses}::text[]) ${sinceSql(Prisma.sql`e`, query)}
        ${like === null ? Prisma.empty : Prisma.sql`and (e.first_name || ' ' || e.last_name ilike ${like} or e.preferred_name ilike ${like} or e.email ilike ${like} or e.employee_id ilike ${like} or t.title ilike ${like})`}
        ${departmentId ? Prisma.sql`and p.department_id = ${departmentId}` : Prisma.empty}
        ${placeId ? Prisma.sql`and p.work_location_id = ${placeId}` : Prisma.empty}
        ${account ? Prisma.sql`and ${accountIs(account)}` : Prisma.empty}
        ${managerId ? Prisma.sql`and p.manager_id = ${managerId}` : Prisma.empty}`;
  return { work, where, asksWork: like !== null || Boolean(departmentId ?? placeId ?? managerId) };
}

/** One page of the directory by last name, with everybody's work as of a day. Drafts and those who left are for HR and viewers. */
export const listEmployees = (
  member: PeopleMember,
  query: EmployeeQuery,
): Promise<{ data: EmployeeLine[]; nextCursor: string | null }> =>
  inPeople(member, async (tx) => {
    const { limit } = query;
    const place = readCursor(query.cursor, "string", "string", "number");
    const { work, where, asksWork } = meaningOf(member, query);
    // The page first and its work afterwards: else everybody's work is read to show twenty-five.
    const rows = await tx.$queryRaw<Row[]>`
      select e.id, e.employee_id as number, e.first_name as "firstName", e.last_name as "lastName", e.email, e.phone, e.status,
        coalesce(e.preferred_name, e.first_name) || ' ' || e.last_name as name, t.title,
        d.id as "departmentId", d.name as department, l.id as "placeId", l.name as place, l.state,
        m.id as "managerId", coalesce(m.preferred_name, m.first_name) || ' ' || m.last_name as manager
      from (select e.* from employees e ${asksWork ? work : Prisma.empty}
        where ${where}
          ${place ? Prisma.sql`and (e.last_name, e.first_name, e.id) > (${place[0]}, ${place[1]}, ${place[2]}::int)` : Prisma.empty}
        order by e.last_name, e.first_name, e.id limit ${limit + 1}::int) e
      ${work}
      left join departments d on d.organization_id = e.organization_id and d.id = p.department_id
      left join organization_locations l on l.organization_id = e.organization_id and l.id = p.work_location_id
      left join employees m on m.organization_id = e.organization_id and m.id = p.manager_id
      order by e.last_name, e.first_name, e.id`;
    const page = pageOf(rows, limit, ({ lastName, firstName, id }) => [lastName, firstName, id]);
    return { ...page, data: page.data.map(lineOf) };
  });

export type EmployeeCount = Heads & { total: number };

/** How many the same query finds on all its pages, and how many of them work here on the day. */
export const countEmployees = (member: PeopleMember, query: EmployeeQuery): Promise<EmployeeCount> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const { work, where, asksWork } = meaningOf(member, query);
    const day = query.asOf ?? today();
    const [row] = await tx.$queryRaw<EmployeeCount[]>`
      select count(*)::int as total, count(*) filter (where h.here)::int as "headCount",
        count(*) filter (where h.comes and not h.here)::int as "toCome"
      from employees e ${asksWork ? work : Prisma.empty}
      ${
        // Of few who are found each is looked up; of everybody all employments are read in one go.
        asksWork
          ? Prisma.sql`left join lateral (${employedEach(organizationId, day, Prisma.sql`employee_id = e.id`)}) h on true`
          : Prisma.sql`left join (${employedEach(organizationId, day)}) h on h.employee_id = e.id`
      }
      where ${where}`;
    return row ?? { total: 0, headCount: 0, toCome: 0 };
  });

const lineOf = (row: Row): EmployeeLine => ({
  ...{
    id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    title: row.title,
  },
  department: row.departmentId === null ? null : { id: row.departmentId, name: row.department ?? "" },
  place: row.placeId === null ? null : { id: row.placeId, name: row.place ?? "", state: row.state ?? "" },
  manager: row.managerId === null ? null : { id: row.managerId, name: row.manager ?? "" },
});
