import { z } from "@hono/zod-openapi";
import { hiringMember, listTeam, setSingleJobs, singleJobsForm } from "~/domain/hiring";
import {
  BONUS_STATES,
  changeBonus,
  listReferrals,
  openReferrals,
  referCandidate,
  referralForm,
  referralLink,
  referralQuery,
} from "~/domain/hiring/recruiting";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";
import { page } from "./shapes";

const tag = "Hiring: referrals and team";
const READ = { tag, who: "ats", scope: "ats:read" } as const;
const WRITE = { tag, who: "ats", scope: "ats:write" } as const;

const Referral = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    jobId: z.int(),
    jobTitle: z.string(),
    candidate: z.string(),
    referrer: z.string().nullable(),
    isOwn: z.boolean(),
    status: z.string().describe("State of the application"),
    bonusAmount: z.int().describe("Cents"),
    bonusStatus: z.enum(BONUS_STATES),
    bonusPayableOn: z.string().nullable(),
    bonusPaidDate: z.string().nullable(),
    notes: z.string().nullable(),
    referralDate: moment,
  })
  .openapi("Referral");

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/referrals",
  operationId: "listReferrals",
  summary: "Referrals: your own, or all of them for recruiters",
  query: referralQuery,
  answers: { 200: { description: "The newest first", schema: page(Referral) } },
  errors: [403],
  handle: async ({ query }, { principal }) => listReferrals(await hiringMember(principal, "referrals:read"), query),
});

const refer = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/referrals",
  operationId: "referCandidate",
  summary: "Refer somebody for a job",
  description: "Makes the candidate and the application as well. One open application per person and job.",
  body: referralForm,
  bodyExample: { jobId: 4, firstName: "Kim", lastName: "Ito", email: "kim@example.com", agreed: true },
  answers: { 201: { description: "Referred", schema: z.object({ id: z.int() }) } },
  errors: [403, 404, 409],
  handle: async ({ body }, { principal }) =>
    reply(201, await referCandidate(await hiringMember(principal, "referrals:write"), body)),
});

const OpenJob = z.object({
  jobId: z.int(),
  title: z.string(),
  location: z.string().nullable(),
  bonusAmount: z.int().describe("Cents"),
  eligibility: z.string().nullable(),
  link: z.string().nullable(),
  code: z.string().nullable(),
});

const open = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/referrals/jobs",
  operationId: "listReferralJobs",
  summary: "Open jobs that take referrals",
  answers: { 200: { description: "All of them", schema: page(OpenJob) } },
  errors: [403],
  handle: async (_, { principal }) => ({
    data: await openReferrals(await hiringMember(principal, "referrals:read")),
    nextCursor: null,
  }),
});

const link = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/jobs/{id}/referral-link",
  operationId: "makeReferralLink",
  summary: "Your own referral link to a job",
  description: "The same one every time.",
  params: idParams,
  answers: { 200: { description: "The link", schema: z.object({ code: z.string(), link: z.string() }) } },
  errors: [403, 409],
  handle: async ({ params }, { principal }) =>
    referralLink(await hiringMember(principal, "referrals:write"), params.id),
});

const bonus = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/referrals/{id}/bonus",
  operationId: "changeReferralBonus",
  summary: "Pay, void or restore a bonus, or set its amount",
  params: idParams,
  body: z.discriminatedUnion("action", [
    z.object({ action: z.literal("pay") }),
    z.object({ action: z.literal("void"), reason: z.string().max(1000) }),
    z.object({ action: z.literal("restore") }),
    z.object({ action: z.literal("amount"), cents: z.int().min(0).max(10_000_000) }),
  ]),
  bodyExample: { action: "pay" },
  answers: { 204: { description: "Done" } },
  errors: [403, 409],
  handle: async ({ params, body }, { principal }) => {
    await changeBonus(await hiringMember(principal, "referrals:manage"), params.id, body);
    return reply(204, undefined);
  },
});

const TeamMember = z
  .object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().describe("Empty where your role does not show it"),
    role: z.string(),
    title: z.string().nullable(),
    department: z.string().nullable(),
    timeZone: z.string().nullable(),
    workingHours: z
      .record(z.string(), z.tuple([z.string(), z.string()]))
      .nullable()
      .describe(
        "Beginning and end by day (mon to sun), in the person's time zone; null: 09:00 to 17:00, Monday to Friday",
      ),
    isActive: z.boolean(),
    hasAccount: z.boolean(),
    isSelf: z.boolean(),
    openJobs: z.int(),
    openApplications: z.int(),
    singleJobs: z
      .array(z.object({ id: z.int(), title: z.string() }))
      .nullable()
      .describe(
        "The only jobs that they see, known to them and to owners and admins; null: every job, or not yours to know",
      ),
    seesEveryJob: z.boolean().describe("An owner or admin: cannot be restricted to single jobs"),
  })
  .openapi("TeamMember");

const team = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/team",
  operationId: "listTeam",
  summary: "The hiring team",
  answers: { 200: { description: "Everybody", schema: page(TeamMember) } },
  errors: [403],
  handle: async (_, { principal }) => ({ data: await listTeam(await hiringMember(principal)), nextCursor: null }),
});

const singleJobs = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/team/{id}/jobs",
  operationId: "setSingleJobs",
  asksProof: true,
  changes: "members",
  summary: "Restrict somebody to single jobs",
  description:
    "From their next request on they see these jobs only, with what belongs to them: no candidate, application, interview, offer, note, report or mail of another job. `null` opens every job again. Owners and admins see every job.",
  params: idParams,
  body: singleJobsForm,
  bodyExample: { jobIds: [41, 57] },
  answers: { 204: { description: "Saved" } },
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    await setSingleJobs(await hiringMember(principal, "team"), params.id, body);
    return reply(204, undefined);
  },
});

export const atsReferralEndpoints: Endpoint[] = [list, refer, open, link, bonus, team, singleJobs];
