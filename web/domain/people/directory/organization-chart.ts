import { today } from "~/platform/clock";
import { workDayFrom } from "../employees/work-day";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf } from "../plain-days";

/** Somebody in the chart; all of it is open to everybody who reads the directory. */
export type ChartPerson = {
  id: number;
  name: string;
  title: string | null;
  department: string | null;
  managerId: number | null;
};

type PersonRow = [id: number, name: string, title: string | null, department: string | null, managerId: number | null];

export type ChartNode = ChartPerson & {
  reports: ChartNode[] /** Everybody below, straight or through others. */;
  below: number;
};

/** Who works for whom today, with those still to come: everybody without a manager who works here stands at the top. */
export const organizationChart = (member: PeopleMember): Promise<ChartNode[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const day = workDayFrom(dateOf(today()));
    // As one text: of ten thousand people the reading of single rows takes longer than the query.
    const [row] = await tx.$queryRaw<{ people: string | null }[]>`
      select json_agg(json_build_array(e.id, coalesce(e.preferred_name, e.first_name) || ' ' || e.last_name, t.title, d.name, p.manager_id)
        order by e.last_name, e.first_name, e.id)::text as people
      from employees e
      left join employee_positions p on p.organization_id = e.organization_id and p.employee_id = e.id and p.is_primary
        and p.start_date <= ${day} and (p.end_date is null or p.end_date >= ${day})
      left join positions t on t.organization_id = e.organization_id and t.id = p.position_id
      left join departments d on d.organization_id = e.organization_id and d.id = p.department_id
      where e.organization_id = ${organizationId} and e.status in ('onboarding', 'active', 'on_leave')`;
    const people = (JSON.parse(row?.people ?? "[]") as PersonRow[]).map(
      ([id, name, title, department, managerId]): ChartPerson => ({ id, name, title, department, managerId }),
    );
    return chartOf(people);
  });

/** The trees of some people, those with the most below them first. */
export function chartOf(people: readonly ChartPerson[]): ChartNode[] {
  const here = new Set(people.map(({ id }) => id));
  const under = new Map<number | null, ChartPerson[]>();
  for (const person of people) {
    const above = person.managerId !== null && here.has(person.managerId) ? person.managerId : null;
    const reports = under.get(above);
    if (reports) reports.push(person);
    else under.set(above, [person]);
  }
  const nodeOf = (person: ChartPerson): ChartNode => {
    const reports = (under.get(person.id) ?? []).map(nodeOf);
    return { ...person, reports, below: reports.reduce((sum, { below }) => sum + below + 1, 0) };
  };
  return (under.get(null) ?? []).map(nodeOf).sort((a, b) => b.below - a.below);
}
