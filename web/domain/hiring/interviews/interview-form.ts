import { z } from "zod";
import { DEFAULT_TIME_ZONE, timeZone } from "./interview-times";

export const INTERVIEW_TYPES = ["phone", "video", "onsite", "panel", "technical", "other"] as const;

const id = z.int().positive().max(2_147_483_647);
const line = (max: number) => z.string().trim().max(max);
/** An ISO time with its offset: `2026-12-01T10:00:00-05:00`. */
export const moment = z.iso
  .datetime({ offset: true, error: "Give the time with its offset." })
  .transform((text) => new Date(text));

export const interviewerForm = z.object({
  id,
  role: z.enum(["lead", "interviewer", "observer"]).default("interviewer"),
  mustScore: z.boolean().default(true),
});

const fields = {
  title: line(200).min(1, "Give the interview a title."),
  type: z.enum(INTERVIEW_TYPES).default("video"),
  scheduledAt: moment.nullish(),
  duration: z.int().min(5, "At least 5 minutes").max(1440, "At most a day").default(60),
  timeZone: timeZone.default(DEFAULT_TIME_ZONE),
  location: line(500).nullish(),
  meetingUrl: z
    .union([z.literal(""), z.url({ protocol: /^https?$/, error: "Start the address with https://" }).max(500)])
    .nullish(),
  notes: line(5000).nullish(),
  interviewers: z.array(interviewerForm).max(20, "At most 20 interviewers").default([]),
  /** Goes on although somebody is busy then. */
  allowClash: z.boolean().default(false),
  /** Invites although nobody has said yet where it is. */
  allowNoPlace: z.boolean().default(false),
};

export const newInterview = z.object({
  applicationId: id,
  /** A step of the job's interview plan: what is not given here comes from it. */
  stageId: id.nullish(),
  ...fields,
  title: line(200).nullish(),
  duration: fields.duration.unwrap().nullish(),
  type: fields.type.unwrap().nullish(),
  interviewers: fields.interviewers.unwrap().nullish(),
});
export type NewInterview = z.output<typeof newInterview>;

export const interviewChange = z.object({ ...fields, version: z.int().positive().nullish() });
export type InterviewChange = z.output<typeof interviewChange>;
