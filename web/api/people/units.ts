import { z } from "@hono/zod-openapi";
import {
  departmentForm,
  listDepartments,
  listPlaces,
  listTasks,
  mergeDepartments,
  mergeForm,
  mergePlaces,
  peopleMember,
  placeForm,
  saveDepartment,
  savePlace,
  stepTask,
  taskQuery,
  taskStep,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const of = <Item extends z.ZodType>(item: Item, name: string) => z.object({ data: z.array(item) }).openapi(name);
const saved = { 200: { description: "Written", schema: z.object({ id: z.int() }) } };
const made = { 201: { description: "Made", schema: z.object({ id: z.int() }) } };

const Department = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  parentId: z.int().nullable(),
  managerId: z.int().nullable(),
  costCenter: z.string().nullable(),
  headCount: z.int(),
});
const Place = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  county: z.string().nullable(),
  state: z.string(),
  zipCode: z.string().nullable(),
  isRemote: z.boolean(),
  headCount: z.int(),
});
const Task = z.object({
  id: z.int(),
  employeeId: z.int(),
  employee: z.string(),
  list: z.string(),
  title: z.string(),
  owner: z.string(),
  dueOn: z.string().nullable(),
  isLate: z.boolean(),
  citation: z.string().nullable(),
  lawSlug: z.string().nullable(),
  status: z.string(),
  reason: z.string().nullable(),
  doneAt: moment.nullable(),
  version: z.int(),
  allowedActions: z.array(z.string()).describe("The states that you may give it now"),
});

export const peopleUnitEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/departments",
    operationId: "listDepartments",
    sdk: "people.listDepartments",
    summary: "Departments, each with how many work in it today",
    answers: { 200: { description: "All of them", schema: of(Department, "Departments") } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listDepartments(await peopleMember(principal)) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/departments",
    operationId: "addDepartment",
    sdk: "people.addDepartment",
    summary: "Make a department",
    body: departmentForm,
    bodyExample: { name: "Kitchen" },
    answers: made,
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, { id: await saveDepartment(await peopleMember(principal, "places:write"), body) }),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/departments/{id}",
    operationId: "updateDepartment",
    sdk: "people.updateDepartment",
    summary: "Change a department",
    params: idParams,
    body: departmentForm,
    bodyExample: { name: "Kitchen" },
    answers: saved,
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => ({
      id: await saveDepartment(await peopleMember(principal, "places:write"), body, params.id),
    }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/departments/{id}/merge",
    operationId: "mergeDepartment",
    sdk: "people.mergeDepartment",
    summary: "Merge a department into another",
    params: idParams,
    body: mergeForm,
    bodyExample: { into: 2 },
    answers: { 204: { description: "Merged" } },
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => {
      await mergeDepartments(await peopleMember(principal, "places:write"), params.id, body.into);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/places",
    operationId: "listPlaces",
    sdk: "people.listPlaces",
    summary: "Places of work, each with how many work there today",
    answers: { 200: { description: "All of them", schema: of(Place, "Places") } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listPlaces(await peopleMember(principal)) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/places",
    operationId: "addPlace",
    sdk: "people.addPlace",
    summary: "Make a place of work",
    body: placeForm,
    bodyExample: { name: "Austin bakery", city: "Austin", state: "TX" },
    answers: made,
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, { id: await savePlace(await peopleMember(principal, "places:write"), body) }),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/places/{id}",
    operationId: "updatePlace",
    sdk: "people.updatePlace",
    summary: "Change a place of work",
    params: idParams,
    body: placeForm,
    bodyExample: { name: "Austin bakery", city: "Austin", state: "TX" },
    answers: saved,
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => ({
      id: await savePlace(await peopleMember(principal, "places:write"), body, params.id),
    }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/places/{id}/merge",
    operationId: "mergePlace",
    sdk: "people.mergePlace",
    summary: "Merge a place into another of the same state",
    params: idParams,
    body: mergeForm,
    bodyExample: { into: 2 },
    answers: { 204: { description: "Merged" } },
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => {
      await mergePlaces(await peopleMember(principal, "places:write"), params.id, body.into);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/tasks",
    operationId: "listPeopleTasks",
    sdk: "people.listTasks",
    summary: "Tasks about people, the earliest first: your own, those of your reports, all for HR",
    query: taskQuery,
    answers: { 200: { description: "At most 500", schema: of(Task, "PeopleTasks") } },
    errors: [403],
    handle: async ({ query }, { principal }) => ({ data: await listTasks(await peopleMember(principal), query) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/tasks/{id}/step",
    operationId: "stepPeopleTask",
    sdk: "people.stepTask",
    summary: "Take a step with a task; what is blocked or skipped says why",
    params: idParams,
    body: taskStep,
    bodyExample: { status: "done" },
    answers: { 204: { description: "Done" } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      await stepTask(await peopleMember(principal, "tasks:write"), params.id, body);
      return reply(204, undefined);
    },
  }),
];
