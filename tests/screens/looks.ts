import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { COLOURS, findings, WHOLE } from "../e2e/axe";

/** Taller screens say the same further down, and nobody looks through a picture of thirty pages. */
const MOST_PIXELS = 4000;

const LOOKS = [
  { name: "1280-light", width: 1280, height: 800, colorScheme: "light" },
  { name: "1280-dark", width: 1280, height: 800, colorScheme: "dark" },
  { name: "390-light", width: 390, height: 844, colorScheme: "light" },
  { name: "390-dark", width: 390, height: 844, colorScheme: "dark" },
] as const;

/** Looks at the present screen in every width and theme, keeps a picture of each, and answers what is wrong. */
export async function lookAt(page: Page, folder: string, name: string): Promise<string[]> {
  const found: string[] = [];
  mkdirSync(folder, { recursive: true });
  for (const { name: look, width, height, colorScheme } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    // Colours and widths change with the next picture that the browser paints.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const size = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      tall: document.documentElement.scrollHeight,
    }));
    if (size.wide > 0) found.push(`${look}: scrolls sideways by ${size.wide} px`);
    // What is not about colours is the same in both themes.
    for (const finding of await findings(page, colorScheme === "light" ? WHOLE : COLOURS))
      found.push(`${look}: ${finding}`);
    await page.screenshot({
      path: path.join(folder, `${name}.${look}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(size.tall, height), MOST_PIXELS) },
    });
  }
  return found;
}
