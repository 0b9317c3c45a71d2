import { Page, type PagePromise, Statewise, Transport } from "@statewise/sdk";
import { describe, expect, it } from "vitest";
import { json, problem, serverThat } from "./failing-server";

const FAST = { apiKey: "sw_test", backoffMs: { first: 1, most: 2 } };
const PAGES = [
  json({ data: [1, 2], nextCursor: "second" }),
  json({ data: [3], nextCursor: "third" }),
  json({ data: [4, 5], nextCursor: null }),
];
const list = (baseUrl: string, query = {}) =>
  new Transport({ ...FAST, baseUrl }).page<number, "throw">({ verb: "GET", path: "/api/list", query });

describe("a list", () => {
  it("is its first page when awaited, and asks for no more", async () => {
    const { baseUrl, seen } = await serverThat(...PAGES);
    const page = await list(baseUrl, { limit: 2 });
    expect(page).toBeInstanceOf(Page);
    expect([page.data, page.nextCursor, page.hasNext]).toEqual([[1, 2], "second", true]);
    expect(seen.map(({ url }) => url)).toEqual(["/api/list?limit=2"]);
  });

  it("is every item of every page when iterated, with the query on each", async () => {
    const { baseUrl, seen } = await serverThat(...PAGES);
    const items: number[] = [];
    for await (const item of list(baseUrl, { limit: 2 })) items.push(item);
    expect(items).toEqual([1, 2, 3, 4, 5]);
    expect(seen.map(({ url }) => url)).toEqual([
      "/api/list?limit=2",
      "/api/list?limit=2&cursor=second",
      "/api/list?limit=2&cursor=third",
    ]);
  });

  it("goes on from a page that was awaited", async () => {
    const { baseUrl } = await serverThat(...PAGES);
    const second = await (await list(baseUrl)).next();
    expect(second?.data).toEqual([3]);
    const rest: number[] = [];
    for await (const item of second ?? []) rest.push(item);
    expect(rest).toEqual([3, 4, 5]);
    expect(await await (await second?.next())?.next()).toBeNull();
  });

  it("stops asking as soon as enough items came", async () => {
    const { baseUrl, seen } = await serverThat(...PAGES);
    expect(await list(baseUrl).toArray(3)).toEqual([1, 2, 3]);
    expect(seen).toHaveLength(2);
    expect(await list(baseUrl).toArray(0)).toEqual([]);
  });

  it("repeats a page that failed and loses no item", async () => {
    const [first, second, third] = PAGES;
    const { baseUrl } = await serverThat(...([first, problem(503), second, problem(500), third] as typeof PAGES));
    expect(await list(baseUrl).toArray()).toEqual([1, 2, 3, 4, 5]);
  });

  it("ends with the error of the page that could not be had, after the items before it", async () => {
    const { baseUrl } = await serverThat(PAGES[0] as never, problem(403));
    const items: number[] = [];
    const walk = async () => {
      for await (const item of list(baseUrl)) items.push(item);
    };
    await expect(walk()).rejects.toMatchObject({ status: 403 });
    expect(items).toEqual([1, 2]);
  });

  it("asks by pages where the bare list would be cut", async () => {
    const { baseUrl, seen } = await serverThat(json({ data: [1], nextCursor: null }));
    const transport = new Transport({ ...FAST, baseUrl });
    expect(await transport.pageWithLimit({ verb: "GET", path: "/api/list" }).toArray()).toEqual([1]);
    expect(seen[0]?.url).toBe("/api/list?limit=100");
  });

  it("is null, and empty when iterated, where 401 is null", async () => {
    const { baseUrl } = await serverThat(problem(401));
    const { transport } = new Statewise({ ...FAST, baseUrl, on401: "null" });
    const promise: PagePromise<number, "null"> = transport.page({ verb: "GET", path: "/api/list" });
    expect(await promise).toBeNull();
    expect(await promise.toArray()).toEqual([]);
  });
});
