import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "~/domain/people/plain-days";
import { dayAt, numberOf } from "~/domain/people/time-off/ledger/day-numbers";
import type { Account, HandEntry, RequestFact } from "~/domain/people/time-off/ledger/ledger-types";
import { reconcile, type Stored } from "~/domain/people/time-off/ledger/reconcile";
import { balanceOn, replay } from "~/domain/people/time-off/ledger/replay";
import { type GroupPolicy, spansOf, type WorkSlice } from "~/domain/people/time-off/ledger/spans";
import { account, HOUR, rules, span } from "./accounts";

const START = "2024-02-20";
const day = fc.integer({ min: 0, max: 500 }).map((offset) => addDays(START, offset));
const minutes = fc.integer({ min: 1, max: 480 });

const anyRules = fc.record({
  method: fc.constantFrom("front" as const, "monthly" as const, "weekly" as const, "per_hour" as const),
  workedPerMinute: fc.constantFrom(30, 40, 52),
  balanceCapMinutes: fc.constantFrom(null, 20 * HOUR, 80 * HOUR),
  carryOverMinutes: fc.constantFrom(null, 0, 10 * HOUR),
  carryOverMonths: fc.constantFrom(null, 3),
  yearCapMinutes: fc.constantFrom(null, 24 * HOUR),
  yearBasis: fc.constantFrom("calendar" as const, "anniversary" as const),
  isProrated: fc.boolean(),
});
const anyRequest = fc.record({
  status: fc.constantFrom("pending" as const, "approved" as const, "denied" as const, "taken" as const),
  days: fc.uniqueArray(fc.record({ on: day, minutes }), { minLength: 1, maxLength: 3, selector: ({ on }) => on }),
});
const anyEntry = fc.record({ on: day, minutes: fc.integer({ min: -600, max: 600 }) });

const accountOf = (
  [ruled, requests, entries]: [object, Omit<RequestFact, "id" | "policyId">[], { on: string; minutes: number }[]],
  moveOn: string,
): Account => {
  const [first, second] = [rules({ ...ruled, policyId: 1 }), rules({ ...ruled, policyId: 2, grantMinutes: 30 * HOUR })];
  const spans = [
    span(first, { from: START, startedOn: START, to: addDays(moveOn, -1) }),
    span(second, { from: moveOn, startedOn: START }),
  ];
  return account(moveOn > START ? spans : spans.slice(1), {
    today: addDays(START, 300),
    requests: requests.map((one, id) => ({ ...one, id, policyId: 1 })),
    entries: entries.map(
      (one, index): HandEntry => ({ ...one, kind: "adjust", source: `hand:${index}`, policyId: 1, note: null }),
    ),
  });
};
const anyFacts = fc.tuple(anyRules, fc.array(anyRequest, { maxLength: 6 }), fc.array(anyEntry, { maxLength: 4 }));
const END = addDays(START, 520);
const reversed = (of: Account): Account => ({
  ...of,
  spans: of.spans.toReversed(),
  requests: of.requests.toReversed(),
  entries: of.entries.toReversed(),
});

