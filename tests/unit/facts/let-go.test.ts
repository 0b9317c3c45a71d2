import { expect, it } from "vitest";
import type { Fact } from "../../../web/domain/research/corpus/schema/facts-file";
import { readFacts } from "../../../web/domain/research/facts/read-facts";

const SEPARATION: Fact = {
  key: "separation",
  kind: "choice",
  label: "How the job ended",
  shown: "{value}",
  ask: "How did the job end?",
  options: { fired: ["let … go"] },
};

it.each([
  ["let a line cook go on the 3rd", true],
  ["she was let go", true],
  ["we let him go", true],
  ["let us talk about how to go on with the new shift plan", false],
])("whether '%s' says that somebody was let go", (text, is) => {
  expect(readFacts(text, [SEPARATION]).has("separation")).toBe(is);
});
