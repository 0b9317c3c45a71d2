import { expect, it } from "vitest";
import { gathered, shared } from "~/platform/db/gathered";

/** A read that answers when it is told to. */
function heldRead() {
  const batches: { keys: number[]; answer: (answers?: string[]) => void; fail: (error: Error) => void }[] = [];
  const readAll = (keys: number[]) =>
    new Promise<string[]>((resolve, reject) => {
      batches.push({ keys, answer: (answers) => resolve(answers ?? keys.map((key) => `answer ${key}`)), fail: reject });
    });
  return { batches, readAll };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("asks once for all who come in one turn, and once for all who come meanwhile", async () => {
  const { batches, readAll } = heldRead();
  const ask = gathered(readAll, 1);
  const first = [1, 4].map((key) => ask(key));
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([[1, 4]]);
  const later = [2, 3, 2].map((key) => ask(key));
  await turn();
  expect(batches).toHaveLength(1);
  batches[0]?.answer();
  await turn();
  expect(batches.map(({ keys }) => keys)).toEqual([
    [1, 4],
    [2, 3, 2],
  ]);
  batches[1]?.answer();
  expect(await Promise.all([...first, ...later])).toEqual(["answer 1", "answer 4", "answer 2", "answer 3", "answer 2"]);
});

it("never answers from a read that began before the question", async () => {
  const begun: number[] = [];
  const held = heldRead();
  let reads = 0;
  const ask = shared(async () => {
    reads += 1;
    begun.push(reads);
    const mine = reads;
    await held.readAll([mine]);
    return mine;
  });
  const first = ask();
  await turn();
  const second = ask();
  const third = ask();
  await turn();
  held.batches[0]?.answer();
  await turn();
  held.batches[1]?.answer();
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 2]);
  expect(begun).toEqual([1, 2]);
});

it("tells a failure to those whose read failed and goes on with the others", async () => {
  const { batches, readAll } = heldRead();
  const ask = gathered(readAll, 1);
  const lost = ask(1).catch((error: Error) => error.message);
  await turn();
  const next = ask(2);
  batches[0]?.fail(new Error("connection lost"));
  await turn();
  batches[1]?.answer();
  expect(await lost).toBe("connection lost");
  expect(await next).toBe("answer 2");
});

it("takes at most a hundred at once", async () => {
  const { batches, readAll } = heldRead();
  const ask = gathered(readAll, 1);
  const asked = Array.from({ length: 250 }, (_, key) => ask(key));
  for (let batch = 0; batch < 3; batch += 1) {
    await turn();
    batches[batch]?.answer();
  }
  expect(batches.map(({ keys }) => keys.length)).toEqual([100, 100, 50]);
  expect((await Promise.all(asked)).at(-1)).toBe("answer 249");
});
