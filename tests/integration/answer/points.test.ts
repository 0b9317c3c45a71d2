import { expect, it } from "vitest";
import { assessConcern, placeOf, retrieve } from "~/domain/research";
import { useDatabase } from "../../setup/database";

useDatabase();

/** The answer as a person reads it who asks on the screen. */
async function answer(jurisdiction: string, text: string, headCount?: number): Promise<string | null> {
  const found = await retrieve(text, await placeOf({ jurisdiction }), { parts: true, headCount });
  const made = assessConcern(found);
  const listed = new Set(found.laws.map(({ id }) => id));
  // What the answer rests on stands in the list.
  for (const { lawId } of made?.citations ?? []) if (lawId) expect(listed).toContain(lawId);
  return made?.directAnswer.replace(/<sup[^>]*>.*?<\/sup>|<[^>]+>/g, "") ?? null;
}

it.each([
  ["ALL", "What is the minimum wage in Seattle?", /^Every employer must pay \$21\.30/],
  ["ALL", "What is the minimum wage in Chicago?", /Chicago must be paid at \$17\.05/],
  ["CA", "Can we make a waiter pay for a broken plate", /^No\. .*breakage/],
  ["IN", "Can we make the cashiers take a lie detector test?", /^No\. Under federal law, .*may not require/],
  [
    "TX",
    "Do we have to give lunch breaks?",
    /^No, unless your own policy .* In Texas, an employer need not give adults a meal break.* No Texas state law/,
  ],
  [
    "CA",
    "Let a line cook go on the 3rd, 8 hour days at $25. He got his last check on the 17th. What penalty do we owe him?",
    /Applied to you: 14 days x \$200 a day = \$2,800\./,
  ],
  [
    "TX",
    "We have 42 employees in Dallas and 15 more in Tulsa, 260 miles away. Does FMLA cover us?",
    /You name 57 employees, and it applies from 50\./,
  ],
  [
    "FL",
    "I run a motel in Tampa with 70 staff. A cleaner's ex threatened her and she has a hearing on Tuesday for a protective order. She has been with us for 6 months. My manager wants to write her up for missing work. Can he?",
    /Florida, an employer with 50 or more employees .*domestic or sexual violence/,
  ],
  ["TX", "¿Tengo que dar descansos para comer a mis empleados?", /^La respuesta está en inglés\./],
])("in %s: %s", async (jurisdiction, text, said) => {
  expect(await answer(jurisdiction, text)).toMatch(said);
});

it("says no sentence twice to whom a rule does not reach yet", async () => {
  const said = await answer("CA", "Bereavement leave: her father passed away, she has been here 20 days");
  expect(said).toMatch(/^Not yet\. /);
  expect((said ?? "").split("Bereavement days need not be consecutive")).toHaveLength(2);
});

it.each([
  "Which payroll software is the cheapest for a company of 20 people?",
  "What's the best interview question to find a good salesperson?",
  "Can I deduct my home office and my work laptop on my tax return this year?",
  "asdf qwer zxcv",
])("is no answer to what is no question of employment law: %s", async (text) => {
  expect(await answer("CA", text)).toBeNull();
});

it("turns where the number of employees passes the threshold, as told or as given beside the question", async () => {
  const text = "Do we have to give family and medical leave to an employee of 3 years?";
  const [small, large] = [await answer("TX", text, 20), await answer("TX", text, 80)];
  expect(small).toMatch(/^Not at your size\./);
  expect(large).not.toMatch(/Not at your size/);
  expect(await answer("TX", `${text} We have 20 employees.`)).toMatch(/^Not at your size\./);
});

it("answers both things that a story tells, each under its point", async () => {
  const both = await answer(
    "TX",
    "Let a cook go on Friday and paid him two weeks later. His manager also took a share of the tips.",
  );
  expect(both).toMatch(/Managers[^:]*: No\..*tips/i);
  expect(both).toMatch(/After discharge: .*6/);
  const one = await answer("TX", "Let a cook go on Friday and paid him two weeks later.");
  expect(one).not.toMatch(/tips/i);
});
