import type { RequestState } from "../ledger/ledger-types";

export const REQUEST_ACTIONS = ["approve", "deny", "cancel"] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** Who acts on a request: whether it is their own, whether they may decide, and whether they gave the first of two approvals. */
export type Actor = { isOwn: boolean; decides: boolean; isHr: boolean; gaveFirst: boolean };

const OPEN: readonly RequestState[] = ["pending", "pending_second"];

/**
 * What somebody may do with a request now. Nobody decides about their own; two approvals come from two people. What has begun
 * is called off by HR alone, because days of it were taken.
 */
export function actionsOn(status: RequestState, hasBegun: boolean, actor: Actor): RequestAction[] {
  const { isOwn, decides, isHr, gaveFirst } = actor;
  const actions: [RequestAction, boolean][] = [
    ["approve", !isOwn && decides && OPEN.includes(status) && !(status === "pending_second" && gaveFirst)],
    ["deny", !isOwn && decides && OPEN.includes(status)],
    [
      "cancel",
      OPEN.includes(status)
        ? isOwn || isHr
        : status === "approved"
          ? (isOwn && !hasBegun) || (isHr && !isOwn)
          : status === "taken" && isHr && !isOwn,
    ],
  ];
  return actions.flatMap(([action, may]) => (may ? [action] : []));
}

/** The state after an approval: long leave takes two. */
export const approvedState = (status: RequestState, minutes: number, secondFrom: number | null): RequestState =>
  status === "pending" && secondFrom !== null && minutes > secondFrom ? "pending_second" : "approved";
