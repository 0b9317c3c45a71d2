import { type ApiDocument, resolve, type Schema } from "./document-types";

/** A request may get wider and an answer narrower without hurting anybody; the other way round it breaks. */
export type Side = "request" | "response";

type Documents = { released: ApiDocument; present: ApiDocument; side: Side };
type Pair = { before: Schema; after: Schema; where: string };

const DEEPEST = 12;

/** Where a schema changed so that a caller breaks. */
export function breakingSchema(documents: Documents, pair: Pair, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const before = resolve(documents.released, pair.before);
  const after = resolve(documents.present, pair.after);
  if (JSON.stringify(before) === JSON.stringify(after) && !JSON.stringify(before).includes("$ref")) return [];
  const here = { ...pair, before, after };
  return [
    ...typeChanges(documents, here),
    ...valueChanges(documents, here),
    ...boundChanges(documents, here),
    ...propertyChanges(documents, here, depth),
    ...choiceChanges(documents, here, depth),
    ...(before.items && after.items
      ? breakingSchema(documents, { before: before.items, after: after.items, where: `${pair.where}[]` }, depth + 1)
      : []),
  ];
}

const typesOf = ({ type, enum: values, const: value }: Schema): string[] => {
  if (type) return [type].flat();
  return [...new Set([...(values ?? []), ...(value === undefined ? [] : [value])].map((known) => typeof known))];
};

function typeChanges({ side }: Documents, { before, after, where }: Pair): string[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (old.length === 0 || now.length === 0) return [];
  const [wider, narrower] = side === "request" ? [now, old] : [old, now];
  const fits = (type: string) => wider.includes(type) || (type === "integer" && wider.includes("number"));
  return narrower.every(fits) ? [] : [`${where} was ${old.join(" or ")} and is ${now.join(" or ")}`];
}

const valuesOf = (schema: Schema): unknown[] | undefined =>
  schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);

/** A request must go on taking the values that it took. New values in an answer are expected of callers. */
function valueChanges({ side }: Documents, { before, after, where }: Pair): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (side === "response" || !now) return [];
  if (!old) return typesOf(before).length > 0 ? [`${where} takes listed values only`] : [];
  const lost = old.filter((value) => !now.includes(value));
  return lost.length > 0 ? [`${where} no longer takes ${lost.join(", ")}`] : [];
}

const LARGEST_ROW_NUMBER = 2_147_483_647;

const BOUNDS = [
  ["maxLength", 1],
  ["maximum", 1],
  ["maxItems", 1],
  ["minLength", -1],
  ["minimum", -1],
  ["minItems", -1],
] as const;

function boundChanges({ side }: Documents, { before, after, where }: Pair): string[] {
  if (side === "response") return [];
  return BOUNDS.flatMap(([bound, direction]) => {
    const [old, now] = [before[bound], after[bound]] as (number | undefined)[];
    if (now === undefined) return [];
    // Numbers of rows end there: naming the end refuses nothing that was ever found.
    if (bound === "maximum" && old === undefined && now === LARGEST_ROW_NUMBER) return [];
    const isTighter = old === undefined ? direction > 0 || now > 1 : now * direction < old * direction;
    return isTighter ? [`${where} has ${bound} ${now}${old === undefined ? "" : `, before ${old}`}`] : [];
  });
}

function propertyChanges(documents: Documents, { before, after, where }: Pair, depth: number): string[] {
  if (!before.properties || !after.properties) return [];
  const { side } = documents;
  const changes: string[] = [];
  for (const [name, old] of Object.entries(before.properties)) {
    const now = after.properties[name];
    const place = `${where}.${name}`;
    if (!now) changes.push(`${place} is gone`);
    else changes.push(...breakingSchema(documents, { before: old, after: now, where: place }, depth + 1));
    const wasSure = before.required?.includes(name);
    if (side === "response" && now && wasSure && !after.required?.includes(name))
      changes.push(`${place} may be missing`);
  }
  if (side === "response") return changes;
  const asked = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [...changes, ...asked.map((name) => `${where}.${name} is required`)];
}

function choiceChanges(documents: Documents, { before, after, where }: Pair, depth: number): string[] {
  const [old, now] = [before.anyOf ?? before.oneOf, after.anyOf ?? after.oneOf];
  if (!old || !now) return [];
  if (old.length !== now.length) {
    const isBroken = documents.side === "request" ? now.length < old.length : now.length > old.length;
    return isBroken ? [`${where} had ${old.length} shapes and has ${now.length}`] : [];
  }
  return old.flatMap((choice, place) => {
    const same = now[place];
    return same ? breakingSchema(documents, { before: choice, after: same, where }, depth + 1) : [];
  });
}
