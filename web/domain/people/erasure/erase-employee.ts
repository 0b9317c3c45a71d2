import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { eraseMarked } from "~/platform/personal/erase-marked";
import { removeFilesOf } from "../documents/remove-files";
import { fullName } from "../employees/full-name";

/**
 * Takes everything that tells the person out, as the schema declares it: papers, mails, links and their way in. The bare record
 * stays, so that head-counts, the ledger of leave and the history of their team add up. Answers the files to remove.
 */
export async function eraseEmployee(tx: Transaction, organizationId: number, id: number): Promise<string[]> {
  const person = await tx.employee.findFirstOrThrow({ where: { id, organizationId } });
  const own = { organizationId, employeeId: id };
  const keys = await removeFilesOf(tx, organizationId, id);
  await eraseMails(tx, organizationId, person);
  await tx.organizationInvitation.deleteMany({ where: own });
  // Who applied again would else be hired onto this record. What hiring keeps has its own clocks.
  await tx.candidate.updateMany({ where: own, data: { employeeId: null } });
  await tx.actionLink.updateMany({ where: { ...own, revokedAt: null }, data: { revokedAt: now() } });
  if (person.userId !== null)
    await tx.organizationMember.updateMany({
      where: { organizationId, userId: person.userId, role: null, hrRole: "employee" },
      data: { isActive: false },
    });
  await eraseMarked(tx, "employee", { ids: [id], organizationId });
  await tx.employee.update({ where: { id }, data: { version: { increment: 1 } }, select: { id: true } });
  return keys;
}

type Person = {
  firstName: string;
  preferredName: string | null;
  lastName: string;
  email: string;
  personalEmail: string | null;
};

/** Mails to the person, and those to HR and managers that name them. */
async function eraseMails(tx: Transaction, organizationId: number, person: Person): Promise<void> {
  const addresses = [person.email, person.personalEmail].filter((address) => address !== null);
  const empty = { subject: "Erased", data: {}, headers: Prisma.DbNull, attachments: Prisma.DbNull, lastError: null };
  await tx.mail.updateMany({
    where: { organizationId, toAddress: { in: addresses } },
    data: {
      ...{ ...empty, toAddress: "erased@example.invalid", toName: null, replyTo: null, secretEncrypted: null },
    },
  });
  for (const name of new Set([fullName(person), fullName({ ...person, preferredName: null })])) {
    const named = await tx.$queryRaw<{ id: number }[]>`
      select id from mails where organization_id = ${organizationId} and (position(${name} in data::text) > 0 or position(${name} in subject) > 0)`;
    await tx.mail.updateMany({ where: { organizationId, id: { in: named.map((one) => one.id) } }, data: empty });
  }
}
