import type { Transaction } from "~/platform/db/client";
import type { ImportRow } from "./import-fields";

type Line = { outcome: string; employeeId: number | null };
/** Everybody who works here already, by what a file may call them. */
export type Colleagues = Map<string, number[]>;

export async function colleaguesOf(tx: Transaction, organizationId: number): Promise<Colleagues> {
  const rows = await tx.employee.findMany({
    where: { organizationId, status: { notIn: ["draft", "terminated"] } },
    select: { id: true, employeeId: true, firstName: true, preferredName: true, lastName: true, email: true },
  });
  const known: Colleagues = new Map();
  for (const { id, employeeId, ...person } of rows)
    for (const name of namesOf({ ...person, number: employeeId })) known.set(name, [...(known.get(name) ?? []), id]);
  return known;
}

type Person = {
  firstName?: string;
  lastName?: string;
  preferredName?: string | null;
  email?: string;
  number?: string | null;
};

const namesOf = ({ firstName, lastName, preferredName, email, number }: Person): Set<string> =>
  new Set(
    [
      `${firstName} ${lastName}`,
      `${lastName}, ${firstName}`,
      `${preferredName ?? firstName} ${lastName}`,
      email,
      number,
    ]
      .filter((name): name is string => Boolean(name))
      .map((name) => name.toLowerCase()),
  );

/** Whom a file means: by e-mail, number or name, among who is here and who comes with the file. Words where it is nobody or several. */
export function managerNamed(
  wanted: string,
  colleagues: Colleagues,
  rows: { row: ImportRow }[],
  lines: Line[],
): { id: number | null } | string {
  const name = wanted.toLowerCase();
  const here = colleagues.get(name) ?? [];
  const coming = rows.flatMap(({ row }, index) => {
    const line = lines[index];
    return line?.outcome === "added" && namesOf(row).has(name) ? [{ id: line.employeeId }] : [];
  });
  const found = [...here.map((id) => ({ id })), ...coming];
  if (found.length > 1) return `Without a manager: several people are called ${wanted}, give the e-mail instead`;
  return found[0] ?? `Without a manager: nobody here or in the file is ${wanted}`;
}
