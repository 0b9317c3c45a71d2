import { expect, it } from "vitest";
import { inHiring } from "~/domain/hiring";
import {
  acceptOffer,
  answerInvitation,
  bookTime,
  changeInterview,
  changeOffer,
  createOffer,
  declineOffer,
  deleteOffer,
  interviewChange,
  moveApplication,
  newInterview,
  newOffer,
  offerChange,
  offeredTimes,
  offerStart,
  offerTimes,
  ownOffer,
  readBooking,
  readInterview,
  readInterviewPlan,
  saveInterviewPlan,
  saveLetterTemplate,
  saveScorecard,
  scheduleInterview,
  scorecardForm,
  updateInterview,
  updateOffer,
} from "~/domain/hiring/recruiting";
import { HOUR_MS, after as later, now, shiftClock } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { dayIn, drafted, lastOfferToken, offered, steps } from "./offered";
import { applicant, keepMails, mailsOf, tokenIn } from "./pipeline";
import { joinTeam, makeTeam } from "./team";

useDatabase();
keepMails();

type Refusal = [call: () => Promise<unknown>, why: string];

/** Each call is refused by its own reason: the code, or the field that is wrong. */
async function refuses(...refusals: Refusal[]): Promise<void> {
  const reasons: string[] = [];
  for (const [call] of refusals) {
    const error = await call().then(
      () => null,
      (reason: { status: number; code: string; details: { fields?: { field: string }[] } }) => reason,
    );
    reasons.push(error?.details?.fields?.[0]?.field ?? error?.code ?? "done");
  }
  expect(reasons).toEqual(refusals.map(([, why]) => why));
}

const signing = { address: "203.0.113.44", userAgent: null };
const inHours = (hours: number): string => later(now(), hours * HOUR_MS).toISOString();
it("an offer that lacks what a candidate must rely on, or was changed meanwhile, goes no further", async () => {
  const { member, organizationId } = await makeTeam();
  const { id, applicationId } = await drafted(member);
  const change = (more: object) => () => updateOffer(member, id, offerChange.parse(offered(more)));
  const submitWithout = (more: object) => async () => {
    await change(more)();
    await changeOffer(member, id, "submit");
  };
  const viewer = (await joinTeam(organizationId, "viewer")).member;
  await refuses(
    [change({ version: 99 }), "stale"],
    [change({ letterTemplateId: 987_654 }), "letterTemplateId"],
    [submitWithout({ startDate: null }), "startDate"],
    [submitWithout({ location: null }), "location"],
    [submitWithout({ responseDeadline: null }), "responseDeadline"],
    [submitWithout({ responseDeadline: dayIn(-2) }), "responseDeadline"],
    [submitWithout({ startDate: dayIn(-2) }), "startDate"],
    [() => changeOffer(viewer, id, "submit"), "role_missing"],
    [() => changeOffer(member, id, "approve"), "no_such_transition"],
    [() => changeOffer(member, id, "withdraw", { reason: " " }), "reason"],
    [() => createOffer(member, newOffer.parse({ applicationId, ...offered() })), "offer_exists"],
  );
  const letter = { name: "Our letter", body: "Dear {{candidate.firstName}}", isActive: true };
  await saveLetterTemplate(member, letter);
  await refuses(
    [() => saveLetterTemplate(member, letter), "name"],
    [() => saveLetterTemplate(member, { ...letter, id: 987_654, name: "Another" }), "not_found"],
  );
  await change({})();
  await steps(member, id, "submit", "approve");
  await moveApplication(member, applicationId, { status: "interviewing", reason: "Talk again" });
  await refuses([() => changeOffer(member, id, "send"), "not_in_offer_stage"]);
  await changeOffer(member, id, "withdraw", { reason: "The budget is gone" });
  await moveApplication(member, applicationId, { status: "rejected", reason: "Position was filled" });
  await refuses(
    [() => createOffer(member, newOffer.parse({ applicationId, ...offered() })), "application_ended"],
    [() => offerStart(member, applicationId), "application_ended"],
    [() => offerStart(member, 987_654), "not_found"],
  );
});

