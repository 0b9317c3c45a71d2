import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyWebhook } from "@statewise/sdk/webhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emitEvent } from "~/domain/events";
import { inHiring } from "~/domain/hiring";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, terminalKey } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { makeTeam } from "../hiring/team";
import { commandLine } from "./command-line";

useDatabase();
const server = useHttpServer();
let team: Awaited<ReturnType<typeof makeTeam>>;
let key = "";
let adminKey = "";
const owner = commandLine(server.url, () => key);
const admin = commandLine(server.url, () => adminKey);

let receiver: Server;
let address = "";
const received: { payload: string; signature: string }[] = [];

beforeAll(async () => {
  team = await makeTeam();
  key = await terminalKey(await db().user.findUniqueOrThrow({ where: { id: team.userId } }));
  adminKey = await terminalKey(await makeUser({ isAdmin: true }));
  receiver = createServer((request, response) => {
    let payload = "";
    request.on("data", (piece) => {
      payload += piece;
    });
    request.on("end", () => {
      received.push({ payload, signature: String(request.headers["statewise-signature"]) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

const jsonOf = ({ stdout, stderr }: { stdout: string; stderr: string }) => {
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout);
};

const tell = (jobId: number) =>
  inHiring(team.member, (tx) => emitEvent(tx, team.organizationId, "job.created", { jobId }));

describe("events in the terminal", () => {
  it("are listed, filtered, shown and cut down to what is asked for", async () => {
    await tell(1);
    await tell(2);
    const events = jsonOf(await owner.statewise(["events", "--type", "job.created", "--json"]));
    expect(events.map(({ data }: { data: { jobId: number } }) => data.jobId)).toEqual([2, 1]);
    const [newest, oldest] = events;
    const after = ["events", "list", "--type", "job.created", "--after", oldest.id, "--jq", ".[].id"];
    expect((await owner.statewise(after)).stdout.trim()).toBe(newest.id);
    const csv = await owner.statewise(["events", "--type", "job.created", "--as-csv", "--fields", "type,data.jobId"]);
    expect(csv.stdout).toBe("type,data.jobId\njob.created,2\njob.created,1\n");
    expect(jsonOf(await owner.statewise(["events", "show", newest.id, "--json"]))).toMatchObject({ id: newest.id });
    expect(await owner.statewise(["events", "show", "evt_none"])).toMatchObject({ code: 4 });
    expect(await owner.statewise(["events", "--type", "job.exploded"])).toMatchObject({ code: 2 });
  });

  it("are forwarded to an address of this machine, signed, as they happen", async () => {
    let told = false;
    const secret = "whsec_of_the_environment";
    const ended = await owner.statewise(
      ["listen", "--forward", address, "--type", "offer.accepted", "--count", "1", "--json"],
      {
        env: { STATEWISE_WEBHOOK_SECRET: secret },
        whileRunning: (_child, said) => {
          if (told || !said.includes("Forwarding to")) return;
          told = true;
          void owner.statewise(["trigger", "offer.accepted"]);
        },
      },
    );
    expect(ended).toMatchObject({ code: 0 });
    expect(JSON.parse(ended.stdout)).toMatchObject({
      type: "offer.accepted",
      isTest: true,
      forwarded: expect.stringMatching(/^204 in /),
    });
    const event = await verifyWebhook({ ...(received[0] ?? { payload: "", signature: "" }), secret });
    expect(event).toMatchObject({ type: "offer.accepted", isTest: true, organizationId: team.organizationId });
  });

  it("are not sent anywhere else than an address", async () => {
    expect(await owner.statewise(["listen", "--forward", "localhost:8787"])).toMatchObject({ code: 2 });
    expect(await owner.statewise(["trigger", "job.exploded"])).toMatchObject({ code: 2 });
  });
});

describe("webhooks in the terminal", () => {
  it("are made, changed, given a new secret, tried, switched and removed", async () => {
    const made = await owner.statewise(["webhooks", "add", address, "--event", "job.created"]);
    expect(made.stdout).toMatch(/^whsec_/);
    const [{ id }] = jsonOf(await owner.statewise(["webhooks", "--json"]));
    const change = ["webhooks", "change", `${id}`, "--all-events", "--json"];
    expect(jsonOf(await owner.statewise(change))).toMatchObject({ events: [] });
    expect(await owner.statewise(["webhooks", "change", `${id}`])).toMatchObject({ code: 2 });
    const secret = await owner.statewise(["webhooks", "new-secret", `${id}`, "--overlap", "0", "--yes"]);
    expect(secret.stdout).toMatch(/^whsec_/);
    expect(secret.stdout).not.toBe(made.stdout);
    expect(jsonOf(await owner.statewise(["webhooks", "ping", `${id}`, "--json"])).id).toBeGreaterThan(0);
    const [delivery] = jsonOf(await owner.statewise(["webhooks", "deliveries", `${id}`, "--json"]));
    expect(delivery).toMatchObject({ eventType: "webhook.ping", state: "queued" });
    const again = await owner.statewise(["webhooks", "replay", `${id}`, `${delivery.id}`, "--json"]);
    expect(jsonOf(again).id).not.toBe(delivery.id);
    expect(jsonOf(await owner.statewise(["webhooks", "off", `${id}`, "--json"]))).toMatchObject({ isActive: false });
    expect(await owner.statewise(["webhooks", "ping", `${id}`])).toMatchObject({ code: 2 });
    expect(await owner.statewise(["webhooks", "remove", `${id}`, "--yes"])).toMatchObject({ code: 0 });
    expect((await owner.statewise(["webhooks", "--plain"])).stdout).toContain("No webhooks");
  });
});

describe("organizations and the audit in the terminal", () => {
  it("show who belongs where, and invite", async () => {
    const [own] = jsonOf(await owner.statewise(["orgs", "--json"]));
    expect(own).toMatchObject({ id: team.organizationId, role: "owner" });
    const members = jsonOf(await owner.statewise(["orgs", "members", `${own.id}`, "--json"]));
    expect(members).toMatchObject([{ userId: team.userId }]);
    const invite = ["orgs", "invite", `${own.id}`, "new.person@example.com", "--role", "viewer", "--yes", "--json"];
    expect(jsonOf(await owner.statewise(invite))).toMatchObject({ email: "new.person@example.com", role: "viewer" });
    const waiting = await owner.statewise(["orgs", "invitations", `${own.id}`, "--fields", "email"]);
    expect(waiting.stdout).toContain("new.person@example.com");
  });

  it("read the log of what was done, for administrators alone", async () => {
    const done = jsonOf(await admin.statewise(["audit", "--action", "webhook.", "--json"]));
    expect(done.map(({ action }: { action: string }) => action)).toContain("webhook.rotate_secret");
    expect(await owner.statewise(["audit"])).toMatchObject({ code: 3 });
  });
});
