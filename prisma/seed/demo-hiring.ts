import type { Principal } from "~/domain/access";
import { type HiringMember, hiringMember, inHiring } from "~/domain/hiring";
import { addNote, candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { addApplication, moveApplication } from "~/domain/hiring/recruiting";
import { DAY_MS, now, shiftClock } from "~/platform/clock";
import { seedDemoJobs } from "./demo-jobs";
import { seedDemoReferrals, seedDemoTalks } from "./demo-talks";

/** Made up; addresses are at example.com, and every name says demo. */
const PEOPLE = [
  ["Alicia", "Romano", "Baker", "Ocean State Breads", "Bread, Pastry, ServSafe", "Reno", "NV"],
  ["Marcus", "Lindqvist", "Shift Lead", "Federal Hill Market", "Scheduling, Bread, Training", "Sacramento", "CA"],
  ["Terrence", "Boone", "Driver", "Ozark Line Haul", "CDL Class A, Hazmat, ELD", "Sparks", "NV"],
  ["Svetlana", "Orlova", "Bookkeeper", "Brighton Dental Care", "Payroll, QuickBooks, Excel", "Davis", "CA"],
  ["Hannah", "Weiss", "Payroll Clerk", "Tri-County Rental", "Payroll, ADP, Excel", "Roseville", "CA"],
  ["Ibrahim", "Suleiman", "Pastry Cook", "Lakewood Hotel", "Pastry, Lamination", "Sacramento", "CA"],
  ["Louise", "Petit", "Sous Chef", "Dauphine Grill", "Menu costing, HACCP", "Carson City", "NV"],
  ["Nathaniel", "Brooks", "Route Driver", "Valley Foods", "Route planning, Forklift", "Reno", "NV"],
  ["Deepa", "Nair", "Accountant", "Calder Instruments", "Payroll, SAP, Audit", "Folsom", "CA"],
  ["Rafael", "Soto", "Baker", "Wickenden Bakery", "Sourdough, Ovens, Spanish", "Sacramento", "CA"],
  ["Yuki", "Tanabe", "Courier", "Bluejay Parcel", "Route planning, Customer service", "Sparks", "NV"],
  ["Caroline", "Achter", "HR Assistant", "Heartland Mutual", "Payroll, Benefits, Excel", "Elk Grove", "CA"],
] as const;

/** How far each got, in turn; an end carries its reason. */
const WAYS: { to: readonly ("screening" | "interviewing" | "offer" | "hired" | "rejected")[]; reason?: string }[] = [
  { to: [] },
  { to: ["screening"] },
  { to: ["screening", "interviewing"] },
  { to: ["screening", "interviewing", "offer"] },
  { to: ["screening", "interviewing", "offer", "hired"] },
  { to: ["screening", "rejected"], reason: "Another candidate fits better" },
];

/** Jobs, candidates and applications of the fictional company, as they came in over the last weeks. */
export async function seedDemoHiring(principal: Principal): Promise<void> {
  const member = await hiringMember(principal);
  const jobs = await seedDemoJobs(member);
  const applications: number[] = [];
  try {
    for (const [index, person] of PEOPLE.entries()) {
      // Everybody came on a day of their own; the steps follow two days apart.
      const daysAgo = 26 - index * 2;
      shiftClock(-daysAgo * DAY_MS);
      const candidateId = await makeCandidate(member, person, index);
      const { id } = await addApplication(member, {
        candidateId,
        jobId: jobs[jobOf(person[2])] ?? 0,
        source: index % 3 === 0 ? "Employee referral" : "Careers page",
      });
      applications.push(id);
      await answerForDemo(member, { applicationId: id, jobId: jobs[jobOf(person[2])] ?? 0, index });
      const { to, reason } = WAYS[index % WAYS.length] as (typeof WAYS)[number];
      for (const [step, status] of to.entries()) {
        shiftClock(-Math.max(0, daysAgo - 2 * (step + 1)) * DAY_MS);
        await moveApplication(member, id, { status, reason: status === "rejected" ? reason : null });
      }
    }
    await seedDemoTalks(member, applications);
  } finally {
    shiftClock(0);
  }
  await seedDemoReferrals(member, jobs);
}

const jobOf = (title: string): number =>
  /payroll|book|account|hr/i.test(title) ? 2 : /driver|courier/i.test(title) ? 1 : 0;

async function makeCandidate(member: HiringMember, person: (typeof PEOPLE)[number], index: number): Promise<number> {
  const [firstName, last, currentTitle, currentCompany, skills, city, state] = person;
  const form = candidateForm.parse({
    ...{ firstName, currentTitle, currentCompany, skills, city, state },
    lastName: `${last} (demo)`,
    email: `${firstName}.${last}@example.com`,
    phone: `+1916555${String(120 + index).padStart(4, "0")}`,
    experienceYears: [2, 5, 8][index % 3],
    tags: index % 4 === 0 ? ["Night shift"] : [],
    source: "Import",
  });
  const { id } = await createCandidate(member, form);
  if (index % 5 === 0) await addNote(member, id, "Can start within two weeks.");
  return id;
}

/** Two of three made-up applicants answer the voluntary questions, so that the totals have something to count. */
async function answerForDemo(
  member: HiringMember,
  { applicationId, jobId, index }: { applicationId: number; jobId: number; index: number },
): Promise<void> {
  if (index % 3 === 2) return;
  const { organizationId } = member;
  const gender = index % 2 ? "Male" : "Female";
  const ethnicity = ["White", "Asian", "Hispanic or Latino"][index % 3] ?? null;
  await inHiring(member, (tx) =>
    tx.eeoResponse.create({
      data: { organizationId, applicationRef: applicationId, jobRef: jobId, gender, ethnicity, submittedAt: now() },
      select: { id: true },
    }),
  );
}
