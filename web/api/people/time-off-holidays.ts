import { z } from "@hono/zod-openapi";
import { addHoliday, holidayForm, holidayQuery, listHolidays, peopleMember, removeHoliday } from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Holiday = z.object({
  id: z.int(),
  day: z.string(),
  name: z.string(),
  placeId: z.int().nullable(),
  place: z.string().nullable(),
  allowedActions: z.array(z.string()).describe("What you may do now"),
});

export const holidayEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/time-off/holidays",
    operationId: "listCompanyHolidays",
    sdk: "people.listCompanyHolidays",
    summary: "Days on which nobody works",
    query: holidayQuery,
    answers: {
      200: { description: "By day", schema: z.object({ data: z.array(Holiday) }).openapi("CompanyHolidays") },
    },
    errors: [403],
    handle: async ({ query }, { principal }) => ({ data: await listHolidays(await peopleMember(principal), query) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/time-off/holidays",
    operationId: "addCompanyHoliday",
    sdk: "people.addCompanyHoliday",
    summary: "Add a company holiday, of everybody or of one place",
    body: holidayForm,
    bodyExample: { day: "2027-11-26", name: "Day after Thanksgiving" },
    answers: { 201: { description: "Added", schema: z.object({ id: z.int() }) } },
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, await addHoliday(await peopleMember(principal, "time_off:write"), body)),
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/time-off/holidays/{id}",
    operationId: "removeCompanyHoliday",
    sdk: "people.removeCompanyHoliday",
    summary: "Remove a company holiday",
    params: idParams,
    answers: { 204: { description: "Removed" } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => {
      await removeHoliday(await peopleMember(principal, "time_off:write"), params.id);
      return reply(204, undefined);
    },
  }),
];
