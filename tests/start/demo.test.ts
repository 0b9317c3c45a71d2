import { expect, it } from "vitest";
import { dataDir, endsWithItsFile, started } from "./starts";

endsWithItsFile();

it("the demonstration starts on an empty data folder and shows its first page, marked as made up", async () => {
  const demo = await started(dataDir(), {}, undefined, ["--demo"]);
  await demo.ready();
  const page = await (await fetch(`${demo.url}/`)).text();
  expect(page).toContain("Demo data of a fictional company");
  expect((await demo.stop()).code).toBe(0);
});
