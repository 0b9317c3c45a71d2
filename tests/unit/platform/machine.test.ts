import { describe, expect, it } from "vitest";
import { isOneOf, machine } from "~/platform/machine";

type Light = "red" | "green" | "off";
const lights = machine<Light, "go" | "stop" | "cut", readonly string[], string>(
  {
    go: { from: ["red"], to: "green", by: ["driver"] },
    stop: { from: ["green"], to: "red", by: ["driver", "police"] },
    cut: { from: ["red", "green"], to: ["off", "red"], by: ["police"] },
  },
  isOneOf,
);

describe("a state machine", () => {
  it("refuses what is not in its table before it asks who acts", () => {
    expect(lights.check("go", { from: "green", actor: "driver" })).toBe("no_such_transition");
    expect(lights.check("cut", { from: "red", to: "green", actor: "police" })).toBe("no_such_transition");
    expect(lights.check("cut", { from: "red", actor: "driver" })).toBe("role_missing");
    expect(lights.check("cut", { from: "red", to: "off", actor: "police" })).toBe("allowed");
  });

  it("opens to each what they may take", () => {
    expect(lights.open("green", "police")).toEqual(["stop", "cut"]);
    expect(lights.open("off", "police")).toEqual([]);
  });

  it("finds the step that a wished state means, the first of the table", () => {
    expect(lights.leading("green", "red")).toBe("stop");
    expect(lights.leading("green", "red", ["cut"])).toBe("cut");
    expect(lights.leading("off", "green")).toBeNull();
  });
});
