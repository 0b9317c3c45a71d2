import { z } from "zod";
import { type Principal, requireOpenInImpersonation } from "~/domain/access";
import { now } from "~/platform/clock";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";

export const FEEDBACK_TYPES = [
  "incomplete-answer",
  "missing-information",
  "inaccurate-content",
  "no-answer",
  "slow-response",
  "urgent-issue",
  "general-feedback",
] as const;

/** As people say them, on the form and in the mail. */
export const FEEDBACK_LABELS: Record<(typeof FEEDBACK_TYPES)[number], string> = {
  "incomplete-answer": "Incomplete answer",
  "missing-information": "Missing information",
  "inaccurate-content": "Inaccurate content",
  "no-answer": "No answer",
  "slow-response": "Slow response",
  "urgent-issue": "Urgent issue",
  "general-feedback": "General feedback",
};

const MISSING = "Please select a feedback type and provide details.";

export const feedbackSchema = z.object({
  type: z.enum(FEEDBACK_TYPES, { error: MISSING }),
  message: z.string({ error: MISSING }).trim().min(1, MISSING).max(5000, "Please keep it under 5,000 characters."),
  searchQuery: z.string().max(500).optional(),
  lawId: z.number().int().positive().optional(),
  caseId: z.number().int().positive().optional(),
  context: z
    .object({
      resultsCount: z.number().int().min(0).optional(),
      hasRiskAssessment: z.boolean().optional(),
      timestamp: z.iso.datetime().optional(),
    })
    .optional(),
});

export type FeedbackInput = z.infer<typeof feedbackSchema>;

/** Stores what a reader says and mails it to support, both or neither. */
export async function sendFeedback(principal: Principal, input: FeedbackInput): Promise<{ id: number }> {
  requireOpenInImpersonation(principal, "research:write");
  const userEmail = principal.account?.email ?? null;
  const saved = await db().$transaction(async (tx) => {
    const row = await tx.feedback.create({
      data: { ...input, userEmail, userId: principal.account?.id },
      select: { id: true },
    });
    await queueMail(tx, {
      to: config().SUPPORT_EMAIL,
      template: "feedback-received",
      data: {
        feedbackId: row.id,
        type: FEEDBACK_LABELS[input.type],
        message: input.message,
        searchQuery: input.searchQuery,
        userEmail,
        resultsCount: input.context?.resultsCount,
        at: now(),
        reviewUrl: `${config().appUrl}/admin/feedback?id=${row.id}`,
      },
    });
    return row;
  });
  kickMail();
  return saved;
}
