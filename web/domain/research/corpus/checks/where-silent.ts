import { fullPoint, type WrittenEntry } from "../build-records";
import { speaksAgainst } from "../mood-words";
import { type Check, error } from "./check";
import { sentenceFault } from "./sentences";

const MOST_WORDS = 30;
const BINDING: ReadonlySet<string | undefined> = new Set(["must", "must not", "void"]);

/**
 * What holds where a place has no law on a point is said of every such place, so no federal rule may bind there without
 * a condition: it holds everywhere, and the sentence would contradict it.
 */
export const checkWhereSilent: Check = ({ files, records }) => {
  const bound = boundByFederalLaw(records.written);
  return files.points.flatMap((file) => {
    const { topic, points } = file.value;
    return points.flatMap(({ key, whereSilent }, index) => {
      if (!whereSilent) return [];
      const { mood, text } = whereSilent;
      const place = file.place(["points", index, "whereSilent"]);
      const rule = bound.get(`${topic}.${key}`);
      const fault = sentenceFault(text) ?? lengthFault(text);
      return [
        ...(rule ? [error(place, "point", `${topic}.${key} is never silent: ${rule}`)] : []),
        ...(fault ? [error(place, "sentence", `whereSilent: ${fault}`)] : []),
        ...(speaksAgainst(mood, text) ? [error(place, "mood", `mood \`${mood}\` and the words disagree`)] : []),
      ];
    });
  });
};

function lengthFault(text: string): string | null {
  return text.split(" ").length > MOST_WORDS ? `more than ${MOST_WORDS} words` : null;
}

/** Points on which a federal rule binds everybody, with the first such rule. */
function boundByFederalLaw(written: WrittenEntry[]): Map<string, string> {
  const bound = new Map<string, string>();
  for (const { law, setting } of written) {
    if (setting.jurisdiction !== "FEDERAL") continue;
    for (const { point, role, mood, when, text } of law.provisions) {
      const full = fullPoint(point, law.topics[0] as string);
      const binds = role === "rule" && BINDING.has(mood) && !when;
      if (binds && !bound.has(full)) bound.set(full, `${law.slug} says "${text}"`);
    }
  }
  return bound;
}
