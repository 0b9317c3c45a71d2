import { beforeEach, describe, expect, it } from "vitest";
import type { Principal, SignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import {
  ask,
  changedSince,
  expireHistory,
  listHistory,
  openShared,
  SHARE_DAYS,
  saveSearch,
  shareSearch,
  stopSharing,
} from "~/domain/research";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { randomToken } from "~/platform/crypto";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

const SEARCH = { state: "CA", city: "", cityLaws: false, federal: true, cases: true, risk: true };

let owner: SignedIn;

beforeEach(async () => {
  owner = await person();
  return () => shiftClock(0);
});

async function person(): Promise<SignedIn> {
  const cookie = await sessionCookie(await makeUser({ accessLevel: "unlimited" }));
  return (await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.5" })) as SignedIn;
}

/** A search as the dashboard makes it, kept in the history when this returns. */
async function searched(question = "Do we owe meal breaks?") {
  const submission = randomToken(9);
  const asked = await ask(owner, { ...SEARCH, question, submission });
  await asked.assessment;
  await expect.poll(async () => (await listHistory(owner)).some(({ query }) => query === question)).toBe(true);
  const [entry] = await listHistory(owner);
  if (!entry) throw new Error("no history");
  return { submission, asked, entry };
}

describe("saved searches", () => {
  it("stay when the 30 days are over, and the others go", async () => {
    const { submission } = await searched("Do we owe meal breaks?");
    await searched("When is the last pay due?");
    await saveSearch(owner, { submission });
    shiftClock(31 * DAY_MS);
    await expireHistory();
    expect((await listHistory(owner)).map(({ query, saved }) => ({ query, saved }))).toEqual([
      { query: "Do we owe meal breaks?", saved: true },
    ]);
  });

  it("are nobody else's to save or to share", async () => {
    const { submission, entry } = await searched();
    const stranger = await person();
    await expect(saveSearch(stranger, { submission })).rejects.toMatchObject({ status: 404 });
    await expect(shareSearch(stranger, { id: entry.id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a question that a visitor asked", () => {
  const VISITOR = { cookie: null, authorization: null, address: "203.0.113.9" };
  const asks = async (principal: Principal, submission: string) =>
    (await ask(principal, { ...SEARCH, question: "Do we owe meal breaks?", submission })).assessment;
  const questions = async (submission: string) =>
    (await pool().query("select user_id from question_repository where submission_id = $1", [submission])).rows;

  it("goes into the history of the account that opens its page, once, and into nobody else's", async () => {
    const submission = randomToken(9);
    await asks(await resolvePrincipal(VISITOR), submission);
    await expect.poll(() => questions(submission)).toEqual([{ user_id: null }]);
    await asks(owner, submission);
    await expect.poll(() => questions(submission)).toEqual([{ user_id: owner.account.id }]);
    const stranger = await person();
    await asks(owner, submission);
    await asks(stranger, submission);
    await expect.poll(async () => (await listHistory(owner)).length).toBe(1);
    expect(await listHistory(stranger)).toEqual([]);
    expect(await questions(submission)).toHaveLength(1);
  });
});

describe("a shared link", () => {
  it("tells the question and its place, and no answer", async () => {
    const { submission } = await searched();
    const { token } = await shareSearch(owner, { submission });
    const shared = await openShared(token);
    expect(shared).toEqual({
      query: "Do we owe meal breaks?",
      jurisdiction: "CA",
      options: { cityLaws: false, federal: true, cases: true, risk: true },
    });
    const [entry] = await listHistory(owner);
    expect(entry).toMatchObject({ saved: true, sharedUntil: expect.any(String) });
  });

  it("ends with its days, and at once when its owner stops sharing", async () => {
    const { submission } = await searched();
    const first = await shareSearch(owner, { submission });
    shiftClock((SHARE_DAYS + 1) * DAY_MS);
    await expect(openShared(first.token)).rejects.toMatchObject({ status: 404 });
    shiftClock(0);
    expect(await stopSharing(owner, { submission })).toBe(1);
    await expect(openShared(first.token)).rejects.toMatchObject({ status: 404 });
    await expect(openShared("forged")).rejects.toMatchObject({ status: 404 });
  });
});

describe("what changed since", () => {
  it("names the laws of the search that were changed or withdrawn after it", async () => {
    const { asked, entry } = await searched("Which wage and overtime rules apply to us?");
    const now = asked.laws.map(({ id }) => id);
    expect(await changedSince(owner, entry.id, now)).toMatchObject({ changed: [], gone: [], added: [] });
    const [first, second, third] = asked.laws;
    await pool().query("update laws set last_updated = now() + interval '1 minute' where id = $1", [first?.id]);
    await pool().query("update laws set archived_at = now() where id = $1", [second?.id]);
    await pool().query(`update search_history set law_results = law_results - $2::int where id = $1`, [
      entry.id,
      entry.lawResults.indexOf(third?.id ?? 0),
    ]);
    await pool().query("update laws set created_at = now() + interval '1 minute' where id = $1", [third?.id]);
    const changes = await changedSince(owner, entry.id, now);
    expect(changes.changed.map(({ slug }) => slug)).toEqual([first?.slug]);
    expect(changes.gone.map(({ slug }) => slug)).toEqual([second?.slug]);
    expect(changes.added.map(({ slug }) => slug)).toEqual([third?.slug]);
  });
});
