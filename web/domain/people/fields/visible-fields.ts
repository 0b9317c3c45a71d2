import { FIELD_GROUPS, type Onlooker } from "./field-table";

type Group = (typeof FIELD_GROUPS)[keyof typeof FIELD_GROUPS];

const opens = (group: Group, { role, isSelf, isManager, managersSeePay }: Onlooker): boolean =>
  (group.roles as readonly string[]).includes(role) ||
  (isSelf && group.self) ||
  (isManager && (group.manager === true || (group.manager === "if_company_allows" && managersSeePay)));

/** The names of the fields that somebody may see of a record. */
export const visibleFields = (onlooker: Onlooker): ReadonlySet<string> =>
  new Set(Object.values(FIELD_GROUPS).flatMap((group) => (opens(group, onlooker) ? [...group.fields] : [])));

/** A view of an employee with what this onlooker may see of it, and nothing else: the one way out for every such view. */
export function visibleTo<View extends object>(view: View, onlooker: Onlooker): Partial<View> {
  const open = visibleFields(onlooker);
  return Object.fromEntries(Object.entries(view).filter(([name]) => open.has(name))) as Partial<View>;
}
