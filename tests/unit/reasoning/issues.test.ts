import { expect, it } from "vitest";
import { englishOf, isSpanish } from "../../../web/domain/research/query/spanish";
import { clausesOf } from "../../../web/domain/research/reasoning/issues";

it("a text of two questions is cut where the second begins", () => {
  expect(
    clausesOf("Is four weeks' notice plenty, and do we owe them unused vacation?").map(({ text }) => text),
  ).toEqual(["Is four weeks' notice plenty", "do we owe them unused vacation?"]);
});

it("a story is told apart from what is asked", () => {
  const clauses = clausesOf("He quit on Tuesday with no notice. When is his last check due?");
  expect(clauses).toEqual([
    { text: "He quit on Tuesday with no notice.", isAsked: false },
    { text: "When is his last check due?", isAsked: true },
  ]);
});

it("a story that tells two things in one sentence is cut between them, and two things of one kind are not", () => {
  const told = "We require a note for any absence and want to write her up under our points system.";
  expect(clausesOf(told).map(({ text }) => text)).toEqual([
    "We require a note for any absence",
    "want to write her up under our points system.",
  ]);
  expect(clausesOf("She needs days for court and to move.")).toHaveLength(1);
});

it("a citation and a time of day end no sentence", () => {
  expect(clausesOf("Does Lab. Code 203 apply if he left at 9 a.m. on Monday?")).toHaveLength(1);
});

it("a text of one word is one piece", () => {
  expect(clausesOf("overtime")).toEqual([{ text: "overtime", isAsked: false }]);
});

it.each([
  ["¿Cuándo debo pagar al despedido?", true],
  ["tengo que pagar las vacaciones", true],
  ["Can I pay in pesos?", false],
  ["La Quinta hotel in Los Angeles, tips for the maid", false],
])("whether '%s' is Spanish", (text, is) => {
  expect(isSpanish(text)).toBe(is);
});

it("a question of two words asks what was said just before it", () => {
  const clauses = clausesOf("She left last week. She says I owe her a penalty. Do I?");
  expect(clauses.at(-1)).toEqual({ text: "She says I owe her a penalty. Do I?", isAsked: true });
});

it.each([
  ["¿Tengo que pagar horas extras?", "do i have to pay overtime?"],
  ["Una empleada quedo embarazada. ¿La puedo despedir?", "a employee became pregnant. can i fire?"],
  ["¿Cuándo se paga el último cheque?", "when pays the final paycheck?"],
])("'%s' is read in English words", (spanish, english) => {
  expect(englishOf(spanish)).toBe(english);
});
