// `npm run test:clients`: makes a client of the document by another generator and puts it through the same calls as our SDK.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const run = (command, args, env = {}) => {
  const { status } = spawnSync(path.join(root, "node_modules/.bin", command), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

run("tsx", ["tests/clients/generate.ts"]);
const other = path.join(root, "node_modules/.cache/statewise-openapi-tools/client/index.ts");
run("vitest", ["run", "--project", "integration", "tests/integration/sdk/same-calls.test.ts"], { OTHER_CLIENT: other });
