import { describe, expect, test } from "vitest";
import {
  APPLICATION_STATUSES,
  APPLICATION_TRANSITIONS,
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationStatus,
  actionFor,
  actionsFrom,
  checkTransition,
} from "~/domain/hiring/states/application-states";

const ACTORS: ApplicationActor[] = [
  "owner",
  "admin",
  "recruiter",
  "hiring_manager",
  "interviewer",
  "viewer",
  "candidate",
];
const ACTIONS = Object.keys(APPLICATION_TRANSITIONS) as ApplicationAction[];

/** The rules once more, in other words than the table's: who, from, to for each action. */
function isAllowed(
  action: ApplicationAction,
  from: ApplicationStatus,
  to: ApplicationStatus,
  actor: ApplicationActor,
): boolean {
  const open = (status: ApplicationStatus) => !["hired", "rejected", "withdrawn"].includes(status);
  if (actor === "interviewer" || actor === "viewer") return false;
  if (actor === "candidate") return action === "withdraw" && open(from) && to === "withdrawn";
  if (action === "move") return open(from) && open(to);
  if (action === "reject") return open(from) && to === "rejected";
  if (action === "withdraw") return open(from) && to === "withdrawn";
  if (actor === "hiring_manager") return false;
  if (action === "hire") return from === "offer" && to === "hired";
  if (action === "reopen") return (from === "rejected" || from === "withdrawn") && open(to);
  if (action === "transfer") return open(from) && to === "rejected";
  return actor !== "recruiter" && from === "hired" && to === "offer";
}

describe("the table of transitions", () => {
  const cases = ACTIONS.flatMap((action) =>
    APPLICATION_STATUSES.flatMap((from) => APPLICATION_STATUSES.map((to) => [action, from, to] as const)),
  );

  test.each(cases)("%s from %s to %s is open to exactly the right hands", (action, from, to) => {
    for (const actor of ACTORS) {
      const verdict = checkTransition(action, { from, to, actor });
      expect(verdict === "allowed", `${actor}: ${verdict}`).toBe(isAllowed(action, from, to, actor));
    }
  });

  test("names the missing role only where somebody else could take the step", () => {
    expect(checkTransition("unhire", { from: "hired", to: "offer", actor: "recruiter" })).toBe("role_missing");
    expect(checkTransition("hire", { from: "applied", to: "hired", actor: "owner" })).toBe("no_such_transition");
  });

  test("gives every wished state at most one action, and none for staying finished", () => {
    for (const from of APPLICATION_STATUSES) {
      for (const to of APPLICATION_STATUSES) {
        const action = actionFor(from, to);
        if (action) expect(checkTransition(action, { from, to, actor: "owner" })).toBe("allowed");
      }
    }
    expect(actionFor("hired", "rejected")).toBeNull();
    expect(actionFor("rejected", "hired")).toBeNull();
    expect(actionFor("applied", "hired")).toBeNull();
  });

  test("offers buttons for allowed steps only", () => {
    expect(actionsFrom("applied", "viewer")).toEqual([]);
    expect(actionsFrom("offer", "recruiter")).toContain("hire");
    expect(actionsFrom("hired", "recruiter")).toEqual([]);
    expect(actionsFrom("hired", "admin")).toEqual(["unhire"]);
  });
});
