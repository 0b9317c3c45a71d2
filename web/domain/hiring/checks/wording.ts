import type { Severity } from "./check-types";

export type WordingTerm = {
  /** What is looked for, case-insensitively. */
  pattern: RegExp;
  /** The federal law that the wording touches. */
  law: string;
  severity: Severity;
  why: string;
  instead: string;
};

const ADEA = "age-discrimination-in-employment-act";
const TITLE_VII = "title-vii-of-the-civil-rights-act-of-1964";
const ADA = "americans-with-disabilities-act-title-i-and-adaaa-2008";
const INA = "ina-anti-discrimination";
const PDA = "pregnancy-discrimination-act";
const GINA = "genetic-information-nondiscrimination-act-title-ii";
const USERRA = "userra";

const term = (pattern: RegExp, law: string, severity: Severity, why: string, instead: string): WordingTerm => ({
  pattern,
  law,
  severity,
  why,
  instead,
});

/**
 * Wording that asks for, or keeps off, people of a protected group. What excludes outright blocks; what only leans that way
 * is a warning, because it can be lawful in its context.
 */
export const WORDING_TERMS: readonly WordingTerm[] = [
  term(
    /\b(under|below|younger than|no older than|max(imum)? age( of)?)\s+(3\d|4\d|5\d|6\d)\b/i,
    ADEA,
    "block",
    "sets an age limit",
    "Name the skill or licence that the work needs.",
  ),
  term(/\bage(d|s)?\s+\d{2}\s*(-|–|to)\s*\d{2}\b/i, ADEA, "block", "sets an age range", "Leave the age out."),
  term(
    /(?<!\b(?:for|with|to|help|teach|serve|serves) )\b(young|youthful)\b/i,
    ADEA,
    "warn",
    "suggests that older people are not wanted",
    "Say what the work asks for, such as energy on long shifts.",
  ),
  term(
    /\b(recent|new) (college |university )?grad(uate)?s?\b/i,
    ADEA,
    "warn",
    "may discourage older applicants",
    "Say 'entry level' and that all experience is welcome.",
  ),
  term(/\bdigital natives?\b/i, ADEA, "warn", "describes a generation", "Name the tools that must be mastered."),
  term(/\b(over-?qualified)\b/i, ADEA, "warn", "is read as a word for age", "Describe the level of the work."),
  term(
    /\b\d+\s*(-|–|to)\s*\d+\s+years('| of)? experience (max|maximum|at most|only)\b/i,
    ADEA,
    "warn",
    "caps experience, which older applicants have more of",
    "State the least experience only.",
  ),
  term(
    /\b(no|only) (wom[ae]n|m[ae]n|males?|females?|ladies|gentlemen|girls|boys)\b|\b(wom[ae]n|m[ae]n|males?|females?) only\b/i,
    TITLE_VII,
    "block",
    "excludes people by sex",
    "Leave the sex out.",
  ),
  term(
    /\b(salesm[ae]n|foremen|foreman|waitress(es)?|hostess(es)?|handym[ae]n|cleaning lad(y|ies)|girl friday|manpower)\b/i,
    TITLE_VII,
    "warn",
    "names one sex",
    "Use the neutral word, such as salesperson, supervisor or server.",
  ),
  term(
    /\b(he|his|him|she|her) (will|must|should|is responsible|own)\b/i,
    TITLE_VII,
    "warn",
    "speaks of one sex",
    "Write 'you' or 'they'.",
  ),
  term(
    /\b(christians?|muslims?|jews|jewish|catholics?|hindus?|protestants?) (only|preferred)\b|\bno (christians?|muslims?|jews|catholics?|hindus?)\b/i,
    TITLE_VII,
    "block",
    "selects by religion",
    "Leave the religion out.",
  ),
  term(
    /\b(white|black|asian|hispanic|latino|caucasian)s? (only|preferred)\b|\bno (white|black|asian|hispanic|latino)s?\b/i,
    TITLE_VII,
    "block",
    "selects by race",
    "Leave the race out.",
  ),
  term(
    /\b(native|mother[- ]tongue) (english )?speakers?\b|\bnative english\b|\bno (foreign )?accents?\b|\baccent[- ]free\b/i,
    TITLE_VII,
    "warn",
    "asks for an origin, not for a skill",
    "Say 'fluent' or 'professional English', where the work needs it.",
  ),
  term(
    /\b(u\.?s\.?|american) citizens? only\b|\bmust be (a |an )?(u\.?s\.?|american) citizens?\b|\bno (h-?1b|green cards?|visas?|opt|ead)\b|\bgreen card holders? only\b/i,
    INA,
    "warn",
    "limits the job by citizenship or kind of work permit",
    "Say 'authorized to work in the United States', unless a law or government contract asks for citizenship.",
  ),
  term(
    /\b(able[- ]bodied|physically fit|perfect (health|vision)|no (disabilit(y|ies)|health (problems?|issues?|conditions?)))\b/i,
    ADA,
    "warn",
    "asks for health, not for what the work needs",
    "Name the task, such as lifting 50 pounds, with or without accommodation.",
  ),
  term(
    /\b(no (disabled|handicapped|wheelchairs?))\b/i,
    ADA,
    "block",
    "excludes people with a disability",
    "Name the essential tasks, with or without accommodation.",
  ),
  term(
    /\b(not pregnant|no pregnan(t|cy)|not planning (a family|children)|no children)\b/i,
    PDA,
    "block",
    "excludes people by pregnancy or family",
    "Leave it out.",
  ),
  term(
    /\b(family medical history|genetic (test|information|screening))\b/i,
    GINA,
    "block",
    "asks for genetic information",
    "Leave it out.",
  ),
  term(
    /\bno (national guard|reservists?|military (reserve|leave))\b/i,
    USERRA,
    "block",
    "excludes people who serve",
    "Leave it out.",
  ),
];

/** Wording on pay history, criminal history, non-competes, credit and lie detectors, in text and in questions. */
export const TOPIC_WORDING = {
  salary_history_ban:
    /\b(current|present|previous|prior|past|last|most recent)\s+(\w+\s+)?(salary|pay|wages?|compensation|earnings)\b|\b(salary|pay|wage|compensation)\s+history\b|\bhow much (do|did) you (earn|make)\b|\bW-?2 (from|of) (your|a) (previous|last)/i,
  ban_the_box:
    /\b(criminal (record|history|background|conviction)s?|convicted|convictions?|felon(y|ies|s)?|misdemeanou?rs?|arrest(ed|s| record)?|clean (criminal )?record)\b/i,
  non_compete: /\b(non-?compet(e|ition)|covenant not to compete)\b/i,
  credit_checks: /\bcredit (check|history|report|score)s?\b/i,
  polygraph: /\b(polygraph|lie[- ]detector)s?\b/i,
} as const;
