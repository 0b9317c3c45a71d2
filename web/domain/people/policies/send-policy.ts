import type { z } from "zod";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { consumeRate } from "~/platform/rate-limit";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dayOrNull } from "../plain-days";
import { audit, newestOf, notSent, type policySending, refusePastDue, sentNow } from "./policy-text";

export type Sent = { asked: number; mailed: number };

/** Asks everybody who works here, or is to come, to read the newest wording. Sent again it asks those who came since. */
export async function sendPolicy(
  member: PeopleMember,
  id: number,
  { dueOn }: z.output<typeof policySending>,
): Promise<Sent> {
  const sent = await inPeople(member, async (tx) => {
    const { organizationId } = member;
    const newest = await newestOf(tx, member, id);
    const due = refusePastDue(dueOn) ?? newest.dueOn;
    await tx.policyVersion.update({
      where: { id: newest.id },
      data: { sentAt: newest.sentAt ?? sentNow(), dueOn: due },
      select: { id: true },
    });
    const people = await tx.employee.findMany({
      where: {
        ...{ organizationId, status: { in: ["onboarding", "active", "on_leave"] } },
        acknowledgements: { none: { versionId: newest.id } },
      },
      select: { id: true },
    });
    await tx.policyAcknowledgement.createMany({
      data: people.map((person) => ({ organizationId, versionId: newest.id, employeeId: person.id })),
      skipDuplicates: true,
    });
    const ids = people.map((person) => person.id);
    const mailed = await mail(tx, member, { policyId: id, versionId: newest.id, employeeIds: ids, isReminder: false });
    await audit(tx, member, "policy.send", id, { version: newest.version, asked: ids.length });
    return { asked: ids.length, mailed };
  });
  kickMail();
  return sent;
}

/** Mails those who have not answered. At most once a day for a policy. */
export async function remindPolicy(member: PeopleMember, id: number): Promise<Sent> {
  await consumeRate({ key: `policy-reminder:${id}`, max: 1, windowSeconds: 86_400 });
  const sent = await inPeople(member, async (tx) => {
    const { organizationId } = member;
    const newest = await newestOf(tx, member, id);
    if (newest.sentAt === null) throw notSent();
    const open = await tx.policyAcknowledgement.findMany({
      where: {
        ...{ organizationId, versionId: newest.id, status: { in: ["sent", "viewed"] } },
        employee: { status: { in: ["onboarding", "active", "on_leave"] } },
      },
      select: { employeeId: true },
    });
    const employeeIds = open.map(({ employeeId }) => employeeId);
    const mailed = await mail(tx, member, { policyId: id, versionId: newest.id, employeeIds, isReminder: true });
    await audit(tx, member, "policy.remind", id, { mailed });
    return { asked: employeeIds.length, mailed };
  });
  kickMail();
  return sent;
}

type Letter = { policyId: number; versionId: number; employeeIds: number[]; isReminder: boolean };

async function mail(
  tx: Transaction,
  { organizationId, organizationName }: PeopleMember,
  letter: Letter,
): Promise<number> {
  const { versionId, employeeIds, isReminder } = letter;
  const version = await tx.policyVersion.findFirstOrThrow({
    where: { id: versionId, organizationId },
    include: { policy: { select: { title: true } } },
  });
  const people = await tx.employee.findMany({
    where: { organizationId, id: { in: employeeIds } },
    select: { firstName: true, preferredName: true, email: true, userId: true },
  });
  for (const { firstName, preferredName, email, userId } of people)
    await queueMail(tx, {
      ...{ to: email, organizationId, template: "policy-to-read" },
      data: {
        ...{ organizationName, firstName: preferredName ?? firstName, title: version.policy.title, isReminder },
        dueOn: dayOrNull(version.dueOn),
        // Who cannot sign in yet is asked to have HR open their record first.
        url: userId === null ? null : `${config().appUrl}/hris/documents`,
      },
    });
  return people.length;
}
