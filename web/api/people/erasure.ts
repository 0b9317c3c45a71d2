import { z } from "@hono/zod-openapi";
import {
  holdForm,
  peopleMember,
  previewErasure,
  releaseEmployeeHold,
  requestErasure,
  setEmployeeHold,
  withdrawErasure,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;
const params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

const Preview = z
  .object({
    employeeId: z.int(),
    name: z.string(),
    blockedBy: z.string().nullable().describe("Null: it can be asked for"),
    hold: z.object({ reason: z.string(), setOn: z.string() }).nullable(),
    dueOn: z.string().nullable().describe("The first day on which the law lets go of everything"),
    classes: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        until: z.string(),
        rule: z.object({ text: z.string(), citation: z.string(), slug: z.string().nullable() }).nullable(),
      }),
    ),
    request: z
      .object({ status: z.enum(["waiting", "done"]), askedOn: z.string(), doneOn: z.string().nullable() })
      .nullable(),
    tables: z.array(
      z.object({
        why: z.string(),
        rows: z.int(),
        becomes: z.enum(["removed", "emptied", "kept"]),
        note: z.string().nullable(),
      }),
    ),
    allowedActions: z.array(z.enum(["erase", "withdraw", "hold", "release"])),
  })
  .openapi("EmployeeErasure");
const NO_CONTENT = (description: string) => ({ 204: { description } });

export const employeeErasureEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/employees/{id}/erasure",
    operationId: "previewEmployeeErasure",
    sdk: "people.previewErasure",
    summary: "What erasing a former employee would do, from which day the law lets it, and by which rules",
    params,
    answers: { 200: { description: "Nothing is written", schema: Preview } },
    errors: [403, 404],
    handle: async ({ params: { id } }, { principal }) =>
      previewErasure(await peopleMember(principal, "employees:write"), id),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/employees/{id}/erasure",
    operationId: "eraseEmployee",
    sdk: "people.erase",
    asksProof: true,
    summary: "Erase a former employee's personal data, now or on the first day on which the law lets it",
    params,
    answers: {
      200: {
        description: "Done, or waiting for its day",
        schema: z.object({ status: z.enum(["done", "waiting"]), dueOn: z.string().nullable() }),
        example: { status: "waiting", dueOn: "2030-11-21" },
      },
    },
    errors: [403, 404, 409],
    handle: async ({ params: { id } }, { principal }) =>
      requestErasure(await peopleMember(principal, "employees:write"), id),
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/employees/{id}/erasure",
    operationId: "withdrawEmployeeErasure",
    sdk: "people.withdrawErasure",
    summary: "Withdraw an erasure that waits for its day",
    params,
    answers: NO_CONTENT("Withdrawn"),
    errors: [403, 404],
    handle: async ({ params: { id } }, { principal }) => {
      await withdrawErasure(await peopleMember(principal, "employees:write"), id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/employees/{id}/hold",
    operationId: "holdEmployee",
    sdk: "people.hold",
    summary: "Set a legal hold: while it stands nothing of the record is erased",
    params,
    body: holdForm,
    bodyExample: { reason: "Charge 500-2026-00012 is open" },
    answers: NO_CONTENT("Set"),
    errors: [403, 404, 409],
    handle: async ({ params: { id }, body }, { principal }) => {
      await setEmployeeHold(await peopleMember(principal, "employees:write"), id, body);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/employees/{id}/hold",
    operationId: "releaseEmployee",
    sdk: "people.releaseHold",
    summary: "Release a legal hold",
    params,
    answers: NO_CONTENT("Released"),
    errors: [403, 404],
    handle: async ({ params: { id } }, { principal }) => {
      await releaseEmployeeHold(await peopleMember(principal, "employees:write"), id);
      return reply(204, undefined);
    },
  }),
];
