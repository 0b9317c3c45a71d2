import { signWebhook, verifyWebhook, WebhookSignatureError } from "@statewise/sdk/webhooks";
import { describe, expect, it } from "vitest";

const secret = "whsec_test";
const payload = JSON.stringify({ id: "evt_1", type: "application.moved", createdAt: "2026-11-20T15:00:00Z", data: {} });

describe("a webhook delivery", () => {
  it("is the event when its signature is right", async () => {
    const event = await verifyWebhook({ payload, secret, signature: await signWebhook(payload, secret) });
    expect(event).toMatchObject({ id: "evt_1", type: "application.moved" });
  });

  it("may be signed with an old and a new secret while they change", async () => {
    const now = new Date();
    const [at, old] = (await signWebhook(payload, "whsec_old", now)).split(",");
    const [, own] = (await signWebhook(payload, secret, now)).split(",");
    expect(await verifyWebhook({ payload, secret, signature: `${at},${old},${own}` })).toMatchObject({ id: "evt_1" });
  });

  it("may be given as bytes, with the headers of Node.js or of fetch in place of the signature", async () => {
    const signature = await signWebhook(payload, secret);
    const body = Buffer.from(payload);
    for (const headers of [
      { "statewise-signature": signature },
      { "Statewise-Signature": [signature] },
      new Headers({ "Statewise-Signature": signature }),
    ]) {
      expect(await verifyWebhook({ payload: body, headers, secret })).toMatchObject({ id: "evt_1" });
    }
    await expect(verifyWebhook({ payload: body, headers: {}, secret })).rejects.toBeInstanceOf(WebhookSignatureError);
  });

  it.each([
    [
      "a changed body",
      async () => ({ payload: payload.replace("moved", "hired"), signature: await signWebhook(payload, secret) }),
    ],
    ["another secret", async () => ({ payload, signature: await signWebhook(payload, "whsec_other") })],
    [
      "an old delivery",
      async () => ({ payload, signature: await signWebhook(payload, secret, new Date(Date.now() - 301_000)) }),
    ],
    [
      "a moved time",
      async () => ({ payload, signature: (await signWebhook(payload, secret)).replace(/t=\d+/, "t=1") }),
    ],
    ["no header", async () => ({ payload, signature: null })],
    ["a header without signature", async () => ({ payload, signature: `t=${Math.floor(Date.now() / 1000)}` })],
    ["garbage", async () => ({ payload, signature: "v1=,t=abc,=,,," })],
  ])("with %s is refused", async (_what, delivery) => {
    await expect(verifyWebhook({ secret, ...(await delivery()) })).rejects.toBeInstanceOf(WebhookSignatureError);
  });
});
