import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { hiringChoices, hiringDashboard, hiringMember, inHiring, listActivities, listViews } from "~/domain/hiring";
import { duplicateJob } from "~/domain/hiring/requisitions";
import { HOUR_MS, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";
import { keepMails } from "../accounts/mailbox";
import { applicant } from "../hiring/pipeline";
import { joinTeam, makeTeam, principalOf, publishedJob } from "../hiring/team";

useDatabase();
keepMails();

let team: Awaited<ReturnType<typeof makeTeam>>;
let rows: Record<string, number>;
let admin: Awaited<ReturnType<typeof makeUser>>;
let viewing: string;
beforeAll(async () => {
  team = await makeTeam();
  const { applicationId, candidateId, jobId } = await applicant(team.member);
  rows = { applications: applicationId, candidates: candidateId, jobs: jobId, organizations: team.organizationId };
  admin = await makeUser({ isAdmin: true, firstName: "Ann", lastName: "Admin" });
  const owner = await db().user.findUniqueOrThrow({ where: { id: team.userId } });
  viewing = await sessionCookie(owner, admin);
});

const at = (path: string): string =>
  path
    .replace(/(\w+)\/\{\w+\}/g, (_, kind: string) => `${kind}/${rows[kind] ?? 999_999_999}`)
    .replace("reports/999999999", "reports/funnel");
const as = (cookie: string, method: string, path: string, body?: unknown) =>
  callApi(method.toUpperCase(), at(path), { cookie, body });
const consent = (body: unknown = { areas: ["hiring"], hours: 24, reason: "Ticket 4711" }, cookie = team.cookie) =>
  as(cookie, "post", "/api/organizations/{id}/support-access", body);
const end = (cookie = team.cookie) => as(cookie, "delete", "/api/organizations/{id}/support-access");
const visits = () => as(team.cookie, "get", "/api/organizations/{id}/support-visits");

const HIRING = endpoints.filter(({ who }) => who === "ats" || who === "customer");

/** What support may do with the consent of the owner; everything else of hiring stays shut. */
const TO_LOOK = new Set(
  [
    ["listAtsJobs", "getAtsJob", "getJobStages", "listStageTemplates", "listCandidates", "getCandidate"],
    ["downloadHiringFile", "listDuplicateCandidates", "listApplications", "getApplication", "listInterviews"],
    ["listUpcomingInterviews", "getInterview", "getInterviewPlan", "listOffers", "getOffer", "downloadOfferLetter"],
    ["listTemplates", "getTemplate", "previewTemplate", "listActivities", "listHiringReports", "runHiringReport"],
    ["listHiringReportRows", "listReportSchedules", "listReferrals", "listReferralJobs", "listTeam", "getScreening"],
    ["listScreeningLog", "adverseImpact", "listNewHireNotices"],
  ].flat(),
);
const TO_HELP = new Set(
  [
    ["createAtsJob", "updateAtsJob", "duplicateAtsJob", "saveJobQuestions", "saveJobStages", "saveJobTranslation"],
    ["deleteJobTranslation", "saveInterviewPlan", "submitAtsJob", "recallAtsJob", "reviseAtsJob"],
  ].flat(),
);

describe("without the owner's consent", () => {
  it.each(HIRING.map((one) => [one.operationId, one] as const))("%s is shut to support", async (_id, one) => {
    const answer = await as(viewing, one.method, one.path, one.method === "get" ? undefined : {});
    expect([answer.status, answer.body.code]).toEqual([403, "support_access_needed"]);
  });
});

const PDF = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF";
const pdf = (name: string) => new File([PDF], `${name}.pdf`, { type: "application/pdf" });
const FORM_VALUES: Record<string, string | File> = {
  candidateData: JSON.stringify({ firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com" }),
  resume: new File(["Kim Ito, baker"], "resume.txt", { type: "text/plain" }),
  agencyName: "Acme Reports",
  agencyContact: "1-800-555-0100",
  report: pdf("report"),
  summary: pdf("summary"),
};

/** What the form of a call takes, and nothing else: an unknown name would be refused first. */
function filledForm({ body }: Endpoint): FormData {
  const form = new FormData();
  for (const name of Object.keys((body as unknown as { shape: object }).shape))
    if (name in FORM_VALUES) form.set(name, FORM_VALUES[name] as string | File);
  return form;
}

describe("with the owner's consent", () => {
  beforeAll(async () => {
    expect((await consent()).status).toBe(201);
  });

  it.each(HIRING.map((one) => [one.operationId, one] as const))("%s is as the table says", async (id, one) => {
    const form = one.bodyType === "multipart/form-data" ? filledForm(one) : undefined;
    const body = one.method === "get" || form ? undefined : (one.bodyExample ?? {});
    const answer = await callApi(one.method.toUpperCase(), at(one.path), { cookie: viewing, body, form });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
    const isOpen = answer.body?.code !== "impersonating";
    expect([id, isOpen]).toEqual([id, TO_LOOK.has(id) || TO_HELP.has(id)]);
    if (TO_LOOK.has(id)) expect([200, 404, 422]).toContain(answer.status);
  });

  it("a look cannot change a row, even where a guard forgot to ask", async () => {
    const member = await hiringMember(await principalOf(viewing), "candidates:read");
    const write = inHiring(member, (tx) =>
      tx.candidate.updateMany({ where: { organizationId: team.organizationId }, data: { firstName: "Changed" } }),
    );
    await expect(write).rejects.toMatchObject({ code: "impersonating" });
  });

  it("the start page and what forms offer are drawn without a write", async () => {
    const member = await hiringMember(await principalOf(viewing));
    expect((await hiringDashboard(member)).stats.candidates).toBeGreaterThan(0);
    expect((await hiringChoices(member)).people.length).toBeGreaterThan(0);
    expect(await listViews(member, "candidates")).toEqual([]);
  });

  it("each look and act stands on the company's page with both names, place and time", async () => {
    await as(viewing, "get", "/api/ats/candidates/{id}".replace("{id}", String(rows.candidates)));
    const { body } = await visits();
    expect(body.data[0]).toMatchObject({
      who: "Ann Admin",
      action: "support.look",
      ability: "candidates:read",
      path: `/api/ats/candidates/${rows.candidates}`,
    });
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: "support.look" },
      orderBy: { id: "desc" },
    });
    expect(entry).toMatchObject({ actorId: team.userId, impersonatorId: admin.id, subjectUserId: team.userId });
    expect(entry.organizationId).toBe(team.organizationId);
  });

  it("the timeline of a job names both", async () => {
    const member = await hiringMember(await principalOf(viewing), "jobs:write");
    const copy = await duplicateJob(member, await publishedJob(team.member));
    const { data } = await listActivities(team.member, { entityType: "job", entityId: copy, limit: 50 });
    expect(data[0]?.who).toMatch(/^Ann Admin \(Statewise support\) as Dana Miller/);
  });

  it("holds for this company only, until its end, and ends with the owner's word at the next request", async () => {
    const other = await makeTeam("Other");
    const owner = await db().user.findUniqueOrThrow({ where: { id: other.userId } });
    const elsewhere = await sessionCookie(owner, admin);
    expect((await as(elsewhere, "get", "/api/ats/candidates")).body.code).toBe("support_access_needed");
    expect((await as(viewing, "get", "/api/ats/candidates")).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await as(viewing, "get", "/api/ats/candidates")).body.code).toBe("support_access_needed");
    await consent({ areas: ["hiring"], hours: 1 });
    shiftClock(HOUR_MS + 1000);
    expect((await as(viewing, "get", "/api/ats/candidates")).body.code).toBe("support_access_needed");
    shiftClock(0);
    await end();
    await consent({ areas: ["people"], hours: 1 });
    expect((await as(viewing, "get", "/api/ats/candidates")).body.code).toBe("support_access_needed");
    await end();
  });
});

