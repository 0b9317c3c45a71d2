import { recordAudit } from "~/domain/access";
import { type EventType, emitEvent } from "~/domain/events";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import type { JobModel as Job } from "~/platform/db/generated/models";
import { Conflict, Forbidden, Invalid, invalidField, ProductError } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { recordActivity } from "../activity/record-activity";
import { blockingFindings, checkDue } from "../checks/check-posting";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { readPolicies } from "../settings/policies";
import { decideJob, JOB_TRANSITIONS, type JobAction, type JobState, stateOf } from "../states/job-states";
import { castVote, openRound, stepFor, voidVotes } from "./approval";
import { callOffInterviewsOf, holdApplicationsOf, refuseOffersOut } from "./close-openings";
import { holdJob, isOwnJob, refuseOldVersion } from "./hold-job";
import { REQUIRED_TO_SUBMIT } from "./job-form";
import { CLOSE_REASONS, type CloseReason } from "./job-options";
import { keepVersion } from "./job-versions";
import { closeSeats, openSeats, syncSeats } from "./seats";

export type JobStep = { reason?: string | null; closeReason?: CloseReason | null; version?: number };

/** Takes a job one step through its state machine: the one way in which its two states ever change by hand. */
export async function changeJob(
  member: HiringMember,
  id: number,
  action: JobAction,
  step: JobStep = {},
): Promise<JobState> {
  // In a transaction of its own: what it finds stays, also when the step is refused because of it.
  await inHiring(member, (tx) => checkDue(tx, member.organizationId, [id]));
  const state = await inHiring(member, async (tx) => {
    if (action === "close") await holdApplicationsOf(tx, { id, organizationId: member.organizationId });
    const job = await holdJob(tx, member, id);
    refuseOldVersion(job, step.version);
    if (job.isTemplate) throw new Conflict("A template is not published. Make a job from it.", { code: "is_template" });
    const asked = (await stepFor(tx, job, member.teamMemberId)) !== null;
    const decision = decideJob(stateOf(job), action, {
      role: member.role,
      isOwn: isOwnJob(job, member),
      isAsked: asked,
    });
    if (!decision.allowed) {
      const { code, text } = decision;
      throw code === "role" ? new Forbidden(text, { code: "role_missing" }) : new Conflict(text, { code });
    }
    requireReason(action, step);
    const to = { ...decision.to, ...(await EFFECTS[action](tx, member, job, step)) };
    await tx.job.update({
      where: { id },
      data: { ...to, lastModifiedBy: member.userId, version: { increment: 1 } },
      select: { id: true },
    });
    await tellOf(tx, member, job, action, step);
    if (action === "approve" && to.approvalStatus === "approved" && job.autoPublish) {
      return publishByItself(tx, member, { ...job, approvalStatus: "approved" });
    }
    return stateOf({ approvalStatus: String(to.approvalStatus), status: String(to.status) });
  });
  if (action === "close") kickMail();
  return state;
}

/** What asked to be published once approved is published, when nothing stands against it; else it waits for a person. */
async function publishByItself(tx: Transaction, member: HiringMember, job: Job): Promise<JobState> {
  const waits = stateOf(job);
  try {
    const columns = await openPosting(tx, member, job);
    await tx.job.update({ where: { id: job.id }, data: { ...columns, status: "published" }, select: { id: true } });
  } catch (error) {
    if (error instanceof ProductError) return waits;
    throw error;
  }
  await tellOf(tx, member, job, "publish", {});
  return { ...waits, status: "published" };
}

function requireReason(action: JobAction, { reason, closeReason }: JobStep): void {
  if (!("needsReason" in JOB_TRANSITIONS[action])) return;
  if (action === "close") {
    if (!closeReason || !CLOSE_REASONS.includes(closeReason))
      throw invalidField("closeReason", "Say why it is closed.");
    return;
  }
  if (!reason?.trim()) throw invalidField("reason", "Give a reason.");
}

type Effect = (
  tx: Transaction,
  member: HiringMember,
  job: Job,
  step: JobStep,
) => Promise<Omit<Prisma.JobUncheckedUpdateInput, "id">>;

