import { describe, expect, it } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { candidateForm, createCandidate, readStoredFile, requestErasure } from "~/domain/hiring/candidates";
import {
  addApplication,
  changeCase,
  markNotice,
  moveApplication,
  openCase,
  readApplication,
  readBackground,
  readNotices,
  undoMove,
} from "~/domain/hiring/recruiting";
import { copyStages, recheckAfterCorpus } from "~/domain/hiring/requisitions";
import { DAY_MS, shiftClock } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { joinTeam, makeTeam, publishedJob } from "./team";

useDatabase();

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
const copies = () => ({ report: { name: "report.pdf", bytes: PDF }, summary: { name: "rights.pdf", bytes: PDF } });
const agency = { name: "Acme Reports", contact: "1 Main Street, Reno, NV 89501, 1-800-555-0100" };

/** An application in California, where a conditional offer comes before any question on convictions. */
async function inCalifornia() {
  const team = await makeTeam();
  const { member, organizationId } = team;
  await db().organization.update({ where: { id: organizationId }, data: { headCount: 80 } });
  const jobId = await publishedJob(member, { location: "Fresno, CA", openings: 2 });
  await inHiring(member, (tx) => copyStages(tx, organizationId, jobId));
  const form = candidateForm.parse({ firstName: "Kim", lastName: "Ito", email: `kim${jobId}@example.com` });
  const { id } = await addApplication(member, { candidateId: (await createCandidate(member, form)).id, jobId });
  return { ...team, jobId, id };
}

const advance = async (
  member: HiringMember,
  id: number,
  ...to: ("screening" | "interviewing" | "offer" | "hired")[]
) => {
  let eventId = 0;
  for (const status of to) ({ eventId } = await moveApplication(member, id, { status }));
  return eventId;
};

describe("criminal history", () => {
  it("stays closed on the application until the stage that the law of the place permits", async () => {
    const { member, organizationId, id } = await inCalifornia();
    const answer = { label: "Have you ever been convicted of a felony?", answer: "yes, in 2009" };
    await inHiring(member, (tx) =>
      tx.applicationAnswer.create({ data: { organizationId, applicationId: id, ...answer } }),
    );
    const shown = async () => JSON.stringify((await readApplication(member, id)).application.answers);
    expect(await shown()).toMatch(/Closed until the stage offer.*12952/);
    await advance(member, id, "screening", "interviewing");
    expect(await shown()).not.toContain("2009");
    await advance(member, id, "offer");
    expect(await shown()).toContain("2009");
  });
});

