import type { QuestionForm } from "../answer/reading/question-form";
import type { Fact } from "../corpus/schema/facts-file";
import type { Facts } from "../facts/types";
import { comparedWith } from "./compare-value";
import type { Weighed } from "./types";

/** How a thing is asked; what is only told is meant as a plan or a fear. */
type Asked = { form: QuestionForm; isTold: boolean };

const isBan = ({ provision: { mood } }: Weighed): boolean => mood === "must not" || mood === "void";

const NUMERIC = new Set(["count", "money", "span", "hours", "age", "clock"]);

/** The first words of an answer to who asks yes or no; null where the rule itself answers, or nothing can be told. */
export function verdictOf({ form, isTold }: Asked, lead: Weighed, facts: Facts, vocabulary: Fact[]): string | null {
  const compared = comparedWith(lead.provision, facts);
  if (form.kind === "open" && !form.asksIfEnough) return isTold && isBan(lead) ? "No." : null;
  if (compared && form.kind !== "duty") return yes(form.asksIfForbidden ? !compared.isWithin : compared.isWithin);
  const undecided = lead.holding.missing
    .map((key) => vocabulary.find((fact) => fact.key === key))
    .find((fact) => fact !== undefined && NUMERIC.has(fact.kind) && !facts.has(fact.key));
  const told = byMood(form, lead);
  if (undecided && told) return `It depends: ${undecided.ask.charAt(0).toLowerCase()}${undecided.ask.slice(1)}`;
  if (!told) return null;
  const isQualified = lead.holding.isOpen || lead.provision.role === "exception";
  return isQualified ? inGeneral(told) : told;
}

const yes = (isSo: boolean): string => (isSo ? "Yes." : "No.");
const inGeneral = (told: string): string =>
  told === "Yes." ? "In general, yes." : told === "No." ? "In general, no." : told;

/** Whether what is asked must, may or may not be done, by what the sentence says of it. */
function byMood(form: QuestionForm, { provision: { mood } }: Weighed): string | null {
  switch (form.kind) {
    case "duty":
      if (mood === "must") return "Yes.";
      return mood === "need not" || mood === "may" || mood === "must not" || mood === "void" ? "No." : null;
    case "permission":
      return ofPermission(form, mood);
    case "truth":
      return ofClaim(form, mood);
    default:
      return null;
  }
}

function ofPermission({ asksIfForbidden, refuses }: QuestionForm, mood: string | undefined): string | null {
  const turned = (isAllowed: boolean) => yes(asksIfForbidden ? !isAllowed : isAllowed);
  if (mood === "must not" || mood === "void") return turned(false);
  if (mood === "must") return refuses ? turned(false) : "Only within limits.";
  if (mood === "may" || mood === "need not") return turned(true);
  return null;
}

function ofClaim({ claims }: QuestionForm, mood: string | undefined): string | null {
  if (mood === "must") return claims === "duty" ? "Yes." : claims === "permission" ? "Only within limits." : "No.";
  if (mood === "must not" || mood === "void") return claims === "freedom" ? null : "No.";
  // 'He agreed to skip both, so I am covered, right?' mostly claims to be free of a duty.
  if (mood === "may" || mood === "need not") return claims === "duty" ? "No." : "Yes.";
  return null;
}
