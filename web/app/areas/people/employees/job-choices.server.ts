import {
  EMPLOYMENT_KINDS,
  FLSA_STATUSES,
  listColleagues,
  listDepartments,
  listPlaces,
  PAY_TYPES,
  type PeopleMember,
  WORK_SETTINGS,
} from "~/domain/people";
import { optionsOf } from "../pay-text";

type Named = { id: number; name: string };
const choices = (list: readonly Named[]) => list.map(({ id, name }) => ({ value: String(id), label: name }));

/** What the fields of somebody's work offer. */
export async function jobChoices(member: PeopleMember, exceptId?: number) {
  const [departments, places, colleagues] = await Promise.all([
    listDepartments(member),
    listPlaces(member),
    listColleagues(member),
  ]);
  return {
    departments: choices(departments),
    places: choices(
      places.map(({ id, name, city, state }) => ({ id, name: [name, city, state].filter(Boolean).join(", ") })),
    ),
    managers: choices(colleagues.filter(({ id }) => id !== exceptId)),
    employmentTypes: optionsOf(EMPLOYMENT_KINDS),
    payTypes: optionsOf(PAY_TYPES, { annual: "per year", hourly: "per hour" }),
    flsaStatuses: optionsOf(FLSA_STATUSES, { nonexempt: "Nonexempt: overtime is due", exempt: "Exempt from overtime" }),
    workSettings: optionsOf(WORK_SETTINGS),
  };
}

export type JobChoices = Awaited<ReturnType<typeof jobChoices>>;