describe("the consent itself", () => {
  it("is the owner's: not an admin's, a recruiter's, a key's, a stranger's, nor support's own", async () => {
    const owner = await db().user.findUniqueOrThrow({ where: { id: team.userId } });
    const body = { areas: ["hiring"], hours: 24 };
    for (const role of ["admin", "recruiter"] as const) {
      expect((await consent(body, (await joinTeam(team.organizationId, role)).cookie)).body.code).toBe("role_missing");
    }
    expect((await consent(body, (await makeTeam("Stranger")).cookie)).status).toBe(404);
    expect((await consent(body, viewing)).body.code).toBe("impersonating");
    const key = await apiKey(owner);
    const byKey = await callApi("POST", at("/api/organizations/{id}/support-access"), { key, body });
    expect(byKey.body.code).toBe("session_only");
    expect(await db().supportGrant.count({ where: { organizationId: team.organizationId, revokedAt: null } })).toBe(0);
  });

  it("names areas and a time of the list", async () => {
    for (const body of [
      { areas: [], hours: 1 },
      { areas: ["everything"], hours: 1 },
      { areas: ["hiring"], hours: 9000 },
    ]) {
      expect((await consent(body)).status).toBe(422);
    }
  });

  it("is read by owner and admins, ended by an admin too, and by nobody below", async () => {
    await consent();
    const boss = await joinTeam(team.organizationId, "admin");
    const read = (cookie: string) => as(cookie, "get", "/api/organizations/{id}/support-access");
    expect((await read(boss.cookie)).body.grant).toMatchObject({ areas: ["hiring"], reason: "Ticket 4711" });
    const recruiter = await joinTeam(team.organizationId, "recruiter");
    expect((await read(recruiter.cookie)).status).toBe(403);
    expect((await end(recruiter.cookie)).status).toBe(403);
    expect((await end(boss.cookie)).status).toBe(200);
    expect((await read(team.cookie)).body.grant).toBeNull();
  });
});

