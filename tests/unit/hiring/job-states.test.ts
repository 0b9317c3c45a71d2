import { describe, expect, it } from "vitest";
import { ORGANIZATION_ROLES, type OrganizationRole } from "~/domain/access";
import {
  APPROVAL_STATES,
  type ApprovalState,
  decideJob,
  JOB_ACTIONS,
  JOB_STATES,
  type JobAction,
  type JobState,
  type JobStatus,
} from "~/domain/hiring/states/job-states";

/**
 * The machine written down a second time, by hand and by state: approval/status, action, where it leads. Whatever is not
 * here must be refused.
 */
const LEADS: Record<string, Partial<Record<JobAction, string>>> = {
  "draft/draft": { submit: "pending/draft" },
  "pending/draft": { approve: "pending/draft", reject: "rejected/draft", recall: "draft/draft" },
  "rejected/draft": { revise: "draft/draft" },
  "approved/draft": { publish: "approved/published" },
  "approved/published": { pause: "approved/paused", close: "approved/closed" },
  "approved/paused": { resume: "approved/published", close: "approved/closed" },
  "pending/paused": {
    approve: "pending/paused",
    reject: "rejected/paused",
    recall: "draft/draft",
    close: "pending/closed",
  },
  "rejected/paused": { revise: "draft/draft", close: "rejected/closed" },
  "draft/paused": { close: "draft/closed" },
  "draft/published": { close: "draft/closed" },
  "pending/published": { close: "pending/closed" },
  "rejected/published": { close: "rejected/closed" },
  "draft/closed": { reopen: "draft/draft" },
  "pending/closed": { reopen: "draft/draft" },
  "approved/closed": { reopen: "draft/draft" },
  "rejected/closed": { reopen: "draft/draft" },
};

const WRITES: readonly OrganizationRole[] = ["owner", "admin", "recruiter", "hiring_manager"];
const PUBLISHES: readonly OrganizationRole[] = ["owner", "admin", "recruiter"];
const BY_ROLE: Record<JobAction, readonly OrganizationRole[]> = {
  submit: WRITES,
  approve: WRITES,
  reject: WRITES,
  recall: WRITES,
  revise: WRITES,
  publish: PUBLISHES,
  pause: PUBLISHES,
  resume: PUBLISHES,
  close: PUBLISHES,
  reopen: PUBLISHES,
};
const OWN_ONLY: readonly JobAction[] = ["submit", "recall", "revise"];
const ASKED_ONLY: readonly JobAction[] = ["approve", "reject"];

const key = ({ approvalStatus, status }: JobState) => `${approvalStatus}/${status}`;
const states: JobState[] = APPROVAL_STATES.flatMap((approvalStatus) =>
  JOB_STATES.map((status) => ({ approvalStatus, status })),
);

const actors = ORGANIZATION_ROLES.flatMap((role) =>
  [true, false].flatMap((isOwn) => [true, false].map((isAsked) => ({ role, isOwn, isAsked }))),
);
const combinations = states.flatMap((state) =>
  JOB_ACTIONS.flatMap((action) => actors.map((actor) => ({ state, action, actor }))),
);

const mayAct = (action: JobAction, { role, isOwn, isAsked }: (typeof actors)[number]): boolean =>
  BY_ROLE[action].includes(role) &&
  (isOwn || role !== "hiring_manager" || !OWN_ONLY.includes(action)) &&
  (isAsked || !ASKED_ONLY.includes(action));

describe("the state machine of a requisition", () => {
  it("allows exactly what is written down, for every state, action, role and relation to the job", () => {
    for (const { state, action, actor } of combinations) {
      const decision = decideJob(state, action, actor);
      const leads = mayAct(action, actor) ? LEADS[key(state)]?.[action] : undefined;
      expect(decision.allowed ? key(decision.to) : undefined, `${key(state)} ${action} ${JSON.stringify(actor)}`).toBe(
        leads,
      );
    }
    expect(combinations).toHaveLength(16 * 10 * 6 * 4);
  });

  it("never publishes what is not approved, whatever is done in whatever order", () => {
    // From the state of a new requisition, with the votes and material changes that the database adds, every reachable state.
    const start: JobState = { approvalStatus: "draft", status: "draft" };
    const seen = new Map([[key(start), start]]);
    const queue = [start];
    const actor = { role: "owner" as const, isOwn: true, isAsked: true };
    for (let state = queue.pop(); state; state = queue.pop()) {
      const next: JobState[] = JOB_ACTIONS.flatMap((action) => {
        const decision = decideJob(state, action, actor);
        if (!decision.allowed) return [];
        const voted = action === "approve" ? [{ ...decision.to, approvalStatus: "approved" as ApprovalState }] : [];
        const closed = action === "close" && state.approvalStatus === "pending";
        return [closed ? { ...decision.to, approvalStatus: "draft" as ApprovalState } : decision.to, ...voted];
      });
      if (state.approvalStatus === "approved" && state.status !== "closed") {
        const status: JobStatus = state.status === "published" ? "paused" : state.status;
        next.push({ approvalStatus: "pending", status });
      }
      for (const found of next) {
        if (seen.has(key(found))) continue;
        seen.set(key(found), found);
        queue.push(found);
      }
    }
    expect([...seen.keys()].sort()).toEqual(
      [
        "draft/draft",
        "pending/draft",
        "rejected/draft",
        "approved/draft",
        "approved/published",
        "approved/paused",
        "pending/paused",
        "rejected/paused",
        "approved/closed",
        "draft/closed",
        "rejected/closed",
      ].sort(),
    );
  });
});
