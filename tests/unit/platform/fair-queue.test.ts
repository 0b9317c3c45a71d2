import { afterEach, describe, expect, it } from "vitest";
import { FairQueue } from "~/platform/apart/fair-queue";
import { shiftClock } from "~/platform/clock";

afterEach(() => shiftClock(0));

/** Work that ends when it is told, in a queue of two places; `begun` tells who is at work, in order. */
function ground() {
  const queue = new FairQueue({ slots: 2, mostOfSender: 3, mostOfAll: 6 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string): Promise<void> =>
    queue.run(sender, () => {
      begun.push(sender);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends the oldest work and lets what follows begin. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, send, endOne };
}

describe("the queue of strangers' work", () => {
  it("does one piece of each sender at a time, and lets a new sender in beside a long line", async () => {
    const { begun, send, endOne } = ground();
    for (let turn = 0; turn < 3; turn += 1) void send("bombs");
    expect(begun).toEqual(["bombs"]);
    void send("dana");
    expect(begun).toEqual(["bombs", "dana"]);
    void send("lee");
    await endOne();
    expect(begun).toEqual(["bombs", "dana", "lee"]);
    await endOne();
    expect(begun).toEqual(["bombs", "dana", "lee", "bombs"]);
  });

  it("takes no more than it has room for, of a sender and of all", async () => {
    const { send } = ground();
    for (let turn = 0; turn < 4; turn += 1) void send("a");
    await expect(send("a")).rejects.toMatchObject({ status: 503, code: "busy", details: { retryAfterSeconds: 10 } });
    for (const other of ["b", "c", "d", "e"]) void send(other);
    await expect(send("f")).rejects.toMatchObject({ status: 503 });
  });

  it("leaves a place to everybody else beside senders whose work broke off, for ten minutes", async () => {
    const { queue, begun, send, endOne } = ground();
    for (const sender of ["x", "y", "z"]) queue.suspect(sender);
    for (const sender of ["x", "y", "z"]) void send(sender);
    expect(begun).toEqual(["x"]);
    void send("dana");
    expect(begun).toEqual(["x", "dana"]);
    await endOne();
    expect(begun).toEqual(["x", "dana", "y"]);
    shiftClock(11 * 60_000);
    await endOne();
    expect(begun).toEqual(["x", "dana", "y", "z"]);
  });

  it("goes on after work that failed, and tells its sender", async () => {
    const { queue, begun, send } = ground();
    const failing = queue.run("a", () => Promise.reject(new Error("broken")));
    void send("a");
    await expect(failing).rejects.toThrow("broken");
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).toEqual(["a"]);
  });
});
