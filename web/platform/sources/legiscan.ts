import { z } from "zod";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { checked } from "./checked";
import { pastDate, plainText, webLink } from "./text";
import {
  type FetchOptions,
  type Source,
  type SourceAnswer,
  type SourceCursor,
  type SourceItem,
  SourceThrottled,
} from "./types";

const ORIGIN = "https://api.legiscan.com";
const STATES =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC".split(
    " ",
  );
const QUERY = "employer";
/** A key has 30,000 requests a month, 40 an hour: three states a run come round in 17 hours. */
const STATES_A_RUN = 3;
const PAGES_A_STATE = 4;
const BILLS_A_RUN = 20;
/** Passed and chaptered. What may still fail is no news of law. */
const ENACTED = new Set([4, 8]);

const failureShape = z.object({ status: z.string(), alert: z.object({ message: z.string() }).optional() });
const hitShape = z.object({
  bill_id: z.number(),
  change_hash: z.string(),
  last_action_date: z.string().nullish(),
  state: z.string(),
});
const summaryShape = z.object({ page_total: z.coerce.number() });
const searchShape = z.object({ searchresult: z.record(z.string(), z.unknown()) });
const billShape = z.object({
  bill: z.object({
    bill_id: z.number(),
    state: z.string(),
    bill_number: z.string(),
    title: z.string(),
    description: z.string().nullish(),
    status: z.coerce.number(),
    status_date: z.string().nullish(),
    url: z.string(),
    state_link: z.string().nullish(),
  }),
});
type Bill = z.output<typeof billShape>["bill"];

/** Enacted state bills that speak of employers, where the operator has a key; a few states each hour. */
export const legiScan = (): Source => ({
  key: "legiscan",
  name: "LegiScan (CC BY 4.0)",
  url: "https://legiscan.com",
  everyMinutes: 55,
  fetchSince,
});

type Seen = Record<string, string>;

async function fetchSince(cursor: SourceCursor | null, { now, signal }: FetchOptions): Promise<SourceAnswer> {
  const start = typeof cursor?.next === "number" ? cursor.next : 0;
  const seen: Seen = { ...(cursor?.seen as Seen | undefined) };
  const items: SourceItem[] = [];
  let asked = 0;
  let waiting = 0;
  for (let turn = 0; turn < STATES_A_RUN; turn += 1) {
    const state = STATES[(start + turn) % STATES.length] as string;
    for (const { bill_id: id, change_hash: hash } of await hitsOf(state, now, signal)) {
      const known = hash.slice(0, 12);
      if (seen[id] === known) continue;
      if (asked >= BILLS_A_RUN) {
        waiting += 1;
        continue;
      }
      asked += 1;
      const { bill } = checked(billShape, await ask({ op: "getBill", id: String(id) }, signal), "LegiScan's bill");
      seen[id] = known;
      if (ENACTED.has(bill.status)) items.push(itemOf(bill, now));
    }
  }
  // States whose bills are still to be read come first next time.
  const next = waiting > 0 ? start : (start + STATES_A_RUN) % STATES.length;
  const note = waiting > 0 ? `${waiting} changed bills wait for the next run.` : undefined;
  return { status: waiting > 0 ? "partial" : "ok", items, cursor: { next, seen }, ...(note && { note }) };
}

async function hitsOf(state: string, now: Date, signal?: AbortSignal) {
  const hits: z.output<typeof hitShape>[] = [];
  for (let page = 1, pages = 1; page <= pages && page <= PAGES_A_STATE; page += 1) {
    const query = { op: "getSearch", state, query: QUERY, year: "2", page: String(page) };
    const { searchresult: result } = checked(searchShape, await ask(query, signal), "LegiScan's search");
    const { summary, ...rows } = result;
    pages = checked(summaryShape, summary, "LegiScan's search").page_total;
    // An object with the keys "0", "1", …, not a list.
    const numbered = Object.keys(rows).filter((key) => /^\d+$/.test(key));
    hits.push(...numbered.map((key) => checked(hitShape, rows[key], "LegiScan's search")));
  }
  const floor = now.getUTCFullYear() - 1;
  return hits.filter(({ last_action_date: date }) => !date || Number(date.slice(0, 4)) >= floor);
}

/** Every answer is a 200: what went wrong stands inside. */
async function ask(query: Record<string, string>, signal?: AbortSignal): Promise<unknown> {
  const url = new URL("/", config().LEGISCAN_URL ?? ORIGIN);
  for (const [name, value] of Object.entries({ key: config().LEGISCAN_KEY as string, ...query }))
    url.searchParams.set(name, value);
  const answer = (
    await fetchOutside(url, { accept: "application/json", timeoutMs: 30_000, retries: 1, signal })
  ).json();
  const { status, alert } = checked(failureShape, answer, "LegiScan");
  if (status === "OK") return answer;
  const message = plainText(alert?.message, 200) || "no reason given";
  if (/limit/i.test(message)) throw new SourceThrottled(`LegiScan: ${message}`);
  throw new Error(`LegiScan answers with an error: ${message}`);
}

function itemOf(bill: Bill, now: Date): SourceItem {
  const url = webLink(bill.state_link, ORIGIN) ?? webLink(bill.url, "https://legiscan.com") ?? "https://legiscan.com";
  return {
    externalId: `${bill.bill_id}:${bill.status}`,
    kind: "bill",
    title: plainText(`${bill.state} ${bill.bill_number}: ${bill.title}`, 500),
    summary: plainText(bill.description ?? bill.title, 1500),
    url,
    publishedOn: pastDate(bill.status_date, now),
    effectiveOn: null,
    commentsCloseOn: null,
    jurisdiction: bill.state === "US" ? "FEDERAL" : bill.state.slice(0, 2).toUpperCase(),
    agency: null,
    cfrParts: [],
    citations: [`${bill.state} ${bill.bill_number}`],
    isSignificant: false,
    aliases: [],
  };
}
