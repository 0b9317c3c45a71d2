import { describe, expect, it } from "vitest";
import { categoryOf } from "~/domain/updates/classify-item";
import { titleKey } from "~/domain/updates/store-update";
import { weighItem } from "~/domain/updates/weigh-update";
import type { SourceItem } from "~/platform/sources/types";

const NOW = new Date("2026-11-22T12:00:00Z");
const item = (fields: Partial<SourceItem>): SourceItem => ({
  externalId: "1",
  kind: "rule",
  title: "Test document",
  summary: "",
  url: "https://example.gov/1",
  publishedOn: "2026-11-20",
  effectiveOn: null,
  commentsCloseOn: null,
  jurisdiction: "FEDERAL",
  agency: null,
  cfrParts: [],
  citations: [],
  isSignificant: false,
  aliases: [],
  ...fields,
});
const law = (riskLevel: string) => ({ id: 1, slug: "x", title: "X", riskLevel, category: "Wage and Hour" });

describe("the weight of an update follows its stated rule", () => {
  it.each([
    ["a final rule", item({}), "none", "MEDIUM"],
    ["a final rule that takes effect soon", item({ effectiveOn: "2026-12-10" }), "none", "HIGH"],
    ["a final rule that takes effect next year", item({ effectiveOn: "2027-06-01" }), "none", "MEDIUM"],
    ["a significant final rule", item({ isSignificant: true }), "none", "HIGH"],
    ["a final rule on a grave record", item({}), "Critical", "HIGH"],
    ["a final rule on a light record", item({}), "Low", "MEDIUM"],
    ["a changed regulation", item({ kind: "regulation", effectiveOn: "2026-11-20" }), "none", "MEDIUM"],
    ["an enacted bill", item({ kind: "bill" }), "none", "MEDIUM"],
    ["a proposed rule", item({ kind: "proposed_rule" }), "none", "LOW"],
    [
      "a proposed rule with comments due",
      item({ kind: "proposed_rule", commentsCloseOn: "2026-12-01" }),
      "none",
      "MEDIUM",
    ],
    ["a proposed rule on a grave record", item({ kind: "proposed_rule" }), "High", "MEDIUM"],
    ["news", item({ kind: "news" }), "none", "LOW"],
    ["news on a grave record", item({ kind: "news" }), "High", "MEDIUM"],
    ["a decision", item({ kind: "opinion" }), "none", "LOW"],
    ["a decision of the Supreme Court", item({ kind: "opinion", isSignificant: true }), "none", "HIGH"],
  ])("%s", (_what, given, risk, level) => {
    const { riskLevel, riskBasis } = weighItem(given, risk === "none" ? [] : [law(risk)], NOW);
    expect(riskLevel).toBe(level);
    expect(riskBasis).toMatch(/^[A-Z].*\.$/);
  });
});

describe("the subject of an update", () => {
  it.each([
    ["its regulation", item({ cfrParts: ["29 CFR 825"], title: "Overtime pay and wages" }), "Leave and Benefits"],
    ["a part with a letter", item({ cfrParts: ["8 CFR 274a"] }), "Hiring and Termination"],
    ["a part with a hyphen", item({ cfrParts: ["41 CFR 60-300"] }), "Discrimination"],
    ["its words", item({ title: "Guidance on workplace harassment" }), "Harassment"],
    ["its agency", item({ agency: "National Labor Relations Board" }), "Worker Rights"],
    ["nothing", item({ title: "Office closed on Friday" }), null],
  ])("comes from %s", (_from, given, category) => expect(categoryOf(given)).toBe(category));
});

it("titles are the same whatever their case, marks and little words", () => {
  expect(titleKey("U.S. Department of Labor announces: the Final Rule on Tips")).toBe(titleKey("Final rule on tips"));
});