it("an offer that is out answers to its own candidate, its own days and its own end", async () => {
  const { member } = await makeTeam();
  const { id, applicationId, email } = await drafted(member);
  await steps(member, id, "submit", "approve", "send");
  const token = await lastOfferToken(member);
  await refuses(
    [() => changeOffer(member, id, "extend"), "responseDeadline"],
    [() => changeOffer(member, id, "extend", { responseDeadline: dayIn(-2) }), "responseDeadline"],
    [() => declineOffer(token, { reasonId: 987_654, note: "" }, signing), "reasonId"],
    [() => deleteOffer(member, id), "not_draft"],
  );
  await declineOffer(token, { reasonId: null, note: "" }, signing);
  const { documentHash } = await ownOffer(token, signing);
  await refuses(
    [() => declineOffer(token, { reasonId: null, note: "" }, signing), "answered"],
    [() => acceptOffer(token, { signature: "Sam Reyes", documentHash }, signing), "answered"],
  );
  await moveApplication(member, applicationId, { status: "rejected", reason: "Position was filled" });
  await refuses([() => changeOffer(member, id, "revise"), "application_ended"]);

  // A second one is accepted and taken back: the candidate hears of it.
  const second = await drafted(member, { salaryType: "monthly", salaryAmount: 500_000 });
  await steps(member, second.id, "submit", "approve", "send");
  const signed = await lastOfferToken(member);
  const own = await ownOffer(signed, signing);
  await acceptOffer(signed, { signature: "Sam Reyes", documentHash: own.documentHash }, signing);
  await moveApplication(member, second.applicationId, { status: "hired" });
  await refuses([() => changeOffer(member, second.id, "rescind", { reason: "Fraud" }), "hired"]);
  await moveApplication(member, second.applicationId, { status: "offer", reason: "Start was called off" });
  await changeOffer(member, second.id, "rescind", { reason: "The reference was not true" });
  expect((await mailsOf(member)).at(-1)).toMatchObject({
    to: second.email,
    subject: expect.stringMatching(/was withdrawn$/),
  });
  expect(email).not.toBe(second.email);
  expect(await ownOffer(signed, signing).catch(({ status }) => status)).toBe(404);
});

