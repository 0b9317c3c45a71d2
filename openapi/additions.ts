import { type ApiDocument, operationsOf } from "./document-types";

/** What callers of the released document can do besides by the present one, one line each. */
export function additions(released: ApiDocument, present: ApiDocument): string[] {
  const parameters = new Map<string, string[]>();
  const calls: string[] = [];
  for (const { path, method, operation } of operationsOf(present)) {
    if (operation["x-internal"]) continue;
    const where = `${method.toUpperCase()} ${path}`;
    const before = released.paths[path]?.[method];
    if (!before) {
      calls.push(`${where}: ${operation.summary}`);
      continue;
    }
    const known = new Set((before.parameters ?? []).map(({ in: place, name }) => `${place} ${name}`));
    for (const { in: place, name } of operation.parameters ?? []) {
      if (place !== "query" || known.has(`${place} ${name}`)) continue;
      parameters.set(name, [...(parameters.get(name) ?? []), where]);
    }
  }
  const taken = [...parameters].map(([name, where]) =>
    where.length > MOST_NAMED ? `${where.length} calls: take ${name}` : `${where.join(", ")}: ${verb(where)} ${name}`,
  );
  return [...calls, ...taken];
}

/** More calls than this are counted, not named. */
const MOST_NAMED = 6;
const verb = (where: string[]): string => (where.length === 1 ? "takes" : "take");
