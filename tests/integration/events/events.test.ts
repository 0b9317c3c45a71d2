import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyWebhook } from "@statewise/sdk/webhooks";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { deliverWebhooks, EVENT_TYPES, EVENTS, emitEvent, forgetEvents } from "~/domain/events";
import { inHiring } from "~/domain/hiring";
import { DAY_MS, HOUR_MS, now, shiftClock } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeTeam } from "../hiring/team";

useDatabase();

type Call = { headers: IncomingHttpHeaders; body: string; path: string };
let receiver: Server;
let base: string;
const calls: Call[] = [];
const held = new Set<() => void>();

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      calls.push({ headers: request.headers, body, path: request.url ?? "" });
      if (request.url?.startsWith("/hangs")) held.add(() => response.destroy());
      else response.end("ok");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
afterEach(() => {
  shiftClock(0);
  calls.length = 0;
  for (const letGo of held) letGo();
  held.clear();
});

const later = (ms: number) => new Date(now().getTime() + ms);

type Team = Awaited<ReturnType<typeof makeTeam>>;

const tell = ({ member }: Team, jobId: number) =>
  inHiring(member, (tx) => emitEvent(tx, member.organizationId, "job.created", { jobId }));

const events = (team: Team, query: Record<string, string> = {}) =>
  callApi("GET", "/api/events", { cookie: team.cookie, query });

type Listed = { body: { data: { type: string; data: { jobId: number } }[] } };

/** News of law is told to everybody, also that of another test. */
const idsOf = ({ body }: Listed) => body.data.flatMap(({ type, data }) => (type === "law.changed" ? [] : [data.jobId]));

const hookAt = async (team: Team, path: string, names: string[] = []) =>
  (await callApi("POST", "/api/webhooks", { cookie: team.cookie, body: { url: `${base}${path}`, events: names } }))
    .body;

describe("the log of events", () => {
  it("is read to its end and on from there, without a webhook and without a gap", async () => {
    const team = await makeTeam();
    for (const jobId of [1, 2, 3]) await tell(team, jobId);
    const first = await events(team, { sort: "createdAt", limit: "2" });
    expect(idsOf(first)).toEqual([1, 2]);
    const second = await events(team, { sort: "createdAt", limit: "2", cursor: first.body.nextCursor });
    expect(idsOf(second)).toEqual([3]);
    expect(second.body.nextCursor).toBeNull();
    const last = second.body.data[0].id;
    expect((await events(team, { after: last })).body.data).toEqual([]);
    await tell(team, 4);
    expect(idsOf(await events(team, { after: last, sort: "createdAt" }))).toEqual([4]);
    expect(idsOf(await events(team))).toEqual([4, 3, 2, 1]);
  });

  it("never shows an event below one that was read, also when its transaction took longer", async () => {
    const team = await makeTeam();
    let goOn = () => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => {
      written = resolve;
    });
    const slow = inHiring(team.member, async (tx) => {
      await emitEvent(tx, team.organizationId, "job.created", { jobId: 1 });
      written();
      await waits;
    });
    await isWritten;
    await tell(team, 2);
    const seen = await events(team, { sort: "createdAt" });
    expect(idsOf(seen)).toEqual([2]);
    goOn();
    await slow;
    expect(idsOf(await events(team, { after: seen.body.data[0].id, sort: "createdAt" }))).toEqual([1]);
  });

  it("belongs to its organization; events, places and cursors of others lead nowhere", async () => {
    const [own, other] = [await makeTeam(), await makeTeam("Elsewhere")];
    await tell(other, 9);
    const theirs = (await events(other)).body.data[0].id;
    expect((await events(own)).body.data).toEqual([]);
    expect((await callApi("GET", `/api/events/${theirs}`, { cookie: own.cookie })).status).toBe(404);
    expect((await events(own, { after: theirs })).status).toBe(422);
    for (const jobId of [1, 2]) await tell(other, jobId);
    const { nextCursor } = (await events(other, { limit: "1" })).body;
    expect((await events(own, { cursor: nextCursor })).body.data).toEqual([]);
    expect((await events(own, { cursor: "bm90IG91cnM" })).status).toBe(422);
    expect((await events(own, { type: "job.exploded" })).status).toBe(422);
    expect(await db().event.count()).toBe(0);
  });

  it("tells of law to everybody, of access and purchases to the company of the account", async () => {
    const [team, other] = [await makeTeam(), await makeTeam("Elsewhere")];
    const { jurisdiction, category, riskLevel } = { jurisdiction: "CA", category: "Wages", riskLevel: "HIGH" };
    const update = await db().lawUpdate.create({
      data: {
        ...{ jurisdiction, category, riskLevel, title: "A change", description: "Of law" },
        ...{ dedupeKey: `events-test-${team.organizationId}`, status: "pending" },
      },
    });
    await db().lawUpdate.update({ where: { id: update.id }, data: { status: "approved" } });
    await db().user.update({ where: { id: team.userId }, data: { accessLevel: "monthly", accessExpiry: now() } });
    const purchase = await db().purchase.create({ data: { userId: team.userId, serviceType: "monthly", amount: 100 } });
    const dates = { accessStartDate: now(), accessEndDate: later(DAY_MS) };
    const settled = { grantedAt: now(), paymentStatus: "completed", accessGranted: "monthly", ...dates };
    await db().purchase.update({ where: { id: purchase.id }, data: settled });
    await db().purchase.update({ where: { id: purchase.id }, data: { refundedAmount: 100 } });
    const told = (await events(team, { sort: "createdAt" })).body.data;
    expect(told.map(({ type }: { type: string }) => type)).toEqual([
      "law.changed",
      "access.changed",
      "purchase.completed",
      "purchase.refunded",
    ]);
    expect(told[0]).toMatchObject({
      organizationId: team.organizationId,
      data: { lawUpdateId: update.id, jurisdiction, category, riskLevel },
    });
    expect(told[1].data).toMatchObject({ userId: team.userId, product: "research", level: "monthly" });
    const others = (await events(other)).body.data;
    expect(others.map(({ type }: { type: string }) => type)).toEqual(["law.changed"]);
  });

  it("has data as its type says, in the examples and as the database writes them", async () => {
    for (const type of EVENT_TYPES) expect(EVENTS[type].data.safeParse(EVENTS[type].example).success, type).toBe(true);
    const team = await makeTeam();
    await db().user.update({
      where: { id: team.userId },
      data: { hrisAccessLevel: "active", hrisAccessExpiry: now() },
    });
    for (const { type, data } of (await events(team)).body.data) {
      expect(EVENTS[type as keyof typeof EVENTS].data.safeParse(data).error, type).toBeUndefined();
    }
  });

  it("forgets after 30 days", async () => {
    const team = await makeTeam();
    await tell(team, 1);
    expect(idsOf(await events(team))).toEqual([1]);
    await forgetEvents(later(31 * DAY_MS));
    expect(idsOf(await events(team))).toEqual([]);
  });
});

