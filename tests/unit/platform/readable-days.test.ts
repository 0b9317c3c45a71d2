import { describe, expect, it } from "vitest";
import { readableDays } from "~/platform/calendar/readable-days";
import { Conflict, Invalid, invalidField } from "~/platform/errors";

describe("days in sentences", () => {
  it("are written as people write them, in every refusal and at every field, whoever words it", () => {
    expect(new Conflict("There is leave on 2026-12-10 already.").message).toBe(
      "There is leave on Dec 10, 2026 already.",
    );
    const { message, details } = invalidField("startDate", "From 2026-01-01 to 2026-02-28: closed.");
    expect(message).toBe("From Jan 1, 2026 to Feb 28, 2026: closed.");
    expect(details.fields?.[0]?.message).toBe(message);
    expect(new Invalid("No.", { code: "x", day: "2026-01-01" }).details).toEqual({ day: "2026-01-01" });
  });

  it("leave alone what is no plain day", () => {
    for (const text of ["2026-13-01", "2026-01-01T10:00:00Z", "12026-01-011", "Public Law 2026-01"])
      expect(readableDays(text)).toBe(text);
  });
});
