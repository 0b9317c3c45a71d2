/** More statements at once than this take connections from others and gather less. */
const LANES = 2;
const MOST = 100;

type Waiting<Key, Answer> = { key: Key; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/**
 * One statement for all who ask at the same time. Who asks in one turn of the loop, or while the lanes are taken, shares the next
 * statement, so that each answer was read after it was asked for.
 */
export function gathered<Key, Answer>(
  readAll: (keys: Key[]) => Promise<Answer[]>,
  lanes = LANES,
): (key: Key) => Promise<Answer> {
  const waiting: Waiting<Key, Answer>[] = [];
  let taken = 0;

  async function send(asked: Waiting<Key, Answer>[]): Promise<void> {
    taken += 1;
    try {
      const answers = await readAll(asked.map(({ key }) => key));
      asked.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      taken -= 1;
      next();
    }
  }

  let isPlanned = false;
  const next = () => {
    isPlanned = false;
    if (taken < lanes && waiting.length > 0) void send(waiting.splice(0, MOST));
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // After the requests that have arrived at the same time, so that they go together.
      if (!isPlanned) setImmediate(next);
      isPlanned = true;
    });
}

/** One read for all who ask at the same time, each answered from a read that began after they asked. */
export function shared<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  const ask = gathered<undefined, Answer>(async (keys) => {
    const answer = await read();
    return keys.map(() => answer);
  }, 1);
  return () => ask(undefined);
}
