import { describe, expect, it } from "vitest";
import { trustText } from "~/app/areas/research/law-facts";
import { trustOf } from "~/domain/research/library/cut-records";

const law = (confidence: string, ...levels: string[]) =>
  ({ confidence, provisions: levels.map((level) => ({ level })) }) as unknown as Parameters<typeof trustOf>[0];

describe("the trust in a law", () => {
  it.each([
    [law("reviewed", "official", "official"), "text"],
    [law("official", "official", "source"), "source"],
    [law("official", "official", "reviewed"), "part"],
    [law("reviewed", "reviewed"), "none"],
    [law("official"), "text"],
    [law("recalled"), "none"],
  ] as const)("%#: comes from what was read of its rules", (given, trust) => {
    expect(trustOf(given)).toBe(trust);
  });

  it("is one sentence that never says both verified and not checked", () => {
    const said = (trust: "text" | "none") =>
      trustText({ trust, verifiedAsOf: "2026-11-27", verifiedYearOnly: false } as Parameters<typeof trustText>[0]);
    expect(said("text")).toBe("Read in the law's text, Nov 2026");
    expect(said("none")).toBe("Not yet read");
  });
});
