import type { Bounds, Facts } from "./types";

/** Each count of employees is among the next: those at a site among those within 75 miles, and all among all. */
const AMONG: Record<string, string[]> = {
  employees_at_site: ["employees_within_75_miles", "employees_in_city", "employees_in_state", "employees"],
  employees_in_city: ["employees_in_state", "employees"],
  employees_within_75_miles: ["employees"],
  employees_in_state: ["employees"],
  jobs_lost: ["employees_at_site", "employees"],
};

/** Who has fewer people, and says nothing else, has them all at one place: 'we are a 14 person office in Hartford'. */
const SMALL = 50;
const PLACES = new Set(["employees_at_site", "employees_in_city", "employees_in_state", "employees_within_75_miles"]);

/** What the other counts tell of one that was not given; null where they tell nothing. */
export function boundsOf(key: string, facts: Facts): Bounds | null {
  const countOf = (other: string): Bounds | null => {
    const value = facts.get(other);
    return value?.kind === "number" ? value.bounds : null;
  };
  const larger = (AMONG[key] ?? []).map(countOf).filter((bounds) => bounds !== null);
  const smaller = Object.entries(AMONG)
    .filter(([, around]) => around.includes(key))
    .map(([inner]) => countOf(inner))
    .filter((bounds) => bounds !== null);
  // Who has an employee to ask about has one.
  if (larger.length === 0 && smaller.length === 0)
    return key === "employees" ? { from: 1, to: Number.POSITIVE_INFINITY } : null;
  const to = Math.min(Number.POSITIVE_INFINITY, ...larger.map((bounds) => bounds.to));
  const all = countOf("employees");
  const areTogether = PLACES.has(key) && all?.from === all?.to && to < SMALL && smaller.length === 0;
  return { from: areTogether ? to : Math.max(0, ...smaller.map(({ from }) => from)), to };
}
