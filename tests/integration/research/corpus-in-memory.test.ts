import { expect, it } from "vitest";
import { resolvePrincipal } from "~/domain/accounts";
import { listStates, readAhead, searchLaws } from "~/domain/research";
import { corpusRevision } from "~/domain/research/corpus-revision";
import { currentLanguage } from "~/domain/research/query/language";
import { understandQuestion } from "~/domain/research/query/understand";
import { type CaseCandidate, caseCandidates } from "~/domain/research/search/case-candidates";
import { withRanks } from "~/domain/research/search/shelf";
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
  expect((await search()).laws[0]?.slug).toBe("ca-meal-rest-breaks");
  const again = await search();
  expect((await search()).laws).toBe(again.laws);
  expect((await search(5)).laws).not.toBe(again.laws);
});

it("holds every law and shelved case in full once they are read ahead, also after a change", async () => {
  await search();
  await pool().query("update laws set title = title where slug = 'ca-meal-rest-breaks'");
  await readAhead();
  const { shelves, fullLaws, fullCases } = await currentLanguage();
  expect([...fullLaws.keys()].sort()).toEqual([...shelves.laws.placeOf.keys()].sort());
  expect([...fullCases.keys()].sort()).toEqual([...(shelves.cases?.placeOf.keys() ?? [])].sort());
  expect(fullCases.size).toBeGreaterThan(0);
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

it("weighs words in memory as PostgreSQL's own ranking does", async () => {
  const { shelves } = await currentLanguage();
  const { rows } = await pool().query<{ id: number; lexeme: string; rank: number }>(
    `select l.id, t.lexeme, ts_rank('{0.1,0.35,0.7,1}', l.search_vector, quote_literal(t.lexeme)::tsquery) * 1.6449 as rank
     from laws l, unnest(l.search_vector) t`,
  );
  expect(rows.length).toBeGreaterThan(200);
  const differing = rows.filter(({ id, lexeme, rank }) => {
    const place = shelves.laws.placeOf.get(id) ?? -1;
    return Math.abs(withRanks(shelves.laws, [lexeme], ([ranks]) => ranks?.[place] ?? -1) - rank) > 0.001;
  });
  expect(differing).toEqual([]);
});

it.each(["lunch break", "overtime for hourly workers", "who gets paid leave", "her last paycheck"])(
  "finds the same cases for '%s' in memory as a collection too large for it would in the database",
  async (text) => {
    const language = await currentLanguage();
    const place = { state: "CA", stateName: "California", city: null, includeCityLaws: false };
    const question = await understandQuestion(text, place);
    const lawIds = language.shelves.laws.records.slice(0, 3).map(({ id }) => id);
    const [held, read] = await Promise.all([
      caseCandidates(language, question, lawIds),
      caseCandidates({ shelves: { ...language.shelves, cases: null } }, question, lawIds),
    ]);
    const bySlug = (one: CaseCandidate, other: CaseCandidate) => one.found.slug.localeCompare(other.found.slug);
    expect(held.length).toBeGreaterThan(0);
    expect(held.sort(bySlug)).toEqual(
      read.sort(bySlug).map(({ found, ranks }) => ({ found, ranks: ranks.map((rank) => expect.closeTo(rank, 3)) })),
    );
  },
);
