import { describe, expect, it } from "vitest";
import type { Account, Rules } from "~/domain/people/time-off/ledger/ledger-types";
import { balanceOn, replay } from "~/domain/people/time-off/ledger/replay";
import { account, HOUR, rules, span } from "./accounts";

const told = (of: Account, until: string) =>
  replay(of, until).map(({ on, kind, minutes, balance }) => [on, kind, minutes / HOUR, balance / HOUR]);
const one = (more: Partial<Rules>, from = "2024-01-01") => account([span(rules(more), { from, startedOn: from })]);

describe("leave in front", () => {
  it("is granted each January, and in part to who comes later in the year", () => {
    expect(told(one({}), "2025-12-31")).toEqual([
      ["2024-01-01", "grant", 40, 40],
      ["2025-01-01", "grant", 40, 80],
    ]);
    // 184 of the 366 days of 2024 are left on July 1.
    expect(replay(one({}, "2024-07-01"), "2024-12-31")[0]).toMatchObject({
      minutes: Math.round((2400 * 184) / 366),
      note: "40 h a year, for 184 of 366 days",
    });
    expect(replay(one({ isProrated: false }, "2024-07-01"), "2024-12-31")[0]?.minutes).toBe(2400);
  });

  it("follows the day of hire where the year does, also on February 29", () => {
    expect(told(one({ yearBasis: "anniversary" }, "2024-02-29"), "2026-12-31")).toEqual([
      ["2024-02-29", "grant", 40, 40],
      ["2025-03-01", "grant", 40, 80],
      ["2026-03-01", "grant", 40, 120],
    ]);
  });

  it("grows with the years here, whatever the order of the steps", () => {
    const tenureSteps = [
      { afterMonths: 24, grantMinutes: 80 * HOUR },
      { afterMonths: 12, grantMinutes: 60 * HOUR },
    ];
    expect(told(one({ tenureSteps }), "2026-01-01").map(([, , minutes]) => minutes)).toEqual([40, 60, 80]);
  });

  it("loses what may not be carried over, and what was carried over and not used in time", () => {
    const of = one({ carryOverMinutes: 10 * HOUR, carryOverMonths: 3 });
    const days = [{ on: "2025-02-03", minutes: 4 * HOUR }];
    const withUse = {
      ...of,
      today: "2025-03-01",
      requests: [{ id: 7, policyId: 1, status: "approved" as const, days }],
    };
    expect(told(withUse, "2025-12-31")).toEqual([
      ["2024-01-01", "grant", 40, 40],
      ["2025-01-01", "expire", -30, 10],
      ["2025-01-01", "grant", 40, 50],
      ["2025-02-03", "use", -4, 46],
      ["2025-04-01", "expire", -6, 40],
    ]);
  });
});

