import { expect, it } from "vitest";
import { clausesOf } from "../../../web/domain/research/reasoning/issues";
import { isSpanish } from "../../../web/domain/research/reasoning/spanish";

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
