import { z } from "zod";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { Conflict, Forbidden, invalidField } from "~/platform/errors";
import { recordActivity } from "../activity/record-activity";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { holdInterview, type Interview, statusOf } from "./held-interview";
import { stepInterview } from "./step-interview";

export const VERDICTS = ["strong_yes", "yes", "mixed", "no", "strong_no", "no_decision"] as const;

const points = z.array(z.string().trim().min(1).max(500)).max(20).default([]);

export const scorecardForm = z.object({
  overall: z.enum(VERDICTS).nullish(),
  summary: z.string().trim().max(10_000).nullish(),
  strengths: points,
  concerns: points,
  ratings: z
    .array(
      z.object({
        attribute: z.string().trim().min(1).max(80),
        rating: z.int().min(1).max(5).nullish(),
        note: z.string().trim().max(2000).nullish(),
      }),
    )
    .max(30)
    .default([]),
  submit: z.boolean().default(false),
});
export type ScorecardForm = z.output<typeof scorecardForm>;

export type Attribute = { key: string; label: string; guide: string | null };

const attributes = z.array(
  z
    .object({ key: z.string(), label: z.string(), guide: z.string().nullish() })
    .transform((one) => ({ ...one, guide: one.guide ?? null })),
);

/** What interviewers rate while no template says otherwise: the work, never the person. */
export const STANDARD_ATTRIBUTES: Attribute[] = [
  { key: "skills", label: "Skills for the work", guide: "What the job needs, shown by an example" },
  { key: "experience", label: "Experience", guide: "Comparable work, and what came of it" },
  { key: "problem_solving", label: "Solving problems", guide: "How a new problem is taken apart" },
  { key: "communication", label: "Communication", guide: "Clear, and listens" },
];

/** The attributes of an interview's scorecard: of the step in the plan, or the standard ones. */
export async function attributesOf(tx: Transaction, interview: { organizationId: number; stageId: number | null }) {
  const stage = interview.stageId
    ? await tx.interviewStage.findFirst({
        where: { id: interview.stageId, organizationId: interview.organizationId },
        select: { scorecardTemplate: { select: { id: true, attributes: true } } },
      })
    : null;
  const template = stage?.scorecardTemplate ?? null;
  const read = attributes.safeParse(template?.attributes);
  return template && read.success
    ? { templateId: template.id, attributes: read.data }
    : { templateId: null, attributes: STANDARD_ATTRIBUTES };
}

/** Saves the member's own scorecard; with `submit` it is final. The last one that was due completes the interview. */
export async function saveScorecard(
  member: HiringMember,
  id: number,
  form: ScorecardForm,
): Promise<{ status: string }> {
  const { organizationId, teamMemberId } = member;
  return inHiring(member, async (tx) => {
    const interview = await holdInterview(tx, { organizationId, id });
    refuseOutsiders(interview, member);
    const { templateId, attributes: asked } = await attributesOf(tx, interview);
    const known = new Set(asked.map(({ key }) => key));
    const strange = form.ratings.find(({ attribute }) => !known.has(attribute));
    if (strange) throw invalidField("ratings", `${strange.attribute} is not rated in this interview.`);
    if (form.submit && !form.overall) throw invalidField("overall", "Choose your recommendation.");
    const key = { organizationId, interviewId: id, teamMemberId };
    const own = await tx.scorecard.findUnique({ where: { organizationId_interviewId_teamMemberId: key } });
    if (own?.status === "submitted") {
      throw new Conflict("Your scorecard is submitted and can no longer be changed.", { code: "submitted" });
    }
    const columns = {
      templateId,
      overall: form.overall ?? null,
      summary: form.summary || null,
      strengths: form.strengths,
      concerns: form.concerns,
      status: form.submit ? "submitted" : "draft",
      submittedAt: form.submit ? now() : null,
    };
    const { id: scorecardId } = await tx.scorecard.upsert({
      where: { organizationId_interviewId_teamMemberId: key },
      create: { ...key, ...columns, applicationId: interview.applicationId, createdAt: now() },
      update: columns,
      select: { id: true },
    });
    await tx.scorecardRating.deleteMany({ where: { organizationId, scorecardId } });
    await tx.scorecardRating.createMany({
      data: form.ratings.map(({ attribute, rating, note }) => ({
        organizationId,
        scorecardId,
        attribute,
        rating: rating ?? null,
        note: note || null,
      })),
    });
    if (!form.submit) return { status: "draft" };
    await recordActivity(tx, member, {
      type: "scorecard.submitted",
      entity: { type: "interview", id },
      candidateId: interview.application.candidate.id,
      title: `A scorecard for ${interview.title} is in`,
    });
    await completeWhenAllIn(tx, interview);
    return { status: "submitted" };
  });
}

