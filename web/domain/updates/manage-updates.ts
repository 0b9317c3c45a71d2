import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import { db, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { dedupeKeyOf } from "./store-update";
import type { UpdateForm } from "./update-form";

const VIEW = {
  id: true,
  kind: true,
  title: true,
  description: true,
  timestamp: true,
  riskLevel: true,
  riskBasis: true,
  jurisdiction: true,
  city: true,
  category: true,
  agency: true,
  effectiveDate: true,
  commentsCloseOn: true,
  publishedOn: true,
  sourceUrl: true,
  citations: true,
  status: true,
  approvedAt: true,
  editedAt: true,
  matchedAt: true,
  version: true,
  source: { select: { name: true } },
  lawUpdateLaws: { select: { law: { select: { id: true, slug: true, title: true } } } },
} as const satisfies Prisma.LawUpdateSelect;

type Row = Prisma.LawUpdateGetPayload<{ select: typeof VIEW }>;
type DayFields = "effectiveDate" | "commentsCloseOn" | "publishedOn";

export type ManagedUpdate = Omit<Row, "source" | "lawUpdateLaws" | DayFields> &
  Record<DayFields, string | null> & { source: string | null; laws: { id: number; slug: string; title: string }[] };

export type ManageQuery = { status?: string; search?: string; kind?: string; limit: number; cursor?: string };

/** Every update with its state, those that wait for a decision among them; the newest first. */
export async function listManagedUpdates(
  principal: Principal,
  { status, search, kind, limit, cursor }: ManageQuery,
): Promise<{ data: ManagedUpdate[]; nextCursor: string | null }> {
  await requirePermission(principal, "updates:read");
  const [at, id] = readCursor(cursor, "number", "number") ?? [];
  const text = search?.trim();
  const rows = await db().lawUpdate.findMany({
    where: {
      status,
      kind,
      ...(text && { OR: [{ title: { contains: text, mode: "insensitive" } }, { citations: { has: text } }] }),
      ...(at !== undefined && {
        AND: { OR: [{ timestamp: { lt: new Date(at) } }, { timestamp: new Date(at), id: { lt: id } }] },
      }),
    },
    orderBy: [{ timestamp: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: VIEW,
  });
  return pageOf(rows.map(managed), limit, (last) => [last.timestamp.getTime(), last.id]);
}

/** One update as an administrator sees it. */
export async function findManagedUpdate(principal: Principal, id: number): Promise<ManagedUpdate> {
  await requirePermission(principal, "updates:read");
  return readManaged(db(), id);
}

/** How many wait for a decision. */
export async function countPendingUpdates(principal: Principal): Promise<number> {
  await requirePermission(principal, "updates:read");
  return db().lawUpdate.count({ where: { status: "pending" } });
}

/** Writes an update by hand; it goes out when it is approved, which its writer may do at once. */
export async function addUpdate(principal: Principal, form: UpdateForm): Promise<ManagedUpdate> {
  const { account } = await requirePermission(principal, "updates:write");
  const at = now();
  return db().$transaction(async (tx) => {
    const { laws, status, version: _, effectiveDate, commentsCloseOn, ...fields } = form;
    const lawIds = await lawIdsOf(tx, laws ?? []);
    const dedupeKey = dedupeKeyOf("manual", fields.jurisdiction, fields.title, effectiveDate ?? null);
    if (await tx.lawUpdate.findUnique({ where: { dedupeKey }, select: { id: true } })) {
      throw new Conflict("There is an update with this title, place and date already.", { code: "known_update" });
    }
    const { id } = await tx.lawUpdate.create({
      data: {
        ...fields,
        effectiveDate: day(effectiveDate),
        commentsCloseOn: day(commentsCloseOn),
        ...decided(status ?? "pending", account.id, at),
        kind: "manual",
        dedupeKey,
        timestamp: at,
        createdBy: account.id,
        riskBasis: "Set by an administrator.",
      },
      select: { id: true },
    });
    await setLaws(tx, id, lawIds);
    await recordAudit(tx, principal, {
      action: "law_update.create",
      entity: { type: "law_update", id },
      after: { title: fields.title, status: status ?? "pending" },
    });
    return readManaged(tx, id);
  });
}

/** Corrects an update, approves or suppresses it. What was edited is not overwritten by its source any more. */
export async function changeUpdate(
  principal: Principal,
  id: number,
  form: Partial<UpdateForm>,
): Promise<ManagedUpdate> {
  const { account } = await requirePermission(principal, "updates:write");
  return db().$transaction(async (tx) => {
    const before = await readManaged(tx, id);
    const { laws, status, version, effectiveDate, commentsCloseOn, ...fields } = form;
    const edits = [laws, effectiveDate, commentsCloseOn, ...Object.values(fields)];
    const isEdit = edits.some((value) => value !== undefined);
    const isFirstApproval = status === "approved" && before.status === "pending";
    const { count } = await tx.lawUpdate.updateMany({
      where: { id, version: version ?? before.version },
      data: {
        ...fields,
        effectiveDate: day(effectiveDate),
        commentsCloseOn: day(commentsCloseOn),
        // News from now on: what waited for a look is not old when it goes out.
        ...(isFirstApproval && { timestamp: now() }),
        ...(status && status !== before.status && decided(status, account.id, now())),
        ...(isEdit && { editedAt: now() }),
        ...(fields.riskLevel && fields.riskLevel !== before.riskLevel && { riskBasis: "Set by an administrator." }),
        version: { increment: 1 },
      },
    });
    if (count === 0) throw new Conflict("Someone else changed this update. Reload the page.", { code: "stale" });
    if (laws) await setLaws(tx, id, await lawIdsOf(tx, laws));
    const after = await readManaged(tx, id);
    await recordAudit(tx, principal, {
      action: "law_update.change",
      entity: { type: "law_update", id },
      before: { title: before.title, status: before.status, riskLevel: before.riskLevel },
      after: { title: after.title, status: after.status, riskLevel: after.riskLevel },
    });
    return after;
  });
}

/** Removes an update that was written by hand and told to nobody; others are suppressed, or their source would bring them again. */
export async function removeUpdate(principal: Principal, id: number): Promise<void> {
  await requirePermission(principal, "updates:write");
  await db().$transaction(async (tx) => {
    const before = await readManaged(tx, id);
    const told = await tx.emailNotification.count({ where: { lawUpdateId: id } });
    if (before.kind !== "manual" || told > 0) {
      throw new Conflict("This update can be suppressed, not removed.", { code: "not_removable" });
    }
    await tx.lawUpdate.delete({ where: { id }, select: { id: true } });
    await recordAudit(tx, principal, {
      action: "law_update.remove",
      entity: { type: "law_update", id },
      before: { title: before.title },
    });
  });
}

const day = (text: string | null | undefined) => (text ? new Date(`${text}T00:00:00Z`) : text);
const dayText = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

function decided(status: "pending" | "approved" | "suppressed", userId: number, at: Date) {
  return { status, approvedBy: status === "approved" ? userId : null, approvedAt: status === "approved" ? at : null };
}

async function readManaged(tx: Transaction, id: number): Promise<ManagedUpdate> {
  const row = await tx.lawUpdate.findUnique({ where: { id }, select: VIEW });
  if (!row) throw new NotFound("There is no such update.");
  return managed(row);
}

function managed({ source, lawUpdateLaws, ...row }: Row): ManagedUpdate {
  return {
    ...row,
    effectiveDate: dayText(row.effectiveDate),
    commentsCloseOn: dayText(row.commentsCloseOn),
    publishedOn: dayText(row.publishedOn),
    source: source?.name ?? null,
    laws: lawUpdateLaws.map(({ law }) => law),
  };
}

async function lawIdsOf(tx: Transaction, slugs: string[]): Promise<number[]> {
  const laws = await tx.law.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } });
  const missing = slugs.find((slug) => !laws.some((law) => law.slug === slug));
  if (missing) throw invalidField("laws", `There is no record “${missing.slice(0, 120)}”.`);
  return laws.map(({ id }) => id);
}

async function setLaws(tx: Transaction, lawUpdateId: number, lawIds: number[]): Promise<void> {
  await tx.lawUpdateLaw.deleteMany({ where: { lawUpdateId } });
  await tx.lawUpdateLaw.createMany({ data: lawIds.map((lawId) => ({ lawUpdateId, lawId, matchedBy: "manual" })) });
}