describe("nothing made while viewing outlives it", () => {
  const MAKES: [method: string, path: string, body?: unknown][] = [
    ["POST", "/api/api-keys", { name: "x", scopes: ["account:read"] }],
    ["POST", "/api/ats/calendar-feed"],
    ["POST", "/api/ats/report-schedules", { type: "funnel", cadence: "weekly", recipientIds: [1] }],
    ["POST", "/api/webhooks", { url: "https://hooks.example.com/x", events: [] }],
    ["POST", "/api/organizations/{id}/invitations", { email: "mine@example.com", role: "admin" }],
    ["POST", "/api/organizations/{id}/switch"],
    ["PUT", "/api/organizations/{id}", { name: "Mine" }],
    ["PUT", "/api/auth/profile", { firstName: "Mine" }],
    ["POST", "/api/search-history", { query: "breaks", searchType: "laws", resultsCount: 0 }],
    ["DELETE", "/api/search-history"],
    ["POST", "/api/feedback", { type: "other", message: "In the customer's name" }],
  ];

  it.each(MAKES)("%s %s is refused", async (method, path, body) => {
    await consent();
    const known = endpoints.some((one) => one.method === method.toLowerCase() && one.path === path);
    expect(known, "the door is there").toBe(true);
    const answer = await as(viewing, method, path, body ?? {});
    expect([answer.status, answer.body.code]).toEqual([403, "impersonating"]);
    await end();
  });

  it("no write with a scope of a customer's own is open at all", async () => {
    const writes = endpoints.filter(({ method, who, scope }) => method !== "get" && who === "user" && scope !== "none");
    for (const one of writes.filter(({ scope }) => scope !== "session:end")) {
      const answer = await as(viewing, one.method, one.path, one.bodyExample ?? {});
      expect([one.operationId, answer.body.code]).toEqual([one.operationId, "impersonating"]);
    }
  });

  it("every request leaves both names in the log, reading too", async () => {
    await as(viewing, "get", "/api/auth/user");
    const [entry] = await db().auditEntry.findMany({
      where: { action: "impersonation.request" },
      orderBy: { id: "desc" },
      take: 1,
    });
    expect(entry).toMatchObject({ actorId: team.userId, impersonatorId: admin.id });
    expect(entry?.detail).toMatchObject({ method: "GET", path: "/api/auth/user" });
  });
});
