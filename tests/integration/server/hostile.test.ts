import { describe, expect, it } from "vitest";
import { safePath, wayBack } from "~/app/server/redirect.server";
import { DAY_MS, now } from "~/platform/clock";
import { executedIn, INJECTIONS } from "../../security/hostile/corpus";
import { type Caller, Ground } from "../../security/hostile/ground";
import { ELSEWHERE } from "../../security/hostile/try-redirects";
import { newTally, tryEveryOperation } from "../../security/hostile/try-requests";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";

useDatabase();
const server = useHttpServer();
const until = new Date(now().getTime() + DAY_MS);
const SEED = Number(process.env.HOSTILE_SEED ?? 20261122);

// A small sample of `npm run test:hostile`, which sends 20,000 and reads pages, mails and files afterwards.
describe("requests that are wrong on purpose", () => {
  it(`are answered as documented, never with a fault or our insides (seed ${SEED})`, async () => {
    const access = { accessLevel: "monthly", accessExpiry: until, atsAccessLevel: "monthly", atsAccessExpiry: until };
    const key = await apiKey(await makeUser({ isAdmin: true, ...access }));
    const callers: Caller[] = [
      { name: "administrator", headers: { authorization: `Bearer ${key}` } },
      { name: "visitor", headers: {} },
    ];
    const tally = newTally();
    await tryEveryOperation(new Ground(server.url()), callers, { each: 4, seed: SEED, tally, oneOf: 3 });
    expect(tally.findings).toEqual([]);
    expect(tally.requests).toBeGreaterThan(200);
  });

  it("with half of a character are refused, with whole ones and with the letters of one they are taken", async () => {
    const say = (message: string) =>
      callApi("POST", "/api/feedback", { body: `{"type":"general-feedback","message":"${message}"}` });
    expect((await say("half \\uD83D of a face")).status).toBe(400);
    expect((await say("half \\ude00 of a face")).status).toBe(400);
    expect((await say("a face \\uD83D\\uDE00")).status).toBe(201);
    expect((await say("letters \\\\ud800")).status).toBe(201);
  });

  it("with a number that no row can have are refused in words", async () => {
    const admin = await makeUser({ isAdmin: true, accessLevel: "monthly", accessExpiry: until });
    const body = { format: "excel", laws: [Number.MAX_SAFE_INTEGER], cases: [] };
    expect((await callApi("POST", "/api/export", { key: await apiKey(admin), body })).status).toBe(422);
  });

  it("name nothing where the address of a page holds NUL", async () => {
    expect((await fetch(`${server.url()}/laws/%00`)).status).toBe(404);
  });
});

describe("a way back", () => {
  it.each(ELSEWHERE.map((path) => [JSON.stringify(path), path]))("leads to our own pages: %s", (_shown, path) => {
    const target = safePath(path);
    expect(new URL(target, "https://statewise.example").origin).toBe("https://statewise.example");
    expect(() => new Headers({ location: target })).not.toThrow();
  });

  it("keeps a question in any language, as a header takes it", () => {
    const target = safePath("/dashboard?q=¿Descansos? ✓".replace(" ", "+"));
    expect(() => new Headers({ location: target })).not.toThrow();
    expect(new URL(target, "https://statewise.example").searchParams.get("q")).toBe("¿Descansos? ✓");
  });

  it.each(["/login?returnTo=/x", "/register", "/admin/login", "/reset-password?token=1", "/confirm-account?token=1"])(
    "is no door: %s",
    (door) => expect(wayBack(door)).toBe("/dashboard"),
  );
});

describe("the look for texts that became markup", () => {
  it("finds every script of the corpus that stands as it was written, and none that was escaped", () => {
    const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const [quoted, ...plain] = [...(INJECTIONS.script ?? [])].sort((a) => (a.startsWith("'") ? -1 : 1));
    expect(plain.filter((text) => executedIn(`<p>${text}</p>`) === null)).toEqual([]);
    expect(executedIn(`<input value='${quoted}'>`)).not.toBeNull();
    const all = [quoted, ...plain].map((text) => escaped(String(text))).join(" ");
    expect(executedIn(`<p title="${all}">${all}</p>`)).toBeNull();
  });
});
