import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { readConfig } from "~/platform/config";
import { scanUpload } from "~/platform/files/scan-upload";
import { forget } from "~/platform/once";
import { startClamdFake } from "../../fakes/clamd";

let clamd: Awaited<ReturnType<typeof startClamdFake>>;

const scannerAt = (url: string | undefined) => {
  if (url) process.env.CLAMAV_URL = url;
  else delete process.env.CLAMAV_URL;
  forget("config");
};

beforeAll(async () => {
  clamd = await startClamdFake();
});
beforeEach(() => scannerAt(clamd.url));
afterEach(() => {
  clamd.behave();
  clamd.limit(25 * 1024 * 1024);
  vi.useRealTimers();
});
afterAll(async () => {
  scannerAt(undefined);
  await clamd.stop();
});

const harmful = Buffer.from("%PDF-1.7 … STATEWISE-FAKE-MALWARE …");

it("a file is shown to the scanner whole, whatever its size", async () => {
  for (const bytes of [0, 1, 64 * 1024, 64 * 1024 + 1, 9_999_999]) {
    expect(await scanUpload(new Uint8Array(bytes)), String(bytes)).toEqual({ status: "clean", refusal: null });
    expect(clamd.seen.at(-1)?.bytes).toBe(bytes);
  }
});

it("a harmful file is refused, wherever in it the mark stands", async () => {
  const long = Buffer.concat([Buffer.alloc(64 * 1024 - 10), harmful, Buffer.alloc(1_000_000)]);
  for (const file of [harmful, long]) {
    expect(await scanUpload(file)).toEqual({ status: null, refusal: "This file is marked as harmful." });
  }
});

it("without a scanner a file is not called clean", async () => {
  scannerAt(undefined);
  expect(await scanUpload(harmful)).toEqual({ status: "not_scanned", refusal: null });
});

it("a file past the scanner's own limit is refused in words, also where the scanner closes while it is told", async () => {
  clamd.limit(1000);
  for (const bytes of [1001, 9_000_000]) {
    const { status, refusal } = await scanUpload(new Uint8Array(bytes));
    expect([status, refusal]).toEqual([null, "This file is larger than can be checked for malware here."]);
  }
});

it("no file is taken as long as a scanner that is set up gives no verdict", async () => {
  for (const manner of ["closes", "closes while it is told", "confused"] as const) {
    clamd.behave(manner);
    await expect(scanUpload(harmful), manner).rejects.toMatchObject({
      status: 503,
      details: { retryAfterSeconds: 60 },
    });
  }
  clamd.behave("silent");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const silent = expect(scanUpload(harmful)).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(20_000);
  await silent;
  vi.useRealTimers();
  scannerAt("tcp://127.0.0.1:1");
  await expect(scanUpload(harmful)).rejects.toMatchObject({ status: 503 });
  scannerAt("unix:///nowhere/clamd.ctl");
  await expect(scanUpload(harmful)).rejects.toMatchObject({ status: 503 });
});

it("its address is checked at the start", () => {
  for (const url of ["tcp://127.0.0.1:3310", "tcp://clamav", "unix:///run/clamav/clamd.ctl"]) {
    expect(readConfig({ CLAMAV_URL: url }).CLAMAV_URL).toBe(url);
  }
  for (const url of ["127.0.0.1:3310", "http://clamav:3310", "unix://run/clamd.ctl"]) {
    expect(() => readConfig({ CLAMAV_URL: url }), url).toThrow(/CLAMAV_URL must be like/);
  }
});
