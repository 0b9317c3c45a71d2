import { z } from "@hono/zod-openapi";
import { employForm, employFromOffer, listHires } from "~/domain/hiring/recruiting";
import {
  beginEmployment,
  beginForm,
  closeHire,
  closeHireForm,
  moveStart,
  moveStartForm,
  peopleMember,
  readEmployee,
  removeDraft,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";
import { Employee } from "./employees";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Hire = z
  .object({
    offerId: z.int(),
    applicationId: z.int(),
    name: z.string(),
    title: z.string(),
    location: z.string().nullable(),
    startDate: z.string().nullable(),
    pay: z.string(),
    isHired: z.boolean().describe("False: the application is still in its offer; the click hires as well"),
    isRehire: z.boolean(),
  })
  .openapi("WaitingHire");
const answer = { 200: { description: "The employee as you may see them", schema: Employee } };

export const hireEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/hires",
    operationId: "listHires",
    sdk: "people.listHires",
    summary: "Accepted offers of which no employee has been made yet, the earliest first day first (HR)",
    answers: { 200: { description: "At most 200", schema: z.object({ data: z.array(Hire) }) } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listHires(await peopleMember(principal, "employees:write")) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/hires",
    operationId: "hireFromOffer",
    sdk: "people.hireFromOffer",
    summary: "Make an employee of an accepted offer, with the tasks of the first day",
    description:
      "Manager, place, pay and classification come from the offer and its job; what you send instead holds. Somebody who left gets a new employment on their own record. Done once for an offer: asked again it answers 200 with the employee. Pay below the law of the place is refused with 422 `law_check` until `acceptFindings` is sent.",
    body: employForm,
    bodyExample: { offerId: 7, email: "sam.reyes@example.com" },
    answers: { 201: { description: "The new employee", schema: Employee }, ...answer },
    errors: [403, 404, 409],
    handle: async ({ body }, { principal }) => {
      const { employeeId, isNew } = await employFromOffer(principal, body);
      return reply(isNew ? 201 : 200, await readEmployee(await peopleMember(principal), employeeId));
    },
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/employments",
    operationId: "beginEmployment",
    sdk: "people.beginEmployment",
    summary:
      "Begin an employment on a record that is there: of who left and comes back, or of a draft without an offer",
    description: "A draft whose accepted offer waits is answered 409 `offer_waits`: use hireFromOffer for it.",
    params: idParams,
    body: beginForm,
    bodyExample: { startDate: "2027-01-04", title: "Baker", pay: { amount: 2_400, type: "hourly" } },
    answers: { 201: { description: "The employee as you may see them", schema: Employee } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      await beginEmployment(member, params.id, body);
      return reply(201, await readEmployee(member, params.id));
    },
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/employees/{id}",
    operationId: "removeDraftEmployee",
    sdk: "people.removeDraftEmployee",
    summary: "Remove a draft of which nothing becomes; whoever was an employee for a day is kept",
    params: idParams,
    answers: { 204: { description: "Removed" } },
    errors: [403, 404, 409],
    handle: async ({ params }, { principal }) => {
      await removeDraft(await peopleMember(principal, "employees:write"), params.id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/first-day",
    operationId: "moveFirstDay",
    sdk: "people.moveFirstDay",
    summary: "Move a first day, or set a mistaken one right; the open tasks and the leave move with it",
    description: "A first day more than 14 days ago is changed with a `reason`.",
    params: idParams,
    body: moveStartForm,
    bodyExample: { startDate: "2027-01-11" },
    answers: answer,
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      await moveStart(member, params.id, body);
      return readEmployee(member, params.id);
    },
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/no-show",
    operationId: "closeHire",
    sdk: "people.closeHire",
    summary: "Close an employment that never began: a no-show, or a hire that is taken back; nothing is deleted",
    params: idParams,
    body: closeHireForm,
    bodyExample: { kind: "no_show", reason: "Did not come on the first two days and cannot be reached" },
    answers: answer,
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      await closeHire(member, params.id, body);
      return readEmployee(member, params.id);
    },
  }),
];