it("an interview is changed, rated and booked only while it can take place, by those it concerns", async () => {
  const { member, organizationId } = await makeTeam();
  const other = (await joinTeam(organizationId, "interviewer")).member;
  const { applicationId, jobId } = await applicant(member);
  const interviewers = [{ id: member.teamMemberId }, { id: other.teamMemberId, role: "observer" }];
  const schedule = (more: object) =>
    scheduleInterview(member, newInterview.parse({ applicationId, title: "Trial shift", interviewers, ...more }));
  const { id } = await schedule({ type: "phone", scheduledAt: inHours(24), notes: "Bring an apron" });
  const change = (more: object) => () =>
    updateInterview(member, id, interviewChange.parse({ title: "Trial shift", interviewers, ...more }));
  const card = (more: object) => scorecardForm.parse({ overall: "yes", submit: true, ...more });
  await refuses(
    [change({}), "scheduledAt"],
    [change({ version: 77, scheduledAt: inHours(25) }), "stale"],
    [change({ scheduledAt: inHours(25), interviewers: [{ id: 987_654 }] }), "interviewers"],
    [() => changeInterview(member, id, "no_show"), "too_early"],
    [() => changeInterview(member, id, "complete", { reason: "Nobody has time" }), "too_early"],
    [() => changeInterview(member, id, "again"), "no_such_transition"],
    [() => changeInterview(other, id, "cancel"), "role_missing"],
    [() => offerTimes(member, id, offeredTimes.parse({ starts: [inHours(-1)] })), "starts"],
    [() => offerTimes(member, id, offeredTimes.parse({ starts: [inHours(2)] })), "no_such_transition"],
    [() => schedule({ stageId: 987_654 }), "stageId"],
    [() => schedule({ applicationId: 987_654 }), "not_found"],
  );
  await answerInvitation(member, id, "declined");
  expect((await readInterview(member, id)).interviewers[0]).toMatchObject({ response: "declined" });
  await changeInterview(member, id, "hold", { reason: "The oven is broken" });
  const called = (await mailsOf(member)).filter(({ method }) => method === "CANCEL");
  expect(called.length).toBeGreaterThan(1);
  await refuses(
    [() => answerInvitation(member, id, "accepted"), "not_found"],
    [() => saveScorecard(member, id, card({})), "not_open"],
  );
  await change({ scheduledAt: inHours(1), meetingUrl: "https://meet.example.com/1" })();
  expect((await mailsOf(member)).at(-1)?.calendar).toContain("https://meet.example.com/1");
  shiftClock(3 * HOUR_MS);
  await refuses(
    [() => saveScorecard(other, id, card({})), "not_interviewer"],
    [() => saveScorecard(member, id, card({ ratings: [{ attribute: "haircut", rating: 1 }] })), "ratings"],
    [() => saveScorecard(member, id, card({ overall: null })), "overall"],
    [() => changeInterview(member, id, "complete"), "reason"],
  );
  await saveScorecard(member, id, card({ submit: false, ratings: [{ attribute: "skills" }] }));
  await refuses([change({ scheduledAt: inHours(1), interviewers: [] }), "interviewers"]);
  await changeInterview(member, id, "complete", { reason: "Spoken about, not written" });
  expect(await readInterview(member, id)).toMatchObject({ status: "completed" });
  await refuses([change({ scheduledAt: inHours(30) }), "not_open"]);
  shiftClock(0);

  const step = { name: "Talk", type: "phone" as const, duration: 30, isRequired: false, interviewerIds: [] };
  await saveInterviewPlan(member, jobId, { steps: [step, { ...step, name: "Shift" }] });
  const [first] = await readInterviewPlan(member, jobId);
  await saveInterviewPlan(member, jobId, { steps: [{ ...step, id: first?.id, name: "Long talk" }] });
  expect((await readInterviewPlan(member, jobId)).map(({ name }) => name)).toEqual(["Long talk"]);
  await refuses(
    [() => saveInterviewPlan(member, jobId, { steps: [{ ...step, id: 987_654 }] }), "steps"],
    [
      () => saveInterviewPlan(member, jobId, { steps: [{ ...step, scorecardTemplateId: 987_654 }] }),
      "scorecardTemplateId",
    ],
    [() => readInterviewPlan(member, 987_654), "not_found"],
  );
});

it("a time that was offered is gone when its application has ended or somebody else took it", async () => {
  const { member } = await makeTeam();
  const { applicationId } = await applicant(member);
  const { id } = await scheduleInterview(member, newInterview.parse({ applicationId, title: "Talk" }));
  const tomorrow = inHours(24);
  await offerTimes(member, id, offeredTimes.parse({ starts: [tomorrow, tomorrow, inHours(26)], allowNoPlace: true }));
  const token = tokenIn((await mailsOf(member)).at(-1)?.link);
  const { slots, place } = await readBooking(token);
  expect([slots.length, place]).toEqual([2, null]);
  await refuses([() => bookTime(token, 987_654), "slot_gone"]);
  await inHiring(member, (tx) =>
    tx.application.update({ where: { id: applicationId }, data: { status: "rejected" }, select: { id: true } }),
  );
  await refuses(
    [() => readBooking(token), "not_found"],
    [() => bookTime(token, slots[0]?.id ?? 0), "not_found"],
    [() => offerTimes(member, id, offeredTimes.parse({ starts: [inHours(24)] })), "application_ended"],
  );
});
