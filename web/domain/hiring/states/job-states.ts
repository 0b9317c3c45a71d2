import type { OrganizationRole } from "~/domain/access";
import { type HiringAbility, roleAllows } from "./abilities";

export const APPROVAL_STATES = ["draft", "pending", "approved", "rejected"] as const;
export const JOB_STATES = ["draft", "published", "paused", "closed"] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];
export type JobStatus = (typeof JOB_STATES)[number];
export type JobState = { approvalStatus: ApprovalState; status: JobStatus };

export const stateOf = (job: { approvalStatus: string; status: string }): JobState => ({
  approvalStatus: job.approvalStatus as JobState["approvalStatus"],
  status: job.status as JobState["status"],
});

type Transition = {
  label: string;
  ability: HiringAbility;
  approval: readonly ApprovalState[];
  status: readonly JobStatus[];
  /** What changes; an axis that is left out stays. Approval itself is decided by the votes. */
  to: Partial<JobState>;
  /** Only for those who are asked in the step that is due. */
  approverOnly?: boolean;
  /** Hiring managers only for jobs of their own. */
  ownOnly?: boolean;
  needsReason?: boolean;
};

const ANY_APPROVAL = APPROVAL_STATES;

/**
 * The state machine of a requisition: two axes, whether it may be opened (`approvalStatus`) and whether it is (`status`).
 * Nothing else in the product writes these two columns.
 */
export const JOB_TRANSITIONS = {
  submit: {
    label: "Submit for approval",
    ability: "jobs:write",
    approval: ["draft"],
    status: ["draft"],
    to: { approvalStatus: "pending" },
    ownOnly: true,
  },
  approve: {
    label: "Approve",
    ability: "jobs:approve",
    approval: ["pending"],
    status: ["draft", "paused"],
    to: {},
    approverOnly: true,
  },
  reject: {
    label: "Reject",
    ability: "jobs:approve",
    approval: ["pending"],
    status: ["draft", "paused"],
    to: { approvalStatus: "rejected" },
    approverOnly: true,
    needsReason: true,
  },
  recall: {
    label: "Recall",
    ability: "jobs:write",
    approval: ["pending"],
    status: ["draft", "paused"],
    to: { approvalStatus: "draft", status: "draft" },
    ownOnly: true,
  },
  revise: {
    label: "Revise",
    ability: "jobs:write",
    approval: ["rejected"],
    status: ["draft", "paused"],
    to: { approvalStatus: "draft", status: "draft" },
    ownOnly: true,
  },
  publish: {
    label: "Publish",
    ability: "jobs:publish",
    approval: ["approved"],
    status: ["draft"],
    to: { status: "published" },
  },
  pause: {
    label: "Pause",
    ability: "jobs:publish",
    approval: ["approved"],
    status: ["published"],
    to: { status: "paused" },
  },
  resume: {
    label: "Resume",
    ability: "jobs:publish",
    approval: ["approved"],
    status: ["paused"],
    to: { status: "published" },
  },
  close: {
    label: "Close",
    ability: "jobs:publish",
    approval: ANY_APPROVAL,
    status: ["published", "paused"],
    to: { status: "closed" },
    needsReason: true,
  },
  reopen: {
    label: "Reopen",
    ability: "jobs:publish",
    approval: ANY_APPROVAL,
    status: ["closed"],
    to: { status: "draft", approvalStatus: "draft" },
  },
} as const satisfies Record<string, Transition>;

export type JobAction = keyof typeof JOB_TRANSITIONS;
export const JOB_ACTIONS = Object.keys(JOB_TRANSITIONS) as JobAction[];

/** What matters of the person who acts. */
export type JobActor = { role: OrganizationRole; isOwn: boolean; isAsked: boolean };

export type Decision =
  | { allowed: true; to: JobState }
  | { allowed: false; code: "role" | "state" | "not_asked"; text: string };

/** Whether somebody may do this in this state, and where it leads: the whole rule in one place, without a database. */
export function decideJob(state: JobState, action: JobAction, actor: JobActor): Decision {
  const rule: Transition = JOB_TRANSITIONS[action];
  const refuse = (code: "role" | "state" | "not_asked", text: string): Decision => ({ allowed: false, code, text });
  if (!roleAllows(actor.role, rule.ability))
    return refuse("role", "Your role in this organization does not allow this.");
  if (rule.ownOnly && actor.role === "hiring_manager" && !actor.isOwn) {
    return refuse("role", "Hiring managers change their own requisitions only.");
  }
  if (!rule.approval.includes(state.approvalStatus) || !rule.status.includes(state.status)) {
    return refuse("state", `This cannot be done while the job is ${stateText(state)}.`);
  }
  if (rule.approverOnly && !actor.isAsked) {
    return refuse("not_asked", "This requisition does not wait for your approval.");
  }
  return { allowed: true, to: { ...state, ...rule.to } };
}

/** The buttons that work for this person in this state. */
export const allowedJobActions = (state: JobState, actor: JobActor): JobAction[] =>
  JOB_ACTIONS.filter((action) => decideJob(state, action, actor).allowed);

/** `published`, or `a draft that waits for approval`. */
export function stateText({ approvalStatus, status }: JobState): string {
  if (status !== "draft") return approvalStatus === "pending" ? `${status} and waits for approval` : status;
  const drafts: Record<ApprovalState, string> = {
    draft: "a draft",
    pending: "waiting for approval",
    approved: "approved and not published",
    rejected: "rejected",
  };
  return drafts[approvalStatus];
}
