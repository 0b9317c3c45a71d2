import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { pool } from "~/platform/db/pool";
import { consumeRate } from "~/platform/rate-limit";
import { projectRoot } from "~/platform/root";
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

it("counts the networks that uses come from, not their addresses", async () => {
  const key = randomUUID();
  const network = `2600:${key.slice(0, 4)}:${key.slice(4, 8)}:1`;
  const use = (from: string) => consumeRate({ key, from, max: 2, windowSeconds: 3600 });
  await use(`${network}::1`);
  await use(`${network}:ffff::2`);
  await expect(use(`${network}::3`)).rejects.toMatchObject({ status: 429 });
  expect(await use(`${network}1::1`)).toMatchObject({ remaining: 1 });
  expect(await use("198.51.100.7")).toMatchObject({ remaining: 1 });
});

it("holds a whole address in the name of no limit: whoever has an IPv6 network has 2^64 of them", () => {
  const files = readdirSync(path.join(projectRoot, "web"), { recursive: true, encoding: "utf8" });
  const naming = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated"))
    .filter((file) => /key: `[^`]*\$\{[^}]*ddress/.test(readFileSync(path.join(projectRoot, "web", file), "utf8")));
  expect(naming).toEqual([]);
});
