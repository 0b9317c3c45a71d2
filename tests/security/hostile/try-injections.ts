import { readdirSync } from "node:fs";
import path from "node:path";
import { executedIn, INJECTIONS } from "./corpus";
import { type Caller, type Ground, goodBody, goodQuery, operations } from "./ground";
import { changed, placesIn } from "./make-requests";
import { judge, type Tally } from "./try-requests";

type Place = (string | number)[];

const textAt = (body: unknown, place: Place): boolean =>
  typeof place.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown>)?.[part], body) === "string";

/** Puts every text of the corpus into every text field of every writing operation, the rest of the form being right. */
export async function fillEveryField(ground: Ground, caller: Caller, tally: Tally): Promise<number> {
  let stored = 0;
  const texts = Object.values(INJECTIONS).flat();
  for (const operation of operations) {
    if (operation.method === "get" || operation.method === "delete") continue;
    const body = goodBody(operation);
    const places = placesIn(body).filter((place) => textAt(body, place));
    for (const place of places) {
      for (const text of texts) {
        // What must differ between rows (addresses, codes) still does.
        const request = {
          ...{ operation, kind: "injection", path: ground.pathOf(operation), query: goodQuery(operation) },
          body: changed(body, place, text),
        };
        const sent = await ground.send(request, caller);
        judge(tally, request, caller, sent);
        if (sent.status < 300) stored += 1;
      }
    }
  }
  return stored;
}

/** Addresses of all pages that need no number, from the names of their route files. */
export function pagesOf(routes: string): string[] {
  return readdirSync(routes, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.includes("$"))
    .map((name) => path.basename(name))
    .map((name) => {
      const parts = name
        .replace(/\.tsx$/, "")
        .replaceAll("[.]", "\u0000")
        .split(".");
      const shown = parts.filter((part) => !part.startsWith("_")).map((part) => part.replace(/_$/, ""));
      return `/${shown.join("/").replaceAll("\u0000", ".")}`;
    });
}

const LINK = /href="(\/[^"#]*)"/g;
const NOT_FOLLOWED =
  /logout|stop-impersonation|\/api\/|\/assets\/|export|\.(?:css|js|png|svg|ico|woff2|pdf|xlsx|csv)\b/;

/** Reads pages and what they link to, and looks for texts that became markup. */
export async function readPages(
  origin: string,
  cookie: string,
  begin: string[],
  most: number,
  tally: Tally,
): Promise<{ pages: number; showing: number }> {
  const waiting = [...begin];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  const result = { pages: 0, showing: 0 };
  for (let path = waiting.shift(); path !== undefined && result.pages < most; path = waiting.shift()) {
    const response = await fetch(origin + path, { headers: { cookie }, redirect: "manual" });
    const html = await response.text();
    result.pages += 1;
    const note = (what: string, detail: string) => tally.findings.push({ what, where: `page ${path}`, detail });
    if (response.status >= 500) note(`answered ${response.status}`, html.slice(0, 200));
    if (!response.headers.get("content-type")?.startsWith("text/html")) continue;
    if (/swx/.test(html)) result.showing += 1;
    const executed = executedIn(html);
    if (executed) note("a text became markup", executed);
    if (!response.headers.get("content-security-policy")) note("has no content security policy", "");
    for (const [, link] of html.matchAll(LINK)) {
      const next = (link as string).replaceAll("&amp;", "&");
      // Of a hundred rows a few are enough: pages of one kind differ in their numbers only.
      const kind = next.replace(/\d+/g, "#").replace(/=[^&]*/g, "=");
      const count = kinds.get(kind) ?? 0;
      if (seen.has(next) || NOT_FOLLOWED.test(next) || count >= 12) continue;
      kinds.set(kind, count + 1);
      seen.add(next);
      waiting.push(next);
    }
  }
  return result;
}
