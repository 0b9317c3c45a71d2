import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { WORDING_TERMS } from "~/domain/hiring/checks/wording";
import {
  changeJob,
  createJob,
  newJobForm,
  overrideFinding,
  questionsForm,
  readJob,
  recheckPostings,
  saveQuestions,
  updateJob,
} from "~/domain/hiring/requisitions";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeTeam } from "./team";

useDatabase();

/** A team with so many people at one place. */
async function employer(heads: number | null, state = "CO", city = "Denver") {
  const team = await makeTeam();
  await db().organization.update({ where: { id: team.organizationId }, data: { headCount: heads } });
  const locationId = await inHiring(team.member, async (tx) => {
    const { id } = await tx.organizationLocation.create({
      data: { organizationId: team.organizationId, name: "Main", state, city, headCount: heads ?? 0 },
    });
    return id;
  });
  return { ...team, locationId };
}

async function findingsOf(member: HiringMember, fields: object) {
  const form = newJobForm.parse({
    title: "Baker",
    department: "operations",
    hiringManagerId: member.teamMemberId,
    location: "Denver, CO",
    employmentType: "full-time",
    description: "Bakes bread.",
    ...fields,
  });
  const id = await createJob(member, form);
  await updateJob(member, id, {});
  return { id, findings: (await readJob(member, id)).findings };
}
const rules = (findings: { rule: string; severity: string }[]) =>
  findings.map(({ rule, severity }) => `${rule}:${severity}`);

const COMPLETE = {
  salaryMin: 5_000_000,
  salaryMax: 6_000_000,
  salaryVisibility: "range",
  benefits: ["Health insurance"],
  otherCompensation: "No other pay.",
  applicationDeadline: "2099-01-31",
};

