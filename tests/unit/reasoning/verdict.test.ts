import { describe, expect, it } from "vitest";
import type { Provision } from "../../../web/domain/research/corpus/record";
import type { Fact } from "../../../web/domain/research/corpus/schema/facts-file";
import { holds } from "../../../web/domain/research/facts/holds";
import { exactly, type Facts } from "../../../web/domain/research/facts/types";
import { formOf } from "../../../web/domain/research/reasoning/issues";
import { type Stance, stanceOf } from "../../../web/domain/research/reasoning/stance";
import type { Weighed } from "../../../web/domain/research/reasoning/types";
import { verdictOf } from "../../../web/domain/research/reasoning/verdict";

const EMPLOYEES: Fact = {
  key: "employees",
  kind: "count",
  label: "Employees",
  shown: "{value} employees",
  ask: "How many employees do you have in all?",
};
const NOTHING: Facts = new Map();

function verdict(question: string, provision: Partial<Provision>, facts: Facts = NOTHING, stance: Stance = null) {
  const whole = {
    point: "topic.point",
    role: "rule",
    text: "A sentence.",
    level: "official",
    cite: null,
    ...provision,
  };
  const lead = { provision: whole, holding: holds(provision.when, facts) } as Weighed;
  return verdictOf(
    { form: formOf({ text: question, isAsked: stance === null }, question), stance, text: question },
    lead,
    facts,
    [EMPLOYEES],
  );
}

