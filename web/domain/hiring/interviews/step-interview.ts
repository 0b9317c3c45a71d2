import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, Forbidden } from "~/platform/errors";
import {
  checkInterviewStep,
  INTERVIEW_TRANSITIONS,
  type InterviewAction,
  type InterviewActor,
} from "../states/interview-states";
import { type Interview, statusOf } from "./held-interview";

const wordsOf = (status: string): string => status.replaceAll("_", " ");

/** Takes one step of the table; the only function that writes the state of an interview. */
export async function stepInterview(
  tx: Transaction,
  interview: Pick<Interview, "id" | "organizationId" | "status" | "version">,
  action: InterviewAction,
  actor: InterviewActor,
  columns: Prisma.InterviewUncheckedUpdateManyInput = {},
): Promise<{ status: string; version: number }> {
  const verdict = checkInterviewStep(action, statusOf(interview), actor);
  if (verdict === "role_missing") throw new Forbidden("Your role does not allow this step.", { code: "role_missing" });
  if (verdict === "no_such_transition") {
    throw new Conflict(`This cannot be done while the interview is ${wordsOf(interview.status)}.`, {
      code: "no_such_transition",
    });
  }
  const status = INTERVIEW_TRANSITIONS[action].to;
  const { count } = await tx.interview.updateMany({
    where: { id: interview.id, organizationId: interview.organizationId, version: interview.version },
    data: { ...columns, status, version: { increment: 1 } },
  });
  if (count === 0) throw new Conflict("Someone else changed this interview.", { code: "stale" });
  return { status, version: interview.version + 1 };
}
