import { z } from "@hono/zod-openapi";
import { deleteRecord, hiringMember } from "~/domain/hiring";
import {
  answerInvitation,
  changeInterview,
  freeTimes,
  HAND_STEPS,
  type HandStep,
  INTERVIEW_TRANSITIONS,
  interviewChange,
  interviewPlan,
  interviewQuery,
  interviewStep,
  listInterviews,
  makeCalendarFeed,
  newInterview,
  offeredTimes,
  offerTimes,
  readInterview,
  readInterviewPlan,
  revokeCalendarFeed,
  saveInterviewPlan,
  saveScorecard,
  scheduleInterview,
  scorecardForm,
  upcomingInterviews,
  updateInterview,
} from "~/domain/hiring/recruiting";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { Interview, InterviewLine, PlanStep } from "./interview-shapes";
import { page, pageQuery } from "./shapes";

const READ = { tag: "Hiring: interviews", who: "ats", scope: "ats:read" } as const;
const WRITE = { ...READ, scope: "ats:write" } as const;
const interviewAnswer = { 200: { description: "The interview as it is now", schema: Interview } };

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/interviews",
  operationId: "listInterviews",
  summary: "Interviews: those without a time first, then the nearest",
  query: interviewQuery,
  answers: { 200: { description: "A page", schema: page(InterviewLine) } },
  handle: async ({ query }, { principal }) => listInterviews(await hiringMember(principal), query),
});

const upcoming = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/interviews/upcoming",
  operationId: "listUpcomingInterviews",
  sdk: "ats.interviews.upcoming",
  summary: "Scheduled interviews of the next 7 days",
  query: z.object(pageQuery),
  answers: { 200: { description: "A page", schema: page(InterviewLine) } },
  handle: async ({ query }, { principal }) => upcomingInterviews(await hiringMember(principal), query),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/interviews",
  operationId: "createInterview",
  summary: "Schedule an interview",
  description:
    "With `scheduledAt` everybody is invited by mail with a calendar entry; without, it waits for a time. A clash with another interview is answered with 409 and code `clash`; `allowClash` goes on in spite of it. Whoever is invited is told where to come: but for phone calls, `meetingUrl` or `location` is needed, unless `allowNoPlace` says that they follow.",
  body: newInterview,
  bodyExample: {
    applicationId: 31,
    title: "First conversation",
    scheduledAt: "2027-03-02T10:00:00-05:00",
    interviewers: [{ id: 3 }],
  },
  answers: { 201: { description: "The interview", schema: Interview } },
  errors: [403, 404, 409],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "interviews:write");
    return reply(201, await readInterview(member, (await scheduleInterview(member, body)).id));
  },
});

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/interviews/{id}",
  operationId: "getInterview",
  summary: "One interview with the scorecards that you may see",
  params: idParams,
  answers: interviewAnswer,
  errors: [404],
  handle: async ({ params }, { principal }) => readInterview(await hiringMember(principal), params.id),
});

const update = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/interviews/{id}",
  operationId: "updateInterview",
  summary: "Change an open interview: time, place, people",
  params: idParams,
  body: interviewChange,
  bodyExample: { title: "First conversation", scheduledAt: "2027-03-02T11:00:00-05:00", interviewers: [{ id: 3 }] },
  answers: interviewAnswer,
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "interviews:write");
    await updateInterview(member, params.id, body);
    return readInterview(member, params.id);
  },
});

const remove = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/interviews/{id}",
  operationId: "deleteInterview",
  summary: "Take an interview off the lists",
  params: idParams,
  answers: { 204: { description: "Deleted" } },
  errors: [403, 404, 409],
  handle: async ({ params }, { principal }) => {
    await deleteRecord(await hiringMember(principal, "administer"), "interviews", params.id);
    return reply(204, undefined);
  },
});

const NAMES: Record<HandStep, string> = {
  cancel: "cancel",
  hold: "hold",
  no_show: "no-show",
  complete: "complete",
  again: "again",
};
const camel = (name: string): string => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** One endpoint for each step that people take by hand. */
const steps = HAND_STEPS.map(
  (action): Endpoint =>
    endpoint({
      ...WRITE,
      method: "post",
      path: `/api/ats/interviews/{id}/${NAMES[action]}`,
      operationId: `${camel(NAMES[action])}Interview`,
      summary: INTERVIEW_TRANSITIONS[action].label,
      params: idParams,
      body: interviewStep,
      bodyExample: action === "complete" ? { reason: "One interviewer has left the company." } : {},
      answers: interviewAnswer,
      errors: [403, 404, 409],
      handle: async ({ params, body }, { principal }) => {
        const member = await hiringMember(principal, "interviews:write");
        await changeInterview(member, params.id, action, body);
        return readInterview(member, params.id);
      },
    }),
);

