import type { OrganizationRole } from "~/domain/access";
import { isOneOf, machine, type Step, type StepCheck } from "~/platform/machine";

/** Every state of an application. The first four are active. */
export const APPLICATION_STATUSES = [
  "applied",
  "screening",
  "interviewing",
  "offer",
  "hired",
  "rejected",
  "withdrawn",
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
export type ActiveStatus = "applied" | "screening" | "interviewing" | "offer";

export const ACTIVE: readonly ActiveStatus[] = ["applied", "screening", "interviewing", "offer"];

/** Who acts: a role of the organization, or the candidate through a link of theirs. Nothing moves by itself. */
export type ApplicationActor = OrganizationRole | "candidate";

export type ApplicationAction = "move" | "reject" | "withdraw" | "hire" | "unhire" | "reopen" | "transfer";

type Transition = Step<ApplicationStatus, readonly ApplicationActor[]> & {
  /** `backward`: only when the new stage comes before the old one. */
  reason: "never" | "always" | "backward";
};

const MANAGERS = ["owner", "admin"] as const;
const RECRUITERS = [...MANAGERS, "recruiter"] as const;
const HIRING_TEAM = [...RECRUITERS, "hiring_manager"] as const;

/** The one table of what may follow what, by whose hand. Whatever is not here is refused. */
export const APPLICATION_TRANSITIONS: Record<ApplicationAction, Transition> = {
  move: { from: ACTIVE, to: ACTIVE, by: HIRING_TEAM, reason: "backward" },
  reject: { from: ACTIVE, to: ["rejected"], by: HIRING_TEAM, reason: "always" },
  withdraw: { from: ACTIVE, to: ["withdrawn"], by: [...HIRING_TEAM, "candidate"], reason: "never" },
  hire: { from: ["offer"], to: ["hired"], by: RECRUITERS, reason: "never" },
  unhire: { from: ["hired"], to: ["offer"], by: MANAGERS, reason: "always" },
  reopen: { from: ["rejected", "withdrawn"], to: ACTIVE, by: RECRUITERS, reason: "always" },
  transfer: { from: ACTIVE, to: ["rejected"], by: RECRUITERS, reason: "never" },
};

const applications = machine(APPLICATION_TRANSITIONS, isOneOf<ApplicationActor>);

/** Whether an action leads from one state to another, and whether this actor may take it. */
export const checkTransition = (
  action: ApplicationAction,
  where: { from: ApplicationStatus; to: ApplicationStatus; actor: ApplicationActor },
): StepCheck => applications.check(action, where);

const BY_STATE: ApplicationAction[] = ["move", "reject", "withdraw", "hire", "unhire", "reopen"];

/** The action that a wished state means; a transfer names a job instead. */
export const actionFor = (from: ApplicationStatus, to: ApplicationStatus): ApplicationAction | null =>
  applications.leading(from, to, BY_STATE);

/** What this actor may do with an application in this state: buttons and columns ask here. */
export const actionsFrom = applications.open;

export const isActive = (status: string): status is ActiveStatus => (ACTIVE as readonly string[]).includes(status);

const RANK: Record<ApplicationStatus, number> = {
  applied: 0,
  screening: 1,
  interviewing: 2,
  offer: 3,
  hired: 4,
  rejected: 5,
  withdrawn: 5,
};

/** Orders states along the pipeline. */
export const rankOf = (status: ApplicationStatus): number => RANK[status];
