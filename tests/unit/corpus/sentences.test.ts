import { expect, it } from "vitest";
import { holdingFault, leaningFault, sentenceCount, sentenceFault } from "~/domain/research/corpus/checks/sentences";

it.each([
  ["Employers must pay  overtime at once.", "double space or line break"],
  [" Employers must pay overtime at once.", "space at an end"],
  ["Employers must pay overtime at once", "must end with a period"],
  ["Pay at once.", "shorter than 20 characters"],
  ["employers must pay overtime at once.", "must begin with a capital letter or a figure"],
  ["Employers must pay overtime TODO at once.", 'placeholder "TODO"'],
  ["Employers must basically pay overtime.", 'filler "basically"'],
  ["Employers must not colour the records.", 'American spelling, please: "colour"'],
  ['Employers must pay "at once."', null],
  ["2.5 hours of pay are due for such a call.", null],
])("the sentence “%s” is refused for %s", (text, fault) => {
  expect(sentenceFault(text)).toBe(fault);
});

it.each([
  ["No. The boners worked inside the plant.", 'begins with "No"; it must stand without the issue'],
  ["Yes, if the employer's plan says so.", 'begins with "Yes"; it must stand without the issue'],
  ["Not by itself, since years differ from age.", 'begins with "Not"; it must stand without the issue'],
  ["Partly. Fees for bargaining were allowed.", 'begins with "Partly"; it must stand without the issue'],
  ["The boners were employees of the plant", "must end with a period"],
  ["Nonunion workers who walked out were protected.", null],
  ["Notice was due although the plant was closed.", null],
])("the holding “%s” is refused for %s", (text, fault) => {
  expect(holdingFault(text)).toBe(fault);
});

it.each([
  ["It must show the hours worked.", 'begins with "It"; an answer shows the sentence alone'],
  ["These rights end after 1 year.", 'begins with "These"; an answer shows the sentence alone'],
  ["Nor may it punish a witness.", 'begins with "Nor"; an answer shows the sentence alone'],
  ["The complaint is due within 180 days.", "does not say what the claim is about; an answer shows the sentence alone"],
  ["Suit must be filed within 2 years.", "does not say what the claim is about; an answer shows the sentence alone"],
  ["It is unlawful to punish a witness.", null],
  ["Instead of a fine the director may give a warning.", null],
  ["The pay statement must show the hours worked.", null],
  ["A complaint of discrimination is due within 180 days.", null],
])("the sentence of law “%s” is marked for %s", (text, fault) => {
  expect(leaningFault(text)).toBe(fault);
});

it("counts sentences, and no point of an abbreviation", () => {
  expect(sentenceCount("See 29 U.S.C. 207 and Smith v. Jones. It binds everybody.")).toBe(2);
});
