import { describe, expect, it } from "vitest";
import type { Penalty } from "~/domain/research/corpus/record";
import { riskLevelOf } from "~/domain/research/corpus/risk-level";

type Input = Parameters<typeof riskLevelOf>[0];

function law(changes: Partial<Input>): Input {
  return { kind: "law", status: "in force", penalties: "none", privateAction: false, remedies: [], ...changes };
}

function fine(max: number, per?: string): Penalty {
  return { text: "A fine.", kind: "civil", unit: "dollars", max, per };
}

describe("the risk level of a law", () => {
  it("is Low without penalty and suit", () => {
    expect(riskLevelOf(law({}))).toBe("Low");
  });

  it("rises with the amount and with what it is counted by", () => {
    expect(riskLevelOf(law({ penalties: [fine(500)] }))).toBe("Low");
    expect(riskLevelOf(law({ penalties: [fine(1_000, "violation")] }))).toBe("Medium");
    expect(riskLevelOf(law({ penalties: [fine(10_000, "employee")], remedies: ["attorney fees"] }))).toBe("High");
  });

  it("is Critical when suits, multiplied damages, fees and large repeated fines meet", () => {
    const remedies = ["liquidated damages (twice the wages)", "attorney fees"];
    expect(riskLevelOf(law({ penalties: [fine(10_000, "violation")], privateAction: true, remedies }))).toBe(
      "Critical",
    );
  });

  it("never exceeds Medium before a law takes effect and is Low once it is gone", () => {
    const heavy = { penalties: [fine(50_000, "day")], privateAction: true, remedies: ["punitive damages"] };
    expect(riskLevelOf(law({ ...heavy, status: "enacted, not yet effective" }))).toBe("Medium");
    expect(riskLevelOf(law({ ...heavy, status: "repealed" }))).toBe("Low");
  });

  it("does not count an unknown right to sue", () => {
    expect(riskLevelOf(law({ privateAction: "unknown" }))).toBe("Low");
  });
});
