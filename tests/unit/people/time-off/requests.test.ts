import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minutesOf } from "~/app/areas/people/time-off/typed.server";
import { addDays } from "~/domain/people/plain-days";
import { compareSickPolicy, compareVacationPolicy } from "~/domain/people/time-off/law/compare-policy";
import type { SickLeaveLaw } from "~/domain/people/time-off/law/law-types";
import { REQUEST_STATES } from "~/domain/people/time-off/ledger/ledger-types";
import type { WorkSlice } from "~/domain/people/time-off/ledger/spans";
import type { PolicyView } from "~/domain/people/time-off/policies/policy-rows";
import { countDays } from "~/domain/people/time-off/requests/request-days";
import { actionsOn, approvedState } from "~/domain/people/time-off/requests/request-states";
import { rules } from "./accounts";

const slice = (more: Partial<WorkSlice> = {}): WorkSlice => ({
  ...{ from: "2024-01-01", to: null, startedOn: "2024-01-01", placeId: 1 },
  ...{ employmentType: "full_time", weeklyMinutes: 2400 },
  ...more,
});
const none = () => new Set<string>();
const asked = (
  startDate: string,
  endDate = startDate,
  firstDayMinutes: number | null = null,
  lastDayMinutes: number | null = null,
) => ({
  ...{ startDate, endDate, firstDayMinutes, lastDayMinutes },
});

describe("the days of a request", () => {
  it("are the working days of the period, also over the days on which clocks change", () => {
    // March 8 and November 1, 2026: the clocks change on these Sundays.
    for (const [from, to] of [
      ["2026-03-06", "2026-03-10"],
      ["2026-10-30", "2026-11-03"],
    ] as const) {
      const { days } = countDays(asked(from, to), [slice()], none);
      expect(days).toEqual([0, 3, 4].map((offset) => ({ on: addDays(from, offset), minutes: 480 })));
    }
  });

  it("go by the hours and the holidays of the place of each day, where somebody moves in the period", () => {
    const moved = [slice({ to: "2026-03-03" }), slice({ from: "2026-03-04", placeId: 2, weeklyMinutes: 1200 })];
    const holidaysAt = (placeId: number | null) => new Set(placeId === 2 ? ["2026-03-05"] : ["2026-03-06"]);
    const { days, free } = countDays(asked("2026-03-02", "2026-03-06"), moved, holidaysAt);
    expect(days.map(({ minutes }) => minutes)).toEqual([480, 480, 240, 240]);
    expect(free).toEqual([{ on: "2026-03-05", why: "holiday" }]);
  });

  it("take no more of a day than it has, nothing of a holiday, and a worked weekend as it is told", () => {
    const problem = (request: ReturnType<typeof asked>, holidays = none) =>
      countDays(request, [slice()], holidays).problem;
    expect(problem(asked("2026-03-02", "2026-03-02", 481))?.message).toBe("This day has 8 h of work.");
    expect(problem(asked("2026-03-02", "2026-03-02", 480))).toBeNull();
    expect(problem(asked("2026-03-07", "2026-03-07", 300))).toBeNull();
    expect(problem(asked("2026-03-06", "2026-03-07", null, 300))?.field).toBe("lastDayMinutes");
    expect(problem(asked("2026-03-02", "2026-03-02", 60), () => new Set(["2026-03-02"]))?.field).toBe(
      "firstDayMinutes",
    );
    expect(countDays(asked("2023-12-30", "2024-01-01"), [slice()], none).free[0]).toEqual({
      on: "2023-12-30",
      why: "not_employed",
    });
  });

  it("and the free days together are the whole period, each once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 60 }), (offset, length) => {
        const from = addDays("2024-02-20", offset);
        const { days, free } = countDays(asked(from, addDays(from, length)), [slice()], none);
        const all = [...days, ...free].map(({ on }) => on).sort();
        expect(all).toEqual(Array.from({ length: length + 1 }, (_, index) => addDays(from, index)));
      }),
    );
  });
});

