type Facts = Record<string, unknown> | null;

/** `level: none → monthly; expiresAt: …`, the facts of an audit entry in one line. */
export function factsText({ before, after, detail }: { before: Facts; after: Facts; detail: Facts }): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes = names.map((name) => {
    const was = before && name in before ? said(before[name]) : null;
    const is = after && name in after ? said(after[name]) : null;
    if (was === null || is === null) return `${name}: ${is ?? was}`;
    return was === is ? `${name}: ${is}` : `${name}: ${was} → ${is}`;
  });
  const more = Object.entries(detail ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${said(value)}`],
  );
  return [...changes, ...more].join("; ").slice(0, 600);
}

function said(value: unknown): string {
  if (value === null || value === undefined) return "none";
  if (Array.isArray(value)) return value.map(said).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
