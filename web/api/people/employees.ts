import { z } from "@hono/zod-openapi";
import {
  addEmployee,
  changeEmployment,
  changePerson,
  employeeQuery,
  employmentChange,
  listEmployees,
  newEmployeeForm,
  peopleMember,
  personForm,
  plainDay,
  readEmployee,
  withdrawChange,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Named = z.object({ id: z.int(), name: z.string() });
const line = {
  id: z.int(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.string(),
  title: z.string().nullable(),
  department: Named.nullable(),
  place: Named.extend({ state: z.string() }).nullable(),
  manager: Named.nullable(),
};
const EmployeeLine = z.object(line).openapi("EmployeeLine");

const Pay = z.object({ amount: z.int().describe("cents, of a year or of an hour"), type: z.string() });
/** Shared with the endpoints that make employees in other ways. */
export const Employee = z
  .object({
    ...line,
    firstName: z.string(),
    lastName: z.string(),
    preferredName: z.string().nullable(),
    asOf: z.string(),
    isSelf: z.boolean(),
    startDate: z.string().nullable(),
    allowedActions: z.array(z.string()).describe("What you may do now"),
    employmentType: z.string().nullable().optional(),
    flsaStatus: z.string().nullable().optional(),
    weeklyMinutes: z.int().nullable().optional(),
    workLocation: z.string().nullable().optional(),
    lastDay: z.string().nullable().optional(),
    endReason: z.string().nullable().optional(),
    version: z.int().optional().describe("Send it back with a change; an older one is refused with 409"),
    periods: z.array(z.object({ startDate: z.string(), endDate: z.string().nullable() })).optional(),
    history: z
      .array(
        z.object({
          startDate: z.string(),
          endDate: z.string().nullable(),
          title: z.string(),
          department: z.string().nullable(),
          manager: z.string().nullable(),
          place: z.string().nullable(),
          employmentType: z.string(),
          reason: z.string(),
          changes: z.array(z.string()),
          isPlanned: z.boolean().describe("Decided for a day to come: it can be withdrawn"),
          note: z.string().nullable(),
        }),
      )
      .optional(),
    pay: Pay.nullable().optional(),
    lawCheck: z
      .object({
        findings: z.array(z.string()),
        acceptedBy: z.string().nullable(),
        acceptedOn: z.string().nullable(),
        why: z.string().nullable(),
      })
      .nullable()
      .optional()
      .describe("What the law of the place says against the pay of this day, and who kept it all the same"),
    payHistory: z
      .array(
        z.object({
          startDate: z.string(),
          endDate: z.string().nullable(),
          amount: z.int().nullable(),
          type: z.string(),
        }),
      )
      .optional(),
    personalEmail: z.string().nullable().optional(),
    address: z.string().nullable().optional(),
    city: z.string().nullable().optional(),
    state: z.string().nullable().optional(),
    zipCode: z.string().nullable().optional(),
    emergencyContact: z
      .object({ name: z.string().nullable(), phone: z.string().nullable(), relation: z.string().nullable() })
      .optional(),
    custom: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable())
      .describe("The company's own fields that you may see, by their keys (`people.listFields`)"),
    papers: z.int().optional().describe("How many documents of their file you may see"),
    hasAccount: z.boolean().optional(),
    account: z
      .object({
        state: z.string().describe("none, invited or connected"),
        email: z.string().nullable(),
        invitedUntil: moment.nullable(),
      })
      .optional()
      .describe("Whether the person can sign in to their own record"),
  })
  .openapi("Employee", { description: "Fields that you may not see are left out." });

const answer = { 200: { description: "The employee as you may see them", schema: Employee } };
const asOfQuery = z.object({ asOf: plainDay.optional().describe("Work as of this day; unset: today") });
const example = { effectiveOn: "2027-01-01", pay: { amount: 6_800_000, type: "annual" }, reason: "promotion" };

const list = endpoint({
  ...READ,
  method: "get",
  path: "/api/people/employees",
  operationId: "listEmployees",
  sdk: "people.listEmployees",
  summary: "The directory by last name, with everybody's work as of a day",
  query: employeeQuery,
  answers: {
    200: {
      description: "A page",
      schema: z.object({ data: z.array(EmployeeLine), nextCursor: z.string().nullable() }),
    },
  },
  errors: [403],
  handle: async ({ query }, { principal }) => listEmployees(await peopleMember(principal), query),
});

const create = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/people/employees",
  operationId: "addEmployee",
  sdk: "people.addEmployee",
  summary: "Add an employee, with the tasks of the first day",
  description:
    "Pay below the minimum wage or the exempt salary floor of the place is refused with 422 `law_check` until `acceptFindings` is sent, with a `note` that says why.",
  body: newEmployeeForm,
  bodyExample: {
    ...{ firstName: "Ana", lastName: "Silva", email: "ana.silva@example.com", startDate: "2027-01-04" },
    ...{ title: "Baker", pay: { amount: 2_400, type: "hourly" } },
  },
  answers: { 201: { description: "The employee", schema: Employee } },
  errors: [403, 409],
  handle: async ({ body }, { principal }) => {
    const member = await peopleMember(principal, "employees:write");
    return reply(201, await readEmployee(member, await addEmployee(member, body)));
  },
});

