import { z } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { endpoints } from "~/api/endpoints";
import { refuseUnknown, unknownNames } from "~/api/known-names";
import { nearestName } from "~/platform/nearest-name";

const namesIn = (schema: z.ZodType, value: unknown) => unknownNames(schema, value).map(({ path }) => path.join("."));

describe("a name that a schema does not know", () => {
  it("is found however deep it stands, behind defaults, lists, maps, choices and what is read first", () => {
    const inner = z.object({ city: z.string() });
    const schema = z.object({
      list: z.array(inner).optional(),
      map: z.record(z.string(), inner).nullish(),
      choice: z.union([z.number(), inner, z.object({ zip: z.string() })]).default(1),
      read: z.preprocess((value) => value, inner),
      both: inner.and(z.object({ state: z.string() })),
      later: z.lazy(() => inner),
      open: z.looseObject({ id: z.number() }),
      any: z.unknown(),
    });
    const value = {
      list: [{ city: "A" }, { city: "B", ctiy: "B" }],
      map: { one: { citty: "A" } },
      choice: { zip: "1", zap: "2" },
      read: { town: "A" },
      both: { city: "A", state: "CA", county: "B" },
      later: { city: "A", at: 1 },
      open: { id: 1, more: 2 },
      any: { whatever: 1 },
      lisst: [],
    };
    expect(namesIn(schema, value).sort()).toEqual(
      ["both.county", "choice.zap", "later.at", "lisst", "list.1.ctiy", "map.one.citty", "read.town"].sort(),
    );
  });

  it("is told with the nearest known one: a slip, another way of writing, or its beginning", () => {
    const known = ["jurisdiction", "includeCityLaws", "annualSalary", "q", "city"];
    expect(nearestName("jurisdicton", known)).toBe("jurisdiction");
    expect(nearestName("include_city_laws", known)).toBe("includeCityLaws");
    expect(nearestName("annualSalery", known)).toBe("annualSalary");
    expect(nearestName("annual", known)).toBe("annualSalary");
    expect(nearestName("color", known)).toBe(null);
    expect(nearestName("constructor", known)).toBe(null);
  });

  it("is refused in a sentence, with all that are not known as fields", () => {
    const refused = (schema: z.ZodType | undefined, value: unknown) => () => refuseUnknown(schema, value, "query");
    const schema = z.object({ jurisdiction: z.string() });
    expect(refused(schema, { jurisdicton: "CA", colour: "red" })).toThrow(
      expect.objectContaining({
        status: 422,
        code: "unknown_parameter",
        message: 'There is no query parameter "jurisdicton" here. Did you mean "jurisdiction"?',
        details: {
          fields: [
            expect.objectContaining({ field: "jurisdicton" }),
            { field: "colour", message: 'There is no query parameter "colour" here. Known: jurisdiction.' },
          ],
        },
      }),
    );
    expect(refused(undefined, { a: "1" })).toThrow('There is no query parameter "a" here: this call takes none.');
    expect(refused(schema, { jurisdiction: "CA" })).not.toThrow();
    expect(refused(schema, { toString: "CA" })).toThrow("toString");
  });
});

const UPDATE = {
  ...{ id: "1", title: "A", description: "B", jurisdiction: "CA", category: "wages", effectiveDate: "2027-01-01" },
  ...{ riskLevel: "high", sourceUrl: "https://example.com", timestamp: "2026-11-24T08:00:00Z" },
};

const CUSTOMER = {
  ...{ email: "a@b.co", firstName: "A", lastName: "B", mailingAddress: "C", phoneNumber: "1" },
  ...{ tempPassword: "p", setTempPassword: true, tempPasswordExpiry: "24h" },
  ...{ accessLevel: "none", accessDuration: "30", accessExpiry: "" },
  ...{ atsAccessLevel: "none", atsAccessDuration: "30", atsAccessExpiry: "" },
  ...{ hrisAccessLevel: "none", hrisAccessDuration: "30", hrisAccessExpiry: "" },
  ...{ hrisPricingModel: "per-employee", hrisEmployeeCount: 5 },
};

