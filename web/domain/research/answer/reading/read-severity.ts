import type { Question } from "../../query/types";
import type { QuestionForm } from "./question-form";
import { CIRCUMSTANCES, GROUP_SIZE, GROUP_WEIGHT, GROUP_WORDS, IN_ORDER } from "./severity";

export type Severity = {
  points: number;
  /** Labels of what was found, the gravest first. */
  circumstances: string[];
  has: (key: string) => boolean;
  /** It happened, goes on or is in dispute: something must be done now. */
  isUrgent: boolean;
  saysInOrder: boolean;
  /** Nothing happened and nothing is planned: the person wants to know the law. */
  isInformation: boolean;
};

const GROUP = { key: "group", label: "a group of people", weight: GROUP_WEIGHT };
const CONCERNED =
  /\b(\d{1,5})\s+(?:of (?:our|my|the) )?(?:\w+ )?(?:employees|workers|people|drivers|servers|cooks|nurses|interns|women|men|contractors|associates)\b/gi;

/** Circumstances that only something real has; the others are also told when asking in the abstract. */
const INCIDENT = ["happened", "claim", "willful", "repeated", "retaliation", "injury"];

/** How grave what the question tells is. A question for information alone has no points. */
export function readSeverity(question: Question, form: QuestionForm): Severity {
  const { text } = question;
  const found: { key: string; label: string; weight: number }[] = CIRCUMSTANCES.filter(({ words }) => words.test(text));
  if (isGroup(question)) found.push(GROUP);
  found.sort((a, b) => b.weight - a.weight);
  const keys = new Set(found.map(({ key }) => key));
  return {
    points: found.reduce((sum, { weight }) => sum + weight, 0),
    circumstances: found.map(({ label }) => label),
    has: (key) => keys.has(key),
    isUrgent:
      ["happened", "claim", "willful", "injury"].some((key) => keys.has(key)) ||
      (keys.has("repeated") && keys.has("adverse")),
    isInformation: form.kind !== "permission" && !INCIDENT.some((key) => keys.has(key)),
    saysInOrder: IN_ORDER.test(text) && !keys.has("happened"),
  };
}

/** The number of employees of the business is no number of people concerned. */
function isGroup({ text, employees }: Question): boolean {
  if (GROUP_WORDS.test(text)) return true;
  return [...text.matchAll(CONCERNED)].some(
    ([, number]) => Number(number) >= GROUP_SIZE && Number(number) !== employees,
  );
}
