import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** The unit tests of the areas whose rules are mutated; they need no database, so a mutant costs a second. */
export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    setupFiles: ["tests/setup/fail-on-console-error.ts", "tests/setup/fresh-process.ts"],
    include: ["tests/unit/{access,billing,pay}/**/*.test.ts"],
    testTimeout: 10_000,
  },
});
