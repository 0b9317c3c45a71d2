import { createHash } from "node:crypto";
import { Statewise } from "@statewise/sdk";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { withIdempotency } from "~/api/idempotency";
import { HOUR_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { decryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { databaseUrl } from "~/platform/db/pool";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, PASSWORD } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { account, principal } from "../../unit/access/principals";
import { makeTeam } from "../hiring/team";

useDatabase();
const server = useHttpServer();

afterEach(() => shiftClock(0));

const HOOK = { url: "https://hooks.example.com/statewise", events: ["application.hired"] };
const under = (key: string) => ({ "idempotency-key": key });
const webhooksOf = (cookie: string) =>
  callApi("GET", "/api/webhooks", { cookie }).then(({ body }) => body.data.length as number);

/** The tables in which a row holds one of these texts, read as the owner, whom no row security stops. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`select 1 from ${name} t where t::text like any ($1) limit 1`, [
        texts.map((text) => `%${text}%`),
      ]);
      if (rows.length > 0) found.push(name);
    }
    return found;
  } finally {
    await client.end();
  }
}

describe("a write that the SDK repeats", () => {
  it("is done once when a proxy answers 502 after the server did it", async () => {
    const { cookie, userId } = await makeTeam();
    const { id, securityStamp } = await db().user.findUniqueOrThrow({ where: { id: userId } });
    let broken = 2;
    const client = new Statewise({
      baseUrl: server.url(),
      apiKey: await apiKey({ id, securityStamp }),
      backoffMs: { first: 1, most: 1 },
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        broken -= 1;
        return broken < 0 ? answer : new Response("Bad gateway", { status: 502 });
      },
    });
    const { data, response } = await client.webhooks.create(HOOK as never).withResponse();
    expect(response.headers.get("idempotent-replayed")).toBe("true");
    expect(data.secret).toMatch(/^whsec_/);
    expect(await webhooksOf(cookie)).toBe(1);
  });
});

describe("an Idempotency-Key", () => {
  it("gives the first answer again, and nothing in the database tells the secret that it holds", async () => {
    const { cookie } = await makeTeam();
    const calls = [
      ["/api/webhooks", HOOK],
      ["/api/api-keys", { name: "Nightly", scopes: ["export"] }],
    ] as const;
    for (const [path, body] of calls) {
      const call = { cookie, body, headers: under(`secret of ${path}`) };
      const [first, second] = [await callApi("POST", path, call), await callApi("POST", path, call)];
      expect([first.status, second.status, second.headers.get("idempotent-replayed")]).toEqual([201, 201, "true"]);
      expect(second.body).toEqual(first.body);
      const written = Buffer.from(first.body.secret);
      const forms = ["utf8", "base64", "hex"].map((form) => written.toString(form as BufferEncoding).slice(4, -4));
      expect(await tablesWith(forms), path).toEqual([]);
    }
    const row = await db().idempotencyKey.findFirstOrThrow({ where: { key: "secret of /api/webhooks" } });
    expect(decryptField(row.answerEncrypted ?? "")).toContain("application/json");
  });

  it("keeps no hash against which somebody with the database could try passwords", async () => {
    const input = { body: { password: PASSWORD } };
    await withIdempotency({
      key: "password",
      principal: principal({ account: account() }),
      declared: { method: "post" } as never,
      request: new Request("http://localhost/api/feedback", { method: "POST" }),
      input,
      run: async () => new Response(null, { status: 204 }),
    });
    const row = await db().idempotencyKey.findFirstOrThrow({ where: { key: "password" } });
    const bare = createHash("sha256")
      .update(`post /api/feedback ${JSON.stringify(input)}`)
      .digest("hex");
    expect(row.requestHash).toMatch(/^[0-9a-f]{64}$/);
    expect(row.requestHash).not.toBe(bare);
  });

  it("is refused with another body, and on another call", async () => {
    const { cookie } = await makeTeam();
    const { body } = await callApi("POST", "/api/webhooks", { cookie, body: HOOK, headers: under("same") });
    const other = { ...HOOK, url: "https://hooks.example.com/other" };
    const tries = [
      await callApi("POST", "/api/webhooks", { cookie, body: other, headers: under("same") }),
      await callApi("DELETE", `/api/webhooks/${body.id}`, { cookie, headers: under("same") }),
      await callApi("POST", "/api/organizations", { cookie, body: { name: "Other" }, headers: under("same") }),
    ];
    for (const answer of tries) expect([answer.status, answer.body.code]).toEqual([409, "idempotency_key_reused"]);
    expect(await webhooksOf(cookie)).toBe(1);
  });

  it("tells one file from another, and answers the same file again", async () => {
    const { cookie } = await makeTeam();
    const send = (text: string) => {
      const form = new FormData();
      form.set("candidateData", JSON.stringify({ firstName: "Kim", lastName: "Lee", email: "kim@example.com" }));
      form.set("resume", new File([text], "kim.txt", { type: "text/plain" }));
      return callApi("POST", "/api/ats/candidates/with-files", { cookie, form, headers: under("file") });
    };
    const [first, again, other] = [
      await send("Kim Lee, baker"),
      await send("Kim Lee, baker"),
      await send("Kim Lee, cook"),
    ];
    expect([first.status, again.status, other.status]).toEqual([201, 201, 409]);
    expect(again.body).toEqual(first.body);
  });

  it("lets one of many calls at once do the work; the others are told when to ask again", async () => {
    const { cookie } = await makeTeam();
    const call = () => callApi("POST", "/api/webhooks", { cookie, body: HOOK, headers: under("at-once") });
    const answers = await Promise.all(Array.from({ length: 8 }, call));
    for (const { status, body, headers } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.code, headers.get("retry-after")]).toEqual([409, "idempotency_key_busy", "1"]);
    }
    expect(await webhooksOf(cookie)).toBe(1);
  });

  it("answers a deletion that was done as it was answered first", async () => {
    const { cookie } = await makeTeam();
    const { body } = await callApi("POST", "/api/webhooks", { cookie, body: HOOK });
    const remove = (headers = {}) => callApi("DELETE", `/api/webhooks/${body.id}`, { cookie, headers });
    expect([(await remove(under("gone"))).status, (await remove(under("gone"))).status]).toEqual([204, 204]);
    expect((await remove()).status).toBe(404);
  });

  it("is refused where a call cannot be done once by a key, in a sentence", async () => {
    const { email } = await makeUser();
    const body = { email, password: PASSWORD };
    const refused = await callApi("POST", "/api/auth/login", { body, headers: under("login") });
    expect([refused.status, refused.body.code]).toEqual([422, "idempotency_key_refused"]);
    expect(refused.body.detail).toMatch(/^This call takes no Idempotency-Key: its answer is a session/);
    expect((await callApi("POST", "/api/auth/login", { body })).status).toBe(200);
  });

  it("of a call that changes nothing makes no difference", async () => {
    const ask = (gross: number) =>
      callApi("POST", "/api/pay/calculate", {
        body: { method: "quick", annualSalary: gross, payPeriod: "biweekly", state: "TX" },
        headers: under("pay"),
      });
    expect([(await ask(50_000)).status, (await ask(60_000)).status]).toEqual([200, 200]);
  });

  it("whose first call broke off in the middle is never done again: the caller is told to look", async () => {
    const { cookie } = await makeTeam();
    const call = () => callApi("POST", "/api/webhooks", { cookie, body: HOOK, headers: under("killed") });
    expect((await call()).status).toBe(201);
    await db().idempotencyKey.updateMany({ where: { key: "killed" }, data: { state: "running" } });
    expect((await call()).body.code).toBe("idempotency_key_busy");
    shiftClock(3 * MINUTE_MS);
    expect((await call()).body.code).toBe("idempotency_outcome_unknown");
    expect(await webhooksOf(cookie)).toBe(1);
  });

  it("is free again after a day", async () => {
    const { cookie } = await makeTeam();
    const call = () => callApi("POST", "/api/webhooks", { cookie, body: HOOK, headers: under("yesterday") });
    await call();
    shiftClock(25 * HOUR_MS);
    const expire = new Date(now().getTime() + HOUR_MS);
    await db().session.updateMany({ data: { expire, lastSeenAt: now(), provedAt: now() } });
    expect((await call()).status).toBe(201);
    expect(await webhooksOf(cookie)).toBe(2);
  });

  it("keeps no answer beyond a megabyte, and says that the work is done", async () => {
    let runs = 0;
    const call = () =>
      withIdempotency({
        key: "long",
        principal: principal({ account: account() }),
        declared: { method: "post" } as never,
        request: new Request("http://localhost/api/feedback", { method: "POST" }),
        input: {},
        run: async () => {
          runs += 1;
          return new Response("x".repeat(1024 * 1024 + 1), { status: 201 });
        },
      });
    expect((await call()).status).toBe(201);
    await expect(call()).rejects.toMatchObject({ status: 409, code: "idempotency_answer_not_kept" });
    expect(runs).toBe(1);
  });
});
