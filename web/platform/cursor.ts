import { invalidField } from "./errors";

/** Place in a list after which the next page starts: opaque to callers, checked on the way back. */
export function writeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** A page of lines of which one more than wanted was read, with the cursor behind its last line where there are more. */
export function pageOf<Line>(
  lines: Line[],
  limit: number,
  partsOf: (last: Line) => readonly (string | number)[],
): { data: Line[]; nextCursor: string | null } {
  const data = lines.slice(0, limit);
  return { data, nextCursor: lines.length > limit ? writeCursor(partsOf(data.at(-1) as Line)) : null };
}

/** The numbers and texts that `writeCursor` was given, in the same kinds; anything else is refused. */
export function readCursor<Kinds extends readonly ("number" | "string")[]>(
  cursor: string | undefined | null,
  ...kinds: Kinds
): { [Index in keyof Kinds]: Kinds[Index] extends "number" ? number : string } | null {
  if (!cursor) return null;
  const refused = invalidField("cursor", "This cursor is not one of ours. Start from the first page.");
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw refused;
  }
  const fits =
    Array.isArray(parts) &&
    parts.length === kinds.length &&
    parts.every(
      (part, index) => typeof part === kinds[index] && (typeof part !== "number" || Number.isSafeInteger(part)),
    );
  if (!fits) throw refused;
  return parts as never;
}