describe("events to try a receiver", () => {
  it("stand in the log, marked, and go to the named webhook alone", async () => {
    const team = await makeTeam();
    const [named] = [await hookAt(team, "/named", ["job.created"]), await hookAt(team, "/other")];
    const type = "offer.accepted";
    const made = await callApi("POST", "/api/events/test", { cookie: team.cookie, body: { type } });
    expect(made.status).toBe(201);
    const body = { type, webhookId: named.id };
    await callApi("POST", "/api/events/test", { cookie: team.cookie, body });
    await deliverWebhooks();
    expect(calls.map(({ path }) => path)).toEqual(["/named"]);
    expect(JSON.parse(calls[0]?.body ?? "{}")).toMatchObject({ type, isTest: true, data: EVENTS[type].example });
    const read = await callApi("GET", `/api/events/${made.body.id}`, { cookie: team.cookie });
    expect(read.body).toMatchObject({ id: made.body.id, isTest: true });
  });

  it("are refused for webhooks that are off, that are not there, and for pings", async () => {
    const [team, other] = [await makeTeam(), await makeTeam("Elsewhere")];
    const theirs = await hookAt(other, "/theirs");
    const { id } = await hookAt(team, "/off");
    await callApi("PUT", `/api/webhooks/${id}`, { cookie: team.cookie, body: { isActive: false } });
    const ask = async (body: object) =>
      (await callApi("POST", "/api/events/test", { cookie: team.cookie, body })).status;
    expect(await ask({ type: "job.created", webhookId: theirs.id })).toBe(404);
    expect(await ask({ type: "job.created", webhookId: id })).toBe(409);
    expect(await ask({ type: "webhook.ping" })).toBe(422);
  });
});

