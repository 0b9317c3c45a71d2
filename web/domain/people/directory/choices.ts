import { inPeople, type PeopleMember } from "../member/people-member";

const MOST = 2000;

export type Choice = { id: number; name: string };

/** Everybody who works here, by last name: for choosing a manager or a head of a department. */
export const listColleagues = (member: PeopleMember): Promise<Choice[]> =>
  inPeople(member, async (tx) => {
    const rows = await tx.employee.findMany({
      where: { organizationId: member.organizationId, status: { in: ["onboarding", "active", "on_leave"] } },
      orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
      take: MOST,
      select: { id: true, firstName: true, preferredName: true, lastName: true },
    });
    return rows.map(({ id, firstName, preferredName, lastName }) => ({
      id,
      name: `${preferredName ?? firstName} ${lastName}`,
    }));
  });
