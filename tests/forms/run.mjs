// `npm run test:forms [-- --role admin --path /admin]`: every form of every screen, filled in as a person would.
import path from "node:path";
import { build, generate, install, needNode, root, run } from "../../web/start/steps.mjs";
import { findBrowser } from "../setup/browser.mjs";

needNode();
await install();
await generate();
await build();
const env = { STATEWISE_BROWSER: await findBrowser() };
await run(path.join(root, "node_modules/.bin/tsx"), ["tests/forms/robot.ts", ...process.argv.slice(2)], {
  env,
  hint: "Some forms have findings.",
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
