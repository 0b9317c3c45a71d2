import { z } from "zod";
import { optionalLine } from "~/domain/accounts";
import { plainDay } from "../employees/employee-form";

export const LEAVING_KINDS = ["resignation", "discharge", "layoff", "end_of_term", "death"] as const;
export type LeavingKind = (typeof LEAVING_KINDS)[number];

export const KIND_WORDS: Record<LeavingKind, string> = {
  resignation: "Resignation",
  discharge: "Discharge",
  layoff: "Layoff",
  end_of_term: "End of a fixed term",
  death: "Death",
};

const asked = {
  kind: z.enum(LEAVING_KINDS, { error: "Choose how the employment ends." }),
  lastDay: plainDay,
  /** When they said that they go, or were told; of a resignation the law of some places counts from it. */
  noticeOn: plainDay.optional(),
  /** The next regular payday after the last day, where no pay calendar names it. */
  nextPayday: plainDay.optional(),
};

/** The order of the days, whichever way they were given. */
const inOrder = ({ lastDay, noticeOn, nextPayday }: { lastDay: string; noticeOn?: string; nextPayday?: string }) =>
  noticeOn && noticeOn > lastDay
    ? { path: ["noticeOn"], message: "The notice cannot come after the last day." }
    : nextPayday && nextPayday < lastDay
      ? { path: ["nextPayday"], message: "The next payday cannot come before the last day." }
      : null;

const refuseDisorder = (value: Parameters<typeof inOrder>[0], context: z.RefinementCtx): void => {
  const wrong = inOrder(value);
  if (wrong) context.addIssue({ code: "custom", ...wrong });
};

export const leavingQuery = z.object(asked).superRefine(refuseDisorder);
export type LeavingAsk = z.output<typeof leavingQuery>;

const reason = optionalLine("Reason", 1000)
  .nullish()
  .transform((text) => text || null);

export const leavingForm = z
  .object({
    ...asked,
    reason,
    rehireEligible: z.boolean().nullish(),
    /** The warnings of the plan were read: without it a plan with warnings is shown, not made. */
    acceptWarnings: z.boolean().default(false),
    /** Begins at once: the tasks are made and the employment gets its last day. */
    begin: z.boolean().default(false),
  })
  .superRefine(refuseDisorder);
export type LeavingForm = z.output<typeof leavingForm>;

export const leavingStep = z.object({
  /** `cancelled` of who has left takes them back as if they had never left. */
  status: z.enum(["in_progress", "complete", "cancelled"]).optional(),
  /** A last day that has passed makes somebody leave at once: it is meant. */
  acceptPast: z.boolean().default(false),
  lastDay: plainDay.optional(),
  nextPayday: plainDay.optional(),
  reason,
  version: z.int().positive().optional(),
});
export type LeavingStep = z.output<typeof leavingStep>;

export const leavingListQuery = z.object({
  status: z.enum(["open", "planned", "in_progress", "complete", "cancelled", "all"]).default("open"),
});
