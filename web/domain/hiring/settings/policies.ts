import { z } from "zod";
import type { Transaction } from "~/platform/db/client";

const id = z.int().positive();

export const approvalStep = z.object({
  name: z.string().trim().min(1, "Name the step").max(100),
  approverIds: z.array(id).min(1, "Choose at least one approver").max(50),
  requiredApprovals: z.int().min(1).max(50),
});
export type ApprovalStep = z.output<typeof approvalStep>;

/** How an organization wants hiring to be run; what was never set has these defaults. */
export const hiringPolicies = z.object({
  /** Empty: one step, any owner or admin. */
  approvalSteps: z
    .array(
      approvalStep.refine((step) => step.requiredApprovals <= step.approverIds.length, {
        path: ["requiredApprovals"],
        error: "A step cannot need more approvals than it has approvers",
      }),
    )
    .max(10)
    .default([]),
  /** Who submits may approve as well; where nobody else could, they may in any case. */
  selfApproval: z.boolean().default(false),
  reapproveOnReopen: z.boolean().default(true),
  deadlineAction: z.enum(["paused", "closed"]).default("paused"),
  /** What applicants agree to; their consent keeps the words that were shown. */
  privacyText: z.string().trim().max(2000).default(""),
});
export type HiringPolicies = z.output<typeof hiringPolicies>;

/** The policies as stored; a damaged setting falls back to the defaults. */
export async function readPolicies(tx: Transaction, organizationId: number): Promise<HiringPolicies> {
  const { settings } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { settings: true },
  });
  const stored = (settings as { hiring?: unknown } | null)?.hiring;
  const parsed = hiringPolicies.safeParse(stored ?? {});
  return parsed.success ? parsed.data : hiringPolicies.parse({});
}