describe("the states of a request", () => {
  const actor = fc.record({ isOwn: fc.boolean(), decides: fc.boolean(), isHr: fc.boolean(), gaveFirst: fc.boolean() });

  it("never let anybody decide about their own, nor one person give both approvals", () => {
    fc.assert(
      fc.property(fc.constantFrom(...REQUEST_STATES), fc.boolean(), actor, (status, hasBegun, who) => {
        const actions = actionsOn(status, hasBegun, who);
        if (who.isOwn || !who.decides) expect(actions).not.toContain("approve");
        if (who.isOwn) expect(actions).not.toContain("deny");
        if (status === "pending_second" && who.gaveFirst) expect(actions).not.toContain("approve");
        if (status === "denied" || status === "cancelled") expect(actions).toEqual([]);
        if (!who.isOwn && !who.isHr) expect(actions).not.toContain("cancel");
      }),
    );
  });

  it("ask for a second approval of long leave only", () => {
    expect(approvedState("pending", 480, null)).toBe("approved");
    expect(approvedState("pending", 480, 480)).toBe("approved");
    expect(approvedState("pending", 481, 480)).toBe("pending_second");
    expect(approvedState("pending_second", 481, 480)).toBe("approved");
  });
});

describe("a policy beside the law", () => {
  const law: SickLeaveLaw = {
    ...{ stateName: "California", slug: "ca-paid-sick-leave", title: "Act", citation: null, status: "required" },
    ...{
      note: null,
      isPaid: true,
      hoursPerYear: 40,
      accrualHours: 30,
      carryoverHours: 80,
      waitingDays: 90,
      sentences: {},
    },
  };
  const policy = (more: Partial<PolicyView>): PolicyView =>
    ({ ...rules(), tenureSteps: [], isPaid: true, waitingDays: 0, paidOutOnLeaving: true, ...more }) as PolicyView;
  const of = (more: Partial<PolicyView>) =>
    compareSickPolicy(policy(more), law)
      .filter(({ level }) => level !== "ok")
      .map(({ key, level, change }) => [key, level, change]);

  it("is enough in front, by the hour, and not by month where the first months fall behind", () => {
    expect(of({})).toEqual([]);
    expect(of({ method: "per_hour", workedPerMinute: 30 })).toEqual([]);
    expect(of({ method: "per_hour", workedPerMinute: 40 })).toEqual([
      ["accrual", "short", "let 30 hours of work earn 1 hour"],
    ]);
    expect(of({ method: "per_hour", workedPerMinute: 30, yearCapMinutes: 1440 })).toEqual([
      ["hours", "short", "let a year earn 40 hours"],
    ]);
    expect(of({ method: "monthly" }).map(([key, level]) => [key, level])).toEqual([["accrual", "look"]]);
    expect(of({ method: "none" })).toEqual([]);
  });

  it("carries over, waits, stops and pays as the law asks", () => {
    const perHour = { method: "per_hour" as const, workedPerMinute: 30 };
    expect(of({ ...perHour, carryOverMinutes: 39 * 60 })).toEqual([
      ["carry_over", "short", "carry 40 hours over without an end"],
    ]);
    expect(of({ ...perHour, carryOverMonths: 3 }).map(([key]) => key)).toEqual(["carry_over"]);
    expect(of({ carryOverMinutes: 0 }).map(([key, level]) => [key, level])).toEqual([["carry_over", "look"]]);
    expect(of({ ...perHour, balanceCapMinutes: 79 * 60 })).toEqual([
      ["cap", "short", "let the balance reach 80 hours"],
    ]);
    expect(of({ waitingDays: 91 })).toEqual([["waiting", "short", "wait 90 days at most"]]);
    expect(of({ isPaid: false })).toEqual([["paid", "short", "pay for it"]]);
  });

  it("pays vacation out and loses none of it where the law says so", () => {
    const payout = {
      stateName: "California",
      isRequired: true,
      forfeitureAllowed: false,
      sentences: { payout: null, forfeiture: null },
    };
    const keys = (more: Partial<PolicyView>) => compareVacationPolicy(policy(more), payout).map(({ key }) => key);
    expect(keys({})).toEqual([]);
    expect(keys({ paidOutOnLeaving: false, carryOverMinutes: 0 })).toEqual(["payout", "forfeiture"]);
  });
});

describe("hours that are typed", () => {
  it("are read as hours, with minutes or a fraction, and refused where they are none", () => {
    expect(["8", "7.5", "7,5", "3:30", "7 h 30 min", "-8", "", "-1:30"].map(minutesOf)).toEqual([
      ...[480, 450, 450, 210, 450, -480, null, -90],
    ]);
    for (const text of ["x", "3:75", "1e3", "8 apples"]) expect(minutesOf(text)).toBeNaN();
  });
});
