import { inspect } from "node:util";
import { ConnectionError, Statewise } from "@statewise/sdk";
import { afterEach, describe, expect, it, vi } from "vitest";

const KEY = "sw_a_very_secret_key";
const baseUrl = "http://127.0.0.1:59";

afterEach(() => vi.unstubAllEnvs());

describe("a client", () => {
  it("that is logged or serialized shows no key, however deep one looks", () => {
    const headers = { "x-proxy": "proxy-secret" };
    const client = new Statewise({ apiKey: KEY, baseUrl, headers });
    const shown = [
      JSON.stringify(client),
      JSON.stringify({ client, laws: client.laws }),
      inspect(client, { depth: 9, showHidden: true }),
      String(client),
    ].join("\n");
    expect(shown).not.toMatch(/very_secret|proxy-secret/);
    expect(JSON.parse(JSON.stringify(client))).toEqual({ baseUrl });
  });

  it("names the address that it cannot reach", async () => {
    const call = new Statewise({ apiKey: KEY, baseUrl, maxRetries: 0 }).laws.listTopics();
    const error = await call.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as Error).message).toBe(`No connection to ${baseUrl}: ECONNREFUSED`);
  });

  it("without an address says how to give one, and takes that of the environment", () => {
    vi.stubEnv("STATEWISE_URL", "");
    expect(() => new Statewise({ apiKey: KEY })).toThrow(/baseUrl.*STATEWISE_URL/);
    vi.stubEnv("STATEWISE_URL", baseUrl);
    expect(JSON.stringify(new Statewise())).toContain(baseUrl);
    vi.stubEnv("STATEWISE_API_URL", "http://127.0.0.1:60");
    expect(JSON.stringify(new Statewise()), "the other name stands back").toContain(baseUrl);
    vi.stubEnv("STATEWISE_URL", "");
    expect(JSON.stringify(new Statewise())).toContain("http://127.0.0.1:60");
  });
});
