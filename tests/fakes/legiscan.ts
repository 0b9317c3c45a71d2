import { createHash } from "node:crypto";
import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";

export interface TestBill {
  bill_id: number;
  state: string;
  number: string;
  title: string;
  /** 1 introduced, 2 engrossed, 3 enrolled, 4 passed, 5 vetoed, 6 failed, 8 chaptered. */
  status: number;
  lastAction: string;
  lastActionDate: string;
}

export interface LegiScanFake extends Fake {
  key: string;
  bills: TestBill[];
  add(...bills: TestBill[]): void;
  /** Adds so many bills of one state, for paging. */
  fill(count: number, state?: string): void;
  /** A bill moves on: its change hash is another one. */
  move(billId: number, status: number, action: string): void;
  /** Requests left this month. */
  budget(left: number): void;
}

const PAGE = 50;

/** A bill that was never introduced. */
export function testBill(id: number, state = "CA", more: Partial<TestBill> = {}): TestBill {
  return {
    bill_id: id,
    state,
    number: `TB${id}`,
    title: `Test bill ${id}: an act without legal content`,
    status: 1,
    lastAction: "Introduced for testing",
    lastActionDate: "2026-01-15",
    ...more,
  };
}

const hashOf = (bill: TestBill) => createHash("md5").update(JSON.stringify(bill)).digest("hex");

/** LegiScan: every answer is a 200, errors too, and lists are objects with number keys. */
export async function startLegiScanFake(options: FakeOptions & { key?: string } = {}): Promise<LegiScanFake> {
  const key = options.key ?? "test-key";
  const bills = [testBill(1), testBill(2, "CA", { status: 4 }), testBill(3, "NY"), testBill(4, "TX", { status: 6 })];
  let left = 30_000;
  const app = fakeApp();
  const handle = (query: Record<string, string>): object => {
    if (query.key !== key) return failure("Invalid API key");
    if (left <= 0) return failure("Monthly query limit exceeded");
    left -= 1;
    const bill = bills.find((row) => row.bill_id === Number(query.id));
    switch (query.op) {
      case "getSearch":
        return search(query, bills);
      case "getMasterListRaw":
        return masterList(query, bills);
      case "getBill":
        return bill ? { status: "OK", bill: details(bill) } : failure("Unknown bill id");
      case "getBillText":
        return bill ? { status: "OK", text: billText(bill) } : failure("Unknown text id");
      default:
        return failure("Unknown operation");
    }
  };
  app.get("/", (c) => c.json(handle(c.req.query())));

  const controls = {
    add: (...rows: TestBill[]) => void bills.push(...rows),
    fill: (count: number, state = "CA") => {
      for (let index = 0; index < count; index += 1) bills.push(testBill(1000 + bills.length, state));
    },
    move: (billId: number, status: number, action: string) => {
      const bill = bills.find((row) => row.bill_id === billId);
      if (bill) Object.assign(bill, { status, lastAction: action });
    },
    budget: (count: number) => {
      left = count;
    },
  };
  return { ...(await startFake(app, { ...options, controls })), key, bills, ...controls };
}

const failure = (message: string) => ({ status: "ERROR", alert: { message } });

/** Rows under "0", "1", … beside the other keys: not an array. */
function numbered(rows: object[]): Record<string, object> {
  return Object.fromEntries(rows.map((row, index) => [String(index), row]));
}

function search(query: Record<string, string>, bills: TestBill[]): object {
  const words = (query.query ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const hits = bills.filter(
    (bill) =>
      (!query.state || query.state === "ALL" || bill.state === query.state) &&
      words.every((word) => bill.title.toLowerCase().includes(word)),
  );
  const page = Number(query.page ?? 1) || 1;
  const rows = hits.slice((page - 1) * PAGE, page * PAGE).map((bill) => ({
    relevance: 100,
    state: bill.state,
    bill_number: bill.number,
    bill_id: bill.bill_id,
    change_hash: hashOf(bill),
    url: `https://legiscan.com/${bill.state}/bill/${bill.number}/2026`,
    text_url: `https://legiscan.com/${bill.state}/text/${bill.number}/2026`,
    research_url: `https://legiscan.com/${bill.state}/research/${bill.number}/2026`,
    last_action_date: bill.lastActionDate,
    last_action: bill.lastAction,
    title: bill.title,
  }));
  const pages = Math.max(1, Math.ceil(hits.length / PAGE));
  const summary = {
    page: `${page} of ${pages}`,
    range: `${(page - 1) * PAGE + 1} - ${(page - 1) * PAGE + rows.length}`,
    relevancy: "100% - 100%",
    count: hits.length,
    page_current: page,
    page_total: pages,
  };
  return { status: "OK", searchresult: { summary, ...numbered(rows) } };
}

function masterList(query: Record<string, string>, bills: TestBill[]): object {
  const rows = bills
    .filter((bill) => bill.state === query.state)
    .map((bill) => ({ bill_id: bill.bill_id, number: bill.number, change_hash: hashOf(bill) }));
  const session = { session_id: 9999, state_id: 5, year_start: 2026, year_end: 2026, session_name: "Test session" };
  return { status: "OK", masterlist: { session, ...numbered(rows) } };
}

function details(bill: TestBill) {
  return {
    bill_id: bill.bill_id,
    change_hash: hashOf(bill),
    url: `https://legiscan.com/${bill.state}/bill/${bill.number}/2026`,
    state_link: "https://example.gov/test-bill",
    status: bill.status,
    status_date: bill.lastActionDate,
    state: bill.state,
    bill_number: bill.number,
    bill_type: "B",
    title: bill.title,
    description: `${bill.title}.`,
    session: { session_id: 9999, session_name: "Test session" },
    history: [{ date: bill.lastActionDate, action: bill.lastAction, chamber: "H", importance: 1 }],
    texts: [{ doc_id: bill.bill_id, date: bill.lastActionDate, type: "Introduced", mime: "text/html" }],
  };
}

function billText(bill: TestBill) {
  const body = `<html><body><h1>${bill.number}</h1><p>This is the text of a test bill without legal content.</p></body></html>`;
  return {
    doc_id: bill.bill_id,
    bill_id: bill.bill_id,
    date: bill.lastActionDate,
    type: "Introduced",
    mime: "text/html",
    text_size: body.length,
    doc: Buffer.from(body).toString("base64"),
  };
}
