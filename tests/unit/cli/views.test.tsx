import { render } from "ink-testing-library";
import { describe, expect, it } from "vitest";
import { ProgressBar } from "../../../cli/src/views/progress";
import { keysOf } from "../../../cli/src/views/use-keys";

describe("the progress of bulk work", () => {
  it("shows the share, the count and what failed", () => {
    const { lastFrame } = render(<ProgressBar done={15} failed={2} total={60} />);
    expect(lastFrame()).toBe(`${"█".repeat(10)}${"░".repeat(30)} 25 % 15 of 60 2 failed`);
  });

  it("is full when there is nothing to do", () => {
    expect(render(<ProgressBar done={0} failed={0} total={0} />).lastFrame()).toContain("100 % 0 of 0");
  });
});

describe("keys", () => {
  it("come one by one though the terminal sends several at once", () => {
    expect(keysOf("jj\r")).toEqual(["j", "j", "enter"]);
    expect(keysOf("\u001b[B\u001b[B\u001bOA")).toEqual(["down", "down", "up"]);
    expect(keysOf("\u001b")).toEqual(["escape"]);
    expect(keysOf("\u001b[5~q\u0003")).toEqual(["pageUp", "q", "\u0003"]);
  });
});