describe("the posting check", () => {
  it("blocks a Colorado posting without pay and benefits, names the law and its date, and asks for the closing date", async () => {
    const { member, locationId } = await employer(12);
    const { id, findings } = await findingsOf(member, { locationId });
    expect(rules(findings)).toEqual(expect.arrayContaining(["pay-range:block", "benefits:block", "closing-date:warn"]));
    expect(findings[0]).toMatchObject({
      lawSlug: "co-pay-transparency",
      effectiveDate: "2021-01-01",
      place: "Denver, CO",
    });
    await expect(changeJob(member, id, "submit")).rejects.toMatchObject({ code: "law_check" });
    await updateJob(member, id, COMPLETE as never);
    expect((await readJob(member, id)).findings.filter(({ rule }) => rule !== "head-count")).toEqual([]);
    expect(await changeJob(member, id, "submit")).toMatchObject({ approvalStatus: "pending" });
  });

  it("finds nothing where no state asks for it", async () => {
    const { member, locationId } = await employer(12, "TX", "Austin");
    const { findings } = await findingsOf(member, { locationId, location: "Austin, TX" });
    expect(findings).toEqual([]);
  });

  it("goes by the head-count: below the threshold nothing, unknown a question", async () => {
    const small = await employer(5, "CA", "Fresno");
    expect(rules((await findingsOf(small.member, { locationId: small.locationId })).findings)).toEqual([]);
    const large = await employer(15, "CA", "Fresno");
    expect(rules((await findingsOf(large.member, { locationId: large.locationId })).findings)).toContain(
      "pay-range:block",
    );
    const unknown = await employer(null, "CA", "Fresno");
    const { findings } = await findingsOf(unknown.member, { locationId: unknown.locationId });
    expect(rules(findings)).toEqual(expect.arrayContaining(["pay-range:warn", "head-count:warn"]));
    expect(findings.find(({ rule }) => rule === "pay-range")?.message).toContain("applies from 15 employees");
  });

  it("follows a remote job into the states it can be done in, and warns of duties to come", async () => {
    const { member } = await employer(40, "TX", "Austin");
    const { findings } = await findingsOf(member, {
      location: "Austin, TX",
      isRemote: true,
      remoteStates: ["WA", "DE"],
    });
    const range = findings.filter(({ rule }) => rule === "pay-range");
    expect(range.map(({ place, severity }) => [place, severity])).toEqual([
      ["Washington", "block"],
      ["Delaware", "warn"],
    ]);
    expect(range[1]).toMatchObject({ effectiveDate: "2027-09-26" });
  });

  it("says so when it does not know where the job is done", async () => {
    const { member } = await employer(40, "TX", "Austin");
    expect(rules((await findingsOf(member, { location: "Head office" })).findings)).toEqual(["place-unknown:warn"]);
  });

  it("stops questions on pay history, and on criminal history before their stage", async () => {
    const { member, locationId } = await employer(40, "CA", "Fresno");
    const { id } = await findingsOf(member, { ...COMPLETE, locationId });
    const ask = async (label: string, hiddenUntil?: string) => {
      const questions = [{ label, kind: "yes_no", hiddenUntil }];
      await saveQuestions(member, id, questionsForm.parse({ questions }));
      return rules((await readJob(member, id)).findings);
    };
    expect(await ask("What is your current salary?")).toEqual(["salary-history:block"]);
    expect(await ask("Have you ever been convicted of a felony?")).toEqual(["criminal-history:block"]);
    expect(await ask("Have you ever been convicted of a felony?", "offer")).toEqual([]);
    expect(await ask("What pay do you expect?")).toEqual([]);
  });

  it("finds wording that leans on age, sex, origin or health, with the law it touches", async () => {
    const { member, locationId } = await employer(40, "TX", "Austin");
    const description = "We want a young digital native. Males only. Native English speakers. Must sign a non-compete.";
    const { findings } = await findingsOf(member, { locationId, description, location: "Austin, TX" });
    const slugs = findings.map(({ lawSlug, severity }) => `${lawSlug}:${severity}`);
    expect(slugs).toContain("age-discrimination-in-employment-act:warn");
    expect(slugs).toContain("title-vii-of-the-civil-rights-act-of-1964:block");
    expect(findings.find(({ message }) => message.includes("Males only"))?.suggestion).toBeTruthy();
  });

  it("bars a non-compete where it is banned, an exempt salary below the floor, and pay below the minimum wage", async () => {
    const { member, locationId } = await employer(40, "CA", "Fresno");
    const exempt = { ...COMPLETE, locationId, isExempt: true, description: "You sign a non-compete." };
    const { findings } = await findingsOf(member, exempt);
    expect(rules(findings)).toEqual(expect.arrayContaining(["non-compete:block", "exempt-threshold:block"]));
    const hourly = { ...COMPLETE, locationId, salaryType: "hourly", salaryMin: 900, salaryMax: 1_000 };
    const low = await findingsOf(member, hourly);
    expect(rules(low.findings)).toContain("minimum-wage:block");
    expect(low.findings.find(({ rule }) => rule === "minimum-wage")?.lawSlug).toBe("ca-min-wage");
  });

  it("names the duties of automated screening", async () => {
    const { member, locationId } = await employer(40, "IL", "Chicago");
    const { findings } = await findingsOf(member, { ...COMPLETE, locationId, aiScreeningEnabled: true });
    expect(findings.find(({ rule }) => rule === "ai-notice")).toMatchObject({
      lawSlug: "il-ai-hiring",
      severity: "warn",
    });
  });

  it("is overridden with a reason that is kept, until the law or the words change", async () => {
    const { member, locationId } = await employer(40);
    const { id, findings } = await findingsOf(member, { ...COMPLETE, locationId, benefits: [] });
    const finding = findings.find(({ rule }) => rule === "benefits");
    await expect(overrideFinding(member, finding?.id ?? 0, "ok")).rejects.toMatchObject({ status: 422 });
    await overrideFinding(member, finding?.id ?? 0, "Counsel agreed on Nov 20");
    expect(await changeJob(member, id, "submit")).toMatchObject({ approvalStatus: "pending" });
    expect((await readJob(member, id)).findings.find(({ rule }) => rule === "benefits")).toMatchObject({
      status: "overridden",
      overrideReason: "Counsel agreed on Nov 20",
    });
    const duty = "A posting must state the pay, the benefits in detail and the date applications close.";
    const law = await db().law.findUniqueOrThrow({ where: { slug: "co-pay-transparency" } });
    await db().law.update({ where: { id: law.id }, data: { requirements: [duty, ...law.requirements.slice(1)] } });
    expect(await recheckPostings()).toMatchObject({ newFindings: expect.any(Number) });
    expect((await readJob(member, id)).findings.find(({ rule }) => rule === "benefits")).toMatchObject({
      status: "open",
    });
    await db().law.update({ where: { id: law.id }, data: { requirements: law.requirements } });
  });

  it("rests only on laws that the corpus holds", async () => {
    const slugs = [...new Set(WORDING_TERMS.map(({ law }) => law))];
    expect(await db().law.count({ where: { slug: { in: slugs } } })).toBe(slugs.length);
  });
});
