import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { checked } from "~/app/server/checked.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { done } from "~/app/server/form.server";
import { idOf, linesOf, textOf } from "~/app/server/form-fields.server";
import {
  answerInvitation,
  calendarFeedState,
  changeInterview,
  freeTimes,
  HAND_STEPS,
  type HandStep,
  interviewChange,
  interviewChoices,
  interviewQuery,
  interviewStep,
  listInterviews,
  localFields,
  makeCalendarFeed,
  momentAt,
  newInterview,
  offeredTimes,
  offerTimes,
  readInterview,
  revokeCalendarFeed,
  saveScorecard,
  scheduleInterview,
  scorecardForm,
  US_TIME_ZONES,
  updateInterview,
  whenText,
} from "~/domain/hiring/recruiting";
import { after, DAY_MS, now } from "~/platform/clock";
import { hiring, may, rightsOf } from "../hiring.server";
import { INTERVIEW_INTENT as INTENT } from "./interview-intents";

const RECENT_DAYS = 1;
const LIST = "/ats/jobs/interviews";

/** The list of interviews: the coming ones, unless a state is asked for. */
export async function interviewsView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const query = filtersOf(interviewQuery, arrival.request);
  const isPlain = !query.status && !query.jobId && !query.applicationId;
  const wanted = isPlain ? { ...query, status: "open" as const } : query;
  const { data, nextCursor } = await orErrorScreen(listInterviews(member, { ...wanted, limit: 50 }));
  const soon = after(now(), -RECENT_DAYS * DAY_MS);
  return {
    rows: data.map((row) => ({
      ...row,
      when: row.scheduledAt ? whenText(row.scheduledAt, row.timeZone) : null,
      isPast: row.scheduledAt !== null && row.scheduledAt < soon,
    })),
    nextCursor,
    status: query.status ?? null,
    mine: query.mine === "true",
    search: new URL(arrival.request.url).search.slice(1),
    rights: rightsOf(member, "interviews:write"),
    feed: await calendarFeedState(member),
  };
}

/** Makes or stops the member's calendar address; a new one is shown this once. */
export const interviewsAction = acts(
  may("self:write"),
  {
    [INTENT.feed]: act({
      call: (member) => makeCalendarFeed(member),
      shown: ({ url }, { intent }) => ({
        outcome: done(intent, {
          title: "Calendar Address Made",
          description: "Copy it now: it is shown this once.",
        }),
        feedUrl: url,
      }),
    }),
    [INTENT.unfeed]: act({ call: (member) => revokeCalendarFeed(member), said: "Calendar Address Stopped" }),
  },
  { back: LIST },
);

const zones = US_TIME_ZONES.map(([value, label]) => ({ value, label: `${label} time` }));

/** The form for a new interview, with what the plan of the job proposes. */
export async function newInterviewView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "interviews:write");
  const params = new URL(arrival.request.url).searchParams;
  const applicationId = params.has("application") ? idOf(params.get("application") ?? "") : null;
  const choices = await orErrorScreen(interviewChoices(member, applicationId));
  const step = choices.steps.find(({ id }) => String(id) === params.get("step")) ?? null;
  return { ...choices, zones, applicationId, step };
}

/** The form for a change of an interview. */
export async function editInterviewView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "interviews:write");
  const interview = await orErrorScreen(readInterview(member, idOf(arrival.params.id)));
  const { people } = await orErrorScreen(interviewChoices(member, interview.applicationId));
  const at = interview.scheduledAt ? localFields(interview.scheduledAt, interview.timeZone) : { date: "", time: "" };
  return { interview: { ...interview, ...at }, people, zones };
}

const text = z.string().max(10_000).default("");
const typedInterview = z.object({
  applicationId: text,
  stageId: text,
  title: text,
  type: text,
  date: text,
  time: text,
  timeZone: text,
  duration: text,
  location: text,
  meetingUrl: text,
  notes: text,
  version: text,
  allowClash: text,
  allowNoPlace: text,
});

/** `role-12=lead` for everybody who is asked. */
function interviewersOf(form: FormData) {
  return [...form.entries()].flatMap(([name, role]) => {
    const id = /^role-(\d{1,9})$/.exec(name)?.[1];
    return id && typeof role === "string" && role ? [{ id: Number(id), role, mustScore: role !== "observer" }] : [];
  });
}

function wishOf(typed: z.output<typeof typedInterview>, form: FormData) {
  const { date, time, timeZone } = typed;
  return {
    title: typed.title,
    type: typed.type || undefined,
    scheduledAt: date || time ? momentAt(date, time, timeZone).toISOString() : null,
    timeZone,
    duration: Number(typed.duration) || 0,
    location: typed.location,
    meetingUrl: typed.meetingUrl.trim(),
    notes: typed.notes,
    interviewers: interviewersOf(form),
    allowClash: typed.allowClash === "on",
    allowNoPlace: typed.allowNoPlace === "on",
  };
}

const FAILED = { title: "Interview Not Saved", description: "Please check the fields and try again." };

