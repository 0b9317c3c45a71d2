import { OF_PAY } from "./tellings/of-pay";
import { OF_PEOPLE } from "./tellings/of-people";
import { OF_WORK } from "./tellings/of-work";

/** So surely a plain telling speaks of its topic, unless it says otherwise. */
const SAID = 0.8;
/** A telling of several topics says a little less of each. */
const SHARED = 0.95;
const TELLINGS = [...OF_PAY, ...OF_PEOPLE, ...OF_WORK];

/** Topics of what is told in plain words, with the words that tell them. `spoken`: the words of the question, one space between them. */
export function toldPlainly(spoken: string): { topic: string; text: string; strength: number }[] {
  return TELLINGS.flatMap(({ topics, tells, unless, strength = SAID }) => {
    for (const pattern of tells) {
      const text = pattern.exec(spoken)?.[0];
      if (!text) continue;
      if (unless?.test(spoken)) return [];
      return topics.map((topic) => ({ topic, text, strength: topics.length > 1 ? strength * SHARED : strength }));
    }
    return [];
  });
}
