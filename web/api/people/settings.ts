import { z } from "@hono/zod-openapi";
import { changePeopleSettings, peopleMember, peopleSettingsForm, readPeopleSettings } from "~/domain/people";
import { endpoint } from "../endpoint";

const COMMON = { tag: "People", who: "hris", path: "/api/people/settings" } as const;

const Settings = z
  .object({
    managersSeePay: z.boolean().describe("Managers see what those who report to them are paid"),
    managerMails: z.boolean().describe("Managers are mailed each week what comes up in their team"),
  })
  .openapi("PeopleSettings");

export const peopleSettingsEndpoints = [
  endpoint({
    ...COMMON,
    scope: "people:read",
    method: "get",
    operationId: "getPeopleSettings",
    sdk: "people.getSettings",
    summary: "What the company has decided about its people; for HR",
    answers: { 200: { description: "The settings", schema: Settings } },
    errors: [403],
    handle: async (_, { principal }) => readPeopleSettings(await peopleMember(principal, "employees:write")),
  }),
  endpoint({
    ...COMMON,
    scope: "people:write",
    method: "put",
    operationId: "changePeopleSettings",
    sdk: "people.changeSettings",
    summary: "Change settings; what is left out stays",
    body: peopleSettingsForm,
    bodyExample: { managerMails: true },
    answers: { 200: { description: "The settings as they are now", schema: Settings } },
    errors: [403],
    handle: async ({ body }, { principal }) =>
      changePeopleSettings(await peopleMember(principal, "employees:write"), body),
  }),
];