/** What the screens of the specification send (its sections 'the calls it makes'): every name of theirs is known. */
const SPECIFIED: [call: string, query: string, body: object | null][] = [
  ["get /api/laws/search", "q=a&jurisdiction=CA&city=LA&includeCityLaws=true", null],
  ["get /api/cases/search", "q=a", null],
  ["post /api/analyze-concern", "", { concern: "a", jurisdiction: "CA", city: "", includeCityLaws: false }],
  ["post /api/search-history", "", { query: "a", searchType: "unified", jurisdiction: null, resultsCount: 3 }],
  ["get /api/search-history", "", null],
  [
    "post /api/feedback",
    "",
    {
      type: "no-answer",
      message: "a",
      searchQuery: "b",
      context: { resultsCount: 1, hasRiskAssessment: true, timestamp: "2026-11-24T08:00:00Z" },
    },
  ],
  ["get /api/law-updates", "", null],
  ["post /api/law-updates/check", "", {}],
  ["get /api/auth/user", "", null],
  ["post /api/auth/logout", "", {}],
  ["get /api/auth/access-status", "", null],
  [
    "post /api/export",
    "",
    {
      laws: [{ id: 1, title: "A", citation: "B", topics: [] }],
      cases: [{ id: 2, caseName: "A" }],
      riskAssessment: { overallRisk: "high", citations: [] },
      format: "pdf",
    },
  ],
  ["post /api/verify-payment", "", { paymentIntentId: "pi_1" }],
  ["post /api/verify-subscription", "", { subscriptionId: "sub_1" }],
  [
    "post /api/subscribe",
    "",
    {
      email: "a@b.co",
      firstName: "A",
      lastName: "B",
      company: "C",
      jurisdiction: "CA",
      city: "LA",
      categories: ["wages"],
    },
  ],
  ["post /api/auth/login", "", { email: "a@b.co", password: "p" }],
  [
    "post /api/auth/register",
    "",
    {
      firstName: "A",
      lastName: "B",
      email: "a@b.co",
      phoneNumber: "1",
      mailingAddress: "2",
      password: "p",
      promoCode: "TRIAL15",
    },
  ],
  ["post /api/auth/reset-password-request", "", { email: "a@b.co" }],
  ["post /api/auth/change-temp-password", "", { email: "a@b.co", newPassword: "p" }],
  [
    "put /api/auth/profile",
    "",
    { firstName: "A", lastName: "B", email: "a@b.co", phoneNumber: "1", mailingAddress: "2" },
  ],
  ["delete /api/auth/delete-account", "", {}],
  ["post /api/validate-coupon", "", { code: "A", plan: "daily" }],
  ["post /api/create-payment-intent", "", { amount: 499, plan: "daily", coupon: "A" }],
  ["post /api/create-subscription", "", { plan: "monthly", coupon: "A" }],
  ["get /api/admin/questions", "", null],
  ["get /api/admin/questions/count", "", null],
  ["get /api/admin/questions/export", "", null],
  ["get /api/subscribers", "", null],
  ["put /api/subscribers/{id}", "", { isActive: false }],
  ["get /api/notifications", "", null],
  ["post /api/test-notification", "", { email: "a@b.co", testUpdate: { ...UPDATE } }],
  ["get /api/admin/customer-stats", "", null],
  ["get /api/admin/customers", "", null],
  ["post /api/admin/customers", "", CUSTOMER],
  ["get /api/admin/customers/{id}/purchases", "", null],
  ["post /api/admin/export-customers", "", { format: "excel" }],
  ["put /api/admin/customers/{id}/access", "", { accessLevel: "monthly", accessExpiry: "2027-01-01" }],
  ["post /api/admin/customers/{id}/reset-password", "", {}],
  ["post /api/admin/customers/{id}/set-temp-password", "", { tempPassword: "p", expiry: "24h" }],
  ["post /api/admin/customers/{id}/notify", "", { customerId: 1, subject: "A", message: "B" }],
  ["post /api/admin/customers/{id}/revoke-ats", "", {}],
  ["post /api/admin/customers/{id}/revoke-hris", "", {}],
  ["post /api/admin/customers/{id}/grant-ats", "", { customerId: 1, accessLevel: "monthly", expiryDate: "2027-01-01" }],
  [
    "post /api/admin/customers/{id}/grant-hris",
    "",
    { customerId: 1, accessLevel: "monthly", expiryDate: "2027-01-01", employeeCount: 5 },
  ],
  ["get /api/ats/jobs", "", null],
  ["get /api/ats/candidates", "", null],
  ["get /api/ats/applications", "", null],
  ["get /api/ats/interviews/upcoming", "", null],
  ["get /api/ats/team", "", null],
  ["post /api/create-ats-monthly-subscription", "", {}],
  ["post /api/create-ats-annual-subscription", "", {}],
  ["post /api/verify-ats-subscription", "", { subscriptionId: "sub_1" }],
  [
    "post /api/ats/candidates",
    "",
    {
      ...{
        firstName: "A",
        middleName: "",
        lastName: "B",
        suffix: "",
        email: "a@b.co",
        phone: "1",
        city: "A",
        state: "CA",
      },
      ...{ zipCode: "1", educationLevel: "a", schoolAttended: "b", areaOfStudy: "c", currentTitle: "d", notes: "" },
      ...{ currentCompany: "e", experienceYears: 3, skills: ["a"], source: "Manual Entry" },
      ...{ contactMethodEmail: true, contactMethodPhone: false, contactMethodText: false },
    },
  ],
];

describe("a call of the specification", () => {
  it.each(SPECIFIED)("%s is known with all that it sends", (call, query, body) => {
    const [method, path] = call.split(" ");
    const declared = endpoints.find((one) => one.method === method && one.path === path);
    expect(declared, call).toBeDefined();
    const asked = Object.fromEntries(new URLSearchParams(query));
    expect(() => refuseUnknown(declared?.query, asked, "query")).not.toThrow();
    expect(() => refuseUnknown(declared?.body, body, "body")).not.toThrow();
  });
});