/** What each step does beyond the states of the table, and what it refuses. */
const EFFECTS: Record<JobAction, Effect> = {
  async submit(tx, member, job) {
    refuseIncomplete(job);
    await refuseBlocked(tx, job);
    await keepVersion(tx, member, job, { note: "Submitted for approval" });
    await openRound(tx, member, job);
    return { rejectionReason: null };
  },
  async approve(tx, member, job, { reason }) {
    const result = await castVote(tx, member, job, { decision: "approved", reason: reason?.trim() || null });
    return result === "approved"
      ? { approvalStatus: "approved", approvedBy: member.userId, approvedAt: now(), rejectionReason: null }
      : {};
  },
  async reject(tx, member, job, { reason }) {
    await castVote(tx, member, job, { decision: "rejected", reason: reason?.trim() ?? null });
    return { rejectionReason: reason?.trim() };
  },
  async recall(tx, _member, job) {
    await voidVotes(tx, job);
    return {};
  },
  async revise() {
    return {};
  },
  publish: openPosting,
  async pause() {
    return {};
  },
  resume: openPosting,
  async close(tx, member, job, { closeReason }) {
    await refuseOffersOut(tx, job);
    await callOffInterviewsOf(tx, job, member.userId);
    const seats = await openSeats(tx, job);
    await closeSeats(
      tx,
      seats.map(({ id }) => id),
      closeReason ?? "other",
    );
    await voidVotes(tx, job);
    return {
      closeReason,
      closedAt: now(),
      // A requisition that waited when it was closed is a draft when it comes back.
      ...(job.approvalStatus === "pending" ? { approvalStatus: "draft" } : {}),
    };
  },
  async reopen(tx, _member, job) {
    const { reapproveOnReopen } = await readPolicies(tx, job.organizationId);
    const kept = !reapproveOnReopen && job.approvalStatus === "approved";
    return {
      closeReason: null,
      closedAt: null,
      applicationDeadline: null,
      ...(kept ? { approvalStatus: "approved" } : { approvedAt: null, approvedBy: null }),
    };
  },
};

/** Goes on the careers page: a seat must be open, and the law check must have nothing that blocks. */
async function openPosting(tx: Transaction, member: HiringMember, job: Job) {
  refuseIncomplete(job);
  if (
    job.applicationDeadline &&
    job.applicationDeadline.toISOString().slice(0, 10) < now().toISOString().slice(0, 10)
  ) {
    throw invalidField("applicationDeadline", "The application deadline has passed. Change it first.");
  }
  await refuseBlocked(tx, job);
  await syncSeats(tx, job);
  if ((await openSeats(tx, job)).length === 0) {
    throw new Conflict("Every opening of this job is filled. Add openings first.", { code: "no_seat" });
  }
  await keepVersion(tx, member, job, { note: "Published" });
  return { publishedAt: job.publishedAt ?? now() };
}

function refuseIncomplete(job: Job): void {
  const fields = REQUIRED_TO_SUBMIT.filter(([name]) => !job[name]).map(([field, label]) => ({
    field: field as string,
    message: `${label} is required`,
  }));
  if (fields.length === 0) return;
  const list = fields.map(({ message }) => message.replace(" is required", "")).join(", ");
  throw new Invalid(`Still missing: ${list}.`, { code: "incomplete", fields });
}

async function refuseBlocked(tx: Transaction, job: Job): Promise<void> {
  await checkDue(tx, job.organizationId, [job.id]);
  const blocking = await blockingFindings(tx, job.organizationId, job.id);
  if (blocking.length === 0) return;
  throw new Conflict(
    `The law check has ${blocking.length === 1 ? "a finding that blocks" : `${blocking.length} findings that block`} this: ${blocking[0]?.message} Fix it, or override it with a reason.`,
    { code: "law_check", findings: blocking.map(({ id }) => id) },
  );
}

const EVENTS: Partial<Record<JobAction, EventType & `job.${string}`>> = {
  publish: "job.published",
  resume: "job.published",
  pause: "job.paused",
  close: "job.closed",
};

const TOLD: Record<JobAction, string> = {
  submit: "submitted for approval",
  approve: "approved",
  reject: "rejected",
  recall: "recalled",
  revise: "taken up again",
  publish: "published",
  pause: "paused",
  resume: "published again",
  close: "closed",
  reopen: "reopened",
};

async function tellOf(tx: Transaction, member: HiringMember, job: Job, action: JobAction, step: JobStep) {
  const { organizationId } = member;
  await recordActivity(tx, member, {
    type: `job.${action}`,
    entity: { type: "job", id: job.id },
    title: `${job.title} was ${TOLD[action]}`,
    description: step.reason?.trim() || step.closeReason || null,
  });
  await recordAudit(tx, member.principal, {
    action: `job.${action}`,
    organizationId,
    entity: { type: "job", id: job.id },
    before: stateOf(job),
  });
  const event = EVENTS[action];
  if (event) await emitEvent(tx, organizationId, event, { jobId: job.id });
}
