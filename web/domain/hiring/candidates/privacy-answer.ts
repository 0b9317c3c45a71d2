import { z } from "zod";
import { recordAudit, requireRecentProof } from "~/domain/access";
import { dateText } from "~/platform/calendar/date-text";
import { DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { tellManagers, tellPerson } from "./privacy-asked";

export const privacyAnswer = z.object({
  requestId: z.coerce.number().int().positive().max(2_147_483_647),
  /** `release`: the person may fetch their copy. An erasure is answered by erasing. */
  answer: z.enum(["release", "refuse"]),
  reason: z.string().trim().max(500).default(""),
});
export type PrivacyAnswer = z.output<typeof privacyAnswer>;

/** Answers what a candidate asked for; they hear it by mail, and see it on the page of their application. */
export async function answerPrivacy(
  member: HiringMember,
  candidateId: number,
  { requestId, answer, reason }: PrivacyAnswer,
): Promise<void> {
  await requireRecentProof(member.principal);
  await inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = ${candidateId} for no key update`;
    const asked = await tx.privacyRequest.findFirst({
      where: { id: requestId, organizationId, candidateId, answerBy: { not: null } },
    });
    if (!asked) throw new NotFound("This request was not found.");
    if (asked.status !== "received")
      throw new Conflict("This request was answered already.", { code: "answered_already" });
    if (answer === "release" && asked.kind !== "export")
      throw new Conflict("Erase the candidate instead.", { code: "not_a_copy" });
    if (answer === "refuse" && reason === "") throw invalidField("reason", "Say why: the candidate reads it.");
    await tx.privacyRequest.update({
      where: { id: asked.id },
      data: {
        ...{ status: answer === "release" ? "done" : "refused", heldReason: reason || null },
        ...{ handledBy: userId, handledAt: now() },
      },
      select: { id: true },
    });
    await tellPerson(
      tx,
      { organizationId, candidateId },
      answer === "release"
        ? ["Your copy is ready", "the copy of what we keep about you is ready. You can fetch it for 30 days."]
        : ["Our answer to your request", `we cannot do what you asked for: ${reason}`],
    );
    await recordAudit(tx, member.principal, {
      action: "candidate.answer_privacy",
      organizationId,
      entity: { type: "candidate", id: candidateId },
      after: { kind: asked.kind, answer },
    });
  });
  kickMail();
}

/** So many days before the last one, and on it, whoever may answer is reminded. */
const REMINDED_DAYS = [10, 0];

/** Reminds of requests that nobody has answered; for the scheduler, once for each day that is due. */
export async function remindPrivacy({ signal }: { signal: AbortSignal }): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const { id: organizationId } of await db().organization.findMany({ select: { id: true } })) {
    if (signal.aborted) break;
    reminded += await remindOf(organizationId);
  }
  if (reminded > 0) kickMail();
  return { reminded };
}

const remindOf = (organizationId: number): Promise<number> =>
  inOrganization(organizationId, async (tx) => {
    const open = await tx.privacyRequest.findMany({
      where: { organizationId, status: "received", answerBy: { not: null }, candidateId: { not: null } },
      take: 200,
    });
    let reminded = 0;
    for (const { id, candidateId, answerBy } of open) {
      if (candidateId === null || answerBy === null) continue;
      const days = Math.ceil((answerBy.getTime() - now().getTime()) / DAY_MS);
      // The narrowest mark that is reached: each is mailed once.
      const mark = REMINDED_DAYS.filter((one) => days <= one).at(-1);
      if (mark === undefined) continue;
      const day = dateText(answerBy.toISOString().slice(0, 10));
      const sentence = `A request waits for its answer, due on ${day}.`;
      await tellManagers(tx, { id, organizationId, candidateId }, sentence, `reminder-${mark}`);
      reminded += 1;
    }
    return reminded;
  });
