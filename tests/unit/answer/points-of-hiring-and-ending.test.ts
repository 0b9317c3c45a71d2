import { describe, expect, it } from "vitest";
import { answer, record, saidBy } from "./points-ground";

describe("a non-compete", () => {
  const covenant = [
    "A covenant must be in writing.",
    "A covenant not to compete must be in writing and signed by the person against whom it is enforced.",
    "A term of 6 months or less is presumed reasonable.",
    "Courts enforce it where it protects a legitimate interest and is reasonable.",
  ];

  it("is asked about its length, about its force, or its form", () => {
    expect(saidBy("non_compete", "how long can a non-compete last", covenant)).toMatch(/^[^.]*term of 6 months/);
    expect(saidBy("non_compete", "are non-competes enforceable", covenant)).not.toMatch(/^[^.]*in writing/);
  });

  it("has no known length where the record is silent on it", () => {
    const told = saidBy("non_compete", "how many years can a noncompete run", covenant.slice(0, 2));
    expect(told).toMatch(/does not speak to how long a non-compete may last\./);
  });
});

describe("a dismissal for conduct", () => {
  const atWill = [
    "A discharge against public policy is a tort.",
    "A discharge contrary to public policy gives a fired employee a claim.",
    "Either side may end the job at will.",
  ];
  const asked = (text: string) => saidBy("at_will_exceptions", text, atWill);

  it("is answered by the rule and not by its exception", () => {
    expect(asked("can I fire someone for being late ten times")).toMatch(
      /^In Delaware, either side may end|^Delaware: Either side may end/,
    );
    expect(asked("can we let him go because of his bad attitude")).toMatch(/^(?:In )?Delaware[,:] either side/i);
  });

  it("is another thing where a right was used", () => {
    expect(asked("can I fire someone for being late because she was sick")).not.toMatch(
      /^(?:In )?Delaware[,:] either side/i,
    );
  });
});

describe("the file of an employee", () => {
  const file = [
    "An employee may see the file.",
    "An employer must let an employee inspect the personnel file on request.",
  ];

  it("gets no yes on what the record does not speak to: time, copies, those who left", () => {
    const asked = (text: string) => saidBy("personnel_files", text, file);
    expect(asked("do we have to give a copy of the personnel file")).toMatch(/^Our record of .* copies of the file\./);
    expect(asked("how soon must we show the personnel file")).toMatch(
      /^Our record of .* how soon the file must be shown\./,
    );
    expect(asked("can a former employee see the personnel file")).toMatch(
      /^Our record of .* the file of former employees\./,
    );
  });
});

describe("an agreement to arbitrate", () => {
  it("is known to bind, and not whether a refusal may cost the job", () => {
    const valid = record("flsa-minimum-wage", "arbitration", [
      "An agreement to arbitrate job disputes is valid.",
      "A court must stay a suit that an employee signed away.",
      "An agreement to arbitrate is valid, save upon grounds for the revocation of any contract.",
    ]);
    const text = "employee refuses to sign an arbitration agreement";
    expect(answer({ text, state: "FEDERAL", topics: ["arbitration"], laws: [valid] })).toMatch(
      /^Our record of .* does not speak to an agreement to arbitrate as a condition of the job\. .*is valid/,
    );
  });
});
