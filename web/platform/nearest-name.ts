/** The name that was probably meant: the same in other writing, a slip of the pen, or the beginning of it. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const typed = plain(given);
  const near = known
    .map((name) => ({ name, slips: slipsBetween(typed, plain(name)) }))
    .filter(({ slips }) => slips <= Math.max(1, Math.floor(typed.length / 4)))
    .sort((a, b) => a.slips - b.slips)[0];
  if (near) return near.name;
  const begins = known.filter(
    (name) => typed.length > 2 && (plain(name).startsWith(typed) || typed.startsWith(plain(name))),
  );
  return begins.length === 1 ? (begins[0] ?? null) : null;
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Letters too many, missing or wrong between two short names. (The one of the research weighs letters as English sounds.) */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, place) => place);
  for (let at = 1; at <= Math.min(a.length, 60); at += 1) {
    const above = row;
    row = [at];
    for (let place = 1; place <= b.length; place += 1) {
      const replaced = (above[place - 1] ?? 0) + (a[at - 1] === b[place - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1));
    }
  }
  return row[b.length] ?? 0;
}
