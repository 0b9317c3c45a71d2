import { describe, expect, it } from "vitest";
import { findsOthers, ownStem } from "~/domain/research/query/lookalikes";
import { matchPhrases } from "~/domain/research/query/match-phrases";
import { phraseIndex } from "~/domain/research/query/phrase-index";
import { sentencesOf, wordsOf } from "~/domain/research/query/read-text";
import { toldPlainly } from "~/domain/research/query/told-plainly";
import { suggestedTopics, tellingOf } from "~/domain/research/query/word-topics";

describe("words that share their stem by accident", () => {
  it.each([
    ["minors", "minority", "minor"],
    ["severance", "several", "sever"],
    ["quit", "quite", "quit"],
    ["interns", "internal", "intern"],
    ["fasting", "fast", "fast"],
    ["organ", "organization", "organ"],
    ["terminated", "terminal", "termin"],
  ])("%s is not %s", (ofTheLaw, other, stem) => {
    expect(ownStem(ofTheLaw, stem)).toBe(stem);
    expect(ownStem(other, stem)).not.toBe(stem);
    expect(findsOthers(other, stem)).toBe(true);
  });

  it("are not looked for in the texts where the index holds both: a conversation is no conversion", () => {
    expect(findsOthers("conversations", "convers")).toBe(true);
    expect(findsOthers("overtime", "overtim")).toBe(false);
  });
});

/** A thesaurus of a few phrases; each word is its own stem. */
const said: [term: string, topic: string][] = [
  ["last paycheck", "final_pay"],
  ["final wages owed", "final_pay"],
  ["paycheck stub", "wage_statement"],
  ["garnish wages", "garnishment"],
  ["creditor takes wages", "garnishment"],
  ["wages of a minor", "child_labor"],
];
const words = said.flatMap(([term]) => wordsOf(term));
const index = phraseIndex({
  aliases: said.map(([term, target]) => ({ term, kind: "topic" as const, target })),
  topics: [],
  laws: [],
  lawsBySlug: new Map(),
  stems: new Map(words.map((word) => [word, word])),
});

describe("phrases and sentences", () => {
  const topicsIn = (text: string) => {
    const { words: typed, starts } = sentencesOf(text);
    return matchPhrases(typed, typed, index, starts).flatMap(({ phrase }) => phrase.topics);
  };

  it("end where a sentence ends", () => {
    expect(topicsIn("when is the last paycheck due")).toContain("final_pay");
    expect(topicsIn("He was the last. Paycheck was fine")).not.toContain("final_pay");
  });

  it("are not broken by an abbreviation", () => {
    expect(sentencesOf("Cal. Lab. Code 226. Is it law?").starts).toEqual(new Set([4]));
  });
});

describe("the name of a law", () => {
  const named = (title: string, jurisdiction: string, popularNames: string[]) => ({
    ...{ id: 1, slug: "tips", citations: [], city: null },
    ...{ title, jurisdiction, popularNames },
  });
  const wholeNames = (law: ReturnType<typeof named>) => [
    ...phraseIndex({ aliases: [], topics: [], laws: [law], lawsBySlug: new Map(), stems: new Map() }).wholeNames.keys(),
  ];

  it("is not what a federal act is about: every state may have law on that", () => {
    expect(wholeNames(named("Tip Act", "FEDERAL", ["tip credit", "FLSA", "federal tip rule"]))).toEqual([
      ...["tip act", "flsa", "federal tip rule"],
    ]);
    expect(wholeNames(named("Tip Act", "CA", ["tip credit"]))).toContain("tip credit");
  });
});

describe("single words", () => {
  const suggested = (text: string) =>
    suggestedTopics(index.wordTopics, { stems: wordsOf(text), words: wordsOf(text), labels: new Map() });

  it("suggest the topic in whose phrases they stand, and common ones none", () => {
    expect(suggested("the creditor says he can garnish and takes")[0]).toMatchObject({
      topic: "garnishment",
      isLoose: true,
    });
    expect(suggested("wages")).toEqual([]);
    expect(suggested("nothing of this is known")).toEqual([]);
  });

  it("tell more of a topic the fewer others use them", () => {
    const telling = (word: string) => tellingOf(index.wordTopics, [word], "garnishment");
    expect(telling("creditor")).toBe(1);
    expect(telling("wages")).toBeLessThan(0.6);
    expect(telling("unknown")).toBe(0);
  });
});

describe("what people tell in plain words", () => {
  it.each([
    ["a cook quit with no notice, when is his check due", "final_pay"],
    ["they let me go on monday and still no check", "final_pay"],
    ["laid off last week, how do I file", "unemployment_insurance"],
    ["tore my shoulder lifting a crate at work", "workers_comp"],
    ["they owe me from 2022, is it too late", "wage_claim_limitation"],
    ["he backed the truck into the gate and I want 500 from him", "wage_deductions"],
    ["told my boss I have MS", "disability"],
    ["I can't work for another salon for two years", "non_compete"],
    ["fish plant, 16 hr days", "overtime"],
    ["the mexican guys never get the forklift", "race_color"],
    ["wife had a baby, he wants six weeks", "family_medical_leave"],
    ["do I need a reason to fire somebody", "at_will_exceptions"],
    ["is the salary needed in the ad", "pay_transparency"],
    ["who pays for the wifi at home", "expense_reimbursement"],
    ["asked me to falsify the inspection sheets", "whistleblower"],
    ["papers from the sheriff about his debt", "garnishment"],
    ["can we check what employees type on their computers", "electronic_monitoring_biometrics"],
    ["can she vote on her lunch break", "voting_leave"],
    ["do we owe double pay on sundays", "overtime"],
    ["she posted on facebook that our pay is bad, can i fire her", "labor_relations"],
  ])("%s", (text, topic) => {
    expect(toldPlainly(wordsOf(text).join(" ")).map((told) => told.topic)).toContain(topic);
  });

  it.each([
    "he quit, can we keep his pto",
    "the baby shower is in the break room",
    "a meeting about the new safety shoes",
    "is comp time legal",
    "the credit union was closed",
  ])("and nothing else: %s", (text) => {
    expect(toldPlainly(wordsOf(text).join(" ")).map(({ topic }) => topic)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/final_pay|family|captive|workers_comp|labor_relations/)]),
    );
  });
});
