import { type AnalyzeConcernAnswer, type AnalyzeConcernBody, ValidationError } from "@statewise/sdk";
import { asked } from "./ask";
import type { Context } from "./context";
import { UsageError } from "./errors";

type Facts = Record<string, string | null>;

/** `employees=25`, and `employees=` for one that the question seems to tell and that is not so. */
export function factsIn(given: string[]): Facts {
  return Object.fromEntries(
    given.map((text) => {
      const [, name, value] = /^([a-z_0-9]+)=(.*)$/i.exec(text) ?? [];
      if (!name) throw new UsageError(`--fact wants name=value, such as employees=25: ${text}`);
      return [name, value?.trim() || null];
    }),
  );
}

/** Whoever sits at a terminal is asked at most so much. */
const MOST_ASKED = 3;

/** The answer; on a terminal it asks for a fact that would decide, and answers again with it. */
export async function askWithFacts(
  context: Context,
  concern: Omit<AnalyzeConcernBody, "facts">,
  given: Facts,
): Promise<AnalyzeConcernAnswer> {
  const { client, signal, canAsk, output } = context;
  const analyzed = (facts: Facts) => client.concerns.analyze({ ...concern, facts }, { signal });
  let answer = await analyzed(given);
  let facts = given;
  const left = new Set<string>();
  // What is piped on is read by nobody who could answer.
  const sitsThere = canAsk && process.stdout.isTTY && !output.isForPrograms;
  for (let turn = 0; sitsThere && turn < MOST_ASKED; turn += 1) {
    const missing = missingIn(answer).find(({ fact }) => !left.has(fact));
    if (!missing) break;
    const choices = missing.options ? ` (${missing.options.join(", ")})` : "";
    const typed = await asked(context, `${missing.ask}${choices} [Enter leaves it open] `);
    left.add(missing.fact);
    if (!typed) continue;
    try {
      answer = await analyzed({ ...facts, [missing.fact]: typed });
      facts = { ...facts, [missing.fact]: typed };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      output.talk(error.message);
      left.delete(missing.fact);
    }
  }
  return answer;
}

function missingIn({ riskAssessment }: AnalyzeConcernAnswer) {
  if (!riskAssessment || "locked" in riskAssessment) return [];
  return riskAssessment.issues.flatMap(({ missing }) => missing);
}
