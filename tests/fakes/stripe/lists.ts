import { invalid, missing } from "./failure";
import type { Input } from "./form";

export const PAGING = ["limit", "starting_after", "ending_before"];
const CREATED = ["gt", "gte", "lt", "lte"] as const;

interface Listed {
  id: string;
}

/** One page of a list, newest first, by Stripe's cursor rules. */
export function page<T extends Listed>(url: string, oldestFirst: Iterable<T>, input: Input) {
  const limit = input.int("limit") ?? 10;
  if (limit < 1 || limit > 100) {
    const bound = limit < 1 ? "greater than or equal to 1" : "less than or equal to 100";
    throw invalid(`This value must be ${bound}.`, { code: "parameter_invalid_integer", param: "limit" });
  }
  const all = [...oldestFirst].reverse();
  const after = input.text("starting_after");
  const before = input.text("ending_before");
  if (after && before)
    throw invalid("You cannot parameterize both starting_after and ending_before.", { code: "parameters_exclusive" });
  if (before) {
    const end = position(all, before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list" as const, url, has_more: start > 0, data: all.slice(start, end) };
  }
  const start = after ? position(all, after, "starting_after") + 1 : 0;
  return { object: "list" as const, url, has_more: all.length > start + limit, data: all.slice(start, start + limit) };
}

function position(all: Listed[], id: string, param: string): number {
  const index = all.findIndex((item) => item.id === id);
  if (index < 0) throw missing("object", id, param);
  return index;
}

/** Whether an object's time is within `created[gte]` and its siblings. */
export function createdWithin(input: Input, created: number): boolean {
  const range = input.sub("created");
  const [gt, gte, lt, lte] = CREATED.map((name) => range.int(name));
  if (gt !== undefined && created <= gt) return false;
  if (gte !== undefined && created < gte) return false;
  if (lt !== undefined && created >= lt) return false;
  return lte === undefined || created <= lte;
}
