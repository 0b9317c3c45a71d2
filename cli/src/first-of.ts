import type { Output } from "./output";

/** So many rows of a list; that there are more is said, to whoever reads and to whoever pipes. */
export async function firstOf<T>(
  list: { toArray(most?: number): Promise<T[]> },
  most: number,
  output: Pick<Output, "talk">,
): Promise<T[]> {
  const found = await list.toArray(most + 1);
  if (found.length > most) output.talk(`Only the first ${most} are shown. There are more: ask for them with --limit.`);
  return found.slice(0, most);
}
