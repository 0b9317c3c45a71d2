import type { QuestionForm } from "../answer/reading/question-form";
import type { Provision } from "../corpus/record";
import type { Fact } from "../corpus/schema/facts-file";
import { quantitiesIn } from "../facts/quantities";
import type { Facts } from "../facts/types";
import { comparedWith } from "./compare-value";
import type { Stance } from "./stance";
import type { Weighed } from "./types";

/** How a thing is asked, and what whoever only tells it means to do. */
type Asked = { form: QuestionForm; stance: Stance; text?: string };

const isBan = ({ provision: { mood } }: Weighed): boolean => mood === "must not" || mood === "void";

const NUMERIC = new Set(["count", "money", "span", "hours", "age", "clock"]);

/** The first words of an answer to who asks yes or no; null where the rule itself answers, or nothing can be told. */
export function verdictOf(
  { form, stance, text = "" }: Asked,
  lead: Weighed,
  facts: Facts,
  vocabulary: Fact[],
): string | null {
  const compared = form.asksOpenly ? null : comparedWith(lead.provision, facts);
  if (compared && (form.kind !== "duty" || form.asksIfEnough)) {
    // Enough for a professional is not enough for whoever may be none: 'Yes.' needs the rule to be the asker's own.
    if (compared.isWithin && lead.holding.verdict !== "yes") return null;
    return yes(form.asksIfForbidden ? !compared.isWithin : compared.isWithin);
  }
  if (form.kind === "permission" && isWithinItsLength(text, lead.provision)) return yes(!form.asksIfForbidden);
  if (form.kind === "open" && !form.asksIfEnough) return ofTold(stance, lead);
  const told = byMood(form, lead);
  const undecided = lead.holding.missing
    .map((key) => vocabulary.find((fact) => fact.key === key))
    .find((fact) => fact !== undefined && NUMERIC.has(fact.kind) && !facts.has(fact.key));
  // 'He agreed to straight time, so none is due, right?': whatever the number is, agreeing does not help.
  if (undecided && told && form.kind !== "truth")
    return `It depends: ${undecided.ask.charAt(0).toLowerCase()}${undecided.ask.slice(1)}`;
  if (!told) return null;
  const isQualified = lead.holding.isOpen || lead.provision.role === "exception";
  return isQualified ? inGeneral(told) : told;
}

/** 'Is a two-year non-compete possible?' where it may last no more than 2 years. */
function isWithinItsLength(text: string, { mood, value }: Provision): boolean {
  if (mood !== "must not" || typeof value !== "object") return false;
  return quantitiesIn(text).some(({ after, bounds }) => {
    const [, unit] = /^[- ]?(year|month)s?\b/.exec(after) ?? [];
    const limit = unit && (value as Record<string, unknown>)[`${unit}s`];
    return typeof limit === "number" && bounds.to <= limit;
  });
}

const yes = (isSo: boolean): string => (isSo ? "Yes." : "No.");
const inGeneral = (told: string): string =>
  told === "Yes." ? "In general, yes." : told === "No." ? "In general, no." : told;

/** Who only tells what is planned, done or thought is told 'No.' where the law stands against it. */
function ofTold(stance: Stance, lead: Weighed): string | null {
  if (stance === null) return null;
  if (isBan(lead)) return "No.";
  return lead.provision.mood === "must" && stance === "against" ? "No." : null;
}

/** Whether what is asked must, may or may not be done, by what the sentence says of it. */
function byMood(form: QuestionForm, lead: Weighed): string | null {
  const { mood } = lead.provision;
  switch (form.kind) {
    case "duty":
      if (mood === "must") return "Yes.";
      if (mood === "is") return ofCoverage(lead);
      if (mood === "need not" && isBySize(lead)) return "Not at your size.";
      // What may or may not be done says little of what must be.
      return mood === "need not" ? "No." : null;
    case "permission":
      return ofPermission(form, lead.provision);
    case "truth":
      return ofClaim(form, lead);
    default:
      return null;
  }
}

const isBySize = ({ holding: { verdict, used } }: Weighed): boolean => verdict === "yes" && used.includes("employees");

/** Who is covered is told by the facts: 'Does it apply to us?' */
function ofCoverage({ provision: { role, when }, holding }: Weighed): string | null {
  return role === "coverage" && when && holding.verdict === "yes" && holding.used.length > 0 ? "Yes." : null;
}

/** What is allowed on a condition is no plain yes. */
const HAS_LIMITS = /\bonly (?:if|with|when|where|after|for|by|to|on|in)\b|\bif\b|\bup to\b/;

function ofPermission({ asksIfForbidden, refuses }: QuestionForm, { mood, text }: Provision): string | null {
  const turned = (isAllowed: boolean) => yes(asksIfForbidden ? !isAllowed : isAllowed);
  if (mood === "must not" || mood === "void") return turned(false);
  if (mood === "must") return refuses ? turned(false) : "Only within limits.";
  if (mood === "may" && HAS_LIMITS.test(text)) return "Only within limits.";
  if (mood === "may" || mood === "need not") return turned(true);
  return null;
}

function ofClaim({ claims }: QuestionForm, lead: Weighed): string | null {
  const { mood } = lead.provision;
  if (mood === "must") return claims === "duty" ? "Yes." : "No.";
  if (mood === "must not" || mood === "void") return claims === "freedom" ? null : "No.";
  if (mood === "is") return claims === "freedom" && ofCoverage(lead) ? "No." : null;
  if (!mood) return null;
  if (claims === "duty") return "No.";
  // What is allowed has its limits, and who is sure of it seldom names them.
  return mood === "may" ? "Only within limits." : "Yes.";
}
