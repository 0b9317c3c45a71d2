import { afterEach, beforeEach, expect, vi } from "vitest";

// An error or a warning on the console is a defect somebody will meet in a browser or a log: the test that causes it fails.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, "nothing is written to console.error or console.warn").toEqual([]);
});
