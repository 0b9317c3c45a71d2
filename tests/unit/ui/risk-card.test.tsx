import { expect, test } from "vitest";
import { RiskCard } from "~/app/areas/research/results/risk-card";
import type { LockedAssessment } from "~/domain/research";
import { render } from "./render";

const cut = (overallRisk: LockedAssessment["overallRisk"], directAnswer: string): LockedAssessment => ({
  ...{ overallRisk, directAnswer, criticalIssues: 0, mediumRiskIssues: 1, compliantAreas: 0 },
  locked: true,
});

test.each([
  ["Low", "It depends. The employer need not pay …", false],
  ["Low", "Yes. Pay it on the last day.", true],
  ["High", "It depends. The employer need not pay …", true],
] as const)("a risk that is %s beside '%s' is said: %s", (level, answer, isSaid) => {
  const html = render(<RiskCard assessment={cut(level, answer)} laws={[]} />);
  expect(html.includes(`${level} Risk`)).toBe(isSaid);
  expect(html.includes("Risk opens with access")).toBe(!isSaid);
});
