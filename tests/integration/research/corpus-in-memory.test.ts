import { expect, it } from "vitest";
import { resolvePrincipal } from "~/domain/accounts";
import { listStates, searchLaws } from "~/domain/research";
import { corpusRevision } from "~/domain/research/corpus-revision";
import { shiftClock } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

const search = async (employees?: number) => {
  const cookie = await sessionCookie(await makeUser({ accessLevel: "unlimited" }));
  const principal = await resolvePrincipal({ cookie, authorization: null, address: "192.0.2.1" });
  return searchLaws(principal, { q: "meal breaks", jurisdiction: "CA", employees });
};

it("tells what it told before as long as the corpus stays as it is", async () => {
  const first = await search();
  expect(first.laws[0]?.slug).toBe("ca-meal-rest-breaks");
  expect((await search()).laws).toBe(first.laws);
  expect((await search(5)).laws).not.toBe(first.laws);
});

it("shows a change of a record at once, whoever made it", async () => {
  const before = await search();
  await pool().query("update laws set title = 'Breaks, as changed' where slug = 'ca-meal-rest-breaks'");
  const after = await search();
  expect(after.laws.map(({ title }) => title)).toContain("Breaks, as changed");
  expect(before.laws.map(({ title }) => title)).not.toContain("Breaks, as changed");
});

it("shows nothing of a change that was taken back, and all of one that came late", async () => {
  const client = await pool().connect();
  try {
    await client.query("begin");
    await client.query("update cities set name = 'Nowhere' where code = 'oakland'");
    const during = (await listStates()).flatMap(({ cities }) => cities.map(({ name }) => name));
    await client.query("rollback");
    const after = (await listStates()).flatMap(({ cities }) => cities.map(({ name }) => name));
    expect(during).toContain("Oakland");
    expect(after).toEqual(during);
    await client.query("begin");
    await client.query("update cities set name = 'Oakland, CA' where code = 'oakland'");
    await listStates();
    await client.query("commit");
    expect((await listStates()).flatMap(({ cities }) => cities.map(({ name }) => name))).toContain("Oakland, CA");
  } finally {
    client.release();
  }
});

it("keeps the wage of yesterday until the day changes, and not longer", async () => {
  const wage = async () => (await listStates()).find(({ code }) => code === "WA")?.minimumWage;
  await pool().query(
    `insert into minimum_wages (jurisdiction, kind, amount_cents, effective_from, confidence)
     values ('WA', 'standard', 9900, current_date + 10, 'source')`,
  );
  const today = await wage();
  expect(today?.next?.amountCents).toBe(9900);
  const days = (Date.parse(today?.next?.effectiveFrom ?? "") - Date.now()) / 86_400_000;
  shiftClock((days + 1) * 86_400_000);
  expect((await wage())?.amountCents).toBe(today?.next?.amountCents);
  shiftClock(0);
  expect(await wage()).toEqual(today);
});

it.each(["laws", "cases", "topics", "aliases", "states", "cities", "minimum_wages"])(
  "counts a change of %s as another revision",
  async (table) => {
    const before = await corpusRevision();
    await pool()
      .query(`update ${table} set id = id where id = (select min(id) from ${table})`)
      .catch(() => pool().query(`update ${table} set code = code where code = (select min(code) from ${table})`));
    expect(await corpusRevision()).not.toBe(before);
  },
);
