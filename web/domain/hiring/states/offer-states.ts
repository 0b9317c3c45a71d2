import type { OrganizationRole } from "~/domain/access";
import { isOneOf, machine, type Step, type StepCheck } from "~/platform/machine";

export const OFFER_STATUSES = [
  "draft",
  "pending_approval",
  "approved",
  "sent",
  "viewed",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "superseded",
] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Who acts: a role of the team, the candidate by the signed link, or the product itself. */
export type OfferActor = OrganizationRole | "candidate" | "clock";

type Transition = Step<OfferStatus, readonly OfferActor[]> & { label: string; needsReason?: boolean };

const MANAGERS = ["owner", "admin"] as const;
const RECRUITERS = [...MANAGERS, "recruiter"] as const;
const HIRING_TEAM = [...RECRUITERS, "hiring_manager"] as const;

/** The one table of what may follow what, by whose hand. Whatever is not here is refused. */
export const OFFER_TRANSITIONS = {
  submit: { label: "Submit for approval", from: ["draft"], to: "pending_approval", by: RECRUITERS },
  approve: { label: "Approve", from: ["pending_approval"], to: "approved", by: HIRING_TEAM },
  reject: { label: "Reject", from: ["pending_approval"], to: "draft", by: HIRING_TEAM, needsReason: true },
  recall: { label: "Recall", from: ["pending_approval"], to: "draft", by: RECRUITERS },
  send: { label: "Send to the candidate", from: ["approved"], to: "sent", by: RECRUITERS },
  view: { label: "View", from: ["sent"], to: "viewed", by: ["candidate"] },
  accept: { label: "Accept", from: ["sent", "viewed"], to: "accepted", by: ["candidate"] },
  decline: { label: "Decline", from: ["sent", "viewed"], to: "declined", by: ["candidate"] },
  expire: { label: "Expire", from: ["sent", "viewed"], to: "expired", by: ["clock"] },
  extend: { label: "Extend the deadline", from: ["sent", "viewed", "expired"], to: "sent", by: RECRUITERS },
  revise: {
    label: "Change into a new version",
    from: ["approved", "sent", "viewed", "declined", "expired"],
    to: "draft",
    by: RECRUITERS,
  },
  withdraw: {
    label: "Withdraw the offer",
    from: ["draft", "pending_approval", "approved", "sent", "viewed"],
    to: "withdrawn",
    by: RECRUITERS,
    needsReason: true,
  },
  rescind: {
    label: "Withdraw an accepted offer",
    from: ["accepted"],
    to: "withdrawn",
    by: MANAGERS,
    needsReason: true,
  },
  call_off: {
    label: "Call off",
    from: ["draft", "pending_approval", "approved", "sent", "viewed"],
    to: "withdrawn",
    by: ["clock"],
  },
} as const satisfies Record<string, Transition>;

export type OfferAction = keyof typeof OFFER_TRANSITIONS;
const offers = machine<OfferStatus, OfferAction, readonly OfferActor[], OfferActor>(OFFER_TRANSITIONS, isOneOf);
export const OFFER_ACTIONS = offers.actions;

/** Whether an action may be taken in a state, and by this actor. */
export const checkOfferStep = (action: OfferAction, from: OfferStatus, actor: OfferActor): StepCheck =>
  offers.check(action, { from, actor });

export const reasonNeeded = (action: OfferAction): boolean => "needsReason" in OFFER_TRANSITIONS[action];

/** The steps that this role may take in a state; approval is asked of those who are named. */
export const offerActions = (from: OfferStatus, role: OrganizationRole, isAsked: boolean): OfferAction[] =>
  offers.open(from, role).filter((action) => (action !== "approve" && action !== "reject") || isAsked);
