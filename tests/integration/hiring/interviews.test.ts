import { describe, expect, it } from "vitest";
import { type HiringMember, hiringMember } from "~/domain/hiring";
import {
  bookTime,
  calendarFeed,
  changeInterview,
  freeTimes,
  interviewChange,
  listInterviews,
  makeCalendarFeed,
  moveApplication,
  newInterview,
  offeredTimes,
  offerTimes,
  passInterviews,
  readBooking,
  readInterview,
  revokeCalendarFeed,
  saveInterviewPlan,
  saveScorecard,
  scheduleInterview,
  scorecardForm,
  updateInterview,
} from "~/domain/hiring/recruiting";
import { DAY_MS, HOUR_MS, after as later, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { applicant, keepMails, mailsOf, tokenIn } from "./pipeline";
import { joinTeam, makeTeam } from "./team";

useDatabase();
keepMails();

const inHours = (hours: number): string => {
  const at = later(now(), hours * HOUR_MS);
  at.setUTCSeconds(0, 0);
  return at.toISOString();
};

const schedule = (member: HiringMember, fields: object) =>
  scheduleInterview(member, newInterview.parse({ title: "First conversation", location: "Bakery", ...fields }));
const change = (member: HiringMember, id: number, fields: object) =>
  updateInterview(member, id, interviewChange.parse({ title: "First conversation", location: "Bakery", ...fields }));

describe("an interview", () => {
  it("invites everybody with one calendar entry, sends its changes under the same id with a rising number, and its end", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "interviewer")).member;
    const { applicationId, email } = await applicant(member);
    const people = [{ id: member.teamMemberId }, { id: other.teamMemberId }];
    const { id } = await schedule(member, {
      applicationId,
      scheduledAt: inHours(48),
      interviewers: people,
      location: "Room 4",
    });
    const first = await mailsOf(member);
    expect(first.map(({ to, method }) => `${to} ${method}`).sort()).toEqual(
      [email, member.principal.account.email, other.principal.account.email].map((to) => `${to} REQUEST`).sort(),
    );
    const uid = /UID:(.+)/.exec(first[0]?.calendar ?? "")?.[1]?.trim();
    const toCandidate = first.find(({ to }) => to === email)?.calendar ?? "";
    expect(toCandidate).toContain("SEQUENCE:0");
    expect(toCandidate).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    expect(toCandidate).not.toContain(other.principal.account.email);

    await change(member, id, {
      scheduledAt: inHours(50),
      interviewers: [{ id: member.teamMemberId }],
      location: "Room 4",
    });
    const second = (await mailsOf(member)).slice(first.length);
    expect(second.every(({ calendar }) => calendar?.includes(`UID:${uid}`) && calendar.includes("SEQUENCE:1"))).toBe(
      true,
    );
    expect(second.find(({ to }) => to === other.principal.account.email)?.method).toBe("CANCEL");
    expect(second.find(({ to }) => to === email)?.method).toBe("REQUEST");

    // What only the team sees is no reason for a mail.
    await change(member, id, {
      scheduledAt: (await readInterview(member, id)).scheduledAt?.toISOString(),
      interviewers: [{ id: member.teamMemberId }],
      location: "Room 4",
      notes: "Ask about ovens",
    });
    expect(await mailsOf(member)).toHaveLength(first.length + second.length);

    await moveApplication(member, applicationId, { status: "rejected", reason: "Position was filled" });
    const third = (await mailsOf(member)).slice(first.length + second.length);
    expect(third.map(({ method }) => method)).toEqual(["CANCEL", "CANCEL"]);
    expect(third[0]?.calendar).toContain("SEQUENCE:2");
    expect(third[0]?.calendar).toContain("STATUS:CANCELLED");
    expect((await readInterview(member, id)).status).toBe("cancelled");
  });

  it("is refused where an interviewer or the candidate is busy, over all jobs, unless the clash is wanted", async () => {
    const { member } = await makeTeam();
    const one = await applicant(member);
    const two = await applicant(member);
    const interviewers = [{ id: member.teamMemberId }];
    await schedule(member, { applicationId: one.applicationId, scheduledAt: inHours(24), interviewers });
    const late = later(new Date(inHours(24)), 59 * MINUTE_MS).toISOString();
    const wish = { applicationId: two.applicationId, scheduledAt: late, interviewers };
    await expect(schedule(member, wish)).rejects.toMatchObject({ status: 409, code: "clash" });
    const again = await applicant(member, { candidateId: one.candidateId });
    await expect(
      schedule(member, { applicationId: again.applicationId, scheduledAt: inHours(24) }),
    ).rejects.toMatchObject({ code: "clash" });
    // One ends when the other begins: no clash.
    await schedule(member, { ...wish, scheduledAt: later(new Date(inHours(24)), 60 * MINUTE_MS).toISOString() });
    await schedule(member, { ...wish, allowClash: true });
    await expect(schedule(member, { ...wish, scheduledAt: inHours(-1) })).rejects.toMatchObject({ status: 422 });
  });

  it("scheduled twice at once for one interviewer is made once", async () => {
    const { member } = await makeTeam();
    const applications = [await applicant(member), await applicant(member), await applicant(member)];
    const at = inHours(30);
    const results = await Promise.allSettled(
      applications.map(({ applicationId }) =>
        schedule(member, { applicationId, scheduledAt: at, interviewers: [{ id: member.teamMemberId }] }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listInterviews(member, { limit: 50, status: "scheduled" })).data).toHaveLength(1);
  });

  it("follows the job's plan where nothing else is said", async () => {
    const { member, cookie } = await makeTeam();
    const { applicationId, jobId } = await applicant(member);
    const steps = [
      {
        name: "Baking test",
        type: "technical" as const,
        duration: 90,
        isRequired: true,
        interviewerIds: [member.teamMemberId],
      },
    ];
    await saveInterviewPlan(member, jobId, { steps });
    const answer = await callApi("GET", `/api/ats/jobs/${jobId}/interview-plan`, { cookie });
    const { id } = await scheduleInterview(
      member,
      newInterview.parse({ applicationId, stageId: answer.body.data[0].id }),
    );
    expect(await readInterview(member, id)).toMatchObject({
      title: "Baking test",
      duration: 90,
      status: "needs_scheduling",
      interviewers: [{ id: member.teamMemberId }],
    });
    await expect(saveInterviewPlan(member, jobId, { steps: [] })).rejects.toMatchObject({ code: "step_used" });
  });
});

