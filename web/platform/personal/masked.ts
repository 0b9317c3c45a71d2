import { MARKED } from "./marks";

/** Kinds whose name in a line says whose it is. Words and places are called like much else (`reason`, `state`). */
const MASKED_KINDS = new Set(["identity", "contact", "special", "secret", "trace"]);

const namesOf = (isMasked: boolean) =>
  MARKED.flatMap(({ columns }) =>
    columns.filter(({ kind }) => MASKED_KINDS.has(kind) === isMasked).map(({ name }) => name),
  );
const alsoElse = new Set(namesOf(false));
const names = new Set(namesOf(true).filter((name) => !alsoElse.has(name)));
const DEEPEST = 5;

/** The fields of a line of the log without what the schema marks as personal, however deep it stands. */
export function masked(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      names.has(name) && value != null ? "[removed]" : inside(value, depth),
    ]),
  );
}

function inside(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => inside(one, depth + 1));
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? masked(value as Record<string, unknown>, depth + 1) : value;
}
