import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import type { HiringMember } from "../member/hiring-member";
import { STAGE_KINDS } from "../settings/defaults";
import { changeFacts, type FactsChange } from "./change-facts";

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

export const questionsForm = z.object({
  questions: z.array(question).max(40, "At most 40 questions"),
  /** What was read; somebody who changed the job meanwhile is told of. */
  version: z.int().positive().optional(),
});
export type QuestionsForm = z.output<typeof questionsForm>;

/**
 * Sets the questions of the apply form, in this order. A question that is gone stays behind its answers. Something new to be
 * asked is as much part of what was approved as the posting; asking less, or in another order, is not.
 */
export const saveQuestions = (
  member: HiringMember,
  jobId: number,
  { questions, version }: QuestionsForm,
): Promise<FactsChange> =>
  changeFacts(member, jobId, version, async (tx) => {
    const { organizationId } = member;
    const before = await tx.jobQuestion.findMany({ where: { organizationId, jobId } });
    const asked = new Set(before.filter(({ isActive }) => isActive).map(askedAs));
    const kept = questions.map((one) => ({ ...one, id: one.id ?? before.find(sameAs(one))?.id }));
    await tx.jobQuestion.updateMany({
      where: { organizationId, jobId, id: { notIn: kept.flatMap(({ id }) => id ?? []) }, isActive: true },
      data: { isActive: false },
    });
    for (const [position, { id, ...fields }] of kept.entries()) {
      const data = { ...fields, position, isActive: true };
      const { count } = id
        ? await tx.jobQuestion.updateMany({ where: { id, organizationId, jobId }, data })
        : { count: 0 };
      if (count === 0) await tx.jobQuestion.create({ data: { ...data, organizationId, jobId }, select: { id: true } });
    }
    return { isMaterial: questions.some((one) => !asked.has(askedAs(one))) };
  });

type Asked = {
  label: string;
  kind: string;
  options: string[];
  isRequired: boolean;
  hiddenUntil?: string | null | undefined;
};

const askedAs = ({ label, kind, options, isRequired, hiddenUntil }: Asked): string =>
  JSON.stringify([label, kind, options, isRequired, hiddenUntil ?? null]);

/** An editor that knows no ids writes the same question again: it stays the one whose answers and findings there are. */
const sameAs = (one: Asked) => (known: Asked) => known.label === one.label && known.kind === one.kind;