describe("the secret of a webhook", () => {
  it("is changed with an overlap in which both sign, and then the new one alone", async () => {
    const team = await makeTeam();
    const hook = await hookAt(team, "/hook", ["job.created"]);
    const path = `/api/webhooks/${hook.id}/rotate-secret`;
    const changed = await callApi("POST", path, { cookie: team.cookie, body: { overlapHours: 2 } });
    expect(changed.body.secret).toMatch(/^whsec_/);
    await tell(team, 1);
    await deliverWebhooks();
    const [call] = calls;
    const signature = String(call?.headers["statewise-signature"]);
    const payload = call?.body ?? "";
    for (const secret of [hook.secret, changed.body.secret]) {
      expect(await verifyWebhook({ payload, signature, secret })).toMatchObject({ type: "job.created" });
    }
    shiftClock(3 * HOUR_MS);
    await tell(team, 2);
    await deliverWebhooks();
    const [, seconds, ...proofs] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(
      String(calls[1]?.headers["statewise-signature"]),
    ) as string[];
    const expected = createHmac("sha256", changed.body.secret).update(`${seconds}.${calls[1]?.body}`).digest("hex");
    expect(proofs).toEqual([expected]);
  });

  it("ends at once without an overlap, and is none of another organization's", async () => {
    const [team, other] = [await makeTeam(), await makeTeam("Elsewhere")];
    const hook = await hookAt(team, "/hook", ["job.created"]);
    const path = `/api/webhooks/${hook.id}/rotate-secret`;
    expect((await callApi("POST", path, { cookie: other.cookie, body: {} })).status).toBe(404);
    const { body } = await callApi("POST", path, { cookie: team.cookie, body: { overlapHours: 0 } });
    expect(body.previousSecretUntil).toBeNull();
    await tell(team, 1);
    await deliverWebhooks();
    const given = { payload: calls[0]?.body ?? "", signature: String(calls[0]?.headers["statewise-signature"]) };
    await expect(verifyWebhook({ ...given, secret: hook.secret })).rejects.toThrow("not right");
    expect(await verifyWebhook({ ...given, secret: body.secret })).toMatchObject({ type: "job.created" });
  });
});

describe("a webhook that does not answer", () => {
  it("holds up nobody else: what answers is called while it hangs, also what comes meanwhile", async () => {
    const [slow, quick] = [await makeTeam("Slow"), await makeTeam("Quick")];
    const hanging = await hookAt(slow, "/hangs", ["job.created"]);
    await hookAt(quick, "/quick", ["job.created"]);
    for (const jobId of [1, 2, 3, 4, 5]) await tell(slow, jobId);
    await tell(quick, 1);
    const run = deliverWebhooks();
    await expect.poll(() => calls.filter(({ path }) => path === "/quick").length).toBe(1);
    expect(held.size).toBe(3);
    await tell(quick, 2);
    await expect.poll(() => calls.filter(({ path }) => path === "/quick").length).toBe(2);
    for (const letGo of held) letGo();
    expect(await run).toMatchObject({ delivered: 2 });
    // What waits for it would hang in the tests that follow, ten seconds for each call.
    expect((await callApi("DELETE", `/api/webhooks/${hanging.id}`, { cookie: slow.cookie })).status).toBe(204);
  });

  it("is left alone for a while after a failed call, longer each time, and called as ever when it answers", async () => {
    const team = await makeTeam();
    const hook = await hookAt(team, "/hangs", ["job.created"]);
    await tell(team, 1);
    const run = deliverWebhooks();
    await expect.poll(() => held.size).toBe(1);
    for (const letGo of held) letGo();
    expect(await run).toMatchObject({ failed: 1 });
    const record = () =>
      inOrganization(team.organizationId, (tx) => tx.webhook.findUniqueOrThrow({ where: { id: hook.id } }));
    const rest = await record();
    expect(rest.failedCalls).toBe(1);
    expect(rest.restUntil?.getTime()).toBeGreaterThan(now().getTime());
    calls.length = 0;
    await tell(team, 2);
    expect(await deliverWebhooks()).toEqual({ delivered: 0, failed: 0, gaveUp: 0 });
    expect(calls).toEqual([]);
    await inOrganization(team.organizationId, (tx) =>
      tx.webhook.updateMany({ where: { id: hook.id }, data: { url: `${base}/answers` } }),
    );
    shiftClock(HOUR_MS);
    expect(await deliverWebhooks()).toMatchObject({ delivered: 2 });
    expect(await record()).toMatchObject({ failedCalls: 0, restUntil: null });
  });

  it("gives up what waits for it when it is switched off, and starts afresh", async () => {
    const team = await makeTeam();
    const hook = await hookAt(team, "/hook", ["job.created"]);
    await inOrganization(team.organizationId, (tx) =>
      tx.webhook.updateMany({ where: { id: hook.id }, data: { restUntil: later(HOUR_MS) } }),
    );
    await tell(team, 1);
    await deliverWebhooks();
    const turn = (isActive: boolean) =>
      callApi("PUT", `/api/webhooks/${hook.id}`, { cookie: team.cookie, body: { isActive } });
    await turn(false);
    await turn(true);
    expect(await deliverWebhooks()).toMatchObject({ delivered: 0 });
    const log = await callApi("GET", `/api/webhooks/${hook.id}/deliveries`, { cookie: team.cookie });
    expect(log.body.data).toMatchObject([{ state: "gave_up", lastError: "The webhook was switched off" }]);
    await tell(team, 2);
    expect(await deliverWebhooks()).toMatchObject({ delivered: 1 });
  });
});
