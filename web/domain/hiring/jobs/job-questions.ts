import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { checkPosting } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { STAGE_KINDS } from "../settings/defaults";
import { holdJob, requireOwnJob } from "./hold-job";

export const QUESTION_KINDS = ["text", "long_text", "yes_no", "choice", "multi_choice", "number", "date"] as const;

const question = z
  .object({
    id: z.int().positive().nullish(),
    label: requiredLine("Question", 500),
    kind: z.enum(QUESTION_KINDS),
    options: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
    isRequired: z.boolean().default(false),
    /** Stage before which nobody is asked, as with criminal history. */
    hiddenUntil: z.enum(STAGE_KINDS).nullish(),
  })
  .refine(({ kind, options }) => !kind.endsWith("choice") || options.length >= 2, {
    path: ["options"],
    error: "A choice needs at least 2 options",
  });

export const questionsForm = z.object({ questions: z.array(question).max(40, "At most 40 questions") });
export type QuestionsForm = z.output<typeof questionsForm>;

/** Sets the questions of the apply form, in this order. A question that is gone stays behind its answers. */
export async function saveQuestions(member: HiringMember, jobId: number, { questions }: QuestionsForm): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    requireOwnJob(await holdJob(tx, member, jobId), member);
    const kept = questions.flatMap(({ id }) => (id ? [id] : []));
    await tx.jobQuestion.updateMany({
      where: { organizationId, jobId, id: { notIn: kept } },
      data: { isActive: false },
    });
    for (const [position, { id, ...fields }] of questions.entries()) {
      const data = { ...fields, position, isActive: true };
      const { count } = id
        ? await tx.jobQuestion.updateMany({ where: { id, organizationId, jobId }, data })
        : { count: 0 };
      if (count === 0) await tx.jobQuestion.create({ data: { ...data, organizationId, jobId }, select: { id: true } });
    }
    await checkPosting(tx, organizationId, jobId);
  });
}
