import type { WrittenEntry } from "../build-records";
import type { YamlPath } from "../located-yaml";
import type { WrittenLaw } from "../schema/law";

export interface Prose {
  path: YamlPath;
  text: string;
}

/** Every sentence of a law that a reader sees, with the path inside its record. */
export function proseOf(law: WrittenLaw): Prose[] {
  return [
    { path: ["summary"], text: law.summary },
    { path: ["applies", "text"], text: law.applies.text },
    ...law.provisions.map(({ text }, index) => ({ path: ["provisions", index, "text"], text })),
    ...(law.note ? [{ path: ["note"], text: law.note }] : []),
  ];
}

export function placeIn({ setting }: WrittenEntry, path: YamlPath) {
  return setting.file.place([...setting.path, ...path]);
}
