import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { optionalLine, requiredLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { Conflict, Forbidden, invalidField, NotFound } from "~/platform/errors";
import { currentRequest } from "~/platform/request-context";
import { inPeople, type PeopleMember } from "../member/people-member";
import { dayOrNull } from "../plain-days";

/** Somebody's answer to a policy: their name as a signature, or why not. */
export const policyAnswer = z
  .object({
    answer: z.enum(["acknowledged", "declined"]),
    /** The wording that was before their eyes. */
    hash: z.string().length(64, "Read the policy again before you answer."),
    signatureName: requiredLine("Your name", 200),
    reason: optionalLine("Reason", 500).nullish(),
  })
  .superRefine(({ answer, reason }, context) => {
    if (answer === "declined" && (reason?.trim().length ?? 0) < 3)
      context.addIssue({ code: "custom", path: ["reason"], message: "Say why you do not acknowledge it." });
  });
export type PolicyAnswer = z.output<typeof policyAnswer>;

const OPEN = ["sent", "viewed"];

/** The policies that one is asked to read, what waits first. */
export const listOwnPolicies = (member: PeopleMember) =>
  inPeople(member, async (tx) => {
    const { organizationId, employeeId } = member;
    if (employeeId === null) return [];
    const rows = await tx.policyAcknowledgement.findMany({
      where: { organizationId, employeeId, version: { policy: { isRetired: false } } },
      include: { version: { include: { policy: { select: { title: true } } } } },
      orderBy: { id: "desc" },
      take: 200,
    });
    return rows
      .map(({ id, status, answeredAt, version }) => ({
        ...{ id, status, answeredAt, title: version.policy.title, version: version.version },
        dueOn: dayOrNull(version.dueOn),
        isOpen: OPEN.includes(status),
      }))
      .sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
  });
export type OwnPolicy = Awaited<ReturnType<typeof listOwnPolicies>>[number];

/** One of them with its wording; that it was opened is noted, once. */
export const readOwnPolicy = (member: PeopleMember, id: number) =>
  inPeople(member, async (tx) => {
    const row = await ownRow(tx, member, id);
    if (row.status === "sent" && !member.onlyLooks)
      await tx.policyAcknowledgement.update({
        where: { id },
        data: { status: "viewed", viewedAt: now() },
        select: { id: true },
      });
    const { version, status, answeredAt, signatureName, reason } = row;
    return {
      ...{ id, title: version.policy.title, text: version.text, hash: version.hash, version: version.version },
      ...{ status, answeredAt, signatureName, reason, dueOn: dayOrNull(version.dueOn), isOpen: OPEN.includes(status) },
    };
  });
export type OwnPolicyView = Awaited<ReturnType<typeof readOwnPolicy>>;

/** Acknowledges or declines, with name, moment, address and the hash of the wording; an answer is not changed. */
export const answerPolicy = (member: PeopleMember, id: number, form: PolicyAnswer): Promise<void> =>
  inPeople(member, async (tx) => {
    const { organizationId } = member;
    await tx.$queryRaw`select id from policy_acknowledgements where organization_id = ${organizationId} and id = ${id} for update`;
    const row = await ownRow(tx, member, id);
    if (!OPEN.includes(row.status)) throw new Conflict("You have answered this already.", { code: "answered" });
    if (row.version.hash !== form.hash) throw invalidField("hash", "The wording has changed. Read it again.");
    const { answer, signatureName, reason } = form;
    await tx.policyAcknowledgement.update({
      where: { id },
      data: {
        ...{ status: answer, answeredAt: now(), viewedAt: row.viewedAt ?? now(), signatureName, textHash: form.hash },
        ...{
          reason: answer === "declined" ? reason : null,
          ipAddress: currentRequest()?.address?.slice(0, 45) ?? null,
        },
      },
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: `policy.${answer}`,
      organizationId,
      entity: { type: "policy_acknowledgement", id },
      after: { hash: form.hash },
    });
  });

async function ownRow(tx: Parameters<Parameters<typeof inPeople>[1]>[0], member: PeopleMember, id: number) {
  const { organizationId, employeeId } = member;
  if (employeeId === null) throw new Forbidden("You have no employee record here.", { code: "no_record" });
  const row = await tx.policyAcknowledgement.findFirst({
    where: { id, organizationId, employeeId },
    include: { version: { include: { policy: { select: { title: true } } } } },
  });
  if (!row) throw new NotFound("This policy was not found.");
  return row;
}