describe("a background check", () => {
  it("goes from disclosure to the final notice by the law's clock, and holds a rejection back meanwhile", async () => {
    const { member, id, organizationId } = await inCalifornia();
    const caseId = await openCase(member, id);
    await expect(openCase(member, id)).rejects.toMatchObject({ status: 409 });
    await changeCase(member, caseId, { action: "disclose" });
    await changeCase(member, caseId, { action: "authorize" });
    // Too early in California, and it says by which law.
    await expect(changeCase(member, caseId, { action: "order" })).rejects.toMatchObject({
      status: 409,
      code: "too_early",
    });
    await advance(member, id, "screening", "interviewing", "offer");
    await changeCase(member, caseId, { action: "order" });
    await expect(changeCase(member, caseId, { action: "pre-adverse", agency })).rejects.toMatchObject({ status: 422 });
    await expect(changeCase(member, caseId, { action: "pre-adverse", ...copies() })).rejects.toMatchObject({
      status: 422,
    });
    await changeCase(member, caseId, { action: "pre-adverse", agency, ...copies() });
    const mail = await inOrganization(organizationId, (tx) =>
      tx.mail.findFirstOrThrow({ where: { organizationId, template: "hiring-letter" } }),
    );
    expect(mail.attachments).toHaveLength(2);
    const reject = { status: "rejected", reason: "Report" } as const;
    await expect(moveApplication(member, id, reject)).rejects.toMatchObject({ code: "adverse_action_waits" });
    await expect(changeCase(member, caseId, { action: "final" })).rejects.toMatchObject({ code: "waiting_time" });
    shiftClock(20 * DAY_MS);
    await expect(changeCase(member, caseId, { action: "final" })).rejects.toMatchObject({ code: "assessment_missing" });
    await changeCase(member, caseId, {
      action: "assess",
      note: "A theft at a till three years ago; the job handles cash alone at night.",
    });
    await changeCase(member, caseId, { action: "final" });
    shiftClock(0);
    const last = await inOrganization(organizationId, (tx) =>
      tx.mail.findFirstOrThrow({
        where: { organizationId, template: "hiring-letter" },
        orderBy: { id: "desc" },
      }),
    );
    expect(JSON.stringify(last.data)).toContain("within 60 days");
    expect(JSON.stringify(last.data)).toContain("Acme Reports");
    await moveApplication(member, id, reject);
    const { cases } = await readBackground(member, id);
    expect(cases[0]?.entries.map(({ action }) => action)).toEqual([
      ...["disclose", "authorize", "order", "pre-adverse", "assess", "final"],
    ]);
    expect(cases[0]?.steps).toEqual([]);
    // What is erased is gone from the check as well, its report included.
    const manager = (await joinTeam(organizationId, "hiring_manager")).member;
    const row = await inHiring(member, (tx) => tx.adverseActionCase.findFirstOrThrow({ where: { id: caseId } }));
    const { candidateId } = await inHiring(member, (tx) => tx.application.findFirstOrThrow({ where: { id } }));
    expect((await readStoredFile(member, row.reportFileId ?? 0)).name).toBe("report.pdf");
    await expect(readStoredFile(manager, row.reportFileId ?? 0)).rejects.toMatchObject({ status: 404 });
    await inHiring(member, (tx) => tx.candidate.update({ where: { id: candidateId }, data: { retainUntil: null } }));
    expect(await requestErasure(member, candidateId)).toMatchObject({ status: "done" });
    expect(JSON.stringify((await readBackground(member, id)).cases)).not.toMatch(/theft|Acme/);
    const file = await inHiring(member, (tx) => tx.storedFile.findFirst({ where: { id: row.reportFileId ?? 0 } }));
    expect([Boolean(row.reportFileId), file]).toEqual([true, null]);
  });

  it("gives the waiting time anew after a dispute, and ends well when nothing is against it", async () => {
    const { member, id } = await inCalifornia();
    await advance(member, id, "screening", "interviewing", "offer");
    const caseId = await openCase(member, id);
    for (const action of ["disclose", "authorize", "order"] as const) await changeCase(member, caseId, { action });
    await changeCase(member, caseId, { action: "pre-adverse", agency, ...copies() });
    const before = (await readBackground(member, id)).cases[0]?.waitUntil ?? "";
    shiftClock(10 * DAY_MS);
    await changeCase(member, caseId, { action: "dispute", note: "Not the same person" });
    const view = (await readBackground(member, id)).cases[0];
    expect((view?.waitUntil ?? "") > before && view?.isWaiting).toBe(true);
    shiftClock(0);
    await changeCase(member, caseId, { action: "proceed" });
    await moveApplication(member, id, { status: "hired" });
    expect((await readBackground(member, id)).cases[0]?.status).toBe("cleared");
  });

  it("goes on in spite of a rule only by those who run the organization, with a reason that stays", async () => {
    const { member, id, organizationId } = await inCalifornia();
    const { member: recruiter } = await joinTeam(organizationId, "recruiter");
    const caseId = await openCase(member, id);
    for (const action of ["disclose", "authorize"] as const) await changeCase(recruiter, caseId, { action });
    const override = "A bank's duty under 12 U.S.C. 1829 comes before the rule of the state.";
    const order = { action: "order", override } as const;
    await expect(changeCase(recruiter, caseId, order)).rejects.toMatchObject({ status: 403 });
    await expect(changeCase(member, caseId, { ...order, override: "because" })).rejects.toMatchObject({ status: 422 });
    await expect(changeCase(member, caseId, { action: "order" })).rejects.toMatchObject({ code: "too_early" });
    expect(await changeCase(member, caseId, order)).toBe("ordered");
    const entry = (await readBackground(member, id)).cases[0]?.entries.at(-1);
    expect(entry?.override).toMatchObject({ reason: override });
    expect(entry?.override?.rule).toMatch(/only from the stage offer/);
    const audit = await db().auditEntry.findFirstOrThrow({ where: { organizationId, action: "background.order" } });
    expect(JSON.stringify(audit.detail)).toContain("1829");
  });

  it("takes the pre-adverse notice with its copies from a program", async () => {
    const { member, cookie, id, organizationId } = await inCalifornia();
    await advance(member, id, "screening", "interviewing", "offer");
    const caseId = await openCase(member, id);
    for (const action of ["disclose", "authorize", "order"] as const) await changeCase(member, caseId, { action });
    const path = `/api/ats/background-checks/${caseId}/pre-adverse-notice`;
    const form = (...files: ("report" | "summary")[]) => {
      const data = new FormData();
      data.set("agencyName", agency.name);
      data.set("agencyContact", agency.contact);
      for (const name of files)
        data.set(name, new File([new Uint8Array(PDF)], `${name}.pdf`, { type: "application/pdf" }));
      return data;
    };
    expect((await callApi("POST", path, { cookie, form: form("report") })).status).toBe(422);
    const stranger = await makeTeam("Other Bakery");
    expect((await callApi("POST", path, { cookie: stranger.cookie, form: form("report", "summary") })).status).toBe(
      404,
    );
    const sent = await callApi("POST", path, { cookie, form: form("report", "summary") });
    expect([sent.status, sent.body.status]).toEqual([200, "pre_adverse"]);
    const mail = await inOrganization(organizationId, (tx) =>
      tx.mail.findFirstOrThrow({ where: { organizationId, template: "hiring-letter" } }),
    );
    expect(mail.attachments).toHaveLength(2);
  });

  it("is for recruiters and admins of the organization only", async () => {
    const { member, id, organizationId } = await inCalifornia();
    const caseId = await openCase(member, id);
    const manager = await joinTeam(organizationId, "hiring_manager");
    const path = `/api/ats/applications/${id}/background-checks`;
    expect((await callApi("GET", path, { cookie: manager.cookie })).status).toBe(403);
    const stranger = await makeTeam("Other Bakery");
    expect((await callApi("GET", path, { cookie: stranger.cookie })).status).toBe(404);
    await expect(changeCase(stranger.member, caseId, { action: "disclose" })).rejects.toMatchObject({ status: 404 });
  });
});

