import type { MarkedModel, Subject } from "./marks";

export type Person = { ids: number[]; address?: string; organizationId?: number };

type Where = Record<string, unknown>;

/** Which rows of a model are about a person: by the ways that the schema names. */
export function rowsOf({ isOfOrganization }: MarkedModel, { by }: Subject, person: Person): Where | null {
  const ways = by.flatMap((way) => {
    if (!way.endsWith("@")) return [within(way.split("."), { in: person.ids })];
    return person.address === undefined ? [] : [within(way.slice(0, -1).split("."), person.address)];
  });
  if (ways.length === 0) return null;
  const tenant =
    isOfOrganization && person.organizationId !== undefined ? { organizationId: person.organizationId } : {};
  return { ...tenant, OR: ways };
}

/** Lists of children are told by their plural: a row counts when one of them is the person's. */
function within([first, ...rest]: string[], value: unknown): Where {
  if (first === undefined) throw new Error("A way to a person has at least one step.");
  if (rest.length === 0) return { [first]: value };
  const inner = within(rest, value);
  return { [first]: first.endsWith("s") ? { some: inner } : inner };
}
