import { type HiringMember, inHiring } from "../member/hiring-member";
import { seatEverybody } from "../team/seat-everybody";

/** People of the team and places of the company, as forms offer them. */
export async function hiringChoices(member: HiringMember) {
  const { organizationId, onlyLooks } = member;
  return inHiring(member, async (tx) => {
    if (!onlyLooks) await seatEverybody(tx, organizationId);
    const people = await tx.teamMember.findMany({
      where: { organizationId, isActive: true },
      orderBy: [{ lastName: "asc" }, { firstName: "asc" }],
      select: { id: true, firstName: true, lastName: true, email: true, role: true },
      take: 500,
    });
    const locations = await tx.organizationLocation.findMany({
      where: { organizationId, isActive: true },
      orderBy: { name: "asc" },
      select: { id: true, name: true, city: true, state: true },
      take: 500,
    });
    return {
      people: people.map(({ id, firstName, lastName, email, role }) => ({
        id,
        role,
        name: `${firstName} ${lastName}`.trim() || email,
      })),
      locations,
    };
  });
}
