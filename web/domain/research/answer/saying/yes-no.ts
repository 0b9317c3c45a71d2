import type { Question } from "../../query/types";
import type { Rule } from "../choosing/choose-rules";
import { flagOf, longDate } from "../choosing/comparable-figures";
import { isOpenQuestion, type QuestionForm } from "../reading/question-form";
import { isOfLarger } from "../reading/sizes";
import { paidFrom, UNPAID } from "./asked-first";
import { TYPED, type TypedAnswer } from "./typed-answers";

const BANS =
  /\b(?:may not|must not|may never|cannot|no employer may|nobody may|is barred|are barred|is banned|is void|are void|is prohibited|unlawful)\b/i;
const DUTIES = /\b(?:must|has to|is required to|is entitled to|are entitled to|owes)\b/i;
const SAYS_DUTY =
  /\b(?:must|shall|has to|have to|gets?|owes?|owed|earns?|is due|are due|is paid|is required|requires|need not|grants?)\b/i;
const FREES = /\b(?:need not|is not required|are not required|does not require|requires no|is not obliged)\b/i;
const CONDITIONS = /\b(?:unless|except|only if|only when|only after|only where|without|provided|if|where|when)\b/i;
/** So much of the question must stand in the sentence before it may be called its answer. */
const ENOUGH = 0.62;

/** Whether a contractor is an employee at all comes before what employees get. */
export const OF_CONTRACTORS = /\b(?:contractors?|1099|freelanc\w+|gig workers?)\b/i;

/** 'Must we let them vote, and is it paid?': one word would answer only one of the two. */
const ASKS_TWICE =
  /\band (?:is|are|do|does|must|should|will|would|has|have) (?:it|that|they|we|i|he|she|you|the|this)\b/i;
/** What the case that is told takes out of the rule. */
const EXCEPTS =
  /\b(?:may (?:withhold|keep|refuse|deny)|need not|is not owed|does not apply)\b.*\b(?:if|when|where|unless|until)\b/i;

/** 'May not bring pay below $7.25' forbids no deduction as such. */
const BANS_A_PART = /\bmay not (?:bring|push|cut|reduce|take)\b[^.]*\bbelow\b/i;

const ONLY_WITH = /\bonly (?:with|if|after)\b|\bwithout the consent\b/i;

type Answered = { lead: string; rule: Rule };

/** The one word with which an answer may begin and the sentence that bears it; null where none does. */
export function yesOrNo(
  form: QuestionForm,
  rules: Rule[],
  { text, employees }: Question,
  today: string,
): Answered | null {
  const [first] = rules;
  if (!first || (isOpenQuestion(text) && form.kind === "open")) return null;
  if (isOfEarlier(first.text, text)) return null;
  if (form.claims === "freedom" && OF_CONTRACTORS.test(text)) return null;
  const valued = form.refuses ? null : typed(form, rules, { text, employees, today });
  if (valued) return ofValue(valued, first, form, { text, employees });
  if (form.kind === "open" || (form.kind === "truth" && form.claims === null)) return null;
  if (form.kind === "duty" && isToCome(first, today)) return { lead: "Not yet.", rule: first };
  if (first.law.topics[0] !== OF_EXCEPTIONS && isForbidden(form, first, text)) return { lead: FORBIDDEN, rule: first };
  const said = inSentence(form, first);
  if (said === null || (said === "yes" && isOfAnother(first.text, form, text))) return null;
  if (said === "no" && STAFF_ALLOWED.test(text) && /\bemployers?\b/i.test(first.text)) return null;
  const isConditional = CONDITIONS.test(first.text) && !(said === "yes" && form.kind === "duty");
  return { lead: isConditional ? `In general, ${said}.` : leadOf(said, form, first, employees), rule: first };
}

/** The word of a typed value with the sentence that bears it; null where it would not answer what is asked. */
function ofValue(
  { said, rule, isPartial }: Valued,
  first: Rule,
  form: QuestionForm,
  { text, employees }: Pick<Question, "text" | "employees">,
): Answered | null {
  if (isPartial) return { lead: `In general, ${said}.`, rule };
  if (ASKS_TWICE.test(text)) return null;
  if (said === "yes" && (isOfAnotherTime(rule.text, text) || isUncertain(form, text))) return null;
  if (said === "yes" && rule !== first && EXCEPTS.test(first.text)) return { lead: "In general, yes.", rule };
  // What may be done with the consent of all is not forbidden.
  const lead = said === "no" && form.kind === "permission" && ONLY_WITH.test(rule.text) ? "In general, no." : null;
  return { lead: lead ?? leadOf(said, form, rule, employees), rule };
}

