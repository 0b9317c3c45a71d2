import { describe, expect, test } from "vitest";
import { contrast, tokens } from "./tokens";

const SURFACES = ["paper", "card", "sunken"];
const SOFT = ["action-soft", "brass-soft", "critical-soft", "high-soft", "medium-soft", "low-soft"];

/** Which text may stand on which ground. A new pair in a component belongs into this table. */
const TEXT: Record<string, string[]> = {
  ink: [...SURFACES, ...SOFT, "mark"],
  "ink-2": [...SURFACES, ...SOFT, "mark"],
  "ink-3": [...SURFACES, "action-soft"],
  "on-ink": ["ink"],
  action: [...SURFACES, "action-soft"],
  brass: [...SURFACES, "brass-soft"],
  critical: [...SURFACES, "critical-soft"],
  high: [...SURFACES, "high-soft"],
  medium: [...SURFACES, "medium-soft"],
  low: [...SURFACES, "low-soft"],
  "on-solid": ["action-solid", "action-solid-hover", "critical-solid", "critical-solid-hover", "impersonation"],
};

/** Edges and marks that carry meaning: 3:1 is asked of them. */
const MARKS: Record<string, string[]> = {
  "line-control": ["paper", "card"],
  "action-solid": ["paper", "card"],
  action: SURFACES,
  "series-1": ["card"],
  "series-2": ["card"],
  "series-3": ["card"],
  "series-4": ["card"],
  "series-5": ["card"],
};

const rows = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })));

function ratio(front: string, ground: string, theme: "light" | "dark"): number {
  const [one, other] = [tokens.get(front), tokens.get(ground)];
  if (!one || !other) throw new Error(`No such token: ${one ? ground : front}`);
  return contrast(one[theme], other[theme]);
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(rows(TEXT))("$front text on $ground can be read", ({ front, ground }) => {
    expect(ratio(front, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(rows(MARKS))("$front marks on $ground can be seen", ({ front, ground }) => {
    expect(ratio(front, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});

test("black on white is 21 to 1, so the measure itself is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