describe("the booking link", () => {
  it("shows free times only, books one, and nobody else gets that hour", async () => {
    const { member } = await makeTeam();
    const [one, two] = [await applicant(member), await applicant(member)];
    const interviewers = [{ id: member.teamMemberId }];
    const [kim, lee] = [
      await schedule(member, { applicationId: one.applicationId, interviewers }),
      await schedule(member, { applicationId: two.applicationId, interviewers }),
    ];
    const starts = [inHours(24), inHours(26)];
    for (const { id } of [kim, lee]) await offerTimes(member, id, offeredTimes.parse({ starts }));
    const tokens = (await mailsOf(member)).flatMap(({ link }) =>
      link?.includes("/careers/interview") ? [tokenIn(link)] : [],
    );
    const [first = "", second = ""] = tokens;
    const choice = await readBooking(first);
    expect(choice.slots).toHaveLength(2);
    const theirs = await readBooking(second);
    // Both want the first hour in the same moment.
    const results = await Promise.allSettled([
      bookTime(first, choice.slots[0]?.id ?? 0),
      bookTime(second, theirs.slots[0]?.id ?? 0),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [winner, loser] = results[0]?.status === "fulfilled" ? [first, second] : [second, first];
    expect((await readBooking(winner)).bookedAt?.toISOString()).toBe(starts[0]);
    expect((await readBooking(loser)).slots.map(({ start }) => start.toISOString())).toEqual([starts[1]]);
    await expect(bookTime(winner, choice.slots[1]?.id ?? 0)).rejects.toMatchObject({ code: "already_booked" });
    expect((await mailsOf(member)).filter(({ method }) => method === "REQUEST")).toHaveLength(2);
  });

  it("dies when it runs out, when a new one is sent, when the interview is cancelled, and is no use elsewhere", async () => {
    const [own, other] = [await makeTeam(), await makeTeam()];
    const { applicationId } = await applicant(own.member);
    const { id } = await schedule(own.member, { applicationId });
    const offer = async () => {
      await offerTimes(own.member, id, offeredTimes.parse({ starts: [inHours(24)], days: 1 }));
      return tokenIn((await mailsOf(own.member)).at(-1)?.link);
    };
    const [old, token] = [await offer(), await offer()];
    await expect(readBooking(old)).rejects.toMatchObject({ status: 404 });
    await expect(readBooking(token)).resolves.toMatchObject({ bookedAt: null });
    const stolen = `${other.organizationId.toString(36)}.${token.split(".")[1]}`;
    await expect(readBooking(stolen)).rejects.toMatchObject({ status: 404 });
    await expect(calendarFeed(token)).rejects.toMatchObject({ status: 404 });
    shiftClock(2 * DAY_MS);
    await expect(readBooking(token)).rejects.toMatchObject({ status: 404 });
    shiftClock(0);
    await changeInterview(own.member, id, "cancel");
    await expect(bookTime(token, 1)).rejects.toMatchObject({ status: 404 });
  });
});

describe("scorecards", () => {
  it("stay blind until one's own is in, and the last one completes the interview", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "interviewer")).member;
    const { applicationId } = await applicant(member);
    const interviewers = [{ id: member.teamMemberId }, { id: other.teamMemberId }];
    const { id } = await schedule(member, { applicationId, scheduledAt: inHours(1), interviewers });
    const card = (fields: object) =>
      scorecardForm.parse({ overall: "yes", summary: "Knows dough", submit: true, ...fields });
    await expect(saveScorecard(other, id, card({}))).rejects.toMatchObject({ code: "too_early" });
    shiftClock(90 * MINUTE_MS);
    await saveScorecard(other, id, card({ ratings: [{ attribute: "skills", rating: 5 }] }));
    const [blind] = (await readInterview(member, id)).scorecards;
    expect(blind).toMatchObject({ isShown: false, overall: null, summary: null, ratings: [] });
    await saveScorecard(member, id, card({ submit: false }));
    expect((await readInterview(other, id)).scorecards).toHaveLength(1);
    expect((await readInterview(member, id)).scorecards.find(({ isShown }) => !isShown)).toBeDefined();
    await saveScorecard(member, id, card({ overall: "no" }));
    const whole = await readInterview(member, id);
    expect(whole.scorecards.map(({ overall }) => overall)).toEqual(["yes", "no"]);
    expect(whole.status).toBe("completed");
    await expect(saveScorecard(member, id, card({}))).rejects.toMatchObject({ code: "submitted" });
    const outsider = (await joinTeam(organizationId, "recruiter")).member;
    await expect(saveScorecard(outsider, id, card({}))).rejects.toMatchObject({ status: 403 });
    shiftClock(0);
  });
});

