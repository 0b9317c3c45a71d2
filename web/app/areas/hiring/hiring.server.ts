import type { AppLoadContext } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { opens, withAccess } from "~/app/server/principal.server";
import { type HiringAbility, type HiringMember, hiringMember, memberMay } from "~/domain/hiring";

type Arrival = { request: Request; context: AppLoadContext };

const known = new WeakMap<Request, Promise<HiringMember>>();

/**
 * First line of every loader and action under /ats: a member of a hiring team whose role has the ability. Visitors are led
 * to sign in and back, who owes a second step to set it up, people without access to the plan page.
 */
export async function hiring(arrival: Arrival, ability: HiringAbility = "read"): Promise<HiringMember> {
  const principal = await withAccess(arrival, "ats", "/ats");
  if (ability !== "read") return orErrorScreen(hiringMember(principal, ability));
  let member = known.get(arrival.request);
  if (!member) {
    member = orErrorScreen(hiringMember(principal));
    known.set(arrival.request, member);
  }
  return member;
}

/** The guard of a form: a member whose role has the ability. */
export const may =
  (ability: HiringAbility) =>
  (arrival: Arrival): Promise<HiringMember> =>
    hiring(arrival, ability);

/** The member, or null for whom the plan page is. */
export async function hiringOrPlans(arrival: Arrival): Promise<HiringMember | null> {
  return (await opens(arrival, "ats")) ? hiring(arrival) : null;
}

/** Which of these the member may do: what a screen shows or leaves out. */
export const rightsOf = <Ability extends HiringAbility>(
  member: HiringMember,
  ...abilities: Ability[]
): Record<Ability, boolean> =>
  Object.fromEntries(abilities.map((ability) => [ability, memberMay(member, ability)])) as Record<Ability, boolean>;
