import { z } from "@hono/zod-openapi";
import {
  addField,
  changeField,
  FIELD_AUDIENCES,
  FIELD_KINDS,
  fieldChange,
  fieldForm,
  listFields,
  peopleMember,
  retireField,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Field = z
  .object({
    key: z.string().describe("By which `custom` of an employee holds its value"),
    label: z.string(),
    kind: z.enum(FIELD_KINDS),
    choices: z.array(z.string()),
    audience: z.enum(FIELD_AUDIENCES).describe("Who sees it; each includes those before it"),
    personEdits: z.boolean().describe("The person keeps it up to date"),
    remindDays: z.int().nullable().describe("Of a date: so many days before it HR is reminded"),
  })
  .openapi("EmployeeField");
const params = z.object({ key: z.string().min(1).max(60) });
const example = { label: "Shirt size", choices: ["S", "M", "L"], audience: "person", personEdits: true } as const;

export const peopleFieldEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/fields",
    operationId: "listEmployeeFields",
    sdk: "people.listFields",
    summary: "The company's own fields of employees, in their order",
    answers: { 200: { description: "All of them", schema: z.object({ data: z.array(Field) }) } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listFields(await peopleMember(principal)) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/fields",
    operationId: "addEmployeeField",
    sdk: "people.addField",
    summary: "Add a field of the company's own to all employees",
    body: fieldForm,
    bodyExample: { ...example, kind: "choice" },
    answers: { 201: { description: "Added", schema: z.object({ key: z.string() }) } },
    errors: [403, 409],
    handle: async ({ body }, { principal }) =>
      reply(201, { key: await addField(await peopleMember(principal, "employees:write"), body) }),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/fields/{key}",
    operationId: "changeEmployeeField",
    sdk: "people.changeField",
    summary: "Change the name, the choices or the audience of a field; its kind stays",
    params,
    body: fieldChange,
    bodyExample: example,
    answers: { 204: { description: "Changed" } },
    errors: [403, 404],
    handle: async ({ params: { key }, body }, { principal }) => {
      await changeField(await peopleMember(principal, "employees:write"), key, body);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/fields/{key}",
    operationId: "retireEmployeeField",
    sdk: "people.retireField",
    summary: "Retire a field; its values stay in the records, unseen",
    params,
    answers: { 204: { description: "Retired" } },
    errors: [403, 404],
    handle: async ({ params: { key } }, { principal }) => {
      await retireField(await peopleMember(principal, "employees:write"), key);
      return reply(204, undefined);
    },
  }),
];
