import { z } from "@hono/zod-openapi";
import { type HiringAbility, hiringMember } from "~/domain/hiring";
import {
  changeOffer,
  createOffer,
  deleteOffer,
  LETTER_FORMATS,
  listOffers,
  newOffer,
  OFFER_HAND_STEPS,
  OFFER_TRANSITIONS,
  type OfferHandStep,
  offerChange,
  offerLetterFile,
  offerQuery,
  offerStep,
  readOffer,
  updateOffer,
} from "~/domain/hiring/recruiting";
import { type Endpoint, endpoint, reply } from "../endpoint";
import { fileReply } from "../file-reply";
import { idParams, moment } from "../shapes";
import { Finding, page } from "./shapes";

const READ = { tag: "Hiring: offers", who: "ats", scope: "ats:read" } as const;
const WRITE = { ...READ, scope: "ats:write" } as const;

const OfferLine = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    status: z.string(),
    title: z.string(),
    candidateId: z.int(),
    candidateName: z.string(),
    jobId: z.int(),
    jobTitle: z.string(),
    salaryAmount: z.int().describe("cents"),
    salaryType: z.string(),
    startDate: z.string().nullable(),
    responseDeadline: moment.nullable(),
    deadlineDay: z.string().nullable().describe("The last day for an answer where the company is"),
    currentVersion: z.int(),
    createdAt: moment,
  })
  .openapi("OfferLine");

const Offer = z
  .object({
    id: z.int(),
    applicationId: z.int(),
    status: z.string(),
    currentVersion: z.int(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    title: z.string(),
    department: z.string().nullable(),
    location: z.string().nullable(),
    startDate: z.string().nullable(),
    employmentType: z.string().nullable(),
    salaryAmount: z.int().describe("cents"),
    salaryType: z.string(),
    currency: z.string(),
    benefits: z.array(z.string()),
    equityAmount: z.int().nullable().describe("cents"),
    bonusAmount: z.int().nullable().describe("cents"),
    signOnAmount: z.int().nullable().describe("cents"),
    compensation: z.any().describe("Four years of the offer, as POST /api/pay/total-compensation answers"),
    responseDeadline: moment.nullable(),
    terms: z.string().nullable(),
    notes: z.string().nullable(),
    sentAt: moment.nullable(),
    acceptedAt: moment.nullable(),
    declinedAt: moment.nullable(),
    employeeId: z.int().nullable().describe("The employee record that the hire drafted"),
    versions: z.array(
      z.object({
        version: z.int(),
        documentHash: z.string().nullable(),
        supersededAt: moment.nullable(),
        createdAt: moment,
      }),
    ),
    approvals: z.array(
      z.object({ stepOrder: z.int(), who: z.string(), status: z.string(), reason: z.string().nullable() }),
    ),
    events: z.array(
      z.object({
        id: z.int(),
        type: z.string(),
        offerVersion: z.int(),
        who: z.string().nullable(),
        signatureName: z.string().nullable(),
        documentHash: z.string().nullable(),
        ipAddress: z.string().nullable(),
        note: z.string().nullable(),
        createdAt: moment,
      }),
    ),
    findings: z.array(Finding),
    actions: z.array(z.string()).describe("What you may do now"),
  })
  .openapi("Offer");

const offerAnswer = { 200: { description: "The offer as it is now", schema: Offer } };
const example = {
  title: "Shift Supervisor",
  location: "Austin, TX",
  startDate: "2027-04-01",
  employmentType: "full-time",
  salaryAmount: 6_200_000,
  salaryType: "annually",
  responseDeadline: "2027-03-15",
};

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/offers",
  operationId: "listOffers",
  summary: "Offers, the newest first",
  description:
    "Recruiters and admins see all; hiring managers those of their jobs, approvers those they are asked about.",
  query: offerQuery,
  answers: { 200: { description: "A page", schema: page(OfferLine) } },
  handle: async ({ query }, { principal }) => listOffers(await hiringMember(principal, "applications:read"), query),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/ats/offers",
  operationId: "createOffer",
  summary: "Draft an offer",
  body: newOffer,
  bodyExample: { applicationId: 31, ...example },
  answers: { 201: { description: "The draft", schema: Offer } },
  errors: [403, 404, 409],
  handle: async ({ body }, { principal }) => {
    const member = await hiringMember(principal, "offers:write");
    return reply(201, await readOffer(member, (await createOffer(member, body)).id));
  },
});

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/offers/{id}",
  operationId: "getOffer",
  summary: "One offer with versions, approvals, evidence and findings of the law check",
  params: idParams,
  answers: offerAnswer,
  errors: [404],
  handle: async ({ params }, { principal }) => readOffer(await hiringMember(principal, "applications:read"), params.id),
});

const update = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/ats/offers/{id}",
  operationId: "updateOffer",
  summary: "Change a draft",
  params: idParams,
  body: offerChange,
  bodyExample: example,
  answers: offerAnswer,
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await hiringMember(principal, "offers:write");
    await updateOffer(member, params.id, body);
    return readOffer(member, params.id);
  },
});

const remove = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/ats/offers/{id}",
  operationId: "deleteOffer",
  summary: "Delete a first draft",
  params: idParams,
  answers: { 204: { description: "Deleted" } },
  errors: [403, 404, 409],
  handle: async ({ params }, { principal }) => {
    await deleteOffer(await hiringMember(principal, "offers:write"), params.id);
    return reply(204, undefined);
  },
});

const ABILITY: Partial<Record<OfferHandStep, HiringAbility>> = { approve: "jobs:approve", reject: "jobs:approve" };
const EXAMPLE: Partial<Record<OfferHandStep, object>> = {
  reject: { reason: "Above the budget" },
  extend: { responseDeadline: "2027-03-31" },
  withdraw: { reason: "The position was cancelled" },
  rescind: { reason: "The position was cancelled" },
};

/** One endpoint for each step that people take by hand. */
const steps = OFFER_HAND_STEPS.map(
  (action): Endpoint =>
    endpoint({
      ...WRITE,
      method: "post",
      path: `/api/ats/offers/{id}/${action}`,
      operationId: `${action}Offer`,
      summary: OFFER_TRANSITIONS[action].label,
      params: idParams,
      body: offerStep,
      bodyExample: EXAMPLE[action] ?? {},
      answers: offerAnswer,
      errors: [403, 404, 409],
      handle: async ({ params, body }, { principal }) => {
        const member = await hiringMember(principal, ABILITY[action] ?? "offers:write");
        await changeOffer(member, params.id, action, body);
        return readOffer(member, params.id);
      },
    }),
);

const letter = endpoint({
  ...READ,
  method: "get",
  path: "/api/ats/offers/{id}/letter",
  operationId: "downloadOfferLetter",
  sdk: "ats.offers.letter",
  summary: "The offer letter as PDF or Word file",
  params: idParams,
  query: z.object({ format: z.enum(LETTER_FORMATS).default("pdf") }),
  answers: { 200: { description: "The file, always as a download", contentType: "application/octet-stream" } },
  errors: [404],
  handle: async ({ params, query }, { principal }) => {
    const member = await hiringMember(principal, "applications:read");
    return fileReply(await offerLetterFile(member, params.id, query.format));
  },
});

export const atsOfferEndpoints: Endpoint[] = [list, create, get, update, remove, ...steps, letter];
