import { describe, expect, it } from "vitest";
import { personData } from "~/domain/accounts";
import { type HiringMember, hiringMember, inHiring, mailReports, scheduleReport, setSingleJobs } from "~/domain/hiring";
import { addNote, candidateForm, createCandidate, mergeCandidates, readCandidate } from "~/domain/hiring/candidates";
import {
  calendarFeed,
  freeTimes,
  makeCalendarFeed,
  newInterview,
  passInterviews,
  referCandidate,
  referralForm,
  scheduleInterview,
} from "~/domain/hiring/recruiting";
import { createJob, newJobForm } from "~/domain/hiring/requisitions";
import { DAY_MS, now } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { keepMails, mailsOf } from "./pipeline";
import { joinTeam, makeTeam, principalOf } from "./team";
import { fullJob } from "./two-jobs";

useDatabase();
keepMails();

const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS);

/** An owner, two full jobs, and a recruiter who sees one of them. */
async function company() {
  const owner = await makeTeam();
  const [mine, other] = [await fullJob(owner.member, "Quokka"), await fullJob(owner.member, "Zebra")];
  const { cookie, member } = await joinTeam(owner.organizationId, "recruiter");
  await setSingleJobs(owner.member, member.teamMemberId, { jobIds: [mine.jobs] });
  const recruiter = await hiringMember(await principalOf(cookie));
  return { owner: owner.member, recruiter, mine, other, address: recruiter.principal.account.email };
}

/** They were asked for an interview before they were restricted. */
const invite = ({ organizationId, teamMemberId }: HiringMember, owner: HiringMember, interviewId: number) =>
  inHiring(owner, async (tx) => {
    await tx.interviewParticipant.create({ data: { organizationId, interviewId, teamMemberId } });
    await tx.interview.update({ where: { id: interviewId }, data: { interviewerIds: { push: teamMemberId } } });
  });

