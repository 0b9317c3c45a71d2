import { toast } from "../account/person";
import { expectAccessible } from "../axe";
import { expect, test } from "../test";
import { leaveCompany } from "./leave-company";

const paper = (name: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from("Ana Silva, bakery license 4711"),
});

test("HR puts papers into a file, with who sees them and when they run out, reads why one stays, and removes a wrong one", async ({
  page,
}) => {
  const { anaId } = await leaveCompany(page);
  await page.goto(`/hris/employees/${anaId}`);
  await page.getByRole("link", { name: "Files", exact: true }).click();
  await expect(page.getByText("Nothing is in this file that you may see.")).toBeVisible();
  const add = page.locator("section", { hasText: "Add a file" });
  await page.getByLabel("File", { exact: true }).setInputFiles(paper("license.txt"));
  await add.getByLabel("What it is").selectOption({ label: "License or certificate" });
  await add.getByLabel("Expires on").fill("2031-05-31");
  await page.getByRole("button", { name: "Add file" }).click();
  await expect(toast(page, "Document Added")).toBeVisible();
  await expect(page.getByText("Expires May 31, 2031")).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "license.txt" }).click();
  expect((await download).suggestedFilename()).toBe("license.txt");

  await page.getByText("Remove license.txt").click();
  await page.getByLabel("Reason").fill("Renewed long ago");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("main").getByText("Documents are kept while somebody works here.")).toBeVisible();
  await page.getByLabel("It is the wrong file").check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page, "Document Removed")).toBeVisible();
  await expect(page.getByText("Nothing is in this file that you may see.")).toBeVisible();
});
