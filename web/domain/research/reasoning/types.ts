import type { QuestionForm } from "../answer/reading/question-form";
import type { Sentence } from "../answer/sentence";
import type { Provision } from "../corpus/record";
import type { FactKind } from "../corpus/schema/facts-file";
import type { Holding } from "../facts/holds";
import type { Facts } from "../facts/types";
import type { Judgement } from "../judging/judge";
import type { Place } from "../query/types";
import type { LawHit } from "../search/types";
import type { Stance } from "./stance";

/** A point and how probable it is that the text asks for it, 0 to 1. */
export type RankedPoint = { point: string; share: number };

/** One thing that a text asks, with the laws that may answer it and how near each of their sentences is to it. */
export type Issue = {
  /** What is asked, in its own words. */
  text: string;
  /** Where it is answered: the place that was chosen, else the one that the text names, else federal law alone. */
  place: Place;
  employees: number | null;
  form: QuestionForm;
  /** It is told and not asked. */
  isTold: boolean;
  /** What a story that asks nothing leans to. */
  stance: Stance;
  /** One of several pieces of a story of which the one that law answers best is the issue. */
  isRival: boolean;
  /** It says what it asks only with the text around it. */
  leans: boolean;
  /** How likely the whole text is about each topic, 0 to 1. */
  ofWhole: ReadonlyMap<string, number>;
  /** How surely the piece says what it is about, 0 to 1. */
  sureness: number;
  /** The likeliest point first. */
  points: RankedPoint[];
  laws: LawHit[];
  /** How near each sentence of the laws is to what is asked and to the whole text, by the sentence. */
  likeness: ReadonlyMap<string, { own: number; whole: number }>;
  /** The telling words of what is asked, with how much each says. */
  words: ReadonlyMap<string, number>;
  /** What the sentences that fit best say to it, by the sentence (`judged.ts`). */
  judged: ReadonlyMap<string, Judgement>;
};

/** What a text says, as far as the answer rests on it. */
export type Reading = {
  issues: Issue[];
  facts: Facts /** Questions of the text beyond those that are answered. */;
  left: number;
};

/** A sentence of a law, weighed for an issue. */
export type Weighed = {
  law: LawHit;
  provision: Provision;
  holding: Holding;
  fit: number;
  /** It is of the kind that was asked for: a penalty where it is asked what a breach costs. */
  isAsked: boolean;
  /** What made its fit. */
  signs?: Readonly<Record<string, number>>;
};

/** A fact of the case that is told or given: '14 employees'. */
export type ShownFact = {
  /** Its name in facts.yaml. */
  fact: string;
  label: string;
  /** '14 employees' */
  text: string;
  /** '14', as it may be given back. */
  value: string;
  from: "question" | "given";
};

/** A fact that would decide and is not told. */
export type AskedFact = { fact: string; label: string; ask: string; kind: FactKind; options?: string[] };

/** A thing that may be meant, with a question that asks for it plainly. */
export type Candidate = { point: string; label: string; ask: string };

/** What answers one issue. */
export type Finding = {
  issue: Issue;
  /** What its likeliest point is called, where the text asks several things. */
  label: string | null;
  /** Said first and in bold; null where the rule is the answer. */
  verdict: string | null;
  lead: Weighed;
  /** All sentences that may answer it, the best first. */
  fits: Weighed[];
  sentences: Sentence[];
  /** What the point of the sentence that leads is called. */
  pointLabel: string | null;
  /** Facts of the case that were used. */
  used: string[];
  /** Facts that would tell it more surely. */
  asked: AskedFact[];
};
