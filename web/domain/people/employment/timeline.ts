import { addDays } from "../plain-days";

/** A row of somebody's history: what holds from a day to a day (null: until further notice), and what was set on its first day. */
export type Slice<Fields extends object> = {
  id: number | null;
  startDate: string;
  endDate: string | null;
  changes: string[];
  fields: Fields;
};

/** The row that holds on a day. */
export const asOf = <S extends { startDate: string; endDate: string | null }>(slices: readonly S[], day: string) =>
  slices.find(({ startDate, endDate }) => startDate <= day && (endDate === null || day <= endDate)) ?? null;

/**
 * The history after a change from a day on. The fields that it sets go on into the later rows until one of them set the same
 * field itself: what was decided for a later day stays. Null: on that day there is no employment to change.
 */
export function changedFrom<Fields extends object>(
  slices: readonly Slice<Fields>[],
  day: string,
  change: Partial<Fields>,
): Slice<Fields>[] | null {
  const names = Object.keys(change) as (keyof Fields & string)[];
  const sorted = [...slices].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const hit = asOf(sorted, day);
  if (!hit) return null;
  const open = new Set<string>(names);
  const result: Slice<Fields>[] = [];
  for (const slice of sorted) {
    if (slice === hit && slice.startDate < day) {
      result.push({ ...slice, endDate: addDays(day, -1) });
      result.push({
        id: null,
        startDate: day,
        endDate: slice.endDate,
        changes: [...names],
        fields: { ...slice.fields, ...change },
      });
    } else if (slice === hit) {
      const changes = [...new Set([...slice.changes, ...names])];
      result.push({ ...slice, changes, fields: { ...slice.fields, ...change } });
    } else if (slice.startDate > day) {
      for (const name of slice.changes) open.delete(name);
      const going = Object.fromEntries(names.filter((name) => open.has(name)).map((name) => [name, change[name]]));
      result.push({ ...slice, fields: { ...slice.fields, ...going } });
    } else result.push(slice);
  }
  return result;
}

/**
 * The history without what was set on a day: what held the day before goes on, into the later rows too, until one of them set
 * the field itself. Null: nothing was changed on that day, or it is a first day.
 */
export function withoutChange<Fields extends object>(
  slices: readonly Slice<Fields>[],
  day: string,
): Slice<Fields>[] | null {
  const sorted = [...slices].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
  const at = sorted.findIndex(({ startDate }) => startDate === day);
  const [before, gone] = [sorted[at - 1], sorted[at]];
  if (!before || !gone || before.endDate !== addDays(day, -1)) return null;
  const open = new Set(gone.changes as (keyof Fields & string)[]);
  const later = sorted.slice(at + 1).map((slice) => {
    for (const name of slice.changes) open.delete(name as keyof Fields & string);
    const back = Object.fromEntries([...open].map((name) => [name, before.fields[name]]));
    return { ...slice, fields: { ...slice.fields, ...back } };
  });
  return [...sorted.slice(0, at - 1), { ...before, endDate: gone.endDate }, ...later];
}