/** What was signed in 2022 is not touched by a law on what is signed 'on or after July 1, 2023'. */
function isOfEarlier(sentence: string, question: string): boolean {
  const [, told] = /\b(?:signed|dated|made|entered|from|in) (?:\w+ )?(20\d\d)\b/i.exec(question) ?? [];
  const [, since] =
    /\b(?:signed|made|entered)\b[^.]{0,40}\b(?:on or after|since|from|after)\b[^.]{0,20}\b(20\d\d)\b/i.exec(sentence) ??
    [];
  return told !== undefined && since !== undefined && Number(told) < Number(since);
}

const ASKS_AT_ONCE =
  /\b(?:same day|immediately|right (?:away|now|then)|on the spot|at once|today|tomorrow|(?:next|following|that) (?:business |work(?:ing)? )?day|(?:on|by) the last day|within \d+ \w+)\b/i;
const SAYS_AT_ONCE =
  /\b(?:immediately|at once|same day|at the time of|on the (?:day|last day)|upon (?:discharge|termination|separation)|when the employee is discharged)\b/i;

/** 'The same day?' is not answered with yes by what is due within 6 days. */
function isOfAnotherTime(sentence: string, question: string): boolean {
  const [asked] = ASKS_AT_ONCE.exec(question) ?? [];
  if (!asked) return false;
  return !SAYS_AT_ONCE.test(sentence) && !sentence.toLowerCase().includes(asked.toLowerCase());
}

/** What is true of another day or another sum, or of the duty and not of all that is stated, is no yes. */
const isOfAnother = (sentence: string, { kind }: QuestionForm, question: string): boolean =>
  kind === "truth" || isOfAnotherTime(sentence, question) || isOfAnotherSum(sentence, question);

/** 'At least $15?' is not answered with yes by a sentence that does not hold this sum. */
const isOfAnotherSum = (sentence: string, question: string): boolean =>
  [...question.matchAll(/\$ ?(\d[\d,]*)/g)].some(([, sum = ""]) => !sentence.includes(sum));

/** A statement with a figure may be true of the duty and false of the figure. */
const isUncertain = ({ kind }: QuestionForm, text: string): boolean => kind === "truth" && /\d/.test(text);

/** A duty holds from a number of employees on; who did not name a number is told it. */
function leadOf(said: "yes" | "no", form: QuestionForm, { law, text }: Rule, employees: number | null): string {
  if (said === "no") return "No.";
  // 'When at least 2 employees are on duty' counts no size of employer.
  if (/\bon duty\b/.test(text)) return "Yes.";
  const isSized = form.kind === "duty" && law.minEmployees !== null && law.minEmployees > 1 && employees === null;
  return isSized ? `Yes, from ${law.minEmployees} employees.` : "Yes.";
}

/** The sentence says from which coming day the law holds. */
const isToCome = ({ law: { effectiveDate }, text }: Rule, today: string): boolean =>
  effectiveDate !== null && effectiveDate > today && text.includes(longDate(effectiveDate));

type Valued = { said: "yes" | "no"; rule: Rule; isPartial?: true };

/** 'Is Texas a right-to-work state?' asks of the law as it stands. */
const ASKS_STATE = /^(?:is|are|does|do)\b/i;

function typed(
  form: QuestionForm,
  rules: Rule[],
  { text, employees, today }: Pick<Question, "text" | "employees"> & { today: string },
): Valued | null {
  const law = rules[0]?.law;
  const entry = law && TYPED.find((each) => isMeant(each, law, form, text));
  if (!law || !entry) return null;
  // 'Must we?' is no yes while the duty is still to come.
  if (entry.asks === "duty" && law.effectiveDate !== null && law.effectiveDate > today) return null;
  const value = flagOf(law.figures, entry.key);
  const said = entry.yes?.includes(value as string) ? "yes" : entry.no?.includes(value as string) ? "no" : null;
  const shows = entry.shows ?? entry.about;
  const showing = rules.filter((other) => !shows || shows.test(other.text));
  // 'Give written notice at hire' bears no 'yes, it must be paid'.
  const rule = (entry.asks === "duty" ? showing.find((other) => SAYS_DUTY.test(other.text)) : undefined) ?? showing[0];
  if (said === "yes" && OF_CONTRACTORS.test(text) && rule && !OF_CONTRACTORS.test(rule.text)) return null;
  const least = entry.key === "paid" && said === "yes" ? paidFrom(law) : null;
  if (least !== null && (employees === null || employees < least)) return employees === null ? null : unpaid(rules);
  if (said === "yes" && isForSome(law, entry)) return null;
  return said && rule ? { said: flipped(said, form), rule, isPartial: entry.isPartial } : null;
}

const FOR_SOME = /\bonly\b(?!.*\bbelow\b)|\b(?:employers|occupations|industries)$|^with\b/i;

/** 'extrahazardous occupations': a duty of some employers is no yes to the others. */
const isForSome = ({ figures }: Rule["law"], { key }: TypedAnswer): boolean =>
  FOR_SOME.test(figures.find((figure) => figure.key === key)?.note ?? "");

const FROM = /\bfrom (\d+) employees\b/;