describe("the notices of a new hire", () => {
  it("come with the hire from the law of the place, are ticked off with a name, and go when the hire is taken back", async () => {
    const { member, id } = await inCalifornia();
    const eventId = await advance(member, id, "screening", "interviewing", "offer", "hired");
    const notices = await readNotices(member, id);
    expect(notices.length).toBeGreaterThan(5);
    expect(notices.every(({ lawSlug, form, citation }) => (lawSlug || form?.url) && citation)).toBe(true);
    const cited = (words: RegExp) => notices.find(({ title }) => words.test(title))?.citation;
    expect(cited(/written pay notice/)).toBe("Cal. Lab. Code 2810.5");
    expect(cited(/notice of workplace rights/)).toBe("Cal. Lab. Code 1553");
    expect(cited(/^Form I-9/)).toBe("8 CFR 274a.2(b)(1)(i)");
    expect(cited(/^Form W-4/)).toBe("26 U.S.C. 3402(f)(2)(A)");
    expect(cited(/^Form DE 4/)).toBe("California Employment Development Department");
    expect(notices.filter(({ form }) => form).map(({ form }) => form?.name)).toEqual([
      "Form I-9",
      "Form W-4",
      "Form DE 4",
    ]);
    expect(notices.map(({ title }) => title).join()).toMatch(/workers' compensation/i);
    expect(notices.every(({ state }) => state === null || state === "CA")).toBe(true);
    const [first] = notices;
    await markNotice(member, first?.id ?? 0, { status: "done" });
    const stranger = (await makeTeam("Other Bakery")).member;
    await expect(markNotice(stranger, first?.id ?? 0, { status: "done" })).rejects.toMatchObject({ status: 404 });
    await undoMove(member, id, eventId);
    const left = await readNotices(member, id);
    expect(left.map(({ status, doneBy }) => [status, Boolean(doneBy)])).toEqual([["done", true]]);
    // Hired again: what was given is not asked for twice.
    await moveApplication(member, id, { status: "hired" });
    expect(await readNotices(member, id)).toHaveLength(notices.length);
  });
});

describe("a changed corpus", () => {
  it("has open jobs and new hires checked again, once", async () => {
    await db().jobRun.deleteMany({ where: { name: "posting-checks" } });
    expect(await recheckAfterCorpus()).toEqual({ asked: 1 });
    expect(await recheckAfterCorpus()).toEqual({ asked: 0 });
    await db().jobRun.deleteMany({ where: { name: "posting-checks" } });
  });
});
