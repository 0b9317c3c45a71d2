import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  createWebhook,
  deliverWebhooks,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  replayDelivery,
  updateWebhook,
  webhookChange,
  webhookForm,
} from "~/domain/events";
import type { HiringMember } from "~/domain/hiring";
import { createJob, newJobForm } from "~/domain/hiring/requisitions";
import { HOUR_MS, MINUTE_MS, shiftClock } from "~/platform/clock";
import { mayCall, postPublicly } from "~/platform/http/public-call";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam } from "../hiring/team";

useDatabase();

type Call = { headers: IncomingHttpHeaders; body: string };
let receiver: Server;
let url: string;
let answers: number[] = [];
const calls: Call[] = [];

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      calls.push({ headers: request.headers, body });
      response.statusCode = answers.shift() ?? 200;
      if (response.statusCode === 302) response.setHeader("location", "/elsewhere");
      response.end("noted");
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));
afterEach(() => {
  shiftClock(0);
  calls.length = 0;
  answers = [];
});

const makeJob = (member: HiringMember) => createJob(member, newJobForm.parse({ title: "Baker" }));

describe("webhooks", () => {
  it("are called once for each event they listen to, signed with their secret", async () => {
    const { member, organizationId } = await makeTeam();
    const { secret } = await createWebhook(member, webhookForm.parse({ url, events: ["job.created"] }));
    await createWebhook(member, webhookForm.parse({ url, events: ["offer.accepted"] }));
    const jobId = await makeJob(member);
    expect(await deliverWebhooks()).toEqual({ delivered: 1, failed: 0, gaveUp: 0 });
    expect(await deliverWebhooks()).toEqual({ delivered: 0, failed: 0, gaveUp: 0 });
    const [call] = calls;
    expect(JSON.parse(call?.body ?? "")).toMatchObject({ type: "job.created", organizationId, data: { jobId } });
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers["statewise-signature"])) ?? [];
    expect(createHmac("sha256", secret).update(`${seconds}.${call?.body}`).digest("hex")).toBe(signature);
  });

  it("are tried again with growing waits, then given up, and can be replayed", async () => {
    const { member } = await makeTeam();
    const { id } = await createWebhook(member, webhookForm.parse({ url }));
    await makeJob(member);
    answers = Array.from({ length: 8 }, () => 500);
    let passed = 0;
    for (const wait of [0, 1, 5, 30, 120, 360, 720, 1440]) {
      passed += wait * MINUTE_MS;
      shiftClock(passed);
      await deliverWebhooks();
    }
    expect(calls).toHaveLength(8);
    const [delivery] = (await listDeliveries(member, id)).data;
    expect(delivery).toMatchObject({ state: "gave_up", attempts: 8, responseStatus: 500, responseBody: "noted" });
    expect((await listWebhooks(member))[0]).toMatchObject({ failureCount: 1, isActive: true });
    await replayDelivery(member, id, delivery?.id ?? 0);
    expect(await deliverWebhooks()).toMatchObject({ delivered: 1 });
    expect(new Set(calls.map(({ headers }) => headers["statewise-event-id"])).size).toBe(1);
    expect((await listWebhooks(member))[0]).toMatchObject({ failureCount: 0 });
  });

  it("can be tried out, changed and switched, each field for itself", async () => {
    const { member } = await makeTeam();
    const stranger = (await makeTeam("Elsewhere")).member;
    const { id } = await createWebhook(member, webhookForm.parse({ url, events: ["offer.accepted"] }));
    await pingWebhook(member, id);
    await deliverWebhooks();
    expect(JSON.parse(calls[0]?.body ?? "{}")).toMatchObject({ type: "webhook.ping", data: { webhookId: id } });
    const off = await updateWebhook(member, id, webhookChange.parse({ isActive: false }));
    expect(off).toMatchObject({ isActive: false, events: ["offer.accepted"] });
    await expect(pingWebhook(member, id)).rejects.toMatchObject({ code: "webhook_off" });
    const on = await updateWebhook(member, id, webhookChange.parse({ isActive: true, events: ["job.created"] }));
    expect(on).toMatchObject({ isActive: true, events: ["job.created"], failureCount: 0 });
    await expect(updateWebhook(stranger, id, { isActive: false })).rejects.toMatchObject({ status: 404 });
    await expect(pingWebhook(stranger, id)).rejects.toMatchObject({ status: 404 });
    expect(() => webhookChange.parse({ events: ["job.exploded"] })).toThrow();
  });

  it("do not follow a redirect", async () => {
    const { member } = await makeTeam();
    await createWebhook(member, webhookForm.parse({ url }));
    await makeJob(member);
    answers = [302];
    expect(await deliverWebhooks()).toMatchObject({ failed: 1 });
    expect(calls).toHaveLength(1);
    shiftClock(HOUR_MS);
    await deliverWebhooks();
  });

  it("are made once also when two processes work at the same time", async () => {
    const { member } = await makeTeam();
    await createWebhook(member, webhookForm.parse({ url }));
    await Promise.all([makeJob(member), makeJob(member), makeJob(member)]);
    await Promise.all([deliverWebhooks(), deliverWebhooks()]);
    expect(calls).toHaveLength(3);
  });

  it("never call a private address, whatever name leads there", async () => {
    for (const address of ["10.0.0.1", "192.168.1.4", "169.254.169.254", "::ffff:10.1.2.3", "fd00::1", "0.0.0.0"]) {
      expect(mayCall(address, true), address).toBe(false);
    }
    expect(mayCall("127.0.0.1")).toBe(false);
    for (const host of [
      "[64:ff9b::7f00:1]",
      "[64:ff9b::10.0.0.1]",
      "[::127.0.0.1]",
      "[2002:7f00:1::]",
      "[64:ff9b:1::a00:1]",
    ]) {
      expect(webhookForm.safeParse({ url: `https://${host}/` }).success, host).toBe(false);
      const sent = postPublicly(`http://${host}:${new URL(url).port}/`, {
        headers: {},
        body: "{}",
        allowLoopback: true,
      });
      await expect(sent, host).rejects.toThrow("not a public address");
    }
    expect(webhookForm.safeParse({ url: "http://169.254.169.254/latest" }).success).toBe(false);
    expect(webhookForm.safeParse({ url: "https://user:pass@hooks.example.com" }).success).toBe(false);
    await expect(postPublicly(url, { headers: {}, body: "{}" })).rejects.toThrow("not a public address");
    const named = url.replace("127.0.0.1", "localhost");
    await expect(postPublicly(named, { headers: {}, body: "{}" })).rejects.toThrow("not a public address");
    expect(calls).toEqual([]);
  });

  it("belong to owners and admins, and are not there for another organization", async () => {
    const [own, other] = [await makeTeam(), await makeTeam()];
    const recruiter = await joinTeam(own.organizationId, "recruiter");
    const body = { url: "https://hooks.example.com/x" };
    expect((await callApi("POST", "/api/webhooks", { cookie: recruiter.cookie, body })).status).toBe(403);
    const made = await callApi("POST", "/api/webhooks", { cookie: own.cookie, body });
    expect(made.body.secret).toMatch(/^whsec_/);
    const list = await callApi("GET", "/api/webhooks", { cookie: own.cookie });
    expect(JSON.stringify(list.body)).not.toContain("whsec_");
    expect((await callApi("DELETE", `/api/webhooks/${made.body.id}`, { cookie: other.cookie })).status).toBe(404);
    expect((await callApi("DELETE", `/api/webhooks/${made.body.id}`, { cookie: own.cookie })).status).toBe(204);
  });
});
