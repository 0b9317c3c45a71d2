import { beforeAll, expect, it } from "vitest";
import { problemResponse } from "~/api/problem";
import { OutsideError } from "~/platform/http/http-client";
import { forget } from "~/platform/once";
import { isUnreachable } from "~/platform/unreachable-database";

beforeAll(() => {
  process.env.LOG_LEVEL = "silent";
  for (const name of ["config", "log"]) forget(name);
});

const coded = (code: string, message = "failed") => Object.assign(new Error(message), { code });

it.each([
  ["a server that refuses", coded("ECONNREFUSED")],
  ["one of several addresses", new AggregateError([coded("ECONNREFUSED")], "")],
  ["a server that is told to stop", coded("57P01", "terminating connection due to administrator command")],
  ["a pool that gets nothing", new Error("timeout exceeded when trying to connect")],
  ["a line that is cut", new Error("Connection terminated unexpectedly")],
  [
    "Prisma around its adapter",
    { code: "P2010", meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } },
  ],
  ["an error around another", new Error("saving failed", { cause: coded("08006") })],
])("%s is a database that cannot be reached, which is 503 and worth another try", (_what, error) => {
  expect(isUnreachable(error)).toBe(true);
  const answer = problemResponse(error);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
});

it.each([
  ["a rule of a table", coded("23505", "duplicate key value violates unique constraint")],
  ["a text", "ECONNREFUSED"],
  ["nothing", null],
  ["the store of the files", new OutsideError("network", "no answer", { host: "s3", cause: coded("ECONNREFUSED") })],
  ["a circle", Object.assign(new Error("round"), { cause: null })],
])("%s is not", (_what, error) => {
  expect(isUnreachable(error)).toBe(false);
});

it.each([
  ["by PostgreSQL", coded("22003")],
  ["by Prisma", coded("P2033")],
  [
    "by PostgreSQL within Prisma",
    { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "22003" } } } },
  ],
])("a number that no column holds, refused %s, is the caller's", async (_by, error) => {
  const answer = problemResponse(error);
  expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ code: "invalid" })]);
});

it("a full disk is no mistake of the product either", () => {
  const answer = problemResponse(coded("ENOSPC", "no space left on device"));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
});

it.each([
  [undefined, "30"],
  [7, "7"],
])("another service that is away is a 503, after its own %s seconds or ours", async (retryAfterSeconds, wait) => {
  const answer = problemResponse(new OutsideError("status", "503", { host: "s3", status: 503, retryAfterSeconds }));
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, wait]);
  expect(await answer.json()).toMatchObject({ message: expect.not.stringContaining("database") });
});