describe("the clock", () => {
  it("reminds once a day ahead, of a new time anew, and asks for scorecards afterwards", async () => {
    const { member } = await makeTeam();
    const { applicationId, email } = await applicant(member);
    const interviewers = [{ id: member.teamMemberId }];
    const { id } = await schedule(member, { applicationId, scheduledAt: inHours(30), interviewers });
    const reminders = async () =>
      (await mailsOf(member)).filter(({ to, subject }) => to === email && /^Reminder/.test(subject)).length;
    await passInterviews();
    expect(await reminders()).toBe(0);
    shiftClock(7 * HOUR_MS);
    await Promise.all([passInterviews(), passInterviews()]);
    await passInterviews();
    expect(await reminders()).toBe(1);
    await change(member, id, { scheduledAt: inHours(22), interviewers });
    await passInterviews();
    expect(await reminders()).toBe(2);
    shiftClock(7 * HOUR_MS + 25 * HOUR_MS);
    await passInterviews();
    expect((await readInterview(member, id)).status).toBe("awaiting_feedback");
    expect((await mailsOf(member)).at(-1)?.subject).toMatch(/^Your scorecard/);
    await changeInterview(member, id, "no_show");
    await changeInterview(member, id, "again");
    expect(await readInterview(member, id)).toMatchObject({ status: "needs_scheduling", scheduledAt: null });
    shiftClock(0);
  });
});

