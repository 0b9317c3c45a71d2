import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What people say of each topic, and under `none` what has nothing to do with employment. */
export function sayings(): { text: string; topics: string[] }[] {
  const file = new URL("sayings.yaml", import.meta.url);
  const said = parse(readFileSync(file, "utf8")) as Record<string, string[]>;
  return Object.entries(said).flatMap(([topic, texts]) =>
    texts.map((text) => ({ text, topics: topic === "none" ? [] : topic.split(" ") })),
  );
}
