import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { pool } from "~/platform/db/pool";
import { consumeRate } from "~/platform/rate-limit";
import { useDatabase } from "../../setup/database";

useDatabase();

const rule = { max: 30, windowSeconds: 3600 };

async function taken(keys: string[]): Promise<(number | "refused")[]> {
  return Promise.all(
    keys.map((key) =>
      consumeRate({ key, ...rule }).then(
        (state) => state?.remaining ?? -1,
        () => "refused" as const,
      ),
    ),
  );
}

it("counts each use of a moment for itself, whoever else asks in the same statement", async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const answers = await taken(Array.from({ length: 100 }, (_, turn) => (turn % 2 ? one : other)));
  const ofOne = answers.filter((_, turn) => turn % 2);
  expect(ofOne.filter((answer) => answer === "refused")).toHaveLength(20);
  expect(ofOne.filter((answer) => answer !== "refused").sort((a, b) => Number(b) - Number(a))).toEqual(
    Array.from({ length: 30 }, (_, used) => 29 - used),
  );
  const { rows } = await pool().query("select sum(count)::int as sum from rate_limits where key in ($1, $2)", [
    one,
    other,
  ]);
  expect(rows[0].sum).toBe(100);
});

it("counts what costs more than one", async () => {
  const key = randomUUID();
  const [first, second] = await Promise.all([
    consumeRate({ key, ...rule, cost: 10 }),
    consumeRate({ key, ...rule, cost: 15 }),
  ]);
  // Which of the two was counted first is nobody's promise; that both were is.
  expect([
    [20, 5],
    [5, 15],
  ]).toContainEqual([first?.remaining, second?.remaining]);
  await expect(consumeRate({ key, ...rule, cost: 6 })).rejects.toMatchObject({ status: 429 });
});
