import { expect, it } from "vitest";
import { inHiring } from "~/domain/hiring";
import {
  changeOffer,
  createOffer,
  moveApplication,
  newInterview,
  newOffer,
  offeredTimes,
  offerTimes,
  readBooking,
  readInterview,
  scheduleInterview,
} from "~/domain/hiring/recruiting";
import { changeJob } from "~/domain/hiring/requisitions";
import { HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { offered } from "./offered";
import { applicant, keepMails, mailsOf, tokenIn } from "./pipeline";
import { joinTeam, makeTeam } from "./team";

useDatabase();
keepMails();

const inHours = (hours: number): string => later(now(), hours * HOUR_MS).toISOString();

/** A finalist with an interview to come, one that just took place, and one that waits for a choice of times. */
async function finalist() {
  const owner = await makeTeam();
  const { member } = owner;
  const recruiter = await joinTeam(owner.organizationId, "recruiter");
  const found = await applicant(member, { job: { openings: 2 } });
  const { applicationId } = found;
  const schedule = async (more: object) =>
    (await scheduleInterview(member, newInterview.parse({ applicationId, title: "Talk", type: "phone", ...more }))).id;
  const interviewers = [{ id: recruiter.member.teamMemberId }];
  const past = await schedule({ scheduledAt: inHours(1), interviewers });
  shiftClock(1.2 * HOUR_MS);
  const coming = await schedule({ scheduledAt: inHours(48), interviewers });
  const choosing = await schedule({ interviewers });
  await offerTimes(member, choosing, offeredTimes.parse({ starts: [inHours(60)] }));
  const booking = tokenIn((await mailsOf(member)).findLast(({ link }) => link?.includes("/careers/interview"))?.link);
  await moveApplication(member, applicationId, { status: "offer" });
  const before = (await mailsOf(member)).length;
  const after = async () => {
    const states = [];
    for (const id of [past, coming, choosing]) states.push((await readInterview(member, id)).status);
    const mails = (await mailsOf(member)).slice(before);
    return {
      states,
      told: mails
        .filter(({ method }) => method === "CANCEL")
        .map(({ to }) => to)
        .sort(),
    };
  };
  const everybody = [found.email, recruiter.member.principal.account.email].sort();
  return { ...owner, ...found, recruiter, booking, after, everybody };
}

const CALLED_OFF = ["scheduled", "cancelled", "cancelled"];

it.each(["hired", "rejected", "withdrawn"] as const)(
  "interviews of somebody who was %s are called off with notice to everybody, and the link to choose a time ends",
  async (status) => {
    const { member, applicationId, booking, after, everybody } = await finalist();
    await moveApplication(member, applicationId, { status, reason: "Decided." });
    expect(await after()).toEqual({ states: CALLED_OFF, told: everybody });
    await expect(readBooking(booking)).rejects.toMatchObject({ status: 404 });
    shiftClock(0);
  },
);

it("a job that is closed calls off the interviews of its applicants, but not while an offer is out", async () => {
  const { member, recruiter, jobId, applicationId, after, everybody } = await finalist();
  const form = newOffer.parse({ applicationId, ...offered() });
  const { id } = await createOffer(member, form);
  for (const step of ["submit", "approve", "send"] as const) await changeOffer(member, id, step);
  const close = () =>
    callApi("POST", `/api/ats/jobs/${jobId}/close`, { cookie: recruiter.cookie, body: { closeReason: "filled" } });
  expect(await close()).toMatchObject({ status: 409, body: { code: "offer_open", offerId: id } });
  expect((await after()).states).toEqual(["scheduled", "scheduled", "awaiting_candidate"]);
  await changeOffer(member, id, "withdraw", { reason: "The seat went to somebody else." });
  expect(await close()).toMatchObject({ status: 200, body: { status: "closed" } });
  expect(await after()).toEqual({ states: CALLED_OFF, told: everybody });
  const open = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id: applicationId } }));
  expect(open.status).toBe("offer");
  await changeJob(member, jobId, "reopen");
  shiftClock(0);
});

it("nobody is invited to nowhere: a link or a place is asked for, unless they follow later", async () => {
  const { cookie, member } = await makeTeam();
  const { applicationId } = await applicant(member);
  const ask = (body: object) =>
    callApi("POST", "/api/ats/interviews", { cookie, body: { applicationId, scheduledAt: inHours(24), ...body } });
  expect(await ask({})).toMatchObject({ status: 422, body: { fields: [{ field: "meetingUrl" }] } });
  expect(await ask({ type: "onsite" })).toMatchObject({ status: 422, body: { fields: [{ field: "location" }] } });
  expect(await mailsOf(member)).toEqual([]);
  expect((await ask({ allowNoPlace: true })).status).toBe(201);
  expect((await ask({ scheduledAt: inHours(26), meetingUrl: "https://meet.example.com/a" })).status).toBe(201);
  expect((await ask({ scheduledAt: inHours(28), type: "phone" })).status).toBe(201);
  const waiting = await callApi("POST", "/api/ats/interviews", { cookie, body: { applicationId, title: "Later" } });
  expect(waiting.status).toBe(201);
  const times = offeredTimes.parse({ starts: [inHours(48)] });
  await expect(offerTimes(member, waiting.body.id, times)).rejects.toMatchObject({ status: 422 });
});
