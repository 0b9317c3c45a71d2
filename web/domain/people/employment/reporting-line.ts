/** Who somebody's manager is, by employee. */
export type ManagerOf = ReadonlyMap<number, number | null>;

/** Whether somebody would come to report to themselves, straight or through others. */
export function closesCircle(managerOf: ManagerOf, employeeId: number, managerId: number): boolean {
  const seen = new Set<number>();
  for (let at: number | null = managerId; at !== null; at = managerOf.get(at) ?? null) {
    if (at === employeeId) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}

/** Everybody who reports to somebody, straight or through others. */
export function reportsOf(managerOf: ManagerOf, managerId: number): Set<number> {
  const straight = new Map<number, number[]>();
  for (const [employee, manager] of managerOf)
    if (manager !== null) straight.set(manager, [...(straight.get(manager) ?? []), employee]);
  const found = new Set<number>();
  const next = [managerId];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const report of straight.get(at) ?? []) {
      if (found.has(report) || report === managerId) continue;
      found.add(report);
      next.push(report);
    }
  }
  return found;
}
