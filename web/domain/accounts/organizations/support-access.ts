import { z } from "zod";
import {
  type Principal,
  recordAudit,
  requireOwnAccount,
  requireScope,
  SUPPORT_AREAS,
  type SupportArea,
} from "~/domain/access";
import { after, HOUR_MS, now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { db } from "~/platform/db/client";
import { Conflict } from "~/platform/errors";
import { oneLine } from "../fields/person-fields";
import { managerIn, ownerIn } from "./membership";

/** How long support may look: an hour for a call, a month for a move at the most. */
export const SUPPORT_HOURS = [1, 24, 168, 720] as const;

export const supportGrantForm = z.object({
  areas: z
    .array(z.enum(SUPPORT_AREAS, { error: `Areas are: ${SUPPORT_AREAS.join(", ")}` }))
    .min(1, "Choose what support may look at."),
  hours: z.coerce
    .number()
    .refine(
      (hours) => (SUPPORT_HOURS as readonly number[]).includes(hours),
      "Choose 1 hour, 1 day, 7 days or 30 days.",
    ),
  reason: z.string().transform(oneLine).pipe(z.string().max(300, "Reason must be at most 300 characters")).optional(),
});
export type SupportGrantForm = z.output<typeof supportGrantForm>;

export type SupportGrantView = {
  id: number;
  areas: string[];
  reason: string | null;
  grantedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
};

const running = (organizationId: number) => ({ organizationId, revokedAt: null, expiresAt: { gt: now() } });

/** What is open to support now; null: nothing, which is how every company begins. */
export async function readSupportAccess(
  principal: Principal,
  organizationId: number,
): Promise<SupportGrantView | null> {
  requireOwnAccount(principal);
  await managerIn(db(), principal, organizationId);
  const grant = await db().supportGrant.findFirst({ where: running(organizationId), orderBy: { id: "desc" } });
  if (!grant) return null;
  const giver =
    grant.grantedBy === null
      ? null
      : await db().user.findUnique({ where: { id: grant.grantedBy }, select: { email: true } });
  const { id, areas, reason, createdAt, expiresAt } = grant;
  return { id, areas, reason, grantedBy: giver?.email ?? null, createdAt, expiresAt };
}

/** The owner opens areas to support for a time; a newer consent takes the place of the one before. Never by a key. */
export async function grantSupportAccess(
  principal: Principal,
  organizationId: number,
  { areas, hours, reason }: SupportGrantForm,
): Promise<SupportGrantView> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  const at = now();
  return db().$transaction(async (tx) => {
    await ownerIn(tx, principal, organizationId);
    await tx.supportGrant.updateMany({
      where: running(organizationId),
      data: { revokedAt: at, revokedBy: account.id },
    });
    const grant = await tx.supportGrant.create({
      data: {
        organizationId,
        areas: [...new Set(areas)],
        reason: reason || null,
        grantedBy: account.id,
        createdAt: at,
        expiresAt: after(at, hours * HOUR_MS),
      },
    });
    await recordAudit(tx, principal, {
      action: "support.grant",
      organizationId,
      entity: { type: "support_grant", id: grant.id },
      after: { areas: grant.areas, expiresAt: grant.expiresAt.toISOString() },
    });
    return { ...grant, grantedBy: account.email };
  });
}

/** The owner or an admin of the company closes it again; the next request of support is refused. */
export async function revokeSupportAccess(principal: Principal, organizationId: number): Promise<void> {
  const { account } = requireOwnAccount(principal);
  requireScope(principal, "session");
  await db().$transaction(async (tx) => {
    await managerIn(tx, principal, organizationId);
    const { count } = await tx.supportGrant.updateMany({
      where: running(organizationId),
      data: { revokedAt: now(), revokedBy: account.id },
    });
    if (count === 0) throw new Conflict("Nothing is open to support.", { code: "support_closed" });
    await recordAudit(tx, principal, { action: "support.revoke", organizationId });
  });
}

/** The companies that have an area open to support now. */
export async function openOrganizations(area: SupportArea): Promise<number[]> {
  const rows = await db().supportGrant.findMany({
    where: { areas: { has: area }, revokedAt: null, expiresAt: { gt: now() } },
    select: { organizationId: true },
  });
  return [...new Set(rows.map(({ organizationId }) => organizationId))];
}

export const supportVisitQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(200).optional(),
});

export type SupportVisit = {
  id: number;
  at: Date;
  /** The administrator. */
  who: string;
  /** The member as whom they were there; null for a mail read in the administration. */
  as: string | null;
  /** `support.look`, or what was done. */
  action: string;
  ability: string | null;
  path: string | null;
};

/** Who of Statewise looked into the company, as whom, at what and when: the newest first. */
export async function listSupportVisits(
  principal: Principal,
  organizationId: number,
  query: z.output<typeof supportVisitQuery>,
): Promise<{ data: SupportVisit[]; nextCursor: string | null }> {
  requireOwnAccount(principal);
  await managerIn(db(), principal, organizationId);
  const cursor = readCursor(query.cursor, "number", "number");
  const at = cursor && new Date(cursor[0]);
  const rows = await db().auditEntry.findMany({
    where: {
      organizationId,
      // What only the log of the administration needs: each look into an area has a line of its own.
      action: { not: "impersonation.request" },
      AND: { OR: [{ impersonatorId: { not: null } }, { action: "mail.read" }] },
      ...(at ? { OR: [{ at: { lt: at } }, { at, id: { lt: cursor[1] } }] } : {}),
    },
    orderBy: [{ at: "desc" }, { id: "desc" }],
    take: query.limit + 1,
  });
  const ids = rows.flatMap(({ actorId, impersonatorId }) => [actorId ?? 0, impersonatorId ?? 0]);
  const people = await db().user.findMany({
    where: { id: { in: ids } },
    select: { id: true, email: true, firstName: true, lastName: true },
  });
  const nameOf = (id: number | null): string => {
    const person = people.find((one) => one.id === id);
    return [person?.firstName, person?.lastName].filter(Boolean).join(" ") || person?.email || `account ${id}`;
  };
  const { data, nextCursor } = pageOf(rows, query.limit, (row) => [row.at.getTime(), Number(row.id)]);
  return {
    nextCursor,
    data: data.map(({ id, at: when, action, actorId, impersonatorId, detail }) => {
      const { ability = null, path = null } = (detail ?? {}) as { ability?: string; path?: string };
      const who = nameOf(impersonatorId ?? actorId);
      const as = impersonatorId === null ? null : nameOf(actorId);
      return { id: Number(id), at: when, who, as, action, ability, path };
    }),
  };
}
