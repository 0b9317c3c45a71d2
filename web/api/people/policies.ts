import { z } from "@hono/zod-openapi";
import {
  addPolicyText,
  answerPolicy,
  listOwnPolicies,
  listPolicyTexts,
  peopleMember,
  policyAnswer,
  policySending,
  policyTextForm,
  policyWording,
  readOwnPolicy,
  readPolicyText,
  remindPolicy,
  retirePolicy,
  rewordPolicy,
  sendPolicy,
} from "~/domain/people";
import { endpoint, reply } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const line = {
  id: z.int(),
  title: z.string(),
  version: z.int(),
  sentAt: moment.nullable(),
  dueOn: z.string().nullable(),
  asked: z.int(),
  acknowledged: z.int(),
  declined: z.int(),
  waiting: z.int(),
};
const own = {
  id: z.int(),
  title: z.string(),
  version: z.int(),
  status: z.string().describe("sent, viewed, acknowledged or declined"),
  answeredAt: moment.nullable(),
  dueOn: z.string().nullable(),
  isOpen: z.boolean(),
};
const example = { title: "Code of conduct", text: "We treat each other, our guests and our suppliers with respect." };
const sent = {
  200: { description: "So many were asked, and mailed", schema: z.object({ asked: z.int(), mailed: z.int() }) },
};

export const peoplePolicyEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/policies",
    operationId: "listPeoplePolicies",
    sdk: "people.listPolicies",
    summary: "The company's policies, each with how many have answered its newest wording",
    answers: { 200: { description: "All of them", schema: z.object({ data: z.array(z.object(line)) }) } },
    errors: [403],
    handle: async (_, { principal }) => ({
      data: await listPolicyTexts(await peopleMember(principal, "employees:write")),
    }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/policies",
    operationId: "addPeoplePolicy",
    sdk: "people.addPolicy",
    summary: "Write a policy; nobody is asked before it is sent",
    body: policyTextForm,
    bodyExample: example,
    answers: { 201: { description: "Made", schema: z.object({ id: z.int() }) } },
    errors: [403],
    handle: async ({ body }, { principal }) =>
      reply(201, { id: await addPolicyText(await peopleMember(principal, "employees:write"), body) }),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/policies/{id}",
    operationId: "getPeoplePolicy",
    sdk: "people.getPolicy",
    summary: "A policy with its wordings, and who has answered the newest and who has not",
    params: idParams,
    answers: {
      200: {
        description: "The policy",
        schema: z
          .object({
            ...line,
            text: z.string(),
            isRetired: z.boolean(),
            versions: z.array(z.object({ version: z.int(), sentAt: moment.nullable(), createdAt: moment })),
            people: z.array(
              z.object({
                employeeId: z.int(),
                name: z.string(),
                canSignIn: z.boolean(),
                status: z.string(),
                viewedAt: moment.nullable(),
                answeredAt: moment.nullable(),
                reason: z.string().nullable(),
              }),
            ),
          })
          .openapi("PeoplePolicy"),
      },
    },
    errors: [403, 404],
    handle: async ({ params }, { principal }) =>
      readPolicyText(await peopleMember(principal, "employees:write"), params.id),
  }),
  endpoint({
    ...WRITE,
    method: "put",
    path: "/api/people/policies/{id}",
    operationId: "rewordPeoplePolicy",
    sdk: "people.rewordPolicy",
    summary: "Give a policy another wording; one that was sent stays as it was, and is followed by the next version",
    params: idParams,
    body: policyWording,
    bodyExample: { text: example.text },
    answers: { 200: { description: "Written", schema: z.object({ version: z.int() }) } },
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) => ({
      version: await rewordPolicy(await peopleMember(principal, "employees:write"), params.id, body),
    }),
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/policies/{id}",
    operationId: "retirePeoplePolicy",
    sdk: "people.retirePolicy",
    summary: "Retire a policy; what was acknowledged stays",
    params: idParams,
    answers: { 204: { description: "Retired" } },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => {
      await retirePolicy(await peopleMember(principal, "employees:write"), params.id);
      return reply(204, undefined);
    },
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/policies/{id}/send",
    operationId: "sendPeoplePolicy",
    sdk: "people.sendPolicy",
    summary: "Ask everybody who has not been asked to read the newest wording",
    params: idParams,
    body: policySending,
    bodyExample: { dueOn: "2027-01-31" },
    answers: sent,
    errors: [403, 404],
    handle: async ({ params, body }, { principal }) =>
      sendPolicy(await peopleMember(principal, "employees:write"), params.id, body),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/policies/{id}/remind",
    operationId: "remindPeoplePolicy",
    sdk: "people.remindPolicy",
    summary: "Mail those who have not answered, once a day at most",
    params: idParams,
    answers: sent,
    errors: [403, 404, 409],
    handle: async ({ params }, { principal }) =>
      remindPolicy(await peopleMember(principal, "employees:write"), params.id),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/own-policies",
    operationId: "listOwnPolicies",
    sdk: "people.listOwnPolicies",
    summary: "The policies that you are asked to read, what waits first",
    answers: { 200: { description: "At most 200", schema: z.object({ data: z.array(z.object(own)) }) } },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listOwnPolicies(await peopleMember(principal)) }),
  }),
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/own-policies/{id}",
    operationId: "readOwnPolicy",
    sdk: "people.readOwnPolicy",
    summary: "One of them with its wording; that you opened it is noted",
    params: idParams,
    answers: {
      200: {
        description: "The policy",
        schema: z.object({
          ...own,
          text: z.string(),
          hash: z.string().describe("Send it back with the answer"),
          signatureName: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      },
    },
    errors: [403, 404],
    handle: async ({ params }, { principal }) => readOwnPolicy(await peopleMember(principal), params.id),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/own-policies/{id}/answer",
    operationId: "answerOwnPolicy",
    sdk: "people.answerPolicy",
    summary: "Acknowledge a policy, or decline it with the reason",
    params: idParams,
    body: policyAnswer,
    bodyExample: { answer: "acknowledged", hash: "0".repeat(64), signatureName: "Ana Silva" },
    answers: { 204: { description: "Answered" } },
    errors: [403, 404, 409],
    handle: async ({ params, body }, { principal }) => {
      await answerPolicy(await peopleMember(principal, "self:write"), params.id, body);
      return reply(204, undefined);
    },
  }),
];
