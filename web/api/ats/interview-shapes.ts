import { z } from "@hono/zod-openapi";
import { moment } from "../shapes";

export const InterviewLine = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    title: z.string(),
    type: z.string().nullable(),
    status: z.string(),
    scheduledAt: moment.nullable(),
    duration: z.int().describe("minutes"),
    timeZone: z.string(),
    candidateId: z.int(),
    candidateName: z.string(),
    jobId: z.int(),
    jobTitle: z.string(),
    interviewers: z.array(z.string()),
  })
  .openapi("InterviewLine");

const Scorecard = z.object({
  teamMemberId: z.int(),
  who: z.string(),
  status: z.string().describe("draft or submitted"),
  isShown: z.boolean().describe("False while your own scorecard is due"),
  overall: z.string().nullable(),
  summary: z.string().nullable(),
  strengths: z.array(z.string()),
  concerns: z.array(z.string()),
  ratings: z.array(z.object({ attribute: z.string(), rating: z.int().nullable(), note: z.string().nullable() })),
  submittedAt: moment.nullable(),
});

export const Interview = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    stageId: z.int().nullable(),
    title: z.string(),
    type: z.string().nullable(),
    status: z.string(),
    scheduledAt: moment.nullable(),
    duration: z.int(),
    timeZone: z.string(),
    location: z.string().nullable(),
    meetingUrl: z.string().nullable(),
    notes: z.string().nullable(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    candidate: z.object({ id: z.int(), firstName: z.string(), lastName: z.string() }),
    job: z.object({ id: z.int(), title: z.string() }),
    interviewers: z.array(
      z.object({ id: z.int(), name: z.string(), role: z.string(), response: z.string(), mustScore: z.boolean() }),
    ),
    slots: z
      .array(z.object({ id: z.int(), start: moment, status: z.string() }))
      .describe("Times offered to the candidate"),
    actions: z.array(z.string()).describe("What your role may do now"),
    attributes: z.array(z.object({ key: z.string(), label: z.string(), guide: z.string().nullable() })),
    scorecards: z.array(Scorecard),
  })
  .openapi("Interview");

export const PlanStep = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.string().nullable(),
  duration: z.int(),
  isRequired: z.boolean(),
  interviewerIds: z.array(z.int()),
  scorecardTemplateId: z.int().nullable(),
});
