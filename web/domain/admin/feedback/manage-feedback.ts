import { z } from "zod";
import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Condition } from "~/platform/db/search-text";
import { Conflict, NotFound } from "~/platform/errors";
import { keysetPage, type Order, type Page } from "../keyset";

export const FEEDBACK_STATES = ["pending", "in_progress", "resolved", "dismissed"] as const;

export type FeedbackRow = {
  id: number;
  type: string;
  message: string;
  searchQuery: string | null;
  context: Record<string, unknown> | null;
  userEmail: string | null;
  lawId: number | null;
  lawSlug: string | null;
  caseId: number | null;
  status: string;
  adminNote: string | null;
  handledAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export const feedbackQuery = z.object({
  status: z.enum(FEEDBACK_STATES).optional(),
  id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(400).optional(),
});

export const feedbackChange = z.object({
  status: z.enum(FEEDBACK_STATES, { error: "Choose a status" }),
  adminNote: z.string().trim().max(5000, "A note has at most 5,000 characters").optional(),
  /** As it was read: somebody else may have answered meanwhile. */
  updatedAt: z.iso.datetime().optional(),
});

const ORDER: Order = {
  name: "feedback",
  keys: [
    { sql: "f.created_at", type: "timestamptz" },
    { sql: "f.id", type: "int" },
  ],
  descending: true,
};

const COLUMNS = `f.id, f.type, f.message, f.search_query as "searchQuery", f.context, f.user_email as "userEmail",
  f.law_id as "lawId", l.slug as "lawSlug", f.case_id as "caseId", f.status, f.admin_note as "adminNote",
  f.handled_at as "handledAt", f.created_at as "createdAt", f.updated_at as "updatedAt"`;

/** What readers said, the newest first. */
export async function listFeedback(
  principal: Principal,
  { status, id, limit, cursor }: z.output<typeof feedbackQuery>,
): Promise<Page<FeedbackRow>> {
  await requirePermission(principal, "feedback:read");
  const where: Condition[] = [
    ...(status ? [{ sql: "f.status = ?", values: [status] }] : []),
    ...(id ? [{ sql: "f.id = ?", values: [id] }] : []),
  ];
  const from = "feedback f left join laws l on l.id = f.law_id";
  return keysetPage<FeedbackRow>({ columns: COLUMNS, from, where, order: ORDER, limit, cursor });
}

/** Notes what was done about a message. */
export async function handleFeedback(principal: Principal, id: number, change: z.output<typeof feedbackChange>) {
  const { account } = await requirePermission(principal, "feedback:write");
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`select id from feedback where id = ${id} for update`;
    const before = await tx.feedback.findUnique({ where: { id } });
    if (!before) throw new NotFound("This feedback was not found.");
    if (change.updatedAt && change.updatedAt !== before.updatedAt.toISOString()) {
      throw new Conflict("Someone else answered this. Reload it.", { code: "changed_elsewhere" });
    }
    const { status, adminNote } = change;
    const row = await tx.feedback.update({
      where: { id },
      data: {
        status,
        adminNote: adminNote === undefined ? undefined : adminNote || null,
        handledBy: account.id,
        handledAt: now(),
      },
      select: { id: true, status: true, adminNote: true, updatedAt: true },
    });
    await recordAudit(tx, principal, {
      action: "feedback.handle",
      entity: { type: "feedback", id },
      before: { status: before.status },
      after: { status },
    });
    return row;
  });
}
