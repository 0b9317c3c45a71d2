// `npm run test:mutation [-- --mutate 'web/domain/billing/quote.ts']`: rules are changed on purpose, one place at a time, and the
// unit tests must notice. README.md says which files are rules and which are not here.
import { fileURLToPath } from "node:url";

const rules = (folder, names) => names.map((name) => `web/domain/${folder}/${name}.ts`);

export default {
  // `-- --testRunner vitest` tries the same under vitest itself, a second a change.
  testRunner: "one-process",
  plugins: ["@stryker-mutator/vitest-runner", fileURLToPath(new URL("one-process.mjs", import.meta.url))],
  vitest: { configFile: "tests/mutation/vitest.config.ts" },
  mutate: [
    ...rules("access", ["access", "guards", "organization-role", "principal", "scopes"]),
    ...rules("billing", [
      "money",
      "plans",
      "quote",
      "terms",
      "coupons/coupon-form",
      "coupons/coupon-rules",
      "subscription/annual-plan",
      "truth/grace",
    ]),
    "web/domain/pay/{*,{federal,states,places,quick,precise}/*}.ts",
    // Drawn or printed, types, and data read into tables.
    "!web/domain/pay/{index,pay-stub,table-types,state-codes,states/liability-types,states/formula-tables,states/state-tables}.ts",
  ],
  coverageAnalysis: "perTest",
  // What runs once, when a module is read, belongs to no test: the tables that it makes are compared with their sources.
  ignoreStatic: true,
  concurrency: 2,
  // Loops without end are told by how often they pass; this is for what hangs elsewhere, on a machine that is busy with other work.
  timeoutMS: 60_000,
  // What is said is proven where people read it; a changed word is no changed rule.
  mutator: { excludedMutations: ["StringLiteral"] },
  thresholds: { high: 90, low: 80, break: 80 },
  reporters: ["clear-text", "json"],
  clearTextReporter: { reportTests: false, reportMutants: true, allowColor: false, logTests: false },
  jsonReporter: { fileName: "test-results/mutation/mutation.json" },
  tempDirName: ".stryker-tmp",
  ignorePatterns: [
    "build",
    "test-results",
    ".data",
    ".demo",
    "prisma/corpus",
    "openapi",
    "sdk/dist",
    "cli",
    "web/docs",
  ],
};
