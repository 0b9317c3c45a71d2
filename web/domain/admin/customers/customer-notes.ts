import { type Principal, recordAudit, requirePermission } from "~/domain/access";
import { customerFor } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

/** What administrators wrote about a customer, the newest first. */
export async function listNotes(principal: Principal, customerId: number) {
  await requirePermission(principal, "customers:read");
  const rows = await db().customerNote.findMany({
    where: { userId: customerId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 100,
    include: { author: { select: { firstName: true, lastName: true, email: true } } },
  });
  return rows.map(({ id, body, createdAt, author }) => ({
    id,
    body,
    createdAt,
    author: author ? [author.firstName, author.lastName].filter(Boolean).join(" ") || author.email : null,
  }));
}

/** Adds a remark about a customer; the customer never sees it, an export of their data holds it. */
export async function addNote(principal: Principal, customerId: number, body: string): Promise<{ id: number }> {
  const { account } = await requirePermission(principal, "customers:write");
  return db().$transaction(async (tx) => {
    await customerFor(principal, customerId, tx);
    const note = await tx.customerNote.create({
      data: { userId: customerId, authorId: account.id, body },
      select: { id: true },
    });
    await recordAudit(tx, principal, {
      action: "customer.note",
      subjectUserId: customerId,
      entity: { type: "customer_note", id: note.id },
    });
    return note;
  });
}

/** Takes a remark away. */
export async function removeNote(principal: Principal, customerId: number, noteId: number): Promise<void> {
  await requirePermission(principal, "customers:write");
  await db().$transaction(async (tx) => {
    await customerFor(principal, customerId, tx);
    const { count } = await tx.customerNote.deleteMany({ where: { id: noteId, userId: customerId } });
    if (count === 0) throw new NotFound("This note was not found.");
    await recordAudit(tx, principal, {
      action: "customer.note_remove",
      subjectUserId: customerId,
      entity: { type: "customer_note", id: noteId },
    });
  });
}
