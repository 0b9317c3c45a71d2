import type { ClientBase, QueryConfig, QueryResult } from "pg";

type Question = QueryConfig<unknown[]>;
type Done = (error: Error | null, result?: QueryResult) => void;

const BEGINS = /^\s*(begin|start\s+transaction)\b/i;

/**
 * Makes a connection say its settings anew in each transaction, and ask everything inside of one. Names of prepared statements are
 * left out: the session that knows the name is another one's by then.
 */
export function perTransaction(client: ClientBase, settings: string): void {
  const plain = client.query.bind(client) as (question: Question | string) => Promise<QueryResult>;
  let before: Promise<unknown> = Promise.resolve();

  async function ask(question: Question): Promise<QueryResult> {
    if (client.getTransactionStatus() !== "I") return plain(question);
    if (BEGINS.test(question.text)) return plain(`${question.text}; ${settings}`);
    await plain(`begin; ${settings}`);
    try {
      const answer = await plain(question);
      await plain("commit");
      return answer;
    } catch (error) {
      await plain("rollback").catch(() => undefined);
      throw error;
    }
  }

  const query = (
    given: Question | string,
    values?: unknown[] | Done,
    done?: Done,
  ): Promise<QueryResult> | undefined => {
    const { name: _name, ...question } = typeof given === "string" ? { name: "", text: given } : given;
    if (Array.isArray(values)) question.values = values;
    // One after the other: whether a transaction is open is known when the one before has been answered.
    const answer = before.then(() => ask(question));
    before = answer.catch(() => undefined);
    const tell = typeof values === "function" ? values : done;
    if (!tell) return answer;
    answer.then((result) => tell(null, result), tell);
    return undefined;
  };
  client.query = query as typeof client.query;
}
