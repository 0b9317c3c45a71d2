// One command from a fresh clone to a running product. Plain JavaScript without dependencies: it runs before npm has
// installed anything. Each step does its work only when its inputs changed.
import { endWhenAsked, endWithNpm, leaveToProduct } from "./end-together.mjs";
import { build, generate, install, keepVectors, needNode } from "./steps.mjs";

const dev = process.argv.includes("--dev");
const buildOnly = process.argv.includes("--build-only");
const demo = process.argv.includes("--demo");

try {
  endWhenAsked();
  endWithNpm();
  needNode();
  await install();
  await generate();
  if (demo) process.env.DATA_DIR ||= ".demo";
  if (demo) process.env.STATEWISE_DEMO = "on";
  if (dev) {
    process.env.DEV_TOOLS ||= "on";
    await keepVectors();
    const { register } = await import("tsx/esm/api");
    register();
    const { startProduct } = await import("../server.ts");
    leaveToProduct();
    await startProduct();
  } else if (buildOnly) {
    // What runs later may not write here: a container, a service with a read-only system.
    await build();
    const { register } = await import("tsx/esm/api");
    register();
    const { packagedBinaries, prepareBinaries } = await import("../../prisma/postgres/binaries.ts");
    await prepareBinaries(packagedBinaries()).catch(({ message }) => console.log(message));
  } else {
    await build();
    // React and others read it when they are loaded, and without it are the slow ones that developers use.
    process.env.NODE_ENV ||= "production";
    const { readServer } = await import("./read-server.mjs");
    const { startProduct } = readServer("main");
    leaveToProduct();
    await startProduct();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
