import { readFileSync } from "node:fs";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { signInAsAdmin } from "./sign-in";

const TEXT = "Wyoming employers pay the last wages by the next payday. A broken rule can be taken to the labor office.";

test("a law is found, refused with what is wrong, saved as a version, compared, restored; a file is read dry", async ({
  page,
}) => {
  await signInAsAdmin(page, "/admin/laws");
  await page.getByLabel("Search records").fill("wy-final-pay");
  await expect(page).toHaveURL(/search=wy-final-pay/);
  await expectAccessible(page);
  await page.getByRole("table", { name: "Laws" }).getByRole("rowheader").getByRole("link").first().click();
  await expect(page.getByText("As the corpus has it")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Summary").fill("too short");
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByRole("alert")).toContainText("Summary: ");
  await expect(page.getByLabel("Summary")).toHaveValue("too short");
  await page.getByLabel("Summary").fill(TEXT);
  await page.getByRole("button", { name: "Check and preview" }).click();
  await expect(page.getByText("All checks passed")).toBeVisible();
  await page.getByRole("button", { name: "Save as new version" }).click();
  await expect(page.getByText("Edited here")).toBeVisible();

  await page.getByRole("link", { name: "History", exact: true }).click();
  await expect(page.getByRole("table", { name: "Versions" })).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).last().click();
  await expect(page.getByRole("table", { name: "Versions" }).getByRole("row")).toHaveCount(4);

  await page.goto("/admin/laws/import");
  const file = readFileSync(new URL("../../../prisma/corpus/cities/wa.yaml", import.meta.url), "utf8");
  // An older file may hold wages of its own; they stand in a table of their own now.
  const withWages = file.replace(
    "  laws:\n",
    "  wages:\n  - {rate: 19.97, from: 2024-01-01}\n  - {rate: 20.76, from: 2025-01-01}\n  laws:\n",
  );
  await page
    .getByLabel("File")
    .setInputFiles({ name: "wa.yaml", mimeType: "text/yaml", buffer: Buffer.from(withWages) });
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("status").filter({ hasText: "unchanged" })).toContainText("0 refused");
  await expect(page.getByText(/^Not stored: \d+ dated wages of cities/)).toBeVisible();
  await expectAccessible(page);
});
