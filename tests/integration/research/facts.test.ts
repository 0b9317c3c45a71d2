import { beforeEach, describe, expect, it } from "vitest";
import type { SignedIn } from "~/domain/access";
import { resolvePrincipal } from "~/domain/accounts";
import { ask, listHistory, type RiskAssessment } from "~/domain/research";
import { buildReport, plainSentences } from "~/domain/research/export/build-report";
import { randomToken } from "~/platform/crypto";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

const QUESTION = "Do we owe family and medical leave?";
const SEARCH = { question: QUESTION, state: "TX", city: "", cityLaws: false, federal: true, cases: true, risk: true };

let cookie: string;
let owner: SignedIn;

beforeEach(async () => {
  cookie = await sessionCookie(await makeUser({ accessLevel: "unlimited" }));
  owner = (await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.5" })) as SignedIn;
});

async function searched(employees: number | null, submission = randomToken(9)) {
  const asked = await ask(owner, { ...SEARCH, employees, submission });
  const assessment = (await asked.assessment) as RiskAssessment;
  const fmla = asked.laws.find(({ slug }) => slug === "family-and-medical-leave-act");
  return { assessment, fmla, laws: asked.laws };
}

describe("the number of employees given beside a question", () => {
  it("drives laws, answer and risk alike", async () => {
    const [open, small, large] = [await searched(null), await searched(3), await searched(300)];
    expect(open.fmla?.belowThreshold).toBe(false);
    expect(large.fmla?.belowThreshold).toBe(false);
    expect(small.fmla?.belowThreshold).toBe(true);
    expect(plainSentences(small.assessment.directAnswer).join(" ")).toMatch(/^Not at your size\./);
    expect(small.assessment.directAnswer).not.toBe(large.assessment.directAnswer);
    const issues = ({ criticalIssues, mediumRiskIssues }: RiskAssessment) => criticalIssues + mediumRiskIssues;
    expect(issues(small.assessment)).toBeLessThan(issues(large.assessment));
  });

  it("drives the report", async () => {
    const { assessment, laws } = await searched(3);
    const order = { lawIds: laws.map(({ id }) => id), caseIds: [], question: QUESTION, place: "TX", withAnswer: true };
    expect((await buildReport(owner, { ...order, employees: 3 })).answer).toEqual(
      plainSentences(assessment.directAnswer),
    );
    expect((await buildReport(owner, order)).answer).not.toEqual(plainSentences(assessment.directAnswer));
  });

  it("drives the answer of the API", async () => {
    const body = { concern: QUESTION, jurisdiction: "TX", employees: 3 };
    const { body: answer } = await callApi("POST", "/api/analyze-concern", { body, cookie });
    const { assessment } = await searched(3);
    expect(answer.riskAssessment.directAnswer).toBe(assessment.directAnswer);
    expect(
      answer.relevantLaws.find(({ slug }: { slug: string }) => slug === "family-and-medical-leave-act"),
    ).toMatchObject({
      belowThreshold: true,
    });
  });

  it("is kept with the search, and one row tells what was found with the last number", async () => {
    const submission = randomToken(9);
    await searched(null, submission);
    await expect.poll(async () => (await listHistory(owner)).length).toBe(1);
    const { assessment } = await searched(3, submission);
    await expect.poll(async () => (await listHistory(owner))[0]?.options.employees).toBe(3);
    const entries = await listHistory(owner);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ query: QUESTION, quickAnswer: assessment.directAnswer });
  });
});

describe("facts given beside a question", () => {
  const LATE = "Let a cook go on the 3rd, 8 hour days at $25, last check on the 17th. What penalty do we owe?";
  const search = { ...SEARCH, question: LATE, state: "CA" };

  it("drive the answer, the report and the history alike", async () => {
    const asked = await ask(owner, { ...search, facts: { late: "5 days" }, submission: randomToken(9) });
    const assessment = (await asked.assessment) as RiskAssessment;
    expect(assessment.directAnswer).toContain("5 days x $200 a day = $1,000");
    const order = {
      lawIds: asked.laws.map(({ id }) => id),
      caseIds: [],
      question: LATE,
      place: "CA",
      withAnswer: true,
    };
    expect((await buildReport(owner, { ...order, facts: { late: "5 days" } })).answer).toEqual(
      plainSentences(assessment.directAnswer),
    );
    await expect.poll(async () => (await listHistory(owner))[0]?.options.facts).toEqual({ late: "5 days" });
  });

  it("are told in one row of the history, the last ones", async () => {
    const submission = randomToken(9);
    await ask(owner, { ...search, submission });
    await expect.poll(async () => (await listHistory(owner)).length).toBe(1);
    await ask(owner, { ...search, facts: { late: null }, submission });
    await expect.poll(async () => (await listHistory(owner))[0]?.options.facts).toEqual({ late: null });
    expect(await listHistory(owner)).toHaveLength(1);
  });
});
