import { fullPoint, type WrittenEntry } from "../build-records";
import { speaksAgainst } from "../mood-words";
import type { Points } from "../points";
import type { Problem } from "../problem";
import { factsOf, type Wanted, type WrittenCondition, wantedOf } from "../schema/condition";
import type { Fact } from "../schema/facts-file";
import { SAID_TO_BE_NONE, type WrittenProvision } from "../schema/provision";
import { type Check, error } from "./check";
import { placeIn } from "./prose";

/** Every provision answers a point that exists, under facts that exist, and claims no more trust than its reading bears. */
export const checkProvisions: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { law } = entry;
    const at = (index: number, ...path: PropertyKey[]) => placeIn(entry, ["provisions", index, ...path]);
    const problems = law.provisions.flatMap((provision, index) => [
      ...pointProblems(entry, provision, records.points).map((message) => error(at(index), "point", message)),
      ...conditionProblems(provision.when, records.facts).map((message) => error(at(index, "when"), "fact", message)),
      ...shapeProblems(provision).map((message) => error(at(index), "provision", message)),
      ...trustProblems(provision, law.level, entry.setting.read).map((message) => error(at(index), "trust", message)),
      ...moodProblems(provision).map((message) => error(at(index), "mood", message)),
    ]);
    return [...problems, ...silenceProblems(entry, records.points)];
  });

function pointProblems({ law }: WrittenEntry, { point }: WrittenProvision, points: Points): string[] {
  const full = fullPoint(point, law.topics[0] as string);
  return points.has(full)
    ? []
    : [`there is no point "${full}" (points/${full.split(".")[0]}.yaml, points/general.yaml)`];
}

/** Facts and choices are those of the vocabulary, and a range stands only where there is something to count. */
function conditionProblems(when: WrittenCondition | undefined, facts: ReadonlyMap<string, Fact>): string[] {
  if (!when) return [];
  const unknown = factsOf(when).filter((key) => !facts.has(key));
  const inner = [...(when.any ?? []), ...(when.not ? [when.not] : [])].flatMap((part) =>
    conditionProblems(part, facts),
  );
  const unfit = wantedOf(when).flatMap(([key, wanted]) => {
    const fact = facts.get(key);
    return fact && !fits(fact, wanted) ? [`${key} is a ${fact.kind}: it cannot be ${JSON.stringify(wanted)}`] : [];
  });
  return [...unknown.map((key) => `there is no fact "${key}" in facts.yaml`), ...unfit, ...inner];
}

function fits(fact: Fact, wanted: Wanted): boolean {
  switch (fact.kind) {
    case "choice": {
      const options = Object.keys(fact.options ?? {});
      return [wanted].flat().every((choice) => typeof choice === "string" && options.includes(choice));
    }
    case "yesno":
      return typeof wanted === "boolean" || wanted === "yes" || wanted === "no";
    default:
      return typeof wanted === "object" && !Array.isArray(wanted);
  }
}

function shapeProblems(provision: WrittenProvision): string[] {
  const { role, mood, pin, penalty, from, to } = provision;
  const problems: string[] = [];
  if (penalty && role !== "penalty") problems.push("`penalty` belongs to the role penalty");
  if (!mood && !["penalty", "limitation", "definition", "remedy"].includes(role))
    problems.push("`mood` is missing: must, must not, may, need not, is or void");
  if (!pin && ["rule", "exception", "coverage"].includes(role))
    problems.push("`pin` is missing: the section it stands in");
  if (from && to && from > to) problems.push("`from` is after `to`");
  return problems;
}

const RANK = ["official", "source", "reviewed", "recalled"];

/** What says that the section's text was read names where and when; nothing is better than its record without it. */
function trustProblems({ level, read }: WrittenProvision, recordLevel: string, fileRead: string): string[] {
  if (level === "official" && !read) return ["`official` needs `read: {at, on}`: where the text was read, and when"];
  if (level && !read && RANK.indexOf(level) < RANK.indexOf(recordLevel))
    return ["a better level than the record's needs `read: {at, on}`"];
  return read && read.on < "2026-01-01" && fileRead >= "2026-01-01"
    ? ["`read` is older than the file's own reading"]
    : [];
}

/** The mood and the words of a sentence agree. */
function moodProblems({ mood, text }: WrittenProvision): string[] {
  return speaksAgainst(mood, text) ? [`mood \`${mood}\` and the words disagree: "${text.slice(0, 80)}"`] : [];
}

/** What is said to be none is not there as well. */
function silenceProblems(entry: WrittenEntry, points: Points): Problem[] {
  const { law } = entry;
  const both = SAID_TO_BE_NONE.filter(
    (role) => law.none.includes(role) && law.provisions.some((one) => one.role === role),
  );
  const named = new Set(law.provisions.map(({ point }) => fullPoint(point, law.topics[0] as string)));
  const silent = law.silent.flatMap((point) => {
    const full = fullPoint(point, law.topics[0] as string);
    if (!points.has(full)) return [`silent on a point that does not exist: "${full}"`];
    return named.has(full) ? [`silent on ${full}, yet a provision answers it`] : [];
  });
  return [
    ...both.map((role) => error(placeIn(entry, ["none"]), "provision", `none and some: ${role}`)),
    ...silent.map((message) => error(placeIn(entry, ["silent"]), "point", message)),
  ];
}
