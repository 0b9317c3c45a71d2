/** The address of a list with some of its parameters changed; an empty value takes one away. Pages begin anew. */
export function listAddress(path: string, now: URLSearchParams, change: Record<string, string>): string {
  const next = new URLSearchParams(now);
  next.delete("cursor");
  for (const [name, value] of Object.entries(change)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
