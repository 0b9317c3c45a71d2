import type { HiringMember } from "~/domain/hiring";
import {
  changeOffer,
  createOffer,
  newInterview,
  newOffer,
  referCandidate,
  referralForm,
  saveScorecard,
  scheduleInterview,
  scorecardForm,
} from "~/domain/hiring/recruiting";
import { after, DAY_MS, now, shiftClock } from "~/platform/clock";

/** Interviews held and to come, what was thought of them, and offers at several stations, for people of the demo. */
export async function seedDemoTalks(member: HiringMember, applications: number[]): Promise<void> {
  const [, , driver = 0, bookkeeper = 0, , , , , accountant = 0, baker = 0] = applications;
  // Talks of last week: they were set at a time when they still lay ahead.
  shiftClock(-6 * DAY_MS);
  const held = await talk(member, { applicationId: bookkeeper, title: "Interview on payroll", days: 2 });
  const second = await talk(member, { applicationId: baker, title: "Trial shift", type: "onsite", days: 3 });
  shiftClock(0);
  await judge(member, held, "strong_yes", "Knew every step of a payroll run, and what to do when one goes wrong.");
  await judge(member, second, "yes", "Quick and clean work; a little slow at the oven.");
  await talk(member, { applicationId: driver, title: "First talk", type: "phone", days: 1 });
  await talk(member, { applicationId: accountant, title: "Interview on payroll", days: 2 });
  await scheduleInterview(member, newInterview.parse({ applicationId: accountant, title: "Second talk" }));
  await createOffer(
    member,
    offerFor(baker, { title: "Baker, night shift", salaryAmount: 2_450, salaryType: "hourly" }),
  );
  const { id } = await createOffer(
    member,
    offerFor(bookkeeper, { title: "Payroll Specialist", salaryAmount: 6_800_000, salaryType: "annually" }),
  );
  await changeOffer(member, id, "submit");
}

type Talk = { applicationId: number; title: string; days: number; type?: string };

async function talk(member: HiringMember, { days, ...about }: Talk): Promise<number> {
  // Ten in the morning in California, whatever the time of year: at 18:00 UTC nobody is asleep.
  const day = after(now(), days * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const { id } = await scheduleInterview(
    member,
    newInterview.parse({
      ...about,
      scheduledAt: `${day}T18:00:00Z`,
      duration: 45,
      timeZone: "America/Los_Angeles",
      ...(about.type === "onsite" ? { location: "Bakery, 120 Example Avenue, Sacramento" } : {}),
      ...(about.type === undefined ? { meetingUrl: "https://meet.example.com/talks" } : {}),
      interviewers: [{ id: member.teamMemberId, role: "lead" }],
      allowClash: true,
    }),
  );
  return id;
}

const judge = (member: HiringMember, id: number, overall: string, summary: string) =>
  saveScorecard(
    member,
    id,
    scorecardForm.parse({
      overall,
      summary,
      strengths: ["Speaks plainly about mistakes"],
      ratings: ["skills", "experience", "communication"].map((attribute, at) => ({ attribute, rating: 5 - (at % 2) })),
      submit: true,
    }),
  );

const offerFor = (applicationId: number, about: { title: string; salaryAmount: number; salaryType: string }) =>
  newOffer.parse({
    applicationId,
    ...about,
    location: "Sacramento, CA",
    employmentType: "full-time",
    startDate: after(now(), 28 * DAY_MS)
      .toISOString()
      .slice(0, 10),
    responseDeadline: after(now(), 10 * DAY_MS)
      .toISOString()
      .slice(0, 10),
    benefits: ["Health insurance", "401(k) with match", "Two loaves a week"],
  });

/** Somebody a colleague knows, for each of two jobs. */
export async function seedDemoReferrals(member: HiringMember, jobs: number[]): Promise<void> {
  for (const [at, [firstName, lastName]] of [
    ["Paula", "Ortiz"],
    ["Gus", "Lindgren"],
  ].entries()) {
    const email = `${firstName}.${lastName}@example.com`;
    const form = { jobId: jobs[at] ?? 0, firstName, lastName: `${lastName} (demo)`, email, agreed: true };
    await referCandidate(member, referralForm.parse(form));
  }
}
