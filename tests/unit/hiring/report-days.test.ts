import { describe, expect, it } from "vitest";
import { reportQuery } from "~/domain/hiring/reports/report-query";
import { daysOf, nextRun } from "~/domain/hiring/reports/report-schedules";
import { figureText } from "~/domain/hiring/reports/report-text";

const at = (text: string) => new Date(text);

describe("a scheduled report", () => {
  it("leaves on Monday or the first at seven on the East Coast, in summer and in winter time", () => {
    expect(nextRun("weekly", at("2026-11-22T12:00:00Z")).toISOString()).toBe("2026-11-23T12:00:00.000Z");
    expect(nextRun("weekly", at("2026-11-23T12:00:00Z")).toISOString()).toBe("2026-11-30T12:00:00.000Z");
    // The clocks go forward on March 8, 2026.
    expect(nextRun("weekly", at("2026-03-06T12:00:00Z")).toISOString()).toBe("2026-03-09T11:00:00.000Z");
    expect(nextRun("monthly", at("2026-12-31T23:00:00Z")).toISOString()).toBe("2027-01-01T12:00:00.000Z");
    expect(nextRun("monthly", at("2027-01-01T05:30:00Z")).toISOString()).toBe("2027-01-01T12:00:00.000Z");
  });

  it("is about the week or the whole month before", () => {
    expect(daysOf("weekly", at("2026-11-23T12:04:00Z"))).toEqual({ from: "2026-11-16", to: "2026-11-22" });
    expect(daysOf("monthly", at("2026-03-01T12:04:00Z"))).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(daysOf("monthly", at("2027-01-01T12:04:00Z"))).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  });
});

describe("the days of a report", () => {
  it("are 90 where nothing is said, and refused the wrong way round or over three years", () => {
    const { from, to } = reportQuery.parse({ to: "2026-11-22" });
    expect([from, to]).toEqual(["2026-08-25", "2026-11-22"]);
    expect(reportQuery.safeParse({ from: "2026-02-01", to: "2026-01-01" }).success).toBe(false);
    expect(reportQuery.safeParse({ from: "2020-01-01", to: "2026-01-01" }).success).toBe(false);
    expect(reportQuery.safeParse({ from: "2026-02-30" }).success).toBe(false);
  });

  it("come with figures as people read them", () => {
    expect(figureText(1, "days")).toBe("1 day");
    expect(figureText(12.5, "percent")).toBe("12.5%");
    expect(figureText(150_000, "money")).toBe("$1,500.00");
    expect(figureText(null, "percent")).toBe("not enough data");
  });
});