describe("somebody who sees single jobs", () => {
  it("has no interview of another job in the calendar, nor a reminder of one", async () => {
    const { owner, recruiter, mine, other, address } = await company();
    for (const { interviews } of [mine, other]) await invite(recruiter, owner, interviews);
    const { url } = await makeCalendarFeed(recruiter);
    const feed = await calendarFeed(/calendar\/(.+)\.ics$/.exec(url)?.[1] ?? "");
    expect(feed).toContain("Quokka");
    expect(feed).not.toContain("Zebra");
    await passInterviews();
    const told = (await mailsOf(owner)).filter(({ to }) => to === address).map(({ subject }) => subject);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("Quokka");
    const others = (await mailsOf(owner)).map(({ subject }) => subject);
    expect(
      others.some((subject) => subject.includes("Zebra")),
      "those who see the job are reminded",
    ).toBe(true);
  });

  it("is asked for no interview of another job, and is told of none when a time is taken", async () => {
    const { owner, recruiter, mine, other } = await company();
    const soon = inDays(3);
    const plan = (applicationId: number, person: HiringMember, more: object = {}) =>
      newInterview.parse({
        ...{ applicationId, type: "phone", scheduledAt: soon.toISOString(), duration: 60 },
        ...{ interviewers: [{ id: person.teamMemberId }], ...more },
      });
    await expect(scheduleInterview(owner, plan(other.applications, recruiter))).rejects.toMatchObject({
      details: { fields: [{ field: "interviewers", message: expect.stringContaining("works on other jobs only") }] },
    });
    await scheduleInterview(owner, plan(other.applications, owner, { title: "Zebra talk" }));
    const clash = await scheduleInterview(recruiter, plan(mine.applications, owner)).catch((error) => error);
    expect(clash).toMatchObject({ status: 409, code: "clash", details: { clashes: [{ interviewId: null }] } });
    expect(JSON.stringify([clash.message, clash.details])).not.toContain("Zebra");
    // The times that are offered know of it all the same.
    const { id } = await scheduleInterview(recruiter, { ...plan(mine.applications, owner), scheduledAt: null });
    const times = (await freeTimes(recruiter, id)).map((time) => time.getTime());
    expect(times.filter((time) => Math.abs(time - soon.getTime()) < 3_600_000)).toEqual([]);
  });

  it("gets reports by mail with the figures of these jobs alone", async () => {
    const { owner, recruiter, address } = await company();
    const recipientIds = [owner.teamMemberId, recruiter.teamMemberId];
    await scheduleReport(owner, { type: "pipeline", cadence: "weekly", recipientIds });
    expect(await mailReports({ now: inDays(7) })).toEqual({ mailed: 2 });
    const texts = await inHiring(owner, async (tx) =>
      (await tx.mail.findMany({ where: { template: "hiring-report" } })).map(({ toAddress, data }) => ({
        to: toAddress,
        text: JSON.stringify(data),
      })),
    );
    const textFor = (wanted: string) => texts.find(({ to }) => to === wanted)?.text ?? "";
    expect(textFor(owner.principal.account.email)).toContain('"counted":"2 ');
    expect(textFor(address)).toContain('"counted":"1 ');
  });

  it("brings somebody new to the own job, and opens no record by typing its address", async () => {
    const { recruiter, mine } = await company();
    const refer = (email: string) =>
      referCandidate(
        recruiter,
        referralForm.parse({ jobId: mine.jobs, firstName: "Kim", lastName: "Ito", email, agreed: true }),
      );
    await expect(refer("zebra@example.com")).rejects.toMatchObject({ status: 422 });
    await refer("kim.new@example.com");
    const seen = await inHiring(recruiter, (tx) => tx.candidate.findMany({ select: { email: true } }));
    expect(seen.map(({ email }) => email).sort()).toEqual(["kim.new@example.com", "quokka@example.com"]);
  });

  it("reads of somebody who applied elsewhere too what was written about the own job, and writes there", async () => {
    const { owner, recruiter, mine, other } = await company();
    const { organizationId } = owner;
    const zebra = other.candidates;
    await addNote(owner, zebra, "Zebra at large");
    await addNote(owner, mine.candidates, "Quokka at large");
    await inHiring(owner, (tx) =>
      tx.application.create({ data: { organizationId, jobId: mine.jobs, candidateId: zebra, status: "applied" } }),
    );
    await addNote(recruiter, zebra, "Met today");
    const shared = await readCandidate(recruiter, zebra);
    expect(shared.candidate.firstName).toBe("Zebra");
    expect(shared.applications.map(({ jobId }) => jobId)).toEqual([mine.jobs]);
    expect(shared.notes.map(({ body }) => body)).toEqual(["Met today"]);
    expect(shared.messages).toEqual([]);
    expect(shared.activities.filter(({ title }) => title === "Zebra line")).toHaveLength(1);
    expect((await readCandidate(recruiter, mine.candidates)).notes.map(({ body }) => body)).toEqual([
      "Quokka at large",
      "Quokka note",
    ]);
    expect((await readCandidate(owner, zebra)).notes).toHaveLength(3);
  });

  it("takes along in a copy of their own data nothing of what they did on jobs that they no longer see", async () => {
    const { recruiter, mine, other } = await company();
    const { organizationId, userId } = recruiter;
    await inHiring({ organizationId, jobs: null }, (tx) =>
      tx.activity.createMany({
        data: [mine, other].map(({ jobs }, index) => ({
          ...{ organizationId, userId, type: "job.changed", entityType: "job", entityId: jobs },
          title: ["Quokka changed", "Zebra changed"][index] ?? "",
        })),
      }),
    );
    const copy = JSON.stringify(await personData(userId));
    expect(copy).toContain("Quokka changed");
    expect(copy).not.toContain("Zebra");
  });

  it("makes no job, adds nobody without one, and merges nobody", async () => {
    const { recruiter, mine, other } = await company();
    const form = candidateForm.parse({ firstName: "Kim", lastName: "Ito", email: "kim@example.com" });
    const refused = { status: 403, code: "single_jobs" };
    await expect(createJob(recruiter, newJobForm.parse({ title: "Cook" }))).rejects.toMatchObject(refused);
    await expect(createCandidate(recruiter, form)).rejects.toMatchObject(refused);
    await expect(mergeCandidates(recruiter, mine.candidates, other.candidates)).rejects.toMatchObject(refused);
  });
});
