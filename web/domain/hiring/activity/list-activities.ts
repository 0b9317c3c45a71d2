import { z } from "zod";
import { pageOf, readCursor } from "~/platform/cursor";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { DOERS, whoDidIt } from "./who-did-it";

export const ACTIVITY_ENTITIES = ["job", "candidate", "application", "interview", "offer", "referral", "team"] as const;

export const activityQuery = z.object({
  entityType: z.enum(ACTIVITY_ENTITIES).optional(),
  entityId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  candidateId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});
export type ActivityQuery = z.output<typeof activityQuery>;

/** What happened in hiring, the newest first. Lines about offers and pay are for recruiters and admins. */
export async function listActivities(member: HiringMember, query: ActivityQuery) {
  const { organizationId } = member;
  const { entityType, entityId, candidateId } = query;
  const cursor = readCursor(query.cursor, "number", "number");
  const at = cursor && new Date(cursor[0]);
  const rows = await inHiring(member, (tx) =>
    tx.activity.findMany({
      where: {
        organizationId,
        entityType,
        entityId,
        candidateId,
        ...(memberMay(member, "offers:write") ? {} : { isPublic: true }),
        ...(at ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, id: { lt: cursor[1] } }] } : {}),
      },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: query.limit + 1,
      include: DOERS,
    }),
  );
  const { data: shown, nextCursor } = pageOf(rows, query.limit, ({ createdAt, id }) => [createdAt.getTime(), id]);
  const data = shown.map((row) => ({
    id: row.id,
    type: row.type,
    entityType: row.entityType,
    entityId: row.entityId,
    candidateId: row.candidateId,
    title: row.title,
    description: row.description,
    who: whoDidIt(row),
    createdAt: row.createdAt,
  }));
  return { data, nextCursor };
}
