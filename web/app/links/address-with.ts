/** The list's address with some parameters changed; a change starts at the first page. */
export function addressWith(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  params.delete("cursor");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text ? `?${text}` : "?";
}
