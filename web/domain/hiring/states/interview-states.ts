import type { OrganizationRole } from "~/domain/access";
import { machine, type Step, type StepCheck } from "~/platform/machine";
import { type HiringAbility, roleAllows } from "./abilities";

export const INTERVIEW_STATUSES = [
  "needs_scheduling",
  "awaiting_candidate",
  "scheduled",
  "awaiting_feedback",
  "completed",
  "cancelled",
  "no_show",
  "on_hold",
] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** Who acts: a role of the team, the candidate through the booking link, or the product itself when something else ended. */
export type InterviewActor = OrganizationRole | "candidate" | "clock";

type By = HiringAbility | "candidate" | "clock";
type Transition = Step<InterviewStatus, By> & { label: string };

/** The one table of what may follow what. Whatever is not here is refused. */
export const INTERVIEW_TRANSITIONS = {
  schedule: {
    label: "Schedule",
    from: ["needs_scheduling", "awaiting_candidate", "scheduled", "on_hold"],
    to: "scheduled",
    by: "interviews:write",
  },
  offer_times: {
    label: "Let the candidate choose",
    from: ["needs_scheduling", "awaiting_candidate"],
    to: "awaiting_candidate",
    by: "interviews:write",
  },
  book: { label: "Book", from: ["awaiting_candidate"], to: "scheduled", by: "candidate" },
  hold: {
    label: "Put on hold",
    from: ["needs_scheduling", "awaiting_candidate", "scheduled"],
    to: "on_hold",
    by: "interviews:write",
  },
  cancel: {
    label: "Cancel the interview",
    from: ["needs_scheduling", "awaiting_candidate", "scheduled", "on_hold"],
    to: "cancelled",
    by: "interviews:write",
  },
  call_off: {
    label: "Call off",
    from: ["needs_scheduling", "awaiting_candidate", "scheduled", "on_hold"],
    to: "cancelled",
    by: "clock",
  },
  finish: { label: "Finish", from: ["scheduled", "awaiting_feedback"], to: "completed", by: "clock" },
  end: { label: "End", from: ["scheduled"], to: "awaiting_feedback", by: "clock" },
  no_show: {
    label: "Candidate did not show up",
    from: ["scheduled", "awaiting_feedback"],
    to: "no_show",
    by: "interviews:write",
  },
  complete: {
    label: "Close",
    from: ["scheduled", "awaiting_feedback"],
    to: "completed",
    by: "interviews:write",
  },
  again: { label: "Schedule again", from: ["no_show"], to: "needs_scheduling", by: "interviews:write" },
} as const satisfies Record<string, Transition>;

export type InterviewAction = keyof typeof INTERVIEW_TRANSITIONS;

function mayBy(by: By, actor: InterviewActor): boolean {
  if (by === "candidate" || by === "clock") return by === actor;
  return actor !== "candidate" && actor !== "clock" && roleAllows(actor, by);
}

const interviews = machine<InterviewStatus, InterviewAction, By, InterviewActor>(INTERVIEW_TRANSITIONS, mayBy);
export const INTERVIEW_ACTIONS = interviews.actions;

/** Whether an action may be taken in a state, and by this actor. */
export const checkInterviewStep = (action: InterviewAction, from: InterviewStatus, actor: InterviewActor): StepCheck =>
  interviews.check(action, { from, actor });

/** The steps that this role may take in a state: buttons ask here. */
export const interviewActions = (from: InterviewStatus, role: OrganizationRole): InterviewAction[] =>
  interviews.open(from, role);

/** States in which an interview still takes place or may. */
export const OPEN_INTERVIEW: readonly InterviewStatus[] = [
  "needs_scheduling",
  "awaiting_candidate",
  "scheduled",
  "on_hold",
];
