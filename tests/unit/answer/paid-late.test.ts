import { describe, expect, it } from "vitest";
import { waitIn } from "../../../web/domain/research/answer/saying/paid-late";

describe("the time that somebody waited for the last pay", () => {
  it.each([
    ["Fired a server Monday, paid her Friday", { days: 4, workdays: 4 }],
    ["fired a barista thursday and paid him monday", { days: 4, workdays: 2 }],
    ["let him go on Friday and mailed the check on Friday", { days: 0, workdays: 0 }],
    ["we terminated her, she got paid 10 days later", { days: 10, workdays: 6 }],
    ["fired worker paid after two weeks", { days: 14, workdays: 10 }],
    ["fired worker paid after 14 days", { days: 14, workdays: 10 }],
    ["fired him because he was paid for 3 days he never worked here", null],
    ["paid her Friday, as every week", null],
  ])("is read from what is told: %s", (text, wait) => {
    expect(waitIn(text)).toEqual(wait);
  });
});
