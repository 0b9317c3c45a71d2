/** A blank or unreadable number counts as 0, as the specification says; dollar signs and commas are read over. */
export function readableNumber(text: string | null): number {
  const value = Number((text ?? "").replace(/[$,%\s]/g, ""));
  return Number.isFinite(value) ? value : 0;
}
