import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareTemplate } from "../setup/template";

const SECONDS_PER_CASE = 3;
const LANES = 16;
const TIMED = 200;
/** Time that the median may differ between a known and an unknown address. */
const TIMING_TARGET = 0.05;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
process.env.RATE_LIMIT = "off";
const cluster = await prepareTemplate(dataDir);

const { hashPassword, tokenHash } = await import("~/platform/crypto");
const { closeDatabase } = await import("~/platform/db/client");
const { queryPrepared } = await import("~/platform/db/pool");
const { stopMail } = await import("~/platform/mail/kick-mail");
const { resolvePrincipal, signIn } = await import("~/domain/accounts");
const { makeUser, PASSWORD, sessionCookie, apiKey } = await import("../setup/factories");

/** Runs a second of it, with so many at once. */
async function rate(run: (turn: number) => Promise<unknown>, lanes = LANES): Promise<number> {
  for (let turn = 0; turn < 20; turn += 1) await run(turn);
  const ends = performance.now() + SECONDS_PER_CASE * 1000;
  const started = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() < ends) {
      done += 1;
      await run(done);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return Math.round((done / (performance.now() - started)) * 1000);
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The medians of two things that take turns, and turns at going first: what else runs on the machine meets both alike. */
async function mediansMs(
  runs: [(turn: number) => Promise<unknown>, (turn: number) => Promise<unknown>],
  times: number,
): Promise<[number, number]> {
  const taken: [number[], number[]] = [[], []];
  for (let turn = 0; turn < times; turn += 1) {
    for (const which of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await runs[which](turn);
      taken[which].push(performance.now() - started);
    }
  }
  return [median(taken[0]), median(taken[1])];
}

try {
  await stopMail();
  const users = await Promise.all(Array.from({ length: 50 }, () => makeUser()));
  const cookies = await Promise.all(users.map((user) => sessionCookie(user)));
  const keys = await Promise.all(users.map((user) => apiKey(user)));
  const of = <Item>(items: Item[], turn: number): Item => items[turn % items.length] as Item;
  const visit = { address: "192.0.2.1", userAgent: "bench" };
  const credentials = { authorization: null, cookie: null, address: "192.0.2.1" };
  const sids = cookies.map((cookie) => tokenHash(cookie.split("=")[1] ?? ""));

  const hashes = await rate(() => hashPassword(PASSWORD));
  const signIns = await rate((turn) => signIn({ email: of(users, turn).email, password: PASSWORD }, visit));
  const bare = "select sid, user_id, expire from sessions where sid = $1";
  const select = await rate((turn) => queryPrepared("bench-bare", bare, [of(sids, turn)]));
  const session = await rate((turn) => resolvePrincipal({ ...credentials, cookie: of(cookies, turn) }));
  const key = await rate((turn) => resolvePrincipal({ ...credentials, authorization: `Bearer ${of(keys, turn)}` }));
  const wrong = (email: string) => signIn({ email, password: "wrong password" }, visit).catch(() => undefined);
  const [known, unknown] = await mediansMs(
    [(turn) => wrong(of(users, turn).email), (turn) => wrong(`nobody${turn % users.length}@example.com`)],
    TIMED,
  );
  const timing = Math.abs(known - unknown) / unknown;

  console.table({
    "password hash alone": { "a second": hashes },
    "sign-ins": { "a second": signIns, "share of hash": (signIns / hashes).toFixed(2) },
    "one prepared SELECT": { "a second": select },
    "session look-up": { "a second": session, "share of SELECT": (session / select).toFixed(2) },
    "API key look-up": { "a second": key, "share of SELECT": (key / select).toFixed(2) },
    "wrong password, known address": { "median ms": known.toFixed(2) },
    "wrong password, unknown address": {
      "median ms": unknown.toFixed(2),
      difference: `${(timing * 100).toFixed(1)} %`,
    },
  });
  console.log(
    JSON.stringify({
      bench: "auth",
      unit: "a second, 16 at once",
      hashes,
      signIns,
      select,
      session,
      key,
      knownMs: known,
      unknownMs: unknown,
      ratioSignIn: signIns / hashes,
      ratioSession: session / select,
      timingDifference: timing,
      targets: { timingDifference: TIMING_TARGET },
      met: { timingDifference: timing < TIMING_TARGET },
    }),
  );
} finally {
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
