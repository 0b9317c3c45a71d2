import { afterEach, expect, it } from "vitest";
import { forget } from "~/platform/once";
import { createApp } from "../../../web/server/app";

const { APP_URL, TRUST_PROXY } = process.env;
const settings = (values: Record<string, string>) => {
  Object.assign(process.env, values);
  forget("config");
};

afterEach(() => {
  for (const [name, value] of Object.entries({ APP_URL, TRUST_PROXY })) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  forget("config");
});

const ask = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  createApp({
    assets: null,
    handle: async (_request, { address }) =>
      new Response(address, { headers: { "content-type": "text/html; charset=utf-8" } }),
    close: async () => undefined,
  }).request(path, { headers });

it("every answer keeps browsers from guessing, framing and telling others", async () => {
  const { headers } = await ask("/healthz");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toBeNull();
});

it("a page has a policy with a nonce of its own", async () => {
  const [first, second] = await Promise.all([ask("/"), ask("/")]);
  const policy = first.headers.get("content-security-policy") ?? "";
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(part);
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}';/);
  expect(second.headers.get("content-security-policy")).not.toBe(policy);
});

it("data that is opened as a page may load and run nothing", async () => {
  expect((await ask("/api/no-such-thing")).headers.get("content-security-policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
});

it("browsers are told to come back over https only where the product is reached so", async () => {
  settings({ APP_URL: "https://statewise.example" });
  const answer = await ask("/healthz");
  expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
});

it("a forwarded address counts from the proxies of our own, and not at all without one", async () => {
  const forwarded = { "x-forwarded-for": "198.51.100.66, 203.0.113.7" };
  expect(await (await ask("/", forwarded)).text()).toBe("unknown");
  settings({ TRUST_PROXY: "1" });
  expect(await (await ask("/", forwarded)).text()).toBe("203.0.113.7");
});
