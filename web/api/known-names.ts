import type { z } from "@hono/zod-openapi";
import { type FieldProblem, Invalid } from "~/platform/errors";
import { nearestName } from "~/platform/nearest-name";
import { definitionOf } from "./schema-parts";

/** A name that stands where the schema knows others. */
export type UnknownName = { path: string[]; known: string[] };

/** Refuses what is sent under a name that the schema does not know: a slip of the pen must not change what is asked. */
export function refuseUnknown(
  schema: z.ZodType | undefined,
  value: unknown,
  where: "query" | "body",
  at: string[] = [],
) {
  const found = schema ? unknownNames(schema, value, at) : namesOf(value).map((name) => ({ path: [name], known: [] }));
  const [first] = found;
  if (!first) return;
  const fields: FieldProblem[] = found.map((one) => ({ field: one.path.join("."), message: sentenceOf(one, where) }));
  throw new Invalid(fields[0]?.message ?? "", { code: `unknown_${where === "query" ? "parameter" : "field"}`, fields });
}

const namesOf = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** The names in a value that its schema does not know, however deep. */
export function unknownNames(schema: z.ZodType, value: unknown, path: string[] = []): UnknownName[] {
  const def = definitionOf(schema);
  if (def.shape) return isObject(value) ? inObject(def.shape, def.catchall, value, path) : [];
  if (def.element) return Array.isArray(value) ? inArray(def.element, value, path) : [];
  if (def.options) return inUnion(def.options, value, path);
  if (def.left && def.right) return inBoth(def.left, def.right, value, path);
  if (def.valueType && isObject(value)) {
    const { valueType } = def;
    return Object.entries(value).flatMap(([name, inner]) => unknownNames(valueType, inner, [...path, name]));
  }
  // What a preprocess reads first is not known; what it must become is.
  const inner =
    def.innerType ?? (def.in && definitionOf(def.in).type === "transform" ? def.out : def.in) ?? def.getter?.();
  return inner ? unknownNames(inner, value, path) : [];
}

function inObject(shape: Record<string, z.ZodType>, catchall: z.ZodType | undefined, value: object, path: string[]) {
  const takesAny = catchall !== undefined && definitionOf(catchall).type !== "never";
  return Object.entries(value).flatMap(([name, inner]): UnknownName[] => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (known) return unknownNames(known, inner, [...path, name]);
    return takesAny ? [] : [{ path: [...path, name], known: Object.keys(shape) }];
  });
}

const inArray = (element: z.ZodType, value: unknown[], path: string[]): UnknownName[] =>
  value.flatMap((inner, place) => unknownNames(element, inner, [...path, String(place)]));

/** Of several shapes the one that fits, else the one that knows most of it. */
function inUnion(options: z.ZodType[], value: unknown, path: string[]): UnknownName[] {
  const fitting = options.filter((option) => option.safeParse(value).success);
  const found = (fitting.length > 0 ? fitting : options).map((option) => unknownNames(option, value, path));
  return found.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** What neither half knows. */
function inBoth(left: z.ZodType, right: z.ZodType, value: unknown, path: string[]): UnknownName[] {
  const others = unknownNames(right, value, path);
  return unknownNames(left, value, path).flatMap((one) => {
    const other = others.find(({ path: place }) => place.join(".") === one.path.join("."));
    return other ? [{ path: one.path, known: [...one.known, ...other.known] }] : [];
  });
}

/** More names than this help nobody to find the right one. */
const MOST_NAMES = 12;

function sentenceOf({ path, known }: UnknownName, where: "query" | "body"): string {
  const name = (path.at(-1) ?? "").slice(0, 60);
  const what = where === "query" ? "query parameter" : "field";
  const nearest = nearestName(name, known);
  if (nearest) return `There is no ${what} "${name}" here. Did you mean "${nearest}"?`;
  if (known.length === 0) return `There is no ${what} "${name}" here: this call takes none.`;
  const listed = known.slice(0, MOST_NAMES).join(", ");
  return `There is no ${what} "${name}" here. Known: ${listed}${known.length > MOST_NAMES ? " and more" : ""}.`;
}