describe("a ledger", () => {
  it("is the same in whatever order its facts arrived, and each line adds up", () => {
    fc.assert(
      fc.property(anyFacts, day, (facts, moveOn) => {
        const of = accountOf(facts as never, moveOn);
        const lines = replay(of, END);
        expect(replay(reversed(of), END)).toEqual(lines);
        let sum = 0;
        for (const line of lines) {
          sum += line.minutes;
          expect(line.balance).toBe(sum);
          expect(line.note.length + line.source.length).toBeGreaterThan(0);
        }
        expect(new Set(lines.map(({ policyId, source }) => `${policyId}|${source}`)).size).toBe(lines.length);
      }),
    );
  });

  it("has on a past day what it had when it was replayed until that day only", () => {
    fc.assert(
      fc.property(anyFacts, day, day, (facts, moveOn, until) => {
        const of = accountOf(facts as never, moveOn);
        expect(balanceOn(replay(of, until), until)).toBe(balanceOn(replay(of, END), until));
      }),
    );
  });

  it("comes to the same stored balances by whatever way its facts became known, and then stays", () => {
    fc.assert(
      fc.property(anyFacts, day, day, fc.array(day, { maxLength: 4 }), (facts, moveOn, otherMove, nights) => {
        const whole = accountOf(facts as never, moveOn);
        // What was known on the way: another day of the move, fewer requests, requests that were still open.
        const early = accountOf(facts as never, otherMove);
        const partly = {
          ...early,
          requests: early.requests.slice(1).map((one) => ({ ...one, status: "pending" as const })),
        };
        let stored: Stored[] = [];
        const night = (of: Account, until: string) => {
          stored = [...stored, ...reconcile(stored, replay(of, until))];
        };
        for (const [index, until] of [...nights].sort().entries()) night(index % 2 ? partly : whole, until);
        night(partly, END);
        night(whole, END);
        const lines = replay(whole, END);
        const hands = whole.entries.reduce((sum, { minutes: of }) => sum + of, 0);
        for (let offset = 0; offset <= 520; offset += 40) {
          const on = addDays(START, offset);
          const own = whole.entries.filter((one) => one.on <= on).reduce((sum, one) => sum + one.minutes, 0);
          const made = stored.filter((one) => one.on <= on).reduce((sum, one) => sum + one.minutes, 0);
          expect(made + own).toBe(balanceOn(lines, on));
        }
        expect(hands + stored.reduce((sum, one) => sum + one.minutes, 0)).toBe(balanceOn(lines, END));
        expect(new Set(stored.map(({ policyId, source }) => `${policyId}|${source}`)).size).toBe(stored.length);
        expect(stored.every((one) => one.minutes !== 0)).toBe(true);
        expect(reconcile(stored, lines)).toEqual([]);
      }),
    );
  });

  it("replays five years for 500 people in two seconds", () => {
    const holidays = new Set(["2022-07-04"]);
    const people = Array.from({ length: 500 }, (_, index) => {
      const method = (["per_hour", "weekly", "monthly", "front"] as const)[index % 4] ?? "front";
      const requests = Array.from({ length: 60 }, (__, id): RequestFact => {
        const on = dayAt(numberOf("2020-01-01") + id * 30 + (index % 7));
        return { id, policyId: 1, status: "taken", days: [{ on, minutes: 480 }] };
      });
      const away = new Map(requests.flatMap(({ days }) => days.map((one) => [one.on, one.minutes] as const)));
      const spans = [
        span(rules({ method, workedPerMinute: 30, carryOverMinutes: 2400 }), {
          ...{ from: "2020-01-01", startedOn: "2020-01-01", holidays },
        }),
      ];
      return account(spans, { requests, away, today: "2025-01-01" });
    });
    // Time of the processor: what else the machine does meanwhile says nothing about this.
    const began = process.cpuUsage();
    const lines = people.reduce((sum, of) => sum + replay(of, "2024-12-31").length, 0);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(2000);
    expect(lines).toBeGreaterThan(50_000);
  });
});

describe("the spans of a balance", () => {
  const none = new Set<string>();
  const policy = (policyId: number, more: Partial<GroupPolicy> = {}): GroupPolicy => ({
    ...{ code: "sick", rules: rules({ policyId }), placeId: null, employmentType: null, from: "2000-01-01", to: null },
    ...more,
  });
  const slice = (more: Partial<WorkSlice> = {}): WorkSlice => ({
    ...{ from: START, to: null, startedOn: START, placeId: 1, employmentType: "full_time", weeklyMinutes: 2400 },
    ...more,
  });
  const cut = (policies: GroupPolicy[], slices: WorkSlice[]) =>
    spansOf(policies, slices, () => none).map(({ from, to, rules: { policyId } }) => [from, to, policyId]);

  it("take the policy for the narrowest group on each day, and cut where one begins or ends", () => {
    const policies = [
      policy(1),
      policy(2, { placeId: 2 }),
      policy(3, { placeId: 2, employmentType: "part_time", from: "2026-01-01", to: "2026-12-31" }),
    ];
    expect(
      cut(policies, [
        slice({ to: "2025-06-30" }),
        slice({ from: "2025-07-01", placeId: 2, employmentType: "part_time" }),
      ]),
    ).toEqual([
      [START, "2025-06-30", 1],
      ["2025-07-01", "2025-12-31", 2],
      ["2026-01-01", "2026-12-31", 3],
      ["2027-01-01", null, 2],
    ]);
  });

  it("go on over a change that has nothing to do with leave, and leave days without a policy out", () => {
    const slices = [slice({ to: "2024-05-31" }), slice({ from: "2024-06-01" })];
    expect(cut([policy(1)], slices)).toEqual([[START, null, 1]]);
    expect(cut([policy(1, { from: "2024-06-15" })], slices)).toEqual([["2024-06-15", null, 1]]);
    expect(cut([policy(1, { placeId: 9 })], slices)).toEqual([]);
  });
});
