import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { done, formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
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
} from "~/domain/hiring";
import { after, DAY_MS, now } from "~/platform/clock";
import { actAndReturn, filtersOf, idOf, textOf } from "../act.server";
import { checked, linesOf } from "../checked.server";
import { hiring, rightsOf } from "../hiring.server";
import { INTERVIEW_INTENT as INTENT } from "./interview-intents";

const RECENT_DAYS = 1;

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
export async function interviewsAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "self:write");
  const form = await formOf(arrival.request);
  if (textOf(form, "intent") === INTENT.feed) {
    const { url } = await orErrorScreen(makeCalendarFeed(member));
    const toast = { title: "Calendar Address Made", description: "Copy it now: it is shown this once." };
    return { outcome: done(INTENT.feed, toast), feedUrl: url };
  }
  return actAndReturn(form, "/ats/jobs/interviews", async () => {
    await revokeCalendarFeed(member);
    return { title: "Calendar Address Stopped" };
  });
}

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
export async function newInterviewAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "interviews:write");
  const form = await formOf(arrival.request);
  return submit(form, { intent: INTENT.save, schema: typedInterview, failed: FAILED }, async (typed) => {
    const wish = checked(newInterview, {
      ...wishOf(typed, form),
      applicationId: Number(typed.applicationId) || 0,
      stageId: Number(typed.stageId) || null,
    });
    const { id } = await scheduleInterview(member, wish);
    const title = wish.scheduledAt ? "Interview Scheduled" : "Interview Saved";
    const description = wish.scheduledAt ? "Everyone gets an invitation by mail." : "Give it a time, or offer times.";
    return redirectTo(`/ats/jobs/interviews/${id}`, { toast: { title, description, variant: "success" } });
  });
}

/** Saves the change of an interview. */
export async function editInterviewAction(arrival: ActionFunctionArgs) {
  const member = await hiring(arrival, "interviews:write");
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  return submit(form, { intent: INTENT.save, schema: typedInterview, failed: FAILED }, async (typed) => {
    await updateInterview(
      member,
      id,
      checked(interviewChange, { ...wishOf(typed, form), version: Number(typed.version) || null }),
    );
    return redirectTo(`/ats/jobs/interviews/${id}`, { toast: { title: "Interview Saved", variant: "success" } });
  });
}

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

/** What the forms of one interview's page do. */
export async function interviewAction(arrival: ActionFunctionArgs) {
  const id = idOf(arrival.params.id);
  const form = await formOf(arrival.request);
  const here = `/ats/jobs/interviews/${id}`;
  const intent = textOf(form, "intent");
  if (intent === INTENT.respond) {
    const member = await hiring(arrival, "self:write");
    return actAndReturn(form, here, async () => {
      const response = checked(z.enum(["accepted", "tentative", "declined"]), textOf(form, "response"));
      await answerInvitation(member, id, response);
      return { title: "Answer Saved" };
    });
  }
  if (intent === INTENT.score) {
    const member = await hiring(arrival, "scorecards:write");
    const card = () =>
      checked(scorecardForm, {
        overall: textOf(form, "overall") || null,
        summary: textOf(form, "summary"),
        strengths: linesOf(textOf(form, "strengths")),
        concerns: linesOf(textOf(form, "concerns")),
        ratings: ratingsOf(form),
        submit: textOf(form, "finish") === "submit",
      });
    const schema = z.object({}).loose();
    const failed = { title: "Scorecard Not Saved", description: "Please check the fields." };
    return submit(form, { intent, schema, failed }, async () => {
      const { status } = await saveScorecard(member, id, card());
      const title = status === "submitted" ? "Scorecard Submitted" : "Draft Saved";
      return redirectTo(here, { toast: { title, variant: "success" } });
    });
  }
  const member = await hiring(arrival, "interviews:write");
  if (intent === INTENT.offerTimes) {
    return actAndReturn(form, here, async () => {
      const starts = form.getAll("start").map(String);
      const own = textOf(form, "date")
        ? [momentAt(textOf(form, "date"), textOf(form, "time"), textOf(form, "timeZone")).toISOString()]
        : [];
      await offerTimes(
        member,
        id,
        checked(offeredTimes, { starts: [...starts, ...own], allowNoPlace: form.get("allowNoPlace") === "on" }),
      );
      return { title: "Times Offered", description: "The candidate gets a link by mail.", variant: "success" };
    });
  }
  return actAndReturn(form, here, async () => {
    const step = HAND_STEPS.find((one) => one === textOf(form, "step")) as HandStep | undefined;
    if (intent !== INTENT.step || !step) throw new Response("This form is not known here.", { status: 400 });
    const version = Number(textOf(form, "version")) || null;
    const { status } = await changeInterview(
      member,
      id,
      step,
      checked(interviewStep, { reason: textOf(form, "reason") || null, version }),
    );
    return { title: `Now ${status.replaceAll("_", " ")}` };
  });
}