/** Makes an interview from its form. */
export const newInterviewAction = onlyAct(
  may("interviews:write"),
  INTENT.save,
  act({
    schema: typedInterview,
    call: async (member, typed, { form }) => {
      const wish = checked(newInterview, {
        ...wishOf(typed, form),
        applicationId: Number(typed.applicationId) || 0,
        stageId: Number(typed.stageId) || null,
      });
      return { ...(await scheduleInterview(member, wish)), hasTime: Boolean(wish.scheduledAt) };
    },
    said: ({ id, hasTime }) => ({
      title: hasTime ? "Interview Scheduled" : "Interview Saved",
      description: hasTime ? "Everyone gets an invitation by mail." : "Give it a time, or offer times.",
      to: `${LIST}/${id}`,
    }),
    failed: FAILED,
  }),
);

/** Saves the change of an interview. */
export const editInterviewAction = onlyAct(
  may("interviews:write"),
  INTENT.save,
  act({
    schema: typedInterview,
    call: (member, typed, { id, form }) => {
      const wish = { ...wishOf(typed, form), version: Number(typed.version) || null };
      return updateInterview(member, id, checked(interviewChange, wish));
    },
    said: "Interview Saved",
    failed: FAILED,
  }),
  { back: ({ id }) => `${LIST}/${id}` },
);

/** One interview with everything around it. */
export async function interviewView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival);
  const id = idOf(arrival.params.id);
  const interview = await orErrorScreen(readInterview(member, id));
  const { timeZone: zone } = interview;
  const rights = rightsOf(member, "interviews:write", "applications:read");
  const mayOffer = rights["interviews:write"] && interview.actions.includes("offer_times");
  return {
    interview: {
      ...interview,
      when: interview.scheduledAt ? whenText(interview.scheduledAt, zone) : null,
      hasBegun: interview.scheduledAt !== null && interview.scheduledAt <= now(),
      slots: interview.slots.map((slot) => ({ ...slot, when: whenText(slot.start, zone) })),
      bookingEnds: interview.bookingExpiresAt ? whenText(interview.bookingExpiresAt, zone) : null,
    },
    me: member.teamMemberId,
    proposals: mayOffer
      ? (await freeTimes(member, id)).map((start) => ({ value: start.toISOString(), when: whenText(start, zone) }))
      : [],
    rights,
  };
}

const ratingsOf = (form: FormData) =>
  [...form.entries()].flatMap(([name, value]) => {
    const attribute = /^rating-([a-z0-9_]{1,60})$/.exec(name)?.[1];
    if (!attribute || typeof value !== "string") return [];
    return [{ attribute, rating: Number(value) || null, note: textOf(form, `note-${attribute}`) || null }];
  });

const cardOf = (form: FormData) => ({
  overall: textOf(form, "overall") || null,
  summary: textOf(form, "summary"),
  strengths: linesOf(textOf(form, "strengths")),
  concerns: linesOf(textOf(form, "concerns")),
  ratings: ratingsOf(form),
  submit: textOf(form, "finish") === "submit",
});

/** Times of the list and one of one's own. */
function startsOf(form: FormData): string[] {
  const field = (name: string) => textOf(form, name);
  const own = field("date") ? [momentAt(field("date"), field("time"), field("timeZone")).toISOString()] : [];
  return [...form.getAll("start").map(String), ...own];
}

/** What the forms of one interview's page do. */
export const interviewAction = acts(
  may("read"),
  {
    [INTENT.respond]: act({
      guard: may("self:write"),
      schema: z.object({ response: z.enum(["accepted", "tentative", "declined"]) }),
      call: (member, { response }, { id }) => answerInvitation(member, id, response),
      said: "Answer Saved",
    }),
    [INTENT.score]: act({
      guard: may("scorecards:write"),
      schema: scorecardForm,
      read: cardOf,
      call: (member, card, { id }) => saveScorecard(member, id, card),
      said: ({ status }) => ({ title: status === "submitted" ? "Scorecard Submitted" : "Draft Saved" }),
      failed: { title: "Scorecard Not Saved", description: "Please check the fields." },
    }),
    [INTENT.offerTimes]: act({
      guard: may("interviews:write"),
      schema: offeredTimes,
      read: (form) => ({ starts: startsOf(form), allowNoPlace: form.get("allowNoPlace") === "on" }),
      call: (member, wish, { id }) => offerTimes(member, id, wish),
      said: { title: "Times Offered", description: "The candidate gets a link by mail." },
    }),
    [INTENT.step]: act({
      guard: may("interviews:write"),
      schema: interviewStep,
      read: (form) => ({ reason: textOf(form, "reason") || null, version: Number(textOf(form, "version")) || null }),
      call: (member, wish, { id, form }) => {
        const step = HAND_STEPS.find((one) => one === textOf(form, "step")) as HandStep | undefined;
        if (!step) throw new Response("This form is not known here.", { status: 400 });
        return changeInterview(member, id, step, wish);
      },
      said: ({ status }) => ({ title: `Now ${status.replaceAll("_", " ")}` }),
    }),
  },
  { back: ({ id }) => `${LIST}/${id}` },
);
