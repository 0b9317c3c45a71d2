import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { changeOffer, listHires, moveApplication } from "~/domain/hiring/recruiting";
import { peopleMember } from "~/domain/people";
import { inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { dayIn, drafted } from "../hiring/offered";
import { applicant, keepMails } from "../hiring/pipeline";
import { principalOf } from "../hiring/team";
import { added, call, joinCompany } from "./company";
import { acceptedOffer, type HiringCompany, makeHiringCompany } from "./hired";

useDatabase();
keepMails();

const hire = (company: HiringCompany, body: object) => call(company, "POST", "hires", body);
const tasksOf = async (company: HiringCompany, id: number, status = "open") =>
  (await call(company, "GET", `tasks?employeeId=${id}&status=${status}`)).body.data as {
    title: string;
    dueOn: string;
    owner: string;
    status: string;
    reason: string | null;
    lawSlug: string | null;
  }[];

/** What there is of people and employments, counted behind every door. */
const counted = ({ organizationId }: HiringCompany) =>
  inOrganization(organizationId, async (tx) => ({
    employees: await tx.employee.count(),
    employments: await tx.employmentPeriod.count(),
    work: await tx.employeePosition.count(),
    hired: await tx.application.count({ where: { status: "hired" } }),
  }));

describe("an accepted offer", () => {
  it("becomes an employee with one click: manager, place, pay and papers of the place; a double click makes one", async () => {
    const company = await makeHiringCompany();
    const boss = await added(company);
    await inOrganization(company.organizationId, (tx) =>
      tx.employee.update({ where: { id: boss }, data: { userId: company.userId }, select: { id: true } }),
    );
    const placeId = (await call(company, "POST", "places", { name: "Bakery", city: "Oakland", state: "CA" })).body.id;
    const found = await acceptedOffer(
      company.member,
      { location: "Oakland, CA", salaryAmount: 9_000_000 },
      { hiringManagerId: company.member.teamMemberId, isExempt: true },
    );
    const offerId = found.id;
    expect((await call(company, "GET", "hires")).body.data).toMatchObject([
      { offerId, isHired: false, isRehire: false, pay: "$90,000.00 a year" },
    ]);
    const answers = await Promise.all([1, 2].map(() => hire(company, { offerId, email: "sam@miller.example.com" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const { id } = answers[0]?.body ?? {};
    expect(answers[1]?.body.id).toBe(id);
    expect(answers[0]?.body).toMatchObject({
      ...{ status: "onboarding", email: "sam@miller.example.com", personalEmail: found.email, title: "Baker" },
      ...{ manager: { id: boss }, place: { id: placeId }, pay: { amount: 9_000_000, type: "annual" } },
      ...{ flsaStatus: "exempt", startDate: dayIn(40), periods: [{ startDate: dayIn(40), endDate: null }] },
    });
    expect(await counted(company)).toMatchObject({ employees: 2, employments: 2, work: 2, hired: 1 });
    expect((await call(company, "GET", "hires")).body.data).toEqual([]);
    const tasks = await tasksOf(company, id);
    expect(tasks.map(({ title, owner }) => `${owner}: ${title}`)).toEqual(
      expect.arrayContaining([
        "employee: Form I-9, section 1",
        "hr: Form I-9, section 2: look at the documents",
        "employee: Form DE 4: Employee's Withholding Allowance Certificate",
        "hr: Written notice of pay (CA)",
        "hr: Brochures and rights at hire (CA)",
        "hr: Notice of paid sick leave (CA)",
        "hr: Report the new hire to the state (within 20 days)",
      ]),
    );
    expect(tasks.find(({ title }) => title.startsWith("Written notice"))?.lawSlug).toMatch(/^ca-/);
  });

  it("leaves nothing behind when its connection dies half-way, and is done whole the next time", async () => {
    const company = await makeHiringCompany();
    const { id: offerId } = await acceptedOffer(company.member);
    const before = await counted(company);
    const blocker = await pool().connect();
    await blocker.query("begin; lock table people_tasks in exclusive mode");
    const dying = hire(company, { offerId });
    const waiting = async (): Promise<number> => {
      const { rows } = await blocker.query(
        "select pid from pg_locks where relation = 'people_tasks'::regclass and not granted",
      );
      return rows[0]?.pid ?? waiting();
    };
    const superuser = new pg.Client({ connectionString: inject("clusterUrl") });
    await superuser.connect();
    await superuser.query("select pg_terminate_backend($1)", [await waiting()]);
    await superuser.end();
    expect((await dying).status).toBeGreaterThanOrEqual(500);
    await blocker.query("rollback");
    blocker.release();
    expect(await counted(company)).toEqual(before);
    expect((await hire(company, { offerId })).status).toBe(201);
    expect((await hire(company, { offerId })).status).toBe(200);
    expect(await counted(company)).toEqual({ employees: 1, employments: 1, work: 1, hired: 1 });
  });

  it("is no employee for a contractor, before it was signed, with an unknown manager, or for who may not", async () => {
    const company = await makeHiringCompany();
    const contractor = await acceptedOffer(company.member, { employmentType: "contract" });
    expect((await hire(company, { offerId: contractor.id })).body).toMatchObject({ status: 409, code: "contractor" });
    await moveApplication(company.member, contractor.applicationId, { status: "hired" });
    expect((await counted(company)).employees).toBe(0);
    const { id: offerId } = await acceptedOffer(company.member);
    expect((await hire(company, { offerId, startDate: "2020-01-06" })).body).toMatchObject({
      fields: [{ field: "startDate" }],
    });
    expect((await hire(company, { offerId, managerId: 999_999 })).status).toBe(422);
    expect((await hire(company, { offerId: 999_999 })).status).toBe(404);
    const stranger = await makeHiringCompany();
    expect((await hire(stranger, { offerId })).status).toBe(404);
    expect((await call(stranger, "GET", "hires")).body.data).toEqual([]);
    // HR without a role in hiring: not while the application is no hire.
    const hr = await joinCompany(company.organizationId, "hr_admin");
    expect((await call(hr, "POST", "hires", { offerId })).status).toBe(403);
    const payroll = await joinCompany(company.organizationId, "payroll");
    expect((await call(payroll, "GET", "hires")).status).toBe(403);
    expect(await counted(company)).toMatchObject({ employees: 0, employments: 0 });
  });
});

describe("a draft of a hire", () => {
  it("without an offer is completed by hand or removed; one whose offer waits is led there", async () => {
    const company = await makeHiringCompany();
    const hiredPlainly = async () => {
      const { applicationId } = await applicant(company.member);
      await moveApplication(company.member, applicationId, { status: "offer" });
      await moveApplication(company.member, applicationId, { status: "hired" });
      const { data } = (await call(company, "GET", "employees?status=draft")).body;
      return data.at(-1).id as number;
    };
    const work = { startDate: dayIn(5), title: "Baker", pay: { amount: 2_600, type: "hourly" } };
    const id = await hiredPlainly();
    expect((await call(company, "GET", `employees/${id}`)).body.allowedActions).toContain("begin");
    const begun = await call(company, "POST", `employees/${id}/employments`, work);
    expect(begun.body).toMatchObject({ id, status: "onboarding", startDate: dayIn(5), history: [{ reason: "hire" }] });
    expect(begun.body.allowedActions).toContain("first_day");
    expect((await tasksOf(company, id)).length).toBeGreaterThan(0);
    expect((await call(company, "DELETE", `employees/${id}`)).body).toMatchObject({ code: "not_a_draft" });
    const other = await hiredPlainly();
    expect((await call(company, "DELETE", `employees/${other}`)).status).toBe(204);
    expect((await call(company, "GET", `employees/${other}`)).status).toBe(404);
    const { applicationId } = await acceptedOffer(company.member);
    await moveApplication(company.member, applicationId, { status: "hired" });
    const waiting = (await call(company, "GET", "employees?status=draft")).body.data[0].id;
    expect((await call(company, "POST", `employees/${waiting}/employments`, work)).body.code).toBe("offer_waits");
  });
});

describe("an offer for a job whose openings are filled", () => {
  it("is stopped before it is approved or goes out, naming the job", async () => {
    const company = await makeHiringCompany();
    const { id, jobId } = await drafted(company.member, {}, { openings: 1 });
    await fill(company, jobId);
    const full = { code: "no_seat", details: { jobId } };
    await expect(changeOffer(company.member, id, "submit")).rejects.toMatchObject(full);
    await open(company, jobId, 2);
    await changeOffer(company.member, id, "submit");
    await open(company, jobId, 1);
    await expect(changeOffer(company.member, id, "approve")).rejects.toMatchObject(full);
    await open(company, jobId, 2);
    await changeOffer(company.member, id, "approve");
    await open(company, jobId, 1);
    await expect(changeOffer(company.member, id, "send")).rejects.toMatchObject(full);
  });

  const open = ({ organizationId }: HiringCompany, id: number, openings: number) =>
    inOrganization(organizationId, (tx) => tx.job.update({ where: { id }, data: { openings }, select: { id: true } }));
  const fill = async (company: HiringCompany, jobId: number) => {
    const { applicationId } = await applicant(company.member);
    await inOrganization(company.organizationId, (tx) =>
      tx.application.update({ where: { id: applicationId }, data: { jobId, status: "hired" }, select: { id: true } }),
    );
  };
});

describe("a first day", () => {
  it("moves with its tasks, and what was done stays done", async () => {
    const company = await makeHiringCompany();
    const { id: offerId } = await acceptedOffer(company.member);
    const { id } = (await hire(company, { offerId })).body;
    const [first] = await tasksOf(company, id);
    const { data } = (await call(company, "GET", `tasks?employeeId=${id}`)).body;
    await call(company, "POST", `tasks/${data[0].id}/step`, { status: "done" });
    const move = (startDate: string) => call(company, "POST", `employees/${id}/first-day`, { startDate });
    expect((await move("2020-01-06")).status).toBe(422);
    expect((await move("2026-02-30")).status).toBe(422);
    const moved = await move(dayIn(60));
    expect(moved.body).toMatchObject({ startDate: dayIn(60), status: "onboarding" });
    expect(moved.body.history).toMatchObject([{ startDate: dayIn(60) }]);
    const tasks = await tasksOf(company, id, "all");
    expect(tasks.find(({ title }) => title === first?.title)).toMatchObject({ status: "done", dueOn: dayIn(40) });
    expect(tasks.find(({ title }) => title === "Form W-4")).toMatchObject({ dueOn: dayIn(60) });
    expect(tasks.find(({ title }) => title.startsWith("Report"))).toMatchObject({ dueOn: dayIn(80) });
  });

  it("that nobody came to is closed, deletes nothing, and may come again on the same record", async () => {
    const company = await makeHiringCompany();
    const { id: offerId, applicationId } = await acceptedOffer(company.member, { startDate: dayIn(0) });
    const { id } = (await hire(company, { offerId })).body;
    const close = (body: object) => call(company, "POST", `employees/${id}/no-show`, body);
    expect((await close({ kind: "no_show", reason: "" })).status).toBe(422);
    expect((await close({ kind: "no_show", reason: "Did not call" })).body).toMatchObject({ status: "terminated" });
    expect((await close({ kind: "no_show", reason: "Did not call" })).body).toMatchObject({ code: "no_first_day" });
    const tasks = await tasksOf(company, id, "all");
    expect(tasks.length).toBeGreaterThan(3);
    expect(new Set(tasks.map(({ status, reason }) => `${status} ${reason}`))).toEqual(
      new Set(["skipped Did not come: Did not call"]),
    );
    // They came a week later after all: a new employment of the same person, and their papers anew.
    expect((await call(company, "GET", "hires")).body.data).toMatchObject([{ offerId, isRehire: true }]);
    const again = await hire(company, { offerId, startDate: dayIn(47) });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id, status: "onboarding", periods: [{ startDate: dayIn(47) }] });
    expect((await tasksOf(company, id)).length).toBe(tasks.length);
    expect(await counted(company)).toMatchObject({ employees: 1, employments: 2 });
    // Undone in hiring: the same, and the feed says so.
    await moveApplication(company.member, applicationId, { status: "offer", reason: "Called off" });
    expect((await call(company, "GET", `employees/${id}`)).body).toMatchObject({ status: "terminated" });
    expect(await counted(company)).toMatchObject({ employees: 1, employments: 2, hired: 0 });
  });

  it("is missed by nobody before it has come, who may have changed their mind", async () => {
    const company = await makeHiringCompany();
    const id = await added(company, { startDate: dayIn(10) });
    const close = (kind: string) => call(company, "POST", `employees/${id}/no-show`, { kind, reason: "Called" });
    expect(await close("no_show")).toMatchObject({ status: 422, body: { fields: [{ field: "kind" }] } });
    const closed = { status: "terminated", periods: [], endReason: "Changed their mind: Called" };
    expect((await close("changed_mind")).body).toMatchObject(closed);
  });

  it("that is moved stays one that can be moved: a slip of the year is refused", async () => {
    const company = await makeHiringCompany();
    const id = await added(company, { startDate: dayIn(10) });
    const move = (startDate: string) => call(company, "POST", `employees/${id}/first-day`, { startDate });
    for (const slip of ["1900-01-01", dayIn(-365), dayIn(-15)])
      expect(await move(slip), slip).toMatchObject({ status: 422, body: { fields: [{ field: "startDate" }] } });
    expect((await move(dayIn(-14))).body).toMatchObject({ startDate: dayIn(-14), status: "active" });
    expect((await move(dayIn(3))).body).toMatchObject({ startDate: dayIn(3), status: "onboarding" });
  });

  it("that was mistyped long ago is set right with a reason: work, tasks and leave are counted from it", async () => {
    const company = await makeHiringCompany();
    const [id, manager] = [await added(company, { startDate: dayIn(-40) }), await added(company)];
    expect((await call(company, "GET", `employees/${id}`)).body.allowedActions).toContain("correct_first_day");
    const move = (to: number, body: object = { reason: "The year was mistyped" }) =>
      call(company, "POST", `employees/${id}/first-day`, { startDate: dayIn(to), ...body });
    expect(await move(-70, {})).toMatchObject({ status: 422, body: { fields: [{ field: "startDate" }] } });
    const right = await move(-70);
    expect(right.body).toMatchObject({ startDate: dayIn(-70), status: "active", periods: [{ startDate: dayIn(-70) }] });
    expect((await tasksOf(company, id)).find(({ title }) => title === "Form W-4")).toMatchObject({ dueOn: dayIn(-70) });
    await call(company, "POST", `employees/${id}/changes`, {
      ...{ effectiveOn: dayIn(-20), managerId: manager, reason: "manager" },
    });
    expect(await move(-20)).toMatchObject({ status: 422 });
    expect((await move(-21)).body.history).toMatchObject([{ startDate: dayIn(-21) }, { startDate: dayIn(-20) }]);
    // Nobody sets their own right, nor payroll anybody's.
    const payroll = await joinCompany(company.organizationId, "payroll");
    expect(
      (await call(payroll, "POST", `employees/${id}/first-day`, { startDate: dayIn(-30), reason: "x" })).status,
    ).toBe(403);
    await inOrganization(company.organizationId, (tx) =>
      tx.employee.update({ where: { id }, data: { userId: company.userId }, select: { id: true } }),
    );
    expect((await move(-25)).body).toMatchObject({ code: "self_approval" });
  });

  it("of an offer that was signed after it is said by HR", async () => {
    const company = await makeHiringCompany();
    const { id: offerId } = await acceptedOffer(company.member, { startDate: dayIn(1), responseDeadline: dayIn(5) });
    await inOrganization(company.organizationId, (tx) =>
      tx.offer.update({
        where: { id: offerId },
        data: { acceptedAt: new Date(`${dayIn(2)}T12:00:00Z`) },
        select: { id: true },
      }),
    );
    const people = await peopleMember(await principalOf(company.cookie), "employees:write");
    const waiting = () => listHires(people);
    expect(await waiting()).toMatchObject([{ offerId, needsDay: true }]);
    expect((await hire(company, { offerId })).status).toBe(422);
    expect((await hire(company, { offerId, startDate: dayIn(6) })).body).toMatchObject({ startDate: dayIn(6) });
    expect(await waiting()).toEqual([]);
  });

  it("of somebody who worked here before is a second employment after the first", async () => {
    const company = await makeHiringCompany();
    const id = await added(company, { startDate: "2024-01-08" });
    const { id: offerId, email } = await acceptedOffer(company.member);
    await call(company, "PUT", `employees/${id}`, { personalEmail: email });
    expect((await hire(company, { offerId })).body).toMatchObject({ code: "already_employed" });
    await inOrganization(company.organizationId, async (tx) => {
      const endDate = new Date(`${dayIn(45)}T00:00:00Z`);
      await tx.employee.update({ where: { id }, data: { status: "terminated" }, select: { id: true } });
      await tx.employmentPeriod.updateMany({ where: { employeeId: id }, data: { endDate, endKind: "resignation" } });
      await tx.employeePosition.updateMany({ where: { employeeId: id }, data: { endDate } });
    });
    expect((await hire(company, { offerId })).status).toBe(422);
    const hired = await hire(company, { offerId, startDate: dayIn(46) });
    expect(hired.body).toMatchObject({ id, status: "onboarding" });
    expect(hired.body.periods).toHaveLength(2);
    expect(hired.body.history).toMatchObject([{ reason: "hire" }, { reason: "rehire", startDate: dayIn(46) }]);
  });
});
