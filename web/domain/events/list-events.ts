import { pageOf, readCursor } from "~/platform/cursor";
import { inOrganization } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { invalidField, NotFound } from "~/platform/errors";
import type { EventType } from "./event-types";
import { EVENT_DAYS, settleEvents } from "./settle-events";

export type EventQuery = {
  types?: readonly EventType[];
  /** Id of an event: only what came after it. */
  after?: string;
  createdSince?: Date;
  sort?: "createdAt" | "-createdAt";
  limit?: number;
  cursor?: string | null;
};

/** Of a test organization nothing is true. */
const organization = { select: { testOfId: true } } as const;
const VIEW = {
  organization,
  sequence: true,
  eventId: true,
  type: true,
  data: true,
  isTest: true,
  createdAt: true,
} as const;
type Row = Prisma.EventGetPayload<{ select: typeof VIEW }>;

/** The events of an organization and those that are for everybody, in the order in which they were told. */
export async function listEvents({ organizationId }: { organizationId: number }, query: EventQuery = {}) {
  const { types, createdSince, sort = "-createdAt", limit = 50, cursor } = query;
  const isUp = sort === "createdAt";
  const from = readCursor(cursor, "number");
  await settleEvents();
  return inOrganization(organizationId, async (tx) => {
    const bounds: Prisma.EventWhereInput[] = [{ sequence: { not: null } }];
    if (query.after) {
      const known = await tx.event.findFirst({ where: { eventId: query.after }, select: { sequence: true } });
      if (!known?.sequence) {
        throw invalidField("after", `There is no such event here, or it is older than ${EVENT_DAYS} days.`);
      }
      bounds.push({ sequence: { gt: known.sequence } });
    }
    if (from) bounds.push({ sequence: isUp ? { gt: BigInt(from[0]) } : { lt: BigInt(from[0]) } });
    const rows = await tx.event.findMany({
      where: {
        OR: [{ organizationId }, { organizationId: null }],
        AND: bounds,
        ...(types ? { type: { in: [...types] } } : {}),
        ...(createdSince ? { createdAt: { gte: createdSince } } : {}),
      },
      orderBy: { sequence: isUp ? "asc" : "desc" },
      take: limit + 1,
      select: VIEW,
    });
    const { data, nextCursor } = pageOf(rows, limit, ({ sequence }) => [Number(sequence)]);
    return { data: data.map((row) => told(organizationId, row)), nextCursor };
  });
}

/** One event of these kinds, as it was told. */
export async function readEvent(
  { organizationId }: { organizationId: number },
  eventId: string,
  types: readonly EventType[],
) {
  await settleEvents();
  return inOrganization(organizationId, async (tx) => {
    const row = await tx.event.findFirst({
      where: { eventId, type: { in: [...types] }, OR: [{ organizationId }, { organizationId: null }] },
      select: VIEW,
    });
    if (!row) throw new NotFound("This event was not found.");
    return told(organizationId, row);
  });
}

/** As webhooks are told of it: the same fields with the same values. */
const told = (organizationId: number, { eventId, type, data, isTest, createdAt, organization: of }: Row) => ({
  id: eventId,
  type,
  createdAt,
  organizationId,
  isTest: isTest || (of?.testOfId ?? null) !== null,
  data,
});
