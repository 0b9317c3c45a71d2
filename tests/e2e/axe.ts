import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = { id: string; help: string; nodes: { target: string[] }[] };
declare const axe: { run: (context: Document, options: object) => Promise<{ violations: Finding[] }> };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** No accessibility finding on the present screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags } });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(" ")).join("; ")})`,
    );
  }, TAGS);
  expect(found).toEqual([]);
}
