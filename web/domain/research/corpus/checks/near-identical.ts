import type { WrittenEntry } from "../build-records";
import { REQUIRING } from "../lists-of-provisions";
import { type Check, error, warning } from "./check";

const SHINGLE_WORDS = 3;
export const SAME_FROM = 0.85;
const ALIKE_FROM = 0.7;
const FEWEST_SHINGLES = 12;

/** The overlapping three-word groups of a text, lower case, without punctuation and without the state's own name. */
export function shinglesOf(text: string, names: string[]): Set<string> {
  const withoutNames = names.reduce((rest, name) => rest.replaceAll(name.toLowerCase(), " "), text.toLowerCase());
  const words = withoutNames.match(/[a-z0-9$.]+/g) ?? [];
  const groups = words.slice(SHINGLE_WORDS - 1).map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(" "));
  return new Set(groups);
}

/** Jaccard similarity: shared groups over all groups. */
export function likeness(a: Set<string>, b: Set<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0 || small.size / large.size < ALIKE_FROM) return 0;
  let shared = 0;
  for (const shingle of small) if (large.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/** One text stamped over several states is refused: within a topic no two jurisdictions may say nearly the same. */
export const checkNearIdentical: Check = ({ records, files }) => {
  const names = files.states.map((file) => file.value.name).sort((a, b) => b.length - a.length);
  const byTopic = new Map<string, { entry: WrittenEntry; shingles: Set<string> }[]>();
  for (const entry of records.written) {
    const { law } = entry;
    const text = [
      law.summary,
      ...law.provisions.filter(({ role }) => REQUIRING.includes(role)).map(({ text }) => text),
    ].join(" ");
    const own = names.filter((name) => text.includes(name));
    const group = byTopic.get(law.topics[0] as string) ?? [];
    group.push({ entry, shingles: shinglesOf(text, own) });
    byTopic.set(law.topics[0] as string, group);
  }
  return [...byTopic.values()].flatMap((group) =>
    group.flatMap((later, index) =>
      group.slice(0, index).flatMap((earlier) => {
        if (Math.min(later.shingles.size, earlier.shingles.size) < FEWEST_SHINGLES) return [];
        const alike = likeness(later.shingles, earlier.shingles);
        if (alike < ALIKE_FROM) return [];
        const place = later.entry.setting.file.place(later.entry.setting.path);
        const message = `${later.entry.law.slug} and ${earlier.entry.law.slug} are ${Math.round(alike * 100)} % alike`;
        return [alike >= SAME_FROM ? error(place, "stamped", message) : warning(place, "stamped", message)];
      }),
    ),
  );
};
