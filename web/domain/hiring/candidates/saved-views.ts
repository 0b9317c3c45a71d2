import { invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";

export type ViewScreen = "candidates" | "applications";
export type SavedViewRow = { id: number; name: string; href: string; isShared: boolean; isMine: boolean };

const MOST = 50;

/** A list's filters under a name: the member's own, and those that others share. */
export const listViews = (member: HiringMember, screen: ViewScreen): Promise<SavedViewRow[]> =>
  inHiring(member, async (tx) => {
    const rows = await tx.savedView.findMany({
      where: { organizationId: member.organizationId, screen, OR: [{ userId: member.userId }, { isShared: true }] },
      orderBy: { name: "asc" },
      take: MOST,
    });
    return rows.map(({ id, name, query, isShared, userId }) => ({
      id,
      name,
      isShared,
      isMine: userId === member.userId,
      href: `/ats/${screen}?${new URLSearchParams(query as Record<string, string>)}`,
    }));
  });

export const saveView = (
  member: HiringMember,
  view: { screen: ViewScreen; name: string; query: Record<string, string>; isShared: boolean },
) =>
  inHiring(member, async (tx) => {
    const name = view.name.trim();
    if (name === "" || name.length > 100) throw invalidField("name", "Give the view a name of at most 100 characters.");
    const { organizationId, userId } = member;
    const kept = Object.fromEntries(
      Object.entries(view.query)
        .filter(([key]) => key !== "cursor")
        .slice(0, 20),
    );
    const key = { organizationId, userId, screen: view.screen, name };
    if ((await tx.savedView.count({ where: { organizationId, userId } })) >= MOST)
      throw invalidField("name", `There are ${MOST} views already. Delete one first.`);
    await tx.savedView.upsert({
      where: { organizationId_userId_screen_name: key },
      create: { ...key, query: kept, isShared: view.isShared },
      update: { query: kept, isShared: view.isShared },
    });
  });

export const deleteView = (member: HiringMember, id: number) =>
  inHiring(member, async (tx) => {
    const { count } = await tx.savedView.deleteMany({
      where: { id, organizationId: member.organizationId, userId: member.userId },
    });
    if (count === 0) throw new NotFound("This view is not yours.");
  });
