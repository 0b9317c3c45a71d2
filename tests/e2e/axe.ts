import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, type TestInfo, test } from "@playwright/test";
import { isDrawn } from "../setup/sample";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = { id: string; help: string; nodes: { target: string[] }[] };
declare const axe: { run: (context: Document, options: object) => Promise<{ violations: Finding[] }> };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A flow passes a hundred screens, and axe takes as long on each as the steps that lead there: every third is looked at. */
const ONE_OF = 3;
const passed = new WeakMap<TestInfo, number>();

/** No accessibility finding on the present screen of a flow, where the seed has drawn it. */
export async function expectAccessible(page: Page): Promise<void> {
  const info = test.info();
  const nth = 1 + (passed.get(info) ?? 0);
  passed.set(info, nth);
  if (isDrawn([...info.titlePath, nth].join(" "), ONE_OF)) await alwaysAccessible(page);
}

/** No accessibility finding on the present screen: for tests that are about nothing else. */
export const alwaysAccessible = async (page: Page): Promise<void> => expect(await findings(page, WHOLE)).toEqual([]);

/** The colours alone: what else there is to find does not change with the theme. */
export const expectReadable = async (page: Page): Promise<void> => expect(await findings(page, COLOURS)).toEqual([]);

export const WHOLE: Rules = { type: "tag", values: TAGS };
export const COLOURS: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] };
type Rules = { type: "tag" | "rule"; values: string[] };

/** What axe has to say about the present screen, a line per rule. */
export async function findings(page: Page, runOnly: Rules): Promise<string[]> {
  await page.evaluate(source);
  await page.evaluate(settled);
  return page.evaluate(async (only) => {
    const { violations } = await axe.run(document, { runOnly: only });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join("; ")})`,
    );
  }, runOnly);
}

/**
 * Colours on their way from one theme to the other, and what is fading in, are nobody's: whatever moves and will stand still
 * again has come to its end. It runs in the page, where the names that tsx gives to functions within it are unknown: it has none.
 */
async function settled(): Promise<void> {
  // One that ends may begin another in what inherits from it: three frames without any are the end.
  let calm = 0;
  for (let frames = 0; calm < 3 && frames < 60; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = document
      .getAnimations()
      .some(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    calm = moving ? 0 : calm + 1;
  }
}