const times = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/interviews/{id}/free-times",
  operationId: "listFreeTimes",
  sdk: "ats.interviews.freeTimes",
  summary: "Times at which every interviewer works and is free",
  params: idParams,
  answers: { 200: { description: "Beginnings in the coming days", schema: z.object({ data: z.array(moment) }) } },
  errors: [403, 404],
  handle: async ({ params }, { principal }) => ({
    data: await freeTimes(await hiringMember(principal, "interviews:write"), params.id),
  }),
});

const offer = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/interviews/{id}/offer-times",
  operationId: "offerInterviewTimes",
  sdk: "ats.interviews.offerTimes",
  summary: "Let the candidate choose a time by a signed link",
  params: idParams,
  body: offeredTimes,
  bodyExample: { starts: ["2027-03-02T10:00:00-05:00", "2027-03-03T14:00:00-05:00"] },
  answers: interviewAnswer,
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "interviews:write");
    await offerTimes(member, params.id, body);
    return readInterview(member, params.id);
  },
});

const respond = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/interviews/{id}/respond",
  operationId: "respondToInterview",
  sdk: "ats.interviews.respond",
  summary: "Say whether you come",
  params: idParams,
  body: z.object({ response: z.enum(["accepted", "tentative", "declined"]) }),
  bodyExample: { response: "accepted" },
  answers: interviewAnswer,
  errors: [404],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "self:write");
    await answerInvitation(member, params.id, body.response);
    return readInterview(member, params.id);
  },
});

const score = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/interviews/{id}/scorecard",
  operationId: "saveScorecard",
  sdk: "ats.interviews.saveScorecard",
  summary: "Save your own scorecard; `submit` makes it final",
  params: idParams,
  body: scorecardForm,
  bodyExample: { overall: "yes", ratings: [{ attribute: "skills", rating: 4 }], submit: true },
  answers: interviewAnswer,
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "scorecards:write");
    await saveScorecard(member, params.id, body);
    return readInterview(member, params.id);
  },
});

const plan = z.object({ data: z.array(PlanStep) });

const getPlan = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/jobs/{id}/interview-plan",
  operationId: "getInterviewPlan",
  sdk: "ats.jobs.interviewPlan",
  summary: "The steps in which a job's candidates are interviewed",
  params: idParams,
  answers: { 200: { description: "In their order", schema: plan } },
  errors: [404],
  handle: async ({ params }, { principal }) => ({
    data: await readInterviewPlan(await hiringMember(principal), params.id),
  }),
});

const putPlan = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/jobs/{id}/interview-plan",
  operationId: "saveInterviewPlan",
  sdk: "ats.jobs.saveInterviewPlan",
  summary: "Set the interview plan as a whole",
  params: idParams,
  body: interviewPlan,
  bodyExample: { steps: [{ name: "First conversation", type: "video", duration: 45 }] },
  answers: { 200: { description: "In their order", schema: plan } },
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "jobs:write");
    await saveInterviewPlan(member, params.id, body);
    return { data: await readInterviewPlan(member, params.id) };
  },
});

const feed = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/calendar-feed",
  operationId: "createCalendarFeed",
  changes: "keys",
  sdk: "ats.interviews.createCalendarFeed",
  summary: "Make your secret calendar address; the one before stops working",
  answers: { 201: { description: "Shown this once", schema: z.object({ url: z.string() }) } },
  handle: async (_input, { principal }) =>
    reply(201, await makeCalendarFeed(await hiringMember(principal, "self:write"))),
});

const unfeed = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/calendar-feed",
  operationId: "deleteCalendarFeed",
  changes: "keys",
  sdk: "ats.interviews.deleteCalendarFeed",
  summary: "Stop your calendar address",
  answers: { 204: { description: "Stopped" } },
  errors: [404],
  handle: async (_input, { principal }) => {
    await revokeCalendarFeed(await hiringMember(principal, "self:write"));
    return reply(204, undefined);
  },
});

export const atsInterviewEndpoints: Endpoint[] = [
  list,
  upcoming,
  create,
  get,
  update,
  remove,
  ...steps,
  times,
  offer,
  respond,
  score,
  getPlan,
  putPlan,
  feed,
  unfeed,
];
