import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** Vitest's `expect` outside of vitest, from the parts that vitest itself makes it of. */
export async function makeExpect() {
  const vitest = createRequire(createRequire(import.meta.url).resolve("vitest/package.json"));
  const part = (name, from = vitest) => import(pathToFileURL(from.resolve(name)).href);
  const { JestChaiExpect, JestExtend, JestAsymmetricMatchers } = await part("@vitest/expect");
  const chai = await part("chai", createRequire(vitest.resolve("@vitest/expect")));
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  return Object.assign(chai.expect, globalThis[Symbol.for("asymmetric-matchers-object")]);
}