const get = endpoint({
  ...READ,
  method: "get",
  path: "/api/people/employees/{id}",
  operationId: "getEmployee",
  sdk: "people.getEmployee",
  summary: "One employee as of a day, with what you may see",
  params: idParams,
  query: asOfQuery,
  answers: answer,
  errors: [403, 404],
  handle: async ({ params, query }, { principal }) =>
    readEmployee(await peopleMember(principal), params.id, query.asOf),
});

const update = endpoint({
  ...WRITE,
  method: "put",
  path: "/api/people/employees/{id}",
  operationId: "updateEmployee",
  sdk: "people.updateEmployee",
  summary: "Change who somebody is and how they are reached; people themselves only how they are reached",
  params: idParams,
  body: personForm,
  bodyExample: { phone: "+1 512 555 0100" },
  answers: answer,
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) => {
    const member = await peopleMember(principal, "self:write");
    await changePerson(member, params.id, body);
    return readEmployee(member, params.id);
  },
});

const change = endpoint({
  ...WRITE,
  method: "post",
  path: "/api/people/employees/{id}/changes",
  operationId: "changeEmployment",
  sdk: "people.changeEmployment",
  summary: "Change work or pay from a day on, past, present or to come",
  description:
    "What was decided for later days stays. `preview: true` answers and writes nothing. Nobody changes their own; manager circles are refused.",
  params: idParams,
  body: employmentChange,
  bodyExample: example,
  answers: {
    200: {
      description: "What changed",
      schema: z
        .object({
          preview: z.boolean(),
          effectiveOn: z.string(),
          changed: z.array(z.string()),
          findings: z.array(
            z.object({
              rule: z.string(),
              message: z.string(),
              law: z.string().nullable(),
              slug: z.string().nullable(),
            }),
          ),
          rows: z.array(
            z.object({ startDate: z.string(), endDate: z.string().nullable(), changes: z.array(z.string()) }),
          ),
        })
        .openapi("EmploymentChange"),
    },
  },
  errors: [403, 404, 409],
  handle: async ({ params, body }, { principal }) =>
    changeEmployment(await peopleMember(principal, "employees:write"), params.id, body),
});

const withdraw = endpoint({
  ...WRITE,
  method: "delete",
  path: "/api/people/employees/{id}/changes/{effectiveOn}",
  operationId: "withdrawEmploymentChange",
  sdk: "people.withdrawEmploymentChange",
  summary: "Withdraw what was decided for a day to come",
  description:
    "What holds before that day goes on. A change that has begun is answered 409; set it right with another.",
  params: idParams.extend({ effectiveOn: plainDay }),
  answers: answer,
  errors: [403, 404, 409],
  handle: async ({ params }, { principal }) => {
    const member = await peopleMember(principal, "employees:write");
    await withdrawChange(member, params.id, params.effectiveOn);
    return readEmployee(member, params.id);
  },
});

export const employeeEndpoints = [list, create, get, update, change, withdraw];