function refuseOutsiders(interview: Interview, { teamMemberId }: HiringMember): void {
  if (!interview.participants.some((one) => one.teamMemberId === teamMemberId && one.role !== "observer")) {
    throw new Forbidden("Scorecards are written by the interviewers.", { code: "not_interviewer" });
  }
  if (!["scheduled", "awaiting_feedback", "completed"].includes(interview.status)) {
    throw new Conflict("There is no scorecard for an interview that does not take place.", { code: "not_open" });
  }
  if (interview.scheduledAt && interview.scheduledAt > now()) {
    throw new Conflict("The interview has not begun yet.", { code: "too_early" });
  }
}

async function completeWhenAllIn(tx: Transaction, interview: Interview): Promise<void> {
  if (statusOf(interview) === "completed") return;
  const { organizationId, id } = interview;
  const due = interview.participants.filter(({ mustScore }) => mustScore).map(({ teamMemberId }) => teamMemberId);
  const submitted = await tx.scorecard.count({
    where: { organizationId, interviewId: id, status: "submitted", teamMemberId: { in: due } },
  });
  if (submitted < due.length) return;
  await stepInterview(tx, interview, "finish", "clock", { completedAt: now() });
}

export type ScorecardView = {
  teamMemberId: number;
  who: string;
  status: string;
  /** False while the reader's own card is due: then nothing but the name is sent. */
  isShown: boolean;
  overall: string | null;
  summary: string | null;
  strengths: string[];
  concerns: string[];
  ratings: { attribute: string; rating: number | null; note: string | null }[];
  submittedAt: Date | null;
};

/**
 * The scorecards as this member may see them: who still owes one sees nobody else's, so that no judgement colours another.
 * Drafts are the writer's alone.
 */
export async function visibleScorecards(
  tx: Transaction,
  interview: Interview,
  member: HiringMember,
): Promise<ScorecardView[]> {
  const rows = await tx.scorecard.findMany({
    where: { organizationId: interview.organizationId, interviewId: interview.id },
    include: { ratings: { orderBy: { id: "asc" } }, teamMember: { select: { firstName: true, lastName: true } } },
    orderBy: { id: "asc" },
  });
  const own = rows.find(({ teamMemberId }) => teamMemberId === member.teamMemberId);
  const owes = interview.participants.some(
    (one) => one.teamMemberId === member.teamMemberId && one.mustScore && own?.status !== "submitted",
  );
  return rows.flatMap((row): ScorecardView[] => {
    const isOwn = row.teamMemberId === member.teamMemberId;
    if (row.status !== "submitted" && !isOwn) return [];
    const isShown = isOwn || !owes;
    return [
      {
        teamMemberId: row.teamMemberId,
        who: `${row.teamMember.firstName} ${row.teamMember.lastName}`.trim(),
        status: row.status,
        isShown,
        overall: isShown ? row.overall : null,
        summary: isShown ? row.summary : null,
        strengths: isShown ? row.strengths : [],
        concerns: isShown ? row.concerns : [],
        ratings: isShown ? row.ratings.map(({ attribute, rating, note }) => ({ attribute, rating, note })) : [],
        submittedAt: row.submittedAt,
      },
    ];
  });
}
