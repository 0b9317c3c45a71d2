import { createHash } from "node:crypto";
import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { requiredLine } from "~/domain/accounts";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dateOf, dayOrNull } from "../plain-days";

const text = z
  .string({ error: "Write the policy." })
  .trim()
  .min(20, "Write the policy: a sentence at least.")
  .max(100_000, "A policy has at most 100,000 characters.");
/** A policy that people read and acknowledge, in its first wording. */
export const policyTextForm = z.object({ title: requiredLine("Title", 200), text });
/** Another wording. Who acknowledged the one before is asked anew once it is sent. */
export const policyWording = z.object({ text });
export const policySending = z.object({ dueOn: plainDay.nullish() });

export type PolicyLine = {
  id: number;
  title: string;
  version: number;
  sentAt: Date | null;
  dueOn: string | null;
  asked: number;
  acknowledged: number;
  declined: number;
  waiting: number;
};

/** The policies of the company, each with its newest wording and how many have answered it. */
export const listPolicyTexts = (member: PeopleMember): Promise<PolicyLine[]> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.peoplePolicy.findMany({
      where: { organizationId, isRetired: false },
      orderBy: { title: "asc" },
      take: 500,
      include: { versions: { orderBy: { version: "desc" }, take: 1 } },
    });
    const lines: PolicyLine[] = [];
    for (const { id, title, versions } of rows) {
      const [newest] = versions;
      if (newest) lines.push({ id, title, ...(await answersOf(tx, organizationId, newest)) });
    }
    return lines;
  });

type Version = { id: number; version: number; sentAt: Date | null; dueOn: Date | null };

async function answersOf(tx: Transaction, organizationId: number, { id, version, sentAt, dueOn }: Version) {
  const counts = await tx.policyAcknowledgement.groupBy({
    by: ["status"],
    where: { organizationId, versionId: id },
    _count: true,
  });
  const count = (...statuses: string[]) =>
    counts.filter(({ status }) => statuses.includes(status)).reduce((sum, { _count }) => sum + _count, 0);
  return {
    ...{ version, sentAt, dueOn: dayOrNull(dueOn), asked: count("sent", "viewed", "acknowledged", "declined") },
    ...{ acknowledged: count("acknowledged"), declined: count("declined"), waiting: count("sent", "viewed") },
  };
}

/** A policy with all its wordings, and who has answered the newest. */
export const readPolicyText = (member: PeopleMember, id: number) =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    const row = await tx.peoplePolicy.findFirst({
      where: { id, organizationId },
      include: { versions: { orderBy: { version: "desc" } } },
    });
    const newest = row?.versions[0];
    if (!row || !newest) throw new NotFound("This policy was not found.");
    const people = await tx.policyAcknowledgement.findMany({
      where: { organizationId, versionId: newest.id },
      include: { employee: { select: { firstName: true, preferredName: true, lastName: true, userId: true } } },
      orderBy: [{ status: "desc" }, { employee: { lastName: "asc" } }, { employeeId: "asc" }],
      take: 2_000,
    });
    return {
      ...{ id, title: row.title, text: newest.text, isRetired: row.isRetired },
      ...(await answersOf(tx, organizationId, newest)),
      versions: row.versions.map(({ version, sentAt, createdAt }) => ({ version, sentAt, createdAt })),
      people: people.map(({ employeeId, employee, status, viewedAt, answeredAt, reason }) => ({
        employeeId,
        name: `${employee.preferredName ?? employee.firstName} ${employee.lastName}`,
        canSignIn: employee.userId !== null,
        ...{ status, viewedAt, answeredAt, reason },
      })),
    };
  });
export type PolicyTextView = Awaited<ReturnType<typeof readPolicyText>>;

export const hashOf = (wording: string): string => createHash("sha256").update(wording).digest("hex");

/** Writes a policy in its first wording; nobody is asked before it is sent. */
export const addPolicyText = (member: PeopleMember, form: z.output<typeof policyTextForm>): Promise<number> =>
  inPeople(member, async (tx) => {
    const { organizationId, userId } = member;
    const twin = await tx.peoplePolicy.findFirst({
      where: { organizationId, title: { equals: form.title, mode: "insensitive" } },
    });
    if (twin) throw invalidField("title", "There is a policy of this title.");
    const { id } = await tx.peoplePolicy.create({
      data: { organizationId, title: form.title, createdBy: userId },
      select: { id: true },
    });
    await addVersion(tx, member, id, { version: 1, text: form.text });
    await audit(tx, member, "policy.add", id);
    return id;
  });

/** Another wording. One that was sent stays as it was: who acknowledged it acknowledged that text. */
export const rewordPolicy = (member: PeopleMember, id: number, form: z.output<typeof policyWording>): Promise<number> =>
  inPeople(member, async (tx) => {
    const newest = await newestOf(tx, member, id);
    if (newest.text === form.text) throw invalidField("text", "This is the wording that is there.");
    if (newest.sentAt === null)
      await tx.policyVersion.update({
        where: { id: newest.id },
        data: { text: form.text, hash: hashOf(form.text) },
        select: { id: true },
      });
    else await addVersion(tx, member, id, { version: newest.version + 1, text: form.text });
    await audit(tx, member, "policy.reword", id);
    return newest.sentAt === null ? newest.version : newest.version + 1;
  });

/** Nobody is asked for it any more; what was acknowledged stays. */
export const retirePolicy = (member: PeopleMember, id: number): Promise<void> =>
  inPeople(member, async (tx) => {
    await newestOf(tx, member, id);
    await tx.peoplePolicy.update({ where: { id }, data: { isRetired: true }, select: { id: true } });
    await audit(tx, member, "policy.retire", id);
  });

const addVersion = (
  tx: Transaction,
  { organizationId, userId }: PeopleMember,
  policyId: number,
  { version, text: wording }: { version: number; text: string },
) =>
  tx.policyVersion.create({
    data: { organizationId, policyId, version, text: wording, hash: hashOf(wording), createdBy: userId },
    select: { id: true },
  });

export async function newestOf(tx: Transaction, { organizationId }: PeopleMember, id: number) {
  await tx.$queryRaw`select id from people_policies where organization_id = ${organizationId} and id = ${id} for update`;
  const newest = await tx.policyVersion.findFirst({
    where: { organizationId, policyId: id, policy: { isRetired: false } },
    orderBy: { version: "desc" },
  });
  if (!newest) throw new NotFound("This policy was not found.");
  return newest;
}

export const audit = (
  tx: Transaction,
  { principal, organizationId }: PeopleMember,
  action: string,
  id: number,
  after = {},
) => recordAudit(tx, principal, { action, organizationId, entity: { type: "people_policy", id }, after });

/** The day by which it is to be answered lies ahead. */
export function refusePastDue(dueOn: string | null | undefined): Date | null {
  if (!dueOn) return null;
  if (dueOn < today()) throw invalidField("dueOn", "This day has passed.");
  return dateOf(dueOn);
}

export const sentNow = () => now();
export const notSent = () => new Conflict("Send this wording first.", { code: "not_sent" });
