import { expect, it } from "vitest";
import { type HiringMember, hiringMember, inHiring } from "~/domain/hiring";
import { careersSite, FEED_FORMATS, jobFeed, jobPosting, publicJob, readForForm } from "~/domain/hiring/careers";
import {
  acceptOffer,
  changeOffer,
  createOffer,
  moveApplication,
  newOffer,
  offerChange,
  offerLetterFile,
  ownOffer,
  readHiredEmployee,
  readOffer,
  updateOffer,
} from "~/domain/hiring/recruiting";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { dayIn } from "./offered";
import { applicant, keepMails, mailsOf, tokenIn } from "./pipeline";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();
keepMails();

const everything = (more: object = {}) => ({
  title: "Head Baker",
  department: "Bakery",
  location: "Denver, CO",
  startDate: dayIn(40),
  employmentType: "part-time",
  salaryAmount: 450_000,
  salaryType: "monthly",
  benefits: ["Health insurance", "Bread"],
  equityAmount: 4_000_000,
  bonusAmount: 300_000,
  signOnAmount: 100_000,
  vesting: [10, 20, 30, 40],
  attachCompensation: true,
  responseDeadline: dayIn(10),
  terms: `${"The baker keeps the starter alive. ".repeat(60)}\n\nThe starter stays in the house.`,
  notes: "For the team alone",
  ...more,
});

async function offered(member: HiringMember, more: object, to: { candidateId?: number; job?: object } = {}) {
  const found = await applicant(member, to);
  await moveApplication(member, found.applicationId, { status: "offer" });
  const form = newOffer.parse({ applicationId: found.applicationId, ...everything(more) });
  return { ...found, ...(await createOffer(member, form)) };
}

/** Sends an offer and signs it. */
async function signed(member: HiringMember, id: number) {
  for (const step of ["submit", "approve", "send"] as const) await changeOffer(member, id, step);
  const token = tokenIn((await mailsOf(member)).findLast(({ link }) => link?.includes("/careers/offer"))?.link);
  const from = { address: "203.0.113.44", userAgent: null };
  const { documentHash } = await ownOffer(token, from);
  await acceptOffer(token, { signature: "Sam Reyes", documentHash }, from);
}

it("an offer says everything that was agreed, in its letter and in the employee record that a hire drafts", async () => {
  const { member, organizationId } = await makeTeam();
  await db().organization.update({ where: { id: organizationId }, data: { legalName: "Miller Bakeries, Inc." } });
  await inHiring(member, (tx) => tx.department.create({ data: { organizationId, name: "bakery" } }));
  const { id, email, candidateId, applicationId } = await offered(member, {});
  const { letter, compensation, notes, equityAmount, startDate } = await readOffer(member, id);
  expect(letter).toMatchObject({ from: "Miller Bakeries, Inc.", benefits: ["Health insurance", "Bread"] });
  expect(letter.terms.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Position: Head Baker",
    "Department: Bakery",
    "Place of work: Denver, CO",
    "Employment: part time",
    expect.stringMatching(/^First day: \w+ \d+, \d{4}$/),
    "Pay: $4,500.00 a month",
    "Bonus per year: $3,000.00",
    "Sign-on bonus: $1,000.00",
    "Equity, value at grant: $40,000.00",
  ]);
  expect(letter.furtherTerms).toHaveLength(2);
  expect(letter.compensation?.find(({ label }) => label === "Equity")?.values.slice(0, 4)).toEqual([
    "$4,000",
    "$8,000",
    "$12,000",
    "$16,000",
  ]);
  expect({ notes, equityAmount, startDate, vesting: compensation?.vesting }).toEqual({
    notes: "For the team alone",
    equityAmount: 4_000_000,
    startDate: dayIn(40),
    vesting: [10, 20, 30, 40],
  });
  for (const format of ["pdf", "docx"] as const)
    expect((await offerLetterFile(member, id, format)).sizeBytes).toBeGreaterThan(2000);
  await signed(member, id);
  await moveApplication(member, applicationId, { status: "hired" });
  const employee = await inHiring(member, (tx) =>
    tx.employee.findFirstOrThrow({ where: { email }, include: { positions: { include: { department: true } } } }),
  );
  expect(employee.positions).toMatchObject([
    { employmentType: "part_time", salary: 5_400_000, salaryType: "annual", department: { name: "bakery" } },
  ]);

  expect(await readHiredEmployee(member, applicationId)).toMatchObject({
    name: expect.stringMatching(/^Sam Reyes/),
    isDraft: true,
    draft: { email, pay: "$54,000.00 a year", position: "Head Baker", employmentType: "part_time" },
  });
  const [viewer, stranger] = [await joinTeam(organizationId, "viewer"), await makeTeam("Other")];
  await expect(hiringMember(viewer.member.principal, "offers:write")).rejects.toMatchObject({ status: 403 });
  await expect(readHiredEmployee(stranger.member, applicationId)).rejects.toMatchObject({ status: 404 });
  // The draft takes over how the job is classified and who is who; the private e-mail stays apart from the one of work.
  expect(employee).toMatchObject({ personalEmail: email, positions: [{ flsaStatus: "nonexempt", reason: "hire" }] });
  // Hired again on another job while the first record is a draft: refused; once it is an employee's: linked, not changed.
  const again = await offered(
    member,
    { salaryType: "hourly", salaryAmount: 3000, employmentType: null },
    { candidateId },
  );
  await signed(member, again.id);
  const hire = () => moveApplication(member, again.applicationId, { status: "hired" });
  await expect(hire()).rejects.toMatchObject({ code: "draft_exists" });
  await inHiring(member, (tx) => tx.employee.update({ where: { id: employee.id }, data: { status: "active" } }));
  await hire();
  expect((await readOffer(member, again.id)).employeeId).toBe(employee.id);
  await moveApplication(member, again.applicationId, { status: "offer", reason: "Start was called off" });
  expect(await inHiring(member, (tx) => tx.employee.count({ where: { id: employee.id } }))).toBe(1);
});

