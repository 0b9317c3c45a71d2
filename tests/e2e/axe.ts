import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = { id: string; help: string; nodes: { target: string[] }[] };
declare const axe: { run: (context: Document, options: object) => Promise<{ violations: Finding[] }> };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No accessibility finding on the present screen. */
export const expectAccessible = (page: Page): Promise<void> => expectNone(page, { type: "tag", values: TAGS });

/** The colours alone: what else there is to find does not change with the theme. */
export const expectReadable = (page: Page): Promise<void> =>
  expectNone(page, { type: "rule", values: ["color-contrast", "link-in-text-block"] });

async function expectNone(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const { violations } = await axe.run(document, { runOnly: only });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join("; ")})`,
    );
  }, runOnly);
  expect(found).toEqual([]);
}
