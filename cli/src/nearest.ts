/** The known name that was probably meant: few letters off, or the beginning of it. */
export function nearestOf(given: string, known: readonly string[]): string | null {
  const typed = given.toLowerCase();
  const slips = known.map((name) => ({ name, off: slipsBetween(typed, name.toLowerCase()) }));
  const near = slips.sort((a, b) => a.off - b.off)[0];
  if (near && near.off <= Math.max(1, Math.floor(typed.length / 3))) return near.name;
  return known.find((name) => typed.length > 1 && name.toLowerCase().startsWith(typed)) ?? null;
}

function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_one, place) => place);
  for (let at = 1; at <= a.length; at += 1) {
    const above = row;
    row = [at];
    for (let place = 1; place <= b.length; place += 1) {
      const replaced = (above[place - 1] ?? 0) + (a[at - 1] === b[place - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[place] ?? 0) + 1, (row[place - 1] ?? 0) + 1));
    }
  }
  return row[b.length] ?? 0;
}
