import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { cruise } from "dependency-cruiser";
import { afterEach, describe, expect, it } from "vitest";
import { projectRoot } from "~/platform/root";

const rules = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Lays a small tree of files out and answers the names of the rules that it breaks. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(path.join(projectRoot, "node_modules", ".cache-rules-"));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const { output } = await cruise(
    ["web", "jobs", "sdk", "cli"].filter((top) => Object.keys(files).some((name) => name.startsWith(`${top}/`))),
    {
      ruleSet: { forbidden: rules.forbidden },
      validate: true,
      baseDir: folder,
      tsPreCompilationDeps: true,
    },
  );
  if (typeof output === "string") throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name);
}

describe("the import rules", () => {
  it("let a screen call the door of a domain", async () => {
    const broken = await brokenRules({
      "web/app/routes/profile.ts": 'import { rename } from "../../domain/accounts/index"; rename();',
      "web/domain/accounts/index.ts": "export const rename = () => 1;",
    });
    expect(broken).toEqual([]);
  });

  it("count a type as an import where screens need each other", async () => {
    const broken = await brokenRules({
      "web/app/areas/pay/page.ts": 'import { card } from "./card"; export type View = { cents: number }; card();',
      "web/app/areas/pay/card.ts": 'import type { View } from "./page"; export const card = (view?: View) => view;',
    });
    expect(broken).toContain("no-circles");
  });

  it.each([
    ["domain-stays-below", "web/domain/pay/tax.ts", "web/app/root.ts"],
    ["domain-stays-below", "web/domain/pay/tax.ts", "jobs/nightly.ts"],
    ["domain-door", "web/domain/pay/tax.ts", "web/domain/access/secret.ts"],
    ["door-from-outside", "web/app/routes/pay.ts", "web/domain/pay/tax.ts"],
    ["platform-stays-lowest", "web/platform/mail.ts", "web/domain/pay/index.ts"],
    ["ui-knows-only-ui", "web/app/ui/actions/button.ts", "web/domain/pay/index.ts"],
    ["forms-and-links-below", "web/app/forms/act-button.ts", "web/app/server/form.ts"],
    ["plumbing-below-the-areas", "web/app/server/form.ts", "web/app/areas/pay/dollars.ts"],
    ["shell-below-the-areas", "web/app/shell/header.ts", "web/app/areas/pay/dollars.ts"],
    ["areas-below-the-routes", "web/app/areas/pay/dollars.ts", "web/app/routes/pay.ts"],
    ["screens-without-api", "web/app/routes/pay.ts", "web/api/pay.ts"],
    ["sql-below-the-screens", "web/app/routes/pay.ts", "web/platform/db/client.ts"],
    ["sdk-stands-alone", "sdk/src/client.ts", "web/domain/pay/index.ts"],
    ["cli-on-the-sdk", "cli/src/main.ts", "web/domain/pay/index.ts"],
  ])("%s: %s may not import %s", async (rule, from, to) => {
    const up = path.relative(path.dirname(from), to).replace(/\.ts$/, "");
    const target = up.startsWith(".") ? up : `./${up}`;
    const broken = await brokenRules({
      [from]: `import { value } from "${target}"; export const other = value;`,
      [to]: "export const value = 1;",
    });
    expect(broken).toContain(rule);
  });
});
