import { expect, it } from "vitest";
import { placeOf, understandQuestion } from "~/domain/research";
import { currentLanguage } from "~/domain/research/query/language";
import { useDatabase } from "../../setup/database";

useDatabase();

it("takes a question of work for one in every city, and one that is not for none", async () => {
  const { cities, states } = await currentLanguage();
  const place = await placeOf({ jurisdiction: "CA" });
  const inScope = async (text: string) => (await understandQuestion(text, place)).inScope;
  const refused: string[] = [];
  const taken: string[] = [];
  for (const { name, state } of cities) {
    const where = `${name}, ${states.get(state)}`;
    if (!(await inScope(`What is the minimum wage in ${where}?`))) refused.push(where);
    if (await inScope(`Where is the best pizza in ${where}?`)) taken.push(where);
  }
  expect(cities.length).toBeGreaterThan(90);
  expect({ refused, taken }).toEqual({ refused: [], taken: [] });
});
