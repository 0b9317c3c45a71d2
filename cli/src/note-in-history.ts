import type { AnalyzeConcernAnswer, SearchCasesAnswer, SearchLawsAnswer } from "@statewise/sdk";
import type { Context } from "./context";

type Asked = { concern: string; jurisdiction?: string | null };
type Found =
  | Pick<AnalyzeConcernAnswer, "relevantLaws" | "relevantCases">
  | { laws: SearchLawsAnswer; cases: SearchCasesAnswer };

/** Keeps a question among the person's own searches, as the browser does; a key without that right leaves it, and nobody waits for a failure. */
export async function noteInHistory({ client, keySource, signal }: Context, asked: Asked, found: Found): Promise<void> {
  if (keySource === "none") return;
  const [laws, cases] = "laws" in found ? [found.laws, found.cases] : [found.relevantLaws, found.relevantCases];
  const jurisdiction = asked.jurisdiction === "ALL" ? null : asked.jurisdiction;
  const noted = { query: asked.concern, jurisdiction, resultsCount: laws.length + cases.length };
  await client.history.record(noted, { signal, maxRetries: 0 }).catch(() => signal.throwIfAborted());
}
