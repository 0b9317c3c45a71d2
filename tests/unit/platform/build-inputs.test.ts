import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "~/platform/root";
import { NO_INPUT } from "../../../web/start/steps.mjs";

it("a change of any code makes a new build, also in a folder that is named as data are", () => {
  const folders = ["web", "prisma", "jobs", "openapi"].flatMap((top) =>
    readdirSync(path.join(projectRoot, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name))),
  );
  const left = folders.filter((folder) => NO_INPUT.test(`/${folder}`)).sort();
  expect(folders).toContain(path.join("web", "domain", "research", "corpus"));
  expect(left.filter((folder) => path.basename(folder) !== "generated")).toEqual([
    "prisma/corpus",
    "prisma/migrations",
  ]);
});
