#!/usr/bin/env node
// Starts the bundled command. In a clone it is bundled at the first call and whenever its sources are newer.
import { existsSync } from "node:fs";

const bundle = new URL("../dist/entry.js", import.meta.url);
if (existsSync(new URL("../build.mjs", import.meta.url))) {
  const { buildWhenStale } = await import("../build.mjs");
  await buildWhenStale();
}
await import(bundle);
