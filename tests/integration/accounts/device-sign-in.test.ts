import { afterEach, describe, expect, it } from "vitest";
import { answerDeviceRequest, describeDeviceRequest } from "~/domain/accounts";
import { DAY_MS, MINUTE_MS, now, SECOND_MS, shiftClock } from "~/platform/clock";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { signedInUser } from "./callers";

useDatabase();
afterEach(() => shiftClock(0));

const begin = async (scopes?: string[]) =>
  (await callApi("POST", "/api/auth/device/code", { body: { clientName: "laptop", scopes } })).body;
const poll = (deviceCode: string) => callApi("POST", "/api/auth/device/token", { body: { deviceCode } });

describe("the sign-in of a terminal", () => {
  it("gives its key once, after the person confirmed the code", async () => {
    const device = await begin(["account:read"]);
    expect(device.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(device.verificationUriComplete).toContain(device.userCode);
    expect((await poll(device.deviceCode)).body).toEqual({ status: "pending", interval: 5 });
    const { user, principal } = await signedInUser();
    const typed = device.userCode.toLowerCase().replace("-", " ");
    expect(await describeDeviceRequest(principal, typed)).toMatchObject({
      clientName: "laptop",
      scopes: ["account:read"],
    });
    await answerDeviceRequest(principal, typed, "approve");
    const { body } = await poll(device.deviceCode);
    expect(body).toMatchObject({ status: "approved", scopes: ["account:read"], email: user.email });
    expect((await callApi("GET", "/api/auth/user", { key: body.apiKey })).body.id).toBe(user.id);
    expect((await poll(device.deviceCode)).body).toEqual({ status: "expired" });
  });

  it("reads only where nothing was asked for, also for an administrator, and lives 30 days", async () => {
    const device = await begin();
    const { principal } = await signedInUser({ isAdmin: true });
    const asked = await describeDeviceRequest(principal, device.userCode);
    expect(asked).toMatchObject({ days: 30 });
    await answerDeviceRequest(principal, device.userCode, "approve");
    const { scopes, expiresAt } = (await poll(device.deviceCode)).body;
    const reading = [
      "research:read",
      "research:write",
      "export",
      "account:read",
      "alerts:read",
      "ats:read",
      "people:read",
    ];
    expect(scopes).toEqual(reading);
    expect(asked.scopes).toEqual(scopes);
    expect((new Date(expiresAt).getTime() - now().getTime()) / DAY_MS).toBeCloseTo(30, 2);
  });

  it("hands the key to one of ten questions at once", async () => {
    const device = await begin();
    const { principal } = await signedInUser();
    await answerDeviceRequest(principal, device.userCode, "approve");
    const answers = await Promise.all(Array.from({ length: 10 }, () => poll(device.deviceCode)));
    expect(answers.filter(({ body }) => body.apiKey !== undefined)).toHaveLength(1);
  });

  it("gives a customer no scope of administrators, whatever the terminal asked for", async () => {
    const device = await begin(["admin:*", "research:read"]);
    const { principal } = await signedInUser();
    await answerDeviceRequest(principal, device.userCode, "approve");
    expect((await poll(device.deviceCode)).body.scopes).toEqual(["research:read"]);
  });

  it("can be refused, and runs out after ten minutes", async () => {
    const { principal } = await signedInUser();
    const refused = await begin();
    await answerDeviceRequest(principal, refused.userCode, "deny");
    expect((await poll(refused.deviceCode)).body).toEqual({ status: "denied" });
    await expect(answerDeviceRequest(principal, refused.userCode, "approve")).rejects.toMatchObject({ status: 404 });
    const late = await begin();
    shiftClock(10 * MINUTE_MS + SECOND_MS);
    await expect(answerDeviceRequest(principal, late.userCode, "approve")).rejects.toMatchObject({ status: 404 });
    expect((await poll(late.deviceCode)).body).toEqual({ status: "expired" });
  });

  it("slows a terminal that asks too often", async () => {
    const device = await begin();
    await poll(device.deviceCode);
    const answer = await poll(device.deviceCode);
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("5");
    shiftClock(6 * SECOND_MS);
    expect((await poll(device.deviceCode)).status).toBe(200);
  });

  it("lets nobody try out the codes of others", async () => {
    const { principal } = await signedInUser();
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(describeDeviceRequest(principal, "BBBBBBBB")).rejects.toMatchObject({ status: 404 });
    }
    await expect(describeDeviceRequest(principal, "BBBBBBBB")).rejects.toMatchObject({ status: 429 });
  });

  it("tells nothing to a code that was never given", async () => {
    expect((await poll("made-up")).body).toEqual({ status: "expired" });
    expect((await callApi("POST", "/api/auth/device/code", { body: { scopes: ["nonsense"] } })).status).toBe(422);
  });
});
