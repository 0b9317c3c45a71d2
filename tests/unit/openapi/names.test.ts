import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sdkNameOf } from "../../../openapi/names";
import { planSdk } from "../../../openapi/sdk-plan";

const document = JSON.parse(readFileSync("openapi/openapi.json", "utf8"));

describe("names of the SDK", () => {
  it.each([
    ["/api/laws/search", "searchLaws", "laws", "search"],
    ["/api/topics", "listTopics", "laws", "listTopics"],
    ["/api/analyze-concern", "analyzeConcern", "concerns", "analyze"],
    ["/api/search-history/{id}", "getSearchHistoryEntry", "history", "get"],
    ["/api/api-keys/{id}", "revokeApiKey", "apiKeys", "revoke"],
    ["/api/auth/user", "getUser", "account", "getUser"],
    ["/api/create-payment-intent", "createPaymentIntent", "billing", "createPaymentIntent"],
    ["/api/admin/customers/{id}/access", "setCustomerAccess", "admin.customers", "setAccess"],
    ["/api/admin/customers/{id}/grant-ats", "grantCustomerAts", "admin.customers", "grantAts"],
    ["/api/admin/customer-stats", "customerStats", "admin.customers", "stats"],
    ["/api/export", "exportReport", "exports", "export"],
    ["/api/admin/jobs/{name}/runs", "listJobRuns", "admin.jobs", "listRuns"],
    ["/api/subscribers/{id}", "updateSubscriber", "admin.subscribers", "update"],
    ["/api/ats/applications/{id}/move", "moveApplication", "ats.applications", "move"],
    ["/api/ats/candidates", "listAtsCandidates", "ats.candidates", "list"],
    ["/api/ats/job-templates", "listJobTemplates", "ats.jobTemplates", "list"],
  ])("%s %s is %s.%s", (path, operationId, resource, method) => {
    expect(sdkNameOf(path, operationId)).toEqual({ resource, method });
  });

  it("are chosen by the endpoint where it says so", () => {
    expect(sdkNameOf("/api/any", "doIt", "admin.things.act")).toEqual({ resource: "admin.things", method: "act" });
  });

  it("are never shared: every documented operation has a method of its own", () => {
    const methods = planSdk(document).flatMap(({ name, methods: own }) => own.map(({ method }) => `${name}.${method}`));
    expect(new Set(methods).size).toBe(methods.length);
  });
});