describe("an interviewer's calendar", () => {
  it("shows own interviews only, to whoever has the secret address, until it is revoked", async () => {
    const { member, organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "interviewer")).member;
    const { applicationId } = await applicant(member);
    await schedule(member, { applicationId, scheduledAt: inHours(24), interviewers: [{ id: other.teamMemberId }] });
    const tokenOf = async (who: HiringMember) =>
      new URL((await makeCalendarFeed(who)).url).pathname.slice("/calendar/".length, -".ics".length);
    const [mine, theirs] = [await tokenOf(member), await tokenOf(other)];
    expect(await calendarFeed(mine)).not.toContain("BEGIN:VEVENT");
    expect(await calendarFeed(theirs)).toContain("BEGIN:VEVENT");
    const renewed = await tokenOf(other);
    await expect(calendarFeed(theirs)).rejects.toMatchObject({ status: 404 });
    await revokeCalendarFeed(other);
    await expect(calendarFeed(renewed)).rejects.toMatchObject({ status: 404 });
  });

  it("ends when its owner leaves the company", async () => {
    const { organizationId } = await makeTeam();
    const other = (await joinTeam(organizationId, "interviewer")).member;
    const token = new URL((await makeCalendarFeed(other)).url).pathname.slice("/calendar/".length, -".ics".length);
    expect(await calendarFeed(token)).toContain("BEGIN:VCALENDAR");
    await db().organizationMember.updateMany({
      where: { organizationId, userId: other.userId },
      data: { isActive: false },
    });
    await expect(calendarFeed(token)).rejects.toMatchObject({ status: 404 });
  });
});

describe("two organizations", () => {
  it("never reach an interview of each other, and who reads no applications sees own interviews only", async () => {
    const [own, other] = [await makeTeam(), await makeTeam()];
    const { applicationId } = await applicant(own.member);
    const { id } = await schedule(own.member, {
      applicationId,
      scheduledAt: inHours(24),
      interviewers: [{ id: own.member.teamMemberId }],
    });
    const stolen: Promise<unknown>[] = [
      readInterview(other.member, id),
      change(other.member, id, { scheduledAt: inHours(25) }),
      changeInterview(other.member, id, "cancel"),
      offerTimes(other.member, id, offeredTimes.parse({ starts: [inHours(24)] })),
      freeTimes(other.member, id),
      saveScorecard(other.member, id, scorecardForm.parse({})),
      schedule(other.member, { applicationId }),
    ];
    for (const result of await Promise.allSettled(stolen))
      expect(result).toMatchObject({ status: "rejected", reason: { status: 404 } });
    const foreign = schedule(own.member, { applicationId, interviewers: [{ id: other.member.teamMemberId }] });
    await expect(foreign).rejects.toMatchObject({ status: 422 });
    const helper = (await joinTeam(own.organizationId, "interviewer")).member;
    expect((await listInterviews(helper, { limit: 50 })).data).toEqual([]);
    await expect(readInterview(helper, id)).rejects.toMatchObject({ status: 404 });
    await expect(hiringMember(helper.principal, "interviews:write")).rejects.toMatchObject({ status: 403 });
  });
});
