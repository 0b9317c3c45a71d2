import { flagOf } from "../choosing/comparable-figures";
import type { Plan } from "../choosing/plan";
import { fromLaw, placed, type Sentence } from "../sentence";
import { TYPED } from "./typed-answers";

/** 'May we use a lie detector?' where the state only limits what federal law bans: the ban answers. */
export function bannedByFederal({ retrieval: { question }, main, laws, rules, form }: Plan): Sentence | null {
  if (!main || main.isAbsence || main.jurisdiction === "FEDERAL" || form.kind !== "permission" || form.refuses)
    return null;
  const ban = TYPED.find(
    ({ topic, asks, no, about }) =>
      topic === main.topics[0] && asks === "permission" && no?.includes(true) && (!about || about.test(question.text)),
  );
  if (!ban || flagOf(main.figures, ban.key) === true) return null;
  const federal = laws.find(
    (law) =>
      law.jurisdiction === "FEDERAL" &&
      law.topics[0] === ban.topic &&
      !law.isAbsence &&
      flagOf(law.figures, ban.key) === true,
  );
  const rule = federal && rules(federal).find(({ text }) => /\bmay not\b/.test(text));
  const lead = form.asksIfForbidden ? "In general, yes." : "In general, no.";
  return rule ? { ...fromLaw(placed(rule.text, rule.law), rule.law), lead } : null;
}
