import { beforeAll, expect, it } from "vitest";
import { type HiringMember, inHiring, listActivities } from "~/domain/hiring";
import { listCandidates } from "~/domain/hiring/candidates";
import {
  createOffer,
  listApplications,
  listInterviews,
  listOffers,
  listReferrals,
  moveApplication,
  newInterview,
  newOffer,
  referCandidate,
  referralForm,
  scheduleInterview,
} from "~/domain/hiring/recruiting";
import { changeJob, listJobs } from "~/domain/hiring/requisitions";
import { DAY_MS, after as later, now } from "~/platform/clock";
import { HANDLERS } from "../../../jobs/handlers";
import { useDatabase } from "../../setup/database";
import { applicant, keepMails } from "./pipeline";
import { makeTeam, publishedJob } from "./team";

useDatabase();
keepMails();

let member: HiringMember;
let other: HiringMember;
let people: { applicationId: number; jobId: number; candidateId: number }[] = [];

/** Two of everything, and a company that has nothing. */
beforeAll(async () => {
  other = (await makeTeam()).member;
  member = (await makeTeam()).member;
  people = [await applicant(member), await applicant(member, { job: { requisitionNumber: "R-77", title: "Miller" } })];
  for (const [index, { applicationId }] of people.entries()) {
    const interview = { applicationId, title: "Talk", type: "phone", interviewers: [{ id: member.teamMemberId }] };
    await scheduleInterview(member, newInterview.parse(interview));
    const scheduledAt = later(now(), (index + 2) * DAY_MS).toISOString();
    await scheduleInterview(member, newInterview.parse({ ...interview, scheduledAt }));
    await moveApplication(member, applicationId, { status: "offer" });
    await createOffer(member, newOffer.parse({ applicationId, title: "Baker", salaryAmount: 5_000_000 }));
  }
  const jobId = await publishedJob(member, { referralProgramActive: true, referralBonusAmount: 100_000 });
  for (const name of ["kim", "lee"]) {
    const form = { jobId, firstName: name, lastName: "Ito", email: `${name}@example.com`, agreed: true };
    await referCandidate(member, referralForm.parse(form));
  }
});

type Page = { data: { id: number }[]; nextCursor: string | null };
type List = (who: HiringMember, query: { limit: number; cursor?: string }) => Promise<Page>;

/** Reads a list line by line to its end. */
async function walked(list: List, who: HiringMember): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list(who, { limit: 1, cursor });
    expect(page.data.length).toBeLessThanOrEqual(1);
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

it.each<[string, List]>([
  ["jobs", listJobs],
  ["candidates", (who, query) => listCandidates(who, { status: "all", ...query })],
  ["applications", (who, query) => listApplications(who, { status: "all", ...query })],
  ["running applications", (who, query) => listApplications(who, { status: "active", ...query })],
  ["interviews", listInterviews],
  ["open interviews", (who, query) => listInterviews(who, { status: "open", mine: "true", ...query })],
  ["offers", listOffers],
  ["open offers", (who, query) => listOffers(who, { status: "open", ...query })],
  ["referrals", listReferrals],
  ["referrals that wait", (who, query) => listReferrals(who, { state: "pending", ...query })],
  ["activities", listActivities],
])("the list of %s goes on where a page ended, to its end, and shows another company nothing", async (_name, list) => {
  const whole = (await list(member, { limit: 100 })).data.map(({ id }) => id);
  expect(whole.length).toBeGreaterThan(1);
  expect(await walked(list, member)).toEqual(whole);
  expect(await walked(list, other)).toEqual([]);
  await expect(list(member, { limit: 1, cursor: "somebody-elses" })).rejects.toMatchObject({ status: 422 });
});

it("lists are narrowed to one job, one application, a state or a word", async () => {
  const [first, second] = people;
  if (!first || !second) throw new Error("nobody applied");
  const ids = async (list: Promise<Page>) => (await list).data.length;
  const limit = 50;
  expect(await ids(listInterviews(member, { limit, jobId: first.jobId }))).toBe(2);
  expect(await ids(listInterviews(member, { limit, applicationId: second.applicationId, status: "scheduled" }))).toBe(
    1,
  );
  expect(await ids(listInterviews(member, { limit, from: later(now(), 2.5 * DAY_MS) }))).toBe(1);
  expect(await ids(listOffers(member, { limit, jobId: first.jobId, status: "draft" }))).toBe(1);
  expect(await ids(listOffers(member, { limit, applicationId: first.applicationId, status: "sent" }))).toBe(0);
  expect(await ids(listApplications(member, { limit, status: "offer", jobId: first.jobId }))).toBe(1);
  expect(await ids(listApplications(member, { limit, status: "all", candidateId: second.candidateId }))).toBe(1);
  const jobs = async (query: Parameters<typeof listJobs>[1]) =>
    (await listJobs(member, query)).data.map(({ title }) => title);
  expect(await jobs({ search: " r-77 " })).toEqual(["Miller"]);
  expect(await jobs({ search: "mill", status: "published", approval: "approved" })).toEqual(["Miller"]);
  // Nobody has said where these jobs are done or how many people work here, and the check says so.
  expect(await jobs({ withFindings: true })).toEqual(["Baker", "Miller", "Baker"]);
  expect((await listJobs(member, {})).data.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual(
    Array.from({ length: 3 }, () => ["place-unknown", "head-count"]),
  );
  const draft = { status: "draft", approvalStatus: "draft", publishedAt: null, hiringManagerId: member.teamMemberId };
  const told = { department: "Mill", location: "Austin, TX", employmentType: "full-time", description: "Mills flour" };
  await inHiring(member, (tx) => tx.job.update({ where: { id: second.jobId }, data: { ...draft, ...told } }));
  await changeJob(member, second.jobId, "submit");
  expect(await jobs({ waitingForMe: true })).toEqual(["Miller"]);
  expect(await jobs({ template: true })).toEqual([]);
});

it("a run that is told to end begins nothing more, whoever still waits", async () => {
  const call = { trigger: "schedule" as const, now: now(), signal: AbortSignal.abort(), report: () => undefined };
  const done: Record<string, unknown> = {};
  for (const name of [
    "access-endings",
    "alerts",
    "candidate-erasure",
    "candidate-retention",
    "hiring-reports",
    "interviews",
    "offer-deadlines",
    "question-masking",
    "referral-bonuses",
    "resume-reading",
    "screening-retention",
    "webhooks",
  ] as const)
    done[name] = Object.values(await HANDLERS[name](call)).every((count) => count === 0);
  expect(done).toEqual(Object.fromEntries(Object.keys(done).map((name) => [name, true])));
});
