import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

let cookie = "";

beforeAll(async () => {
  cookie = await sessionCookie(await makeUser({ accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) }));
});

async function analyzed(concern: string, jurisdiction: string, more: Record<string, unknown> = {}) {
  const { status, body } = await callApi("POST", "/api/analyze-concern", {
    body: { concern, jurisdiction, ...more },
    cookie,
  });
  expect(status).toBe(200);
  return body.riskAssessment;
}

const LATE =
  "Let a line cook go on the 3rd, 8 hour days at $25. He got his last check on the 17th. What do we owe him?";

describe("an answer as data", () => {
  it("tells each issue with its point, verdict, facts and the sentences of law under it", async () => {
    const made = await analyzed(LATE, "CA");
    const [issue] = made.issues;
    expect(issue).toMatchObject({ question: expect.stringMatching(/what do we owe/i), point: "final_pay.late_cost" });
    expect(issue.facts).toContainEqual({
      fact: "late",
      label: "Late by",
      text: "late by 14 days",
      value: "14 days",
      from: "question",
    });
    expect(issue.provisions[0]).toMatchObject({ slug: "ca-final-pay", role: "rule", mood: "is" });
    expect(issue.provisions[0].citation).toMatch(/203/);
    const listed = new Set(made.citations.map(({ lawId }: { lawId: number }) => lawId));
    for (const { lawId } of issue.provisions) expect(listed).toContain(lawId);
    expect(made.facts.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(["8 hours a day", "$25 an hour", "fired", "late by 14 days"]),
    );
    expect(made.candidates).toEqual([]);
  });

  it("asks for what would decide and is not told, and answers with it", async () => {
    const concern = "Does the FMLA cover us?";
    const open = await analyzed(concern, "TX");
    const [missing] = open.issues[0].missing;
    expect(missing).toMatchObject({
      fact: "employees",
      kind: "count",
      ask: "How many employees do you have in all?",
    });
    const small = await analyzed(concern, "TX", { facts: { employees: 20 } });
    expect(small.issues[0].verdict).toBe("Not at your size.");
    expect(small.directAnswer).toBe((await analyzed(concern, "TX", { employees: 20 })).directAnswer);
    expect(small.facts).toContainEqual(expect.objectContaining({ text: "20 employees", from: "given" }));
    const large = await analyzed(concern, "TX", { facts: { employees: "80" } });
    expect(large.issues[0].verdict).toBe("Yes.");
    expect(large.directAnswer).toContain("You name 80 employees, and it applies from 50.");
  });

  it("lets given facts win over what the concern says, and null withdraw it", async () => {
    const shorter = await analyzed(LATE, "CA", { facts: { late: "5 days" } });
    expect(shorter.directAnswer).toContain("5 days x $200 a day = $1,000");
    const none = await analyzed(LATE, "CA", { facts: { late: null } });
    expect(none.directAnswer).not.toContain("$2,800");
    expect(none.issues[0].missing).toContainEqual(expect.objectContaining({ fact: "late" }));
    const concern = "We have 20 employees. Do we have to give family and medical leave?";
    expect((await analyzed(concern, "TX")).directAnswer).toContain("Not at your size.");
    expect((await analyzed(concern, "TX", { facts: { employees: null } })).directAnswer).not.toContain(
      "Not at your size.",
    );
  });

  it.each([
    [{ facts: { employes: 25 } }, "facts.employes", 'Did you mean "employees"?'],
    [{ facts: { separation: "fird" } }, "facts.separation", 'Did you mean "fired"?'],
    [{ facts: { employees: [[1]] } }, "facts.employees", ""],
    [{ facts: { employees: 80 }, employees: 12 }, "facts.employees", "given twice"],
    [{ facts: "employees=3" }, "facts", ""],
    [{ facts: Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`f${at}`, 1])) }, "facts", "Up to 30 facts"],
  ])("refuses %j with the field", async (more, field, message) => {
    const { status, body } = await callApi("POST", "/api/analyze-concern", {
      body: { concern: LATE, jurisdiction: "CA", ...more },
      cookie,
    });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(field);
    expect(body.message).toContain(message);
  });

  it("is nothing of what a visitor without access reads", async () => {
    const { body } = await callApi("POST", "/api/analyze-concern", { body: { concern: LATE, jurisdiction: "CA" } });
    expect(body.riskAssessment).not.toHaveProperty("issues");
    expect(body.riskAssessment).not.toHaveProperty("facts");
  });

  it("names what may be meant where it is not sure of it", async () => {
    const { candidates, issues } = await analyzed("Problem with records and money at work", "NY");
    expect(issues).toEqual([]);
    expect(candidates.length).toBeGreaterThan(1);
    for (const { ask } of candidates) expect((await analyzed(ask, "NY")).issues).not.toEqual([]);
  });
});
