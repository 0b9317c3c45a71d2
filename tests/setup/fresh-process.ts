import { afterAll } from "vitest";
import { forgetAll } from "~/platform/once";
import { removeTemporaryFolders } from "./temporary-folder";

// Test files share a process, so that the product's modules are read once: what a file leaves behind goes with it.
const environment = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  forgetAll();
  removeTemporaryFolders();
});
