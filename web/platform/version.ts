import { readFileSync } from "node:fs";
import path from "node:path";
import { once } from "./once";
import { projectRoot } from "./root";

/** The version of this installation, as its package says. */
export const productVersion = (): string =>
  once("product-version", () => {
    const text = readFileSync(path.join(projectRoot, "package.json"), "utf8");
    return String((JSON.parse(text) as { version?: string }).version ?? "unknown");
  });
