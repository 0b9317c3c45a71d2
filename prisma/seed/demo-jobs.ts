import { companyForm, type HiringMember, inHiring, saveCompany } from "~/domain/hiring";
import { changeJob, createJob, newJobForm } from "~/domain/hiring/requisitions";
import { DAY_MS, shiftClock } from "~/platform/clock";

/** Older than the first applicant of the demo. */
const POSTED_DAYS_AGO = 30;

const PLACES = [
  { name: "Bakery", city: "Sacramento", state: "CA", zipCode: "95814", headCount: 30 },
  { name: "Depot", city: "Reno", state: "NV", zipCode: "89501", headCount: 12 },
] as const;

const BENEFITS = ["Health, dental and vision insurance", "401(k) with match", "Two loaves a week"];

/** Made up, with what the law of California and Nevada asks of a posting. */
const JOBS = [
  {
    title: "Baker, night shift (demo)",
    ...{ department: "operations", place: 0, location: "Sacramento, CA", openings: 2 },
    ...{ salaryMin: 2_200, salaryMax: 2_700, salaryType: "hourly", isExempt: false },
    description:
      "<p>You bake bread and pastry for eleven shops, from two in the morning until the first delivery leaves.</p>",
    responsibilities: [
      "Mix, shape and bake by our recipes",
      "Keep ovens and benches clean",
      "Show new colleagues the work",
    ],
    requirements: ["One year in a bakery", "Lifting sacks of 50 pounds, with or without accommodation"],
  },
  {
    title: "Delivery Driver (demo)",
    ...{ department: "operations", place: 1, location: "Reno, NV", openings: 3 },
    ...{ salaryMin: 2_000, salaryMax: 2_400, salaryType: "hourly", isExempt: false },
    description: "<p>You bring what was baked at night to shops and kitchens around Reno.</p>",
    responsibilities: ["Load, drive and hand over by the plan of the day", "Take orders back to the depot"],
    requirements: ["A valid driver's license"],
  },
  {
    title: "Payroll Specialist (demo)",
    // One is hired already, and an offer for the other waits for approval.
    ...{ department: "finance", place: 0, location: "Sacramento, CA", openings: 2 },
    ...{ salaryMin: 6_400_000, salaryMax: 7_600_000, salaryType: "annually", isExempt: false },
    description: "<p>You run the payroll of 42 people in two states, on time and right to the cent.</p>",
    responsibilities: [
      "Prepare and check each run",
      "Answer questions about pay slips",
      "File the returns of each quarter",
    ],
    requirements: ["Five years with payroll", "Good at Excel"],
    ...{ aiScreeningEnabled: true, aiScreeningCriteria: ["Payroll x2", "Excel", "5 years of experience"] },
    biasDetectionEnabled: true,
  },
] as const;

/** The company's places and jobs, each on its way through approval to the careers page. */
export async function seedDemoJobs(member: HiringMember): Promise<number[]> {
  const { organizationId, teamMemberId } = member;
  const careersIntro = "A fictional company: nobody is hired here, and every person is made up.";
  await saveCompany(
    member,
    companyForm.parse({
      slug: "example-bakery",
      careersEnabled: true,
      careersIntro,
      headCount: 42,
      requisitionPrefix: "DEMO",
    }),
  );
  const places = await inHiring(member, async (tx) => {
    const ids: number[] = [];
    for (const place of PLACES)
      ids.push((await tx.organizationLocation.create({ data: { organizationId, ...place }, select: { id: true } })).id);
    return ids;
  });
  const jobs: number[] = [];
  shiftClock(-POSTED_DAYS_AGO * DAY_MS);
  try {
    for (const { place, ...job } of JOBS) {
      const id = await createJob(
        member,
        newJobForm.parse({
          ...job,
          ...{ benefits: BENEFITS, salaryVisibility: "range", employmentType: "full-time", priorityLevel: "high" },
          ...{ locationId: places[place], hiringManagerId: teamMemberId, recruiterId: teamMemberId },
          ...{ referralProgramActive: true, referralBonusAmount: 50_000, referralEligibility: "90-days" },
        }),
      );
      for (const step of ["submit", "approve", "publish"] as const) await changeJob(member, id, step);
      jobs.push(id);
    }
  } finally {
    shiftClock(0);
  }
  return jobs;
}
