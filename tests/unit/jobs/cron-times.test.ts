import { describe, expect, it } from "vitest";
import { nextTime, readCron, readTimeZone } from "~/domain/jobs/cron-times";
import { DECLARED_JOBS } from "~/domain/jobs/declared-jobs";

const NEW_YORK = "America/New_York";
const next = (cron: string, zone: string, moment: string) =>
  nextTime(readCron(cron), zone, new Date(moment))?.toISOString();

function following(cron: string, zone: string, moment: string, count: number): string[] {
  const times: string[] = [];
  for (let at = new Date(moment); times.length < count; ) {
    const time = nextTime(readCron(cron), zone, at);
    if (!time) break;
    times.push(time.toISOString());
    at = time;
  }
  return times;
}

describe("the next planned time", () => {
  it("is strictly after the moment, in the job's own zone", () => {
    expect(next("40 3 * * *", NEW_YORK, "2026-11-20T08:39:59Z")).toBe("2026-11-20T08:40:00.000Z");
    expect(next("40 3 * * *", NEW_YORK, "2026-11-20T08:40:00Z")).toBe("2026-11-21T08:40:00.000Z");
    expect(next("*/5 * * * *", "UTC", "2026-12-31T23:58:00Z")).toBe("2027-01-01T00:00:00.000Z");
    expect(next("0 6 * * 1-5", NEW_YORK, "2026-11-20T12:00:00Z")).toBe("2026-11-23T11:00:00.000Z");
    expect(next("0 0 29 2 *", "UTC", "2026-03-01T00:00:00Z")).toBe("2028-02-29T00:00:00.000Z");
  });

  it("takes either day field when both are narrowed, as cron does", () => {
    expect(following("0 12 13 * 5", "UTC", "2026-11-01T00:00:00Z", 3)).toEqual([
      "2026-11-06T12:00:00.000Z",
      "2026-11-13T12:00:00.000Z",
      "2026-11-20T12:00:00.000Z",
    ]);
  });

  it("comes once on the day when the clock goes forward over it, and once when it goes back over it", () => {
    expect(following("30 2 * * *", NEW_YORK, "2026-03-07T12:00:00Z", 2)).toEqual([
      "2026-03-08T07:30:00.000Z",
      "2026-03-09T06:30:00.000Z",
    ]);
    expect(following("30 1 * * *", NEW_YORK, "2026-10-31T12:00:00Z", 2)).toEqual([
      "2026-11-01T05:30:00.000Z",
      "2026-11-02T06:30:00.000Z",
    ]);
  });

  it("of a job of every few minutes neither pauses nor repeats when the clock changes", () => {
    for (const moment of ["2026-03-08T06:40:00Z", "2026-11-01T05:40:00Z"]) {
      const times = following("*/15 * * * *", NEW_YORK, moment, 8).map((time) => Date.parse(time));
      const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(new Set(steps)).toEqual(new Set([15 * 60_000]));
    }
  });

  it("is none for a day that never comes", () => {
    expect(nextTime({ ...readCron("0 0 30 * *"), months: [2] }, "UTC", new Date("2026-01-01T00:00:00Z"))).toBeNull();
  });

  it("exists for every declared job", () => {
    for (const job of Object.values(DECLARED_JOBS)) {
      expect(nextTime(readCron(job.cron), readTimeZone(job.timeZone), new Date())).not.toBeNull();
      expect(job.limitSeconds).toBeGreaterThan(0);
    }
  });
});

describe("a schedule", () => {
  it.each([
    "",
    "* * * *",
    "* * * * * *",
    "61 * * * *",
    "@daily",
    "0 0 L * *",
    "0 0 * * 5#2",
    "a b c d e",
    "0 0 32 * *",
  ])("is not %j", (text) => expect(() => readCron(text)).toThrow());

  it.each(["", "Mars/Olympus", "America/New York"])("has no zone %j", (zone) => {
    expect(() => readTimeZone(zone)).toThrow("Time zone must be a name like America/New_York.");
  });
});
