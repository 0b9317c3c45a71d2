import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import type { LawHit } from "../../../web/domain/research/search/types";
import { law, plain, retrievalOf, TODAY } from "./ground";

/** A record of a finished file with other sentences. */
const like = (slug: string, topic: string, requirements: string[]): LawHit => ({
  ...law(slug),
  topics: [topic],
  matchedTopic: topic,
  summary: requirements[0] ?? "",
  requirements,
  requirementDetails: requirements.map((text) => ({ text })),
});

const WAGES = law("flsa-retaliation");
const OVERTIME = { state: "DE", topics: ["retaliation", "whistleblower", "overtime"] };

/** What is answered where the federal act against reprisal for wage complaints was found for the complaint. */
function answer(text: string, laws: LawHit[], ask = OVERTIME): string {
  const retrieval = retrievalOf({ ...ask, text, laws });
  retrieval.question.statutes.push({
    text: "retaliation",
    lawIds: [WAGES.id],
    isWholeQuestion: false,
    isDistinct: false,
  });
  return plain(assessConcern(retrieval, TODAY)?.directAnswer ?? "");
}

describe("reprisal for a complaint about overtime", () => {
  const text = "Can we fire an employee for complaining about unpaid overtime?";

  it("is answered by the federal act where the state's speaks of public bodies and of other complaints", () => {
    const own = like("de-whistleblower", "whistleblower", [
      "No public body may dismiss an employee for reporting wrongdoing.",
      "An employer may not discharge an employee for a workers' compensation claim.",
      "An employer may not punish a safety complaint.",
    ]);
    expect(answer(text, [own, WAGES])).toMatch(/^(?:In general, no\. )?Under federal law, .*complaint/);
  });

  it("is answered by the state's act where that speaks of any violation of law", () => {
    const own = like("de-whistleblower", "whistleblower", [
      "An employer may not discharge an employee who reports a violation of law to a public body.",
    ]);
    expect(answer(text, [own, WAGES])).toMatch(/^(?:In general, no\. )?In Delaware/);
  });
});

describe("reprisal for a compensation claim", () => {
  const text = "can we fire someone for filing a workers' comp claim";
  const ask = { state: "DE", topics: ["workers_comp", "retaliation", "whistleblower"] };
  const insurance = like("de-workers-comp", "workers_comp", ["An employer of 3 or more must carry insurance."]);

  it("is said to be unknown where the state's act is silent, and no wage act leads", () => {
    const told = answer(text, [insurance, WAGES], ask);
    expect(told).toMatch(/^Our record of .* does not speak to reprisal for a compensation claim\./);
    expect(told).not.toContain("federal law");
  });

  it("is answered by the state's law that speaks to it, wherever it stands", () => {
    const own = like("de-whistleblower", "whistleblower", [
      "An employer may not discharge an employee for a workers' compensation claim.",
    ]);
    expect(answer(text, [insurance, own, WAGES], ask)).toMatch(/^In general, no\. In Delaware, an employer may not/);
  });
});
