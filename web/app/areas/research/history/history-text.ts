import type { HistoryEntry } from "~/domain/research";
import { factEntries } from "../fact-address";

const EXCERPT = 200;

/** 1 law, 2 laws. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? "" : "s"}`;

/** The first 200 characters of an answer, without its tags. */
export function plainExcerpt(html: string): string {
  const text = html
    .replace(/<sup[^>]*>.*?<\/sup>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text;
}

type KnownSearch = Pick<HistoryEntry, "query" | "jurisdiction" | "options">;

/** The same search again, read from the law of today and cut to what may be read today; it is no new search. */
export function searchHref({ query, jurisdiction, options }: KnownSearch, marks: Record<string, string>): string {
  const [state = "ALL", city = ""] = (jurisdiction ?? "ALL").split(",").map((part) => part.trim());
  const params = new URLSearchParams({ q: query, state, sent: "1", ...marks });
  if (city) params.set("city", city);
  const { cityLaws = false, federal = true, cases = true, risk = true, employees, facts = {} } = options;
  if (employees) params.set("employees", String(employees));
  for (const [name, value] of factEntries(facts)) params.append(name, value);
  for (const [name, on] of Object.entries({ cityLaws, federal, cases, risk })) if (on) params.set(name, "1");
  return `/dashboard?${params}`;
}

export const historyHref = (entry: HistoryEntry): string => searchHref(entry, { history: String(entry.id) });
