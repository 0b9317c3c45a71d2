import { describe, expect, it } from "vitest";
import { assessConcern } from "~/domain/research";
import { payNamed } from "~/domain/research/answer/saying/pay-compared";
import { plain, retrievalOf, TODAY } from "./ground";

const answer = (text: string, state: string, topic: string) =>
  plain(assessConcern(retrievalOf({ text, state, topics: [topic] }), TODAY)?.directAnswer ?? "");

describe("the pay that a question names", () => {
  it.each([
    ["a non-compete for someone who earns $90,000", { cents: 9_000_000, per: "year" }],
    ["a 130k engineer", { cents: 13_000_000, per: "year" }],
    ["someone paid $1,200 a week", { cents: 6_240_000, per: "year" }],
    ["paid $2,000 monthly", { cents: 2_400_000, per: "year" }],
    ["a janitor at $14.25 an hour", { cents: 1425, per: "hour" }],
    ["earns 90000 a year", { cents: 9_000_000, per: "year" }],
    ["we have 12,000 employees", null],
    ["we make $300,000 in sales", null],
    ["between $50,000 and $60,000", null],
    ["worked 50 hours", null],
  ])("%s", (question, pay) => {
    expect(payNamed(question)).toEqual(pay);
  });
});

describe("pay beside the threshold of the record", () => {
  it("says on which side of the floor of a non-compete it lies", () => {
    const ask = (pay: string) =>
      answer(`Is a non-compete valid for an employee who earns ${pay}?`, "CO", "non_compete");
    expect(ask("$90,000")).toMatch(/^Not at this pay\. .*\$130,014/);
    expect(ask("$150,000")).toMatch(/^This pay is above the threshold\. .*\$130,014/);
  });

  it("says so to who asks an open question too", () => {
    expect(answer("non-compete for an employee who earns $90,000", "CO", "non_compete")).toMatch(/^Not at this pay\. /);
  });

  it("tells who is not exempt by the strictest threshold of the place", () => {
    const ask = (pay: string, state: string) =>
      answer(`Is a manager with a salary of ${pay} exempt?`, state, "overtime");
    expect(ask("$65,000", "CA")).toMatch(/^Not exempt at this pay\. .*\$70,304/);
    expect(ask("$65,000", "TX")).toMatch(/^This pay is above the threshold\. .*\$684 a week/);
    expect(ask("$600 a week", "TX")).toMatch(/^Not exempt at this pay\. /);
  });

  it("compares nothing where the threshold depends on what is not said", () => {
    expect(answer("Is a manager who makes $1,230 a week exempt?", "NY", "overtime")).not.toMatch(
      /at this pay|This pay/,
    );
    expect(answer("Is a manager who makes $1,150 a week exempt?", "NY", "overtime")).toMatch(
      /^Not exempt at this pay\. /,
    );
  });
});