/** The duty that is asked about, where its typed value holds from more employees than are named. */
export function dutyOfLarger(form: QuestionForm, rules: Rule[], law: Rule["law"], question: Question): string | null {
  const { text, employees } = question;
  const entry = TYPED.find((each) => each.asks === "duty" && isMeant(each, law, form, text));
  const note = law.figures.find(({ key }) => key === entry?.key)?.note ?? "";
  const [, from] = FROM.exec(note) ?? [];
  if (employees === null || from === undefined || employees >= Number(from) || rules.length === 0) return null;
  return law.requirements.find((requirement) => isOfLarger(requirement, employees)) ?? null;
}

/** Who owes leave without pay is told so, and nothing where no sentence says it. */
function unpaid(rules: Rule[]): Valued | null {
  const rule = rules.find(({ text }) => UNPAID.test(text));
  return rule ? { said: "no", rule } : null;
}

/** The value answers: the law is of its topic, the question of its subject, and it is typed as a word or a yes. */
function isMeant(entry: TypedAnswer, law: Rule["law"], form: QuestionForm, text: string): boolean {
  if (!isAsked(entry, form, text) || law.topics[0] !== entry.topic) return false;
  if ((entry.about && !entry.about.test(text)) || entry.not?.test(text)) return false;
  const value = flagOf(law.figures, entry.key);
  return value !== null && [...(entry.yes ?? []), ...(entry.no ?? [])].some((known) => known === value);
}

function isAsked({ asks }: TypedAnswer, { kind, claims }: QuestionForm, text: string): boolean {
  if (asks === "state") return kind === "truth" || ASKS_STATE.test(text);
  return asks === kind || asks === (claims === "freedom" ? "duty" : claims);
}

/** 'Is it illegal?' and 'we need not, right?' are answered the other way round. */
function flipped(answer: "yes" | "no", { kind, asksIfForbidden, claims }: QuestionForm): "yes" | "no" {
  const turned = (kind !== "duty" && kind !== "open" && asksIfForbidden) !== (claims === "freedom");
  return turned ? (answer === "yes" ? "no" : "yes") : answer;
}

/** 'Can he sue us?' is not answered by what the employer may not do. */
const ASKS_OF_EMPLOYEE =
  /\b(?:can|may|could|will) (?:he|she|they|i|(?:the|an?|my|our) \w+|employees?|workers?) (?:\w+ )?(?:sue|file|complain|collect|get|take|claim|refuse|quit|ask|have|still|tell|discuss|talk|complain|share|post)\b/i;
const STAFF_ALLOWED =
  /\b(?:is|are) (?:(?:an?|the|my|our) )?(?:employees?|workers?|staff|he|she|they) (?:allowed|permitted)\b/i;

/** A duty of those who promised it is no duty of all. */
const ON_CONDITION =
  /\bif|only\b|\bcovered employers?\b|\bemployers? (?:that|who) (?:has |have )?(?:agree[ds]?|promise[ds]?|offer(?:s|ed)?|grants?|chooses?|wants?)\b/i;

/** What is forbidden there is the exception: 'can I fire someone for no reason' is not answered with no by it. */
const OF_EXCEPTIONS = "at_will_exceptions";
/** The point is the same, but who exactly is covered stands in the law. */
export const FORBIDDEN = "In general, no.";

/** Whether what is asked about is forbidden by a sentence on the very point. */
export const isForbidden = (form: QuestionForm, { text, forbids }: Rule, question: string): boolean =>
  forbids &&
  BANS.test(text) &&
  !BANS_A_PART.test(text) &&
  !form.asksIfForbidden &&
  (form.claims ?? form.kind) === "permission" &&
  !form.refuses &&
  !ASKS_OF_EMPLOYEE.test(question) &&
  !STAFF_ALLOWED.test(question);

/** 'May ban guns inside its buildings … may not ban a handgun in a car': a part is allowed. */
const ALLOWS_FIRST =
  /^[^.]*\bmay (?!not\b|never\b)[^.]*\b(?:may not|must not|cannot)\b|^[^.]*\bmay (?!not\b|never\b)[^.]*\. .*\b(?:may not|must not|cannot)\b/i;

function inSentence(form: QuestionForm, { text, said, law }: Rule): "yes" | "no" | null {
  if (said < ENOUGH || law.topics[0] === OF_EXCEPTIONS) return null;
  const kind = form.claims ?? form.kind;
  if (kind === "freedom") return null;
  if (kind === "duty") {
    if (FREES.test(text)) return "no";
    return DUTIES.test(text) && !BANS.test(text) && !ON_CONDITION.test(text) ? "yes" : null;
  }
  if (BANS_A_PART.test(text) || (kind === "permission" && ALLOWS_FIRST.test(text))) return null;
  const isBan = BANS.test(text) || (form.refuses && DUTIES.test(text) && !CONDITIONS.test(text));
  return isBan ? flipped("no", form) : null;
}
