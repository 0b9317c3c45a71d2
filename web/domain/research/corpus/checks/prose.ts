import type { WrittenEntry } from "../build-records";
import type { YamlPath } from "../located-yaml";
import type { WrittenLaw } from "../schema/law";

export interface Prose {
  path: YamlPath;
  text: string;
}

/** Every sentence of a law that a reader sees, with the path inside its record. */
export function proseOf(law: WrittenLaw): Prose[] {
  const lists = [
    ["deadlines", law.deadlines],
    ["notices", law.notices],
    ["records", law.records],
    ["penalties", law.penalties],
  ] as const;
  return [
    { path: ["summary"], text: law.summary },
    { path: ["applies", "text"], text: law.applies.text },
    ...law.requirements.map((item, index) => ({ path: ["requirements", index, "text"], text: item.text })),
    ...lists.flatMap(([name, list]) =>
      typeof list === "string" ? [] : list.map((item, index) => ({ path: [name, index], text: item.text })),
    ),
    ...(typeof law.limitation === "string" ? [] : [{ path: ["limitation", "text"], text: law.limitation.text }]),
    ...(law.note ? [{ path: ["note"], text: law.note }] : []),
  ];
}

export function placeIn({ setting }: WrittenEntry, path: YamlPath) {
  return setting.file.place([...setting.path, ...path]);
}
