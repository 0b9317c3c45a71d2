import type { AppLoadContext } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { opens, withAccess } from "~/app/server/principal.server";
import { type PeopleAbility, type PeopleMember, peopleMember, peopleMemberMay } from "~/domain/people";

type Arrival = { request: Request; context: AppLoadContext };

const known = new WeakMap<Request, Promise<PeopleMember>>();

/**
 * First line of every loader and action under /hris: somebody at work in people whose role has the ability. Visitors are led
 * to sign in and back, who owes a second step to set it up, people without access to the plan page.
 */
export async function people(arrival: Arrival, ability: PeopleAbility = "read"): Promise<PeopleMember> {
  const principal = await withAccess(arrival, "hris", "/hris");
  if (ability !== "read") return orErrorScreen(peopleMember(principal, ability));
  let member = known.get(arrival.request);
  if (!member) {
    member = orErrorScreen(peopleMember(principal));
    known.set(arrival.request, member);
  }
  return member;
}

/** The guard of a form: somebody whose role has the ability. */
export const peopleMay =
  (ability: PeopleAbility) =>
  (arrival: Arrival): Promise<PeopleMember> =>
    people(arrival, ability);

/** The member, or null for whom the plan page is. */
export async function peopleOrPlans(arrival: Arrival): Promise<PeopleMember | null> {
  return (await opens(arrival, "hris")) ? people(arrival) : null;
}

/** Which of these the member may do: what a screen shows or leaves out. */
export const peopleRights = <Ability extends PeopleAbility>(
  member: PeopleMember,
  ...abilities: Ability[]
): Record<Ability, boolean> =>
  Object.fromEntries(abilities.map((ability) => [ability, peopleMemberMay(member, ability)])) as Record<
    Ability,
    boolean
  >;
