import { describe, expect, it } from "vitest";
import { reply } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { inView, listQueryOf } from "~/api/whole-lists";

const rows = [
  { id: 2, name: "Beta", at: null, createdAt: new Date("2026-11-02") },
  { id: 10, name: "alpha", at: "2026-01-01", createdAt: new Date("2026-11-10") },
  { id: 1, name: "Gamma", at: "2026-02-01", createdAt: new Date("2026-11-01") },
];
const ids = (answer: unknown) => {
  const list = Array.isArray(answer) ? answer : (answer as { data: unknown[] }).data;
  return (list as { id: number }[]).map(({ id }) => id);
};
const declaredOf = (id: string) => {
  const found = endpoints.find(({ operationId }) => operationId === id);
  if (!found) throw new Error(id);
  return found;
};

describe("a list that is answered as a whole", () => {
  it("is ordered by what it is asked for, by number or by word, with what has none last", () => {
    expect(ids(inView(rows, { sort: "id" }))).toEqual([1, 2, 10]);
    expect(ids(inView({ data: rows, nextCursor: null }, { sort: "-name" }))).toEqual([1, 2, 10]);
    expect(ids(inView(rows, { sort: "at" }))).toEqual([10, 1, 2]);
    expect(ids(inView(rows, { sort: "-at" }))).toEqual([1, 10, 2]);
    expect(
      rows.map(({ id }) => id),
      "what the domain keeps stays as it is",
    ).toEqual([2, 10, 1]);
  });

  it("is narrowed to what is new, and left alone where nothing is asked", () => {
    expect(ids(inView(rows, { createdSince: new Date("2026-11-02"), sort: "-createdAt" }))).toEqual([10, 2]);
    expect(inView(rows, {})).toBe(rows);
    const answer = reply(200, { data: rows, nextCursor: null }, { "x-more": "1" });
    expect(inView(answer, { sort: "id" })).toMatchObject({ status: 200, headers: { "x-more": "1" } });
  });

  it("takes its parameters from the fields of its rows; a list in pages and a single record take none", () => {
    expect(Object.keys(listQueryOf(declaredOf("listApiKeys")))).toEqual(["sort", "createdSince"]);
    expect(Object.keys(listQueryOf(declaredOf("listTopics")))).toEqual(["sort"]);
    for (const id of ["searchLaws", "listCandidates", "getUser"]) expect(listQueryOf(declaredOf(id)), id).toEqual({});
  });
});