describe("the first words of an answer", () => {
  it.each([
    ["Do we have to give a lunch break?", "must", "Yes."],
    ["Do we have to give a lunch break?", "need not", "No."],
    ["Can we ask for the pay history?", "must not", "No."],
    ["Can we ask for the pay history?", "may", "Yes."],
    ["Can we refuse to pay the overtime?", "must", "No."],
    ["Can we pay by card?", "must", null],
    ["Is it illegal to ask for the pay history?", "must not", "Yes."],
    ["We don't have to pay overtime, right?", "must", "No."],
    ["We don't have to pay overtime, right?", "need not", "Yes."],
    ["How much overtime do we owe?", "must", null],
    ["4 employees in Santa Fe. paid sick leave required?", "must", "Yes."],
    ["Will a two year noncompete hold up in court?", "void", "No."],
    ["Is it ok for her to be in the pool?", "must not", "No."],
    ["She says it is another law. Is she right?", "must", null],
    ["My accountant says she is exempt from overtime. Is he right?", "must", "No."],
  ] as const)("to '%s' where the law says %s", (question, mood, said) => {
    expect(verdict(question, { mood })).toBe(said);
  });

  it("say yes to a sum only where the rule is known to be the asker's own", () => {
    const question = "She gets $900 a week, so she's exempt, right?";
    const salary = { mood: "must", value: { dollars: 684, per: "week" } } as const;
    const told: Facts = new Map([["pay_week", exactly(900)]]);
    expect(verdict(question, salary, told)).toBe("Yes.");
    expect(verdict(question, { ...salary, when: { worker: "professional" } }, told)).toBe(null);
    expect(verdict(question, { ...salary, value: { dollars: 1275, per: "week" } }, told)).toBe("No.");
  });

  it("ask for the number that decides, and not again once it is told", () => {
    const when = { employees: { from: 50 } };
    expect(verdict("Do we have to give leave?", { mood: "must", when })).toBe(
      "It depends: how many employees do you have in all?",
    );
    expect(verdict("Do we have to give leave?", { mood: "must", when }, new Map([["employees", exactly(60)]]))).toBe(
      "Yes.",
    );
  });

  it("say that a duty does not reach so small an employer", () => {
    const small: Facts = new Map([["employees", exactly(20)]]);
    expect(verdict("Do we have to give leave?", { mood: "need not", when: { employees: { below: 50 } } }, small)).toBe(
      "Not at your size.",
    );
  });

  it("are 'in general' where the law names a condition that facts cannot say", () => {
    expect(verdict("Can we do it?", { mood: "may", when: { also: true } })).toBe("In general, yes.");
  });

  it("say no to what is told and forbidden, and nothing to what is told and is not", () => {
    const told = "The owner takes a share of the tips.";
    expect(verdict(told, { mood: "must not" }, NOTHING, "told")).toBe("No.");
    expect(verdict(told, { mood: "may" }, NOTHING, "told")).toBeNull();
    expect(verdict(told, { mood: "must" }, NOTHING, "told")).toBeNull();
    expect(verdict(told, { mood: "must" }, NOTHING, "against")).toBe("No.");
  });

  it.each([
    ["We want to take it out of his check.", "against"],
    ["The foreman said no since there is no such leave.", "against"],
    ["A cook asked for two days off.", "told"],
    ["She wants leave. I don't know if I need to do something.", null],
    ["A lawyer says they should be paid weekly.", "claimed"],
    ["final paycheck fired california deadline", null],
  ])("lean as the story does: %s", (text, stance) => {
    expect(stanceOf(text, true)).toBe(stance);
  });

  it("say yes to a right that somebody claims where it is a duty", () => {
    const told = "A lawyer says they should be paid weekly.";
    expect(verdict(told, { mood: "must" }, NOTHING, "claimed")).toBe("Yes.");
    expect(verdict(told, { mood: "may" }, NOTHING, "claimed")).toBeNull();
  });

  it("say no to whoever would refuse what the law owes at that size", () => {
    const covered = { role: "coverage", mood: "is", when: { employees: { from: 4 } } } as const;
    const nine: Facts = new Map([["employees", exactly(9)]]);
    expect(verdict("Can I say no?", covered, nine)).toBe("No.");
    expect(verdict("We are too small and say no.", covered, nine, "against")).toBe("No.");
    expect(verdict("Can I say no?", covered)).toBeNull();
  });

  it("name the limit to whoever means to go beyond it", () => {
    const text = "A note may be asked only for 3 days or more.";
    expect(verdict("We can ask for a note, right?", { mood: "may", text })).toBe("No, only within limits.");
    expect(verdict("We ask for a note each time.", { mood: "may", text }, NOTHING, "against")).toBe(
      "No, only within limits.",
    );
  });

  it.each([
    ["Can my employees discuss their wages with each other?", "Yes."],
    ["Can employees keep a gun in their car in our lot?", "Yes."],
    ["Is it illegal for workers to talk about pay?", "No."],
    ["Can we ban talk about pay?", "No."],
    ["Can our employees be disciplined for talking about pay?", "No."],
  ])("of a ban that protects employees turn by who asks: %s", (question, said) => {
    const text = "An employer may not forbid employees to talk with each other about pay.";
    expect(verdict(question, { mood: "must not", text })).toBe(said);
  });

  it("of a ban that binds the employee too are the ban's own", () => {
    const text = "No one may record a confidential conversation without the consent of all parties.";
    expect(verdict("Can an employee record a conversation with his boss?", { mood: "must not", text })).toBe("No.");
    const hours = "An employer may not employ a minor under 16 after 7 p.m.";
    expect(verdict("Can an employee of 15 work until 9?", { mood: "must not", text: hours })).toBe("No.");
  });

  it("say no, unless it was promised, to what need not be done without a promise", () => {
    const text = "An employer need not pay out vacation unless its own policy or contract promises it.";
    expect(verdict("Do we have to pay out vacation?", { mood: "need not", text })).toBe(
      "No, unless your own policy or contract promises it.",
    );
  });

  it("say yes to vacation that was earned under a policy and must be paid", () => {
    const text = "An employer must pay all unused vacation earned under its policy when the job ends.";
    expect(verdict("Do we have to pay out vacation?", { mood: "must", text })).toBe("Yes.");
  });

  it("leave to the employer's own promise what the law leaves to it", () => {
    const text = "An employer must pay out vacation if its written policy provides for it.";
    const due = "An employer must pay vacation that its policy or contract makes due.";
    expect(verdict("Do we have to pay out vacation?", { mood: "must", text: due })).toBe(
      "It depends on your own policy or contract.",
    );
    expect(verdict("Do we have to pay out vacation?", { mood: "must", text })).toBe(
      "It depends on your own policy or contract.",
    );
  });

  it("judge what the story tells where it is asked whether that was right", () => {
    const asks = (story: string, question: string, mood: Provision["mood"]) => {
      const provision = {
        point: "topic.point",
        role: "rule",
        text: "A sentence.",
        level: "official",
        cite: null,
        mood,
      };
      const lead = { provision, holding: holds(undefined, NOTHING) } as Weighed;
      const form = formOf({ text: question, isAsked: true }, `${story} ${question}`);
      return verdictOf({ form, stance: stanceOf(story, true), text: question }, lead, NOTHING, [EMPLOYEES]);
    };
    expect(asks("I told her we are too small for sick pay.", "Was I right?", "must")).toBe("No.");
    expect(asks("I gave her the check the same day.", "Was that right?", "must")).toBeNull();
    expect(asks("I took the tablet out of her check.", "Did I do this right?", "must not")).toBe("No.");
    expect(asks("I took the tablet out of her check.", "Was that alright?", "may")).toBeNull();
  });

  it.each([
    ["Is 46 days notice enough?", { days: 90 }, "No."],
    ["Is 30 days okay?", { days: 30 }, "Yes."],
    ["Is one week ok?", { days: 21 }, "No."],
  ] as const)("hold the time of '%s' against what is due", (question, value, said) => {
    const text = "An employer must give notice before a closing.";
    expect(verdict(question, { mood: "must", text, value })).toBe(said);
    // A report that is due within some days is not late because more days are named.
    const within = { mood: "must", text: "A report is due within the time.", value } as const;
    expect(verdict("Is a report after 400 days okay?", within)).not.toBe("Yes.");
  });

  it("doubt the mood of a sentence less where its point is plainly what is asked", () => {
    const provision = { point: "t.p", role: "rule", text: "A sentence.", level: "official", cite: null, mood: "may" };
    const lead = { provision, holding: holds(undefined, NOTHING) } as Weighed;
    const question = "Can I let somebody go without a reason?";
    const form = formOf({ text: question, isAsked: true }, question);
    const said = (no: number, share: number) =>
      verdictOf(
        { form, stance: null, text: question, share, judgement: { yes: 0, no, limits: 0, tells: 0, other: 1 - no } },
        lead,
        NOTHING,
        [EMPLOYEES],
      );
    expect(said(0.61, 0.85)).toBe("Yes.");
    expect(said(0.61, 0.3)).toBeNull();
    expect(said(0.9, 0.85)).toBeNull();
  });

  it.each([
    ["The clause is void. Can I keep the $300?", "must not", "No."],
    ["Can workers be forbidden to talk about pay?", "must not", "No."],
    ["Did we do wrong sending her home?", "must", null],
    ["When is the last check due?", "must not", null],
    ["May we make her clock out?", "must", null],
  ] as const)("are not turned round by the words of '%s'", (question, mood, said) => {
    const [story = "", asked] = question.split(/(?<=\.) /);
    const form = formOf({ text: asked ?? story, isAsked: true }, question);
    const lead = {
      provision: { mood, text: "A sentence.", role: "rule", point: "a.b" },
      holding: holds(undefined, NOTHING),
    };
    expect(verdictOf({ form, stance: null, text: question }, lead as Weighed, NOTHING, [EMPLOYEES])).toBe(said);
  });

  it.each([
    ["It is above the federal number, so he's exempt, right?", false],
    ["Federal law doesn't apply to us, can we refuse?", false],
    ["What does federal law say on overtime?", true],
  ])("are of federal law where that is asked: %s", (question, is) => {
    expect(formOf({ text: question, isAsked: true }, question).namesFederal).toBe(is);
  });

  it.each([
    ["Are non-competes void here?", "void", "Yes."],
    ["Is a use it or lose it policy okay?", "must not", "No."],
    ["Does the state make me give a lunch break?", "need not", "No."],
    ["Can cooks share in the tip pool?", "must not", "No."],
  ] as const)("answer '%s', however it begins", (question, mood, said) => {
    expect(verdict(question, { mood })).toBe(said);
  });

  it("hold a length that is asked against the longest that is allowed", () => {
    const noncompete = (text: string) => verdict(text, { mood: "must not", value: { years: 2 } });
    expect(noncompete("Is a two-year non-compete possible here?")).toBe("Yes.");
    expect(noncompete("Is a 3 year non-compete possible here?")).toBe("No.");
  });

  it("hold the days of notice that are told against those that are due", () => {
    const facts: Facts = new Map([["notice_given", { kind: "span", span: { value: 30, unit: "days" } }]]);
    expect(verdict("Is 30 days okay?", { mood: "must", value: { days: 60 } }, facts)).toBe("No.");
  });

  it("hold what is paid against the figure of the law", () => {
    const value = { dollars: 16.9, per: "hour" };
    const paying = (dollars: number) => new Map([["pay_hour", exactly(dollars)]]);
    expect(verdict("I pay $16, is that enough?", { mood: "must", value }, paying(16))).toBe("No.");
    expect(verdict("I pay $17, is that enough?", { mood: "must", value }, paying(17))).toBe("Yes.");
  });

  it("hold the hour of the clock against the limit", () => {
    const facts: Facts = new Map([["clock", { kind: "clock", minutes: 21 * 60 }]]);
    expect(verdict("Can he work until 9 p.m.?", { mood: "must not", value: { clock: "19:00" } }, facts)).toBe("No.");
    expect(verdict("Can he work until 9 p.m.?", { mood: "must not", value: { clock: "22:00" } }, facts)).toBe("Yes.");
  });

  it("hold a yearly salary against a weekly floor", () => {
    const value = { dollars: 1541.7, per: "week" };
    const salary = (dollars: number) => new Map([["pay_year", exactly(dollars)]]);
    expect(verdict("Is a salary of $78,500 enough?", { mood: "must", value }, salary(78_500))).toBe("No.");
    expect(verdict("Is a salary of $81,000 enough?", { mood: "must", value }, salary(81_000))).toBe("Yes.");
  });
});