it("an offer that leaves the posted range, or pays too little for its hours, is told so with the law of the place", async () => {
  const { member } = await makeTeam();
  const job = { salaryMin: 6_000_000, salaryMax: 7_000_000, salaryVisibility: "public", isExempt: true };
  const { id } = await offered(member, { salaryType: "annually", salaryAmount: 9_000_000 }, { job });
  const told = async () => (await readOffer(member, id)).findings.map(({ rule, severity }) => `${rule} ${severity}`);
  const messages = async () => (await readOffer(member, id)).findings.map(({ message }) => message).join("\n");
  const change = (more: object) => updateOffer(member, id, offerChange.parse(everything(more)));
  expect(await told()).toEqual(["pay-range warn"]);
  expect(await messages()).toMatch(/above the job's maximum of \$70,000.00 a year\. The posting showed that range/);
  await change({ salaryType: "weekly", salaryAmount: 40_000 });
  expect(await told()).toEqual(["exempt-threshold block", "pay-range warn", "minimum-wage warn"]);
  await change({ salaryType: "weekly", salaryAmount: 40_000, employmentType: "full-time" });
  expect(await told()).toContain("minimum-wage block");
  await change({ location: "on the road", salaryType: "annually", salaryAmount: 6_500_000, attachCompensation: false });
  expect(await told()).toEqual(["place-unknown warn"]);
  await change({
    location: "Colorado",
    benefits: [],
    terms: null,
    equityAmount: null,
    salaryType: "annually",
    salaryAmount: 6_500_000,
  });
  expect(await told()).toEqual([]);
  expect((await readOffer(member, id)).letter).toMatchObject({ benefits: [], furtherTerms: [] });
});

it("a posting with everything and one with nothing are both true on the page, for search engines and in each feed", async () => {
  const { member, organizationId, slug } = await makeTeam("Rye & Daughters");
  await db().organization.update({ where: { id: organizationId }, data: { careersEnabled: true } });
  const { id: locationId } = await inHiring(member, (tx) =>
    tx.organizationLocation.create({
      data: { organizationId, name: "Shop", city: "Boulder", state: "CO", zipCode: "80301" },
    }),
  );
  const rich = await publishedJob(member, {
    title: "Night Baker <2nd shift> ]]>",
    description: "Bakes\u0007 & sells.",
    department: "Bakery",
    employmentType: "part-time",
    requisitionNumber: "R-9",
    locationId,
    location: "Ignored, TX",
    isRemote: true,
    remoteStates: ["CO", "NY"],
    responsibilities: ["Bake"],
    requirements: ["Hands"],
    benefits: ["Bread"],
    otherCompensation: "Tips",
    salaryMin: 2000,
    salaryMax: 2500,
    salaryType: "hourly",
    salaryVisibility: "range",
    applicationDeadline: new Date(`${dayIn(30)}T00:00:00Z`),
    aiScreeningEnabled: true,
    supportedLanguages: ["en", "es"],
  });
  await inHiring(member, (tx) =>
    tx.jobTranslation.create({
      data: {
        organizationId,
        jobId: rich,
        language: "es",
        title: "Panadera",
        description: "Hornea",
        benefitsText: "Pan",
      },
    }),
  );
  await publishedJob(member, { title: "Runner", isRemote: true, salaryMin: 100_000, salaryVisibility: "public" });
  const { jobs } = await careersSite(slug);
  const shown = async (title: string, language?: string) => {
    const { organization, job } = await publicJob(slug, jobs.find((one) => one.title === title)?.slug ?? "", {
      language,
    });
    return { job, posting: jobPosting(organization, job) };
  };
  const { posting } = await shown("Night Baker <2nd shift> ]]>");
  expect(posting).toMatchObject({
    employmentType: "PART_TIME",
    validThrough: `${dayIn(30)}T23:59:59`,
    jobLocationType: "TELECOMMUTE",
    jobLocation: { address: { addressLocality: "Boulder", addressRegion: "CO", postalCode: "80301" } },
    applicantLocationRequirements: [{ name: "CO, USA" }, { name: "NY, USA" }],
    baseSalary: { value: { minValue: 20, maxValue: 25, unitText: "HOUR" } },
    jobBenefits: "Bread",
  });
  expect((await shown("Night Baker <2nd shift> ]]>", "es")).job).toMatchObject({
    title: "Panadera",
    language: "es",
    benefits: ["Pan"],
    requirements: [],
  });
  const poor = await shown("Runner", "xx");
  expect(poor.posting).toMatchObject({
    baseSalary: { value: { value: 1000 } },
    applicantLocationRequirements: { name: "USA" },
  });
  expect(poor.posting.jobLocation).toBeUndefined();
  for (const format of Object.keys(FEED_FORMATS) as (keyof typeof FEED_FORMATS)[]) {
    const feed = await jobFeed(slug, format);
    expect(feed).not.toContain("\u0007");
    for (const said of ["$20 - $25 per hour", "Tips", "Bread", `Applications close on ${dayIn(30)}`, "Runner"])
      expect(feed).toContain(said);
  }
  const indeed = await jobFeed(slug, "indeed.xml");
  for (const said of ["Boulder", "80301", "Fully remote", "parttime", "]]]]><![CDATA[>"])
    expect(indeed).toContain(said);
});

it("the apply form takes what a resume says, leaves the rest empty, and refuses what is none", async () => {
  const { member, organizationId, slug } = await makeTeam();
  await db().organization.update({ where: { id: organizationId }, data: { careersEnabled: true } });
  await publishedJob(member);
  const job = (await careersSite(slug)).jobs[0]?.slug ?? "";
  const read = (text: string | Uint8Array, name = "me.txt") =>
    readForForm({
      organization: slug,
      job,
      resume: { bytes: Buffer.from(text as string), name },
      address: "203.0.113.77",
    });
  expect(await read("experience\n\nbaked bread for many years in a small house\n")).toEqual({
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    city: "",
    state: "",
    linkedinUrl: "",
  });
  const unread: Promise<unknown>[] = [
    read(Buffer.from("MZ\u0000\u0001\u0002\u0003"), "tool.exe"),
    read(Buffer.from("%PDF-1.7\ngarbage"), "me.pdf"),
    readForForm({ organization: slug, job, resume: null, address: "203.0.113.77" }),
  ];
  for (const result of await Promise.allSettled(unread))
    expect(result).toMatchObject({
      status: "rejected",
      reason: { status: 422, details: { fields: [{ field: "resume" }] } },
    });
  await expect(read(Buffer.alloc(11 * 1024 * 1024, 97))).rejects.toMatchObject({ status: 413 });
});
