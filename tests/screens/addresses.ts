/** Words of the address that make another screen; every other parameter only fills the same one differently. */
const TELLING = ["tab", "view", "mode", "plan", "sent"];

/** Below these, a word names one record of many, which look alike. */
const RECORDS = new Set(["laws", "cases", "updates", "careers", "shared"]);

/** The screen that an address belongs to: ids and names of records give way to a colon. */
export function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://here");
  const parts = pathname.split("/").filter(Boolean);
  const pattern = parts.map((part, index) => {
    if (/^\d+$/.test(part)) return ":id";
    return index === 1 && RECORDS.has(parts[0] ?? "") ? ":name" : part;
  });
  const telling = TELLING.filter((name) => searchParams.has(name)).map((name) => `${name}=${searchParams.get(name)}`);
  return `/${pattern.join("/")}${telling.length > 0 ? `?${telling.join("&")}` : ""}`;
}

/** The screen as the name of a file. */
export const fileNameOf = (screen: string): string =>
  screen
    .replace(/[^a-z0-9]+/gi, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80) || "start";