describe("leave that is earned", () => {
  it("comes out to the minute over a year, by month and by week", () => {
    for (const grantMinutes of [2400, 2401, 1000, 7]) {
      const [month, week] = [
        one({ method: "monthly", grantMinutes }),
        one({ method: "weekly", grantMinutes }, "2023-12-31"),
      ];
      for (const of of [month, week]) expect(balanceOn(replay(of, "2024-12-31"), "2024-12-31")).toBe(grantMinutes);
    }
  });

  it("counts the days of a month that somebody was here for, or the whole month, as the policy says", () => {
    const monthly = { method: "monthly" as const, grantMinutes: 12 * 480 };
    expect(told(one(monthly, "2024-06-16"), "2024-07-31")).toEqual([
      ["2024-06-30", "accrue", 4, 4],
      ["2024-07-31", "accrue", 8, 12],
    ]);
    expect(told(one({ ...monthly, isProrated: false }, "2024-06-16"), "2024-06-30")).toEqual([
      ["2024-06-30", "accrue", 8, 8],
    ]);
    const left = account([span(rules(monthly), { to: "2024-02-10" })]);
    expect(replay(left, "2024-12-31").at(-1)).toMatchObject({ on: "2024-02-10", minutes: 166, balance: 480 + 166 });
  });

  it("is one hour for thirty worked, without holidays and leave, up to the cap of a year and of the balance", () => {
    const perHour = { method: "per_hour" as const, workedPerMinute: 30 };
    // The week to Saturday, January 6, 2024: five days of eight hours, one of them a holiday, half a day of leave.
    const week = account([span(rules(perHour), { holidays: new Set(["2024-01-01"]) })], {
      away: new Map([["2024-01-03", 240]]),
    });
    expect(replay(week, "2024-01-06")).toEqual([
      expect.objectContaining({ on: "2024-01-06", minutes: Math.floor((28 * 60) / 30), kind: "accrue" }),
    ]);
    const year = replay(one({ ...perHour, yearCapMinutes: 40 * HOUR }), "2025-01-31");
    expect(balanceOn(year, "2024-12-31")).toBe(40 * HOUR);
    expect(balanceOn(year, "2025-01-31")).toBeGreaterThan(40 * HOUR);
    expect(year.find(({ minutes }) => minutes === 0)?.note).toContain("a year stops at 40 h");
    const full = replay(one({ ...perHour, balanceCapMinutes: 10 * HOUR }), "2024-12-31");
    expect(full.at(-1)).toMatchObject({ balance: 10 * HOUR, minutes: 0 });
    expect(full.at(-1)?.note).toContain("the balance stops at 10 h");
  });

  it("knows no hour that a clock is put forward or back by", () => {
    const perHour = one({ method: "per_hour", workedPerMinute: 30 }, "2026-03-01");
    const weeks = replay(perHour, "2026-03-21").map(({ minutes }) => minutes);
    // March 8 has 23 hours and no minute of leave less.
    expect(weeks).toEqual([80, 80, 80]);
    const autumn = one({ method: "per_hour", workedPerMinute: 30 }, "2026-10-25");
    expect(replay(autumn, "2026-11-14").map(({ minutes }) => minutes)).toEqual([80, 80, 80]);
  });

  it("scales with the hours where the policy says so, from the day on which they change", () => {
    const of = rules({ method: "monthly", grantMinutes: 12 * 480, scalesWithHours: true });
    const half = account([span(of, { to: "2024-01-31" }), span(of, { from: "2024-02-01", weeklyMinutes: 1200 })]);
    expect(told(half, "2024-02-29").map(([, , minutes]) => minutes)).toEqual([8, 4]);
  });
});

describe("moving to another policy of the same balance", () => {
  it("tops up to the better grant for the rest of the year, and takes nothing away", () => {
    const texas = rules({ policyId: 1, grantMinutes: 24 * HOUR });
    const california = rules({ policyId: 2, grantMinutes: 40 * HOUR });
    const moved = account([span(texas, { to: "2024-06-30" }), span(california, { from: "2024-07-01" })]);
    const lines = replay(moved, "2025-01-01");
    expect(lines.map(({ policyId, minutes }) => [policyId, minutes])).toEqual([
      [1, 24 * HOUR],
      [2, Math.round((16 * HOUR * 184) / 366)],
      [2, 40 * HOUR],
    ]);
    const back = account([span(california, { to: "2024-06-30" }), span(texas, { from: "2024-07-01" })]);
    expect(replay(back, "2024-12-31")).toHaveLength(1);
  });

  it("ends one month in two parts where somebody moves in its middle", () => {
    const of = (policyId: number) => rules({ policyId, method: "monthly", grantMinutes: 12 * 480 });
    const moved = account([span(of(1), { to: "2024-06-15" }), span(of(2), { from: "2024-06-16" })]);
    expect(told(moved, "2024-06-30").slice(-2)).toEqual([
      ["2024-06-15", "accrue", 4, 44],
      ["2024-06-30", "accrue", 4, 48],
    ]);
  });
});

describe("leave that is taken", () => {
  const request = { id: 3, policyId: 1, days: [{ on: "2024-05-01", minutes: 480 }] };
  const of = (status: "pending" | "approved" | "denied" | "taken", today: string) =>
    told(account([span(rules())], { today, requests: [{ ...request, status }] }), "2024-12-31").slice(1);

  it("is held from the request on, taken once its day has passed, and given back when it is denied", () => {
    expect(of("pending", "2024-06-01")).toEqual([["2024-05-01", "hold", -8, 32]]);
    expect(of("approved", "2024-05-01")).toEqual([["2024-05-01", "hold", -8, 32]]);
    expect(of("approved", "2024-05-02")).toEqual([["2024-05-01", "use", -8, 32]]);
    expect(of("denied", "2024-05-02")).toEqual([]);
  });

  it("may make a balance negative, which the next grant fills", () => {
    const days = [{ on: "2024-05-01", minutes: 48 * HOUR }];
    const owing = account([span(rules())], { requests: [{ ...request, days, status: "taken" }] });
    expect(balanceOn(replay(owing, "2024-12-31"), "2024-05-01")).toBe(-8 * HOUR);
    expect(balanceOn(replay(owing, "2025-01-01"), "2025-01-01")).toBe(32 * HOUR);
  });
});
