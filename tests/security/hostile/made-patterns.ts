import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Pattern } from "./try-patterns";

const FOLDERS = ["web/domain", "web/platform"];

/** The expressions that the product makes of pieces, as they come out: recorded while the modules that make them are read. */
export async function madePatterns(root: string): Promise<Pattern[]> {
  const made = new Map<string, Pattern>();
  const plain = globalThis.RegExp;
  const note = (given: unknown[]) => {
    const [source, flags] = given;
    const file = ownFile(root);
    if (typeof source !== "string" || !file) return;
    made.set(`${source}/${flags ?? ""}`, { file, source, flags: typeof flags === "string" ? flags : "" });
  };
  globalThis.RegExp = new Proxy(plain, {
    construct(target, given) {
      note(given);
      return Reflect.construct(target, given);
    },
    apply(target, self, given) {
      note(given);
      return Reflect.apply(target, self, given);
    },
  });
  try {
    for (const file of filesThatMakePatterns(root)) await import(pathToFileURL(file).href);
    await readSamples(root);
  } finally {
    globalThis.RegExp = plain;
  }
  return [...made.values()];
}

/** The file of ours that asked for it; what packages make is theirs. */
function ownFile(root: string): string | null {
  const line = (new Error().stack ?? "")
    .split("\n")
    .find((one) => one.includes(root) && !one.includes("made-patterns"));
  const file = line?.slice(line.indexOf(root) + root.length + 1).replace(/:\d+:\d+\)?$/, "");
  return file && !file.startsWith("node_modules") ? file : null;
}

function filesThatMakePatterns(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("generated") && !name.endsWith("worker.ts"))
      .map((name) => path.join(root, folder, name)),
  ).filter((file) => readFileSync(file, "utf8").includes("RegExp("));
}

/** Some are made anew for each text: a line of a resume brings them about. */
async function readSamples(root: string): Promise<void> {
  const file = path.join(root, "web/domain/hiring/resume/place.ts");
  const { withoutPlace } = (await import(pathToFileURL(file).href)) as typeof import("~/domain/hiring/resume/place");
  withoutPlace("Baker, Rye & Co, Fresno, CA 93650");
}
