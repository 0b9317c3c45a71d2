/** Puts values into the merge fields of a template; a field without a value disappears, and no value becomes a field. */
export const mergeText = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_field, name: string) => values[name] ?? "");
