import { expect, type Locator, type Page } from "@playwright/test";

const PATIENCE_MS = 4000;
const clicked = (button: Locator) => button.click({ timeout: PATIENCE_MS });

/** Sends the form of a careers page. One that comes back faster than anybody types is refused: a quick machine presses again. */
export async function sendApplication(page: Page, press: (button: Locator) => Promise<void> = clicked): Promise<void> {
  const sent = page.getByText("Your application was sent.");
  await expect(async () => {
    if (!(await sent.isVisible())) await press(page.getByRole("button", { name: "Send Application" }));
    await expect(sent).toBeVisible({ timeout: PATIENCE_MS });
  }).toPass();
}
