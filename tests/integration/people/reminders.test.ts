import { describe, expect, it } from "vitest";
import { remindPeople } from "~/domain/people";
import { addDays } from "~/domain/people/plain-days";
import { comingUp } from "~/domain/people/reminders/coming";
import { mondayOf } from "~/domain/people/reminders/mail-managers";
import { DAY_MS, shiftClock, today } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { keepMails } from "../hiring/pipeline";
import { added, type Caller, call, joinCompany, makeCompany } from "./company";

useDatabase();
keepMails();

const license = async ({ cookie }: Caller, id: number, expiresOn: string, kind = "license") => {
  const form = new FormData();
  form.set("kind", kind);
  form.set("expiresOn", expiresOn);
  form.set("file", new File(["Seen"], "paper.txt", { type: "text/plain" }));
  expect((await callApi("POST", `/api/people/employees/${id}/documents`, { cookie, form })).status).toBe(201);
};
const mails = async (organizationId: number, template: string) => {
  const rows = await inOrganization(organizationId, (tx) =>
    tx.mail.findMany({ where: { organizationId, template }, orderBy: { id: "asc" } }),
  );
  return rows.map(({ toAddress, data }) => ({ to: toAddress, data: data as { lines: string[]; document: string } }));
};

describe("what comes up about people", () => {
  it("is mailed to HR once, made a task where a document runs out, and told to its person", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const ana = await added(owner);
    const left = await added(owner);
    await joinCompany(organizationId, "employee", ana);
    await joinCompany(organizationId, "payroll");
    await call(owner, "POST", "fields", { label: "Next review", kind: "date", remindDays: 30 });
    await license(owner, ana, addDays(today(), 59));
    await license(owner, ana, addDays(today(), 61));
    await license(owner, ana, addDays(today(), 89), "i9");
    await license(owner, left, addDays(today(), 5));
    await call(owner, "PUT", `employees/${ana}`, { custom: { next_review: addDays(today(), 30) } });
    const plan = { kind: "resignation", lastDay: addDays(today(), -1), begin: true, acceptWarnings: true };
    expect((await call(owner, "POST", `employees/${left}/leaving`, plan)).status).toBeLessThan(300);

    expect(await remindPeople()).toMatchObject({ reminders: 3 });
    expect(await remindPeople()).toMatchObject({ reminders: 0, mails: 0 });
    const [toHr, ...others] = await mails(organizationId, "people-reminders");
    expect(others).toEqual([]);
    const { email } = await db().user.findUniqueOrThrow({ where: { id: owner.userId } });
    expect(toHr?.to).toBe(email);
    expect(toHr?.data.lines.map((line) => line.split(": ")[1]?.split(",")[0])).toEqual([
      ...["Next review", "License or certificate expires", "Form I-9 and permission to work expires"],
    ]);
    const toAna = await mails(organizationId, "document-expires");
    expect(toAna.map(({ data }) => data.document)).toEqual([
      "License or certificate",
      "Form I-9 and permission to work",
    ]);
    const tasks = (await call(owner, "GET", `tasks?employeeId=${ana}`)).body.data.filter(
      ({ list }: { list: string }) => list === "other",
    );
    expect(tasks).toMatchObject([
      { title: "Ask for the renewed license or certificate: paper.txt", owner: "hr", dueOn: addDays(today(), 59) },
      {
        title: "Check the permission to work again (Form I-9, Supplement B): paper.txt",
        citation: "8 CFR 274a.2(b)(1)(vii)",
      },
    ]);
    // Another day of the same field is said anew; what was replaced is said no more.
    await call(owner, "PUT", `employees/${ana}`, { custom: { next_review: addDays(today(), 20) } });
    expect(await remindPeople()).toMatchObject({ reminders: 1, mails: 1 });
  });

  it("knows anniversaries, of the day that not every year has too, and of nobody who is to come", async () => {
    const owner = await makeCompany();
    await added(owner, { startDate: "2024-02-29" });
    await added(owner, { startDate: "2025-03-02" });
    await added(owner, { startDate: addDays(today(), 3) });
    const on = (day: string) => inOrganization(owner.organizationId, (tx) => comingUp(tx, owner.organizationId, day));
    expect((await on("2027-02-25")).map(({ what, on: date }) => [what, date])).toEqual([
      ["3 years here", "2027-02-28"],
      ["2 years here", "2027-03-02"],
    ]);
    expect((await on("2028-02-25")).map(({ on: date }) => date)).toEqual(["2028-02-29", "2028-03-02"]);
    expect(await on("2027-03-03")).toEqual([]);
  });

  it("is mailed to managers once a week where the company has set it: of their own reports, and nothing that is closed to them", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const boss = await added(owner, { startDate: "2020-06-01" });
    const ana = await added(owner, {
      managerId: boss,
      startDate: addDays(`${Number(today().slice(0, 4)) - 3}${today().slice(4)}`, 5),
    });
    const other = await added(owner, {
      startDate: addDays(`${Number(today().slice(0, 4)) - 2}${today().slice(4)}`, 5),
    });
    const comes = await added(owner, { managerId: boss, startDate: addDays(today(), 13) });
    await joinCompany(organizationId, "employee", boss);
    const field = async (label: string, audience: string) =>
      (await call(owner, "POST", "fields", { label, kind: "date", remindDays: 5, audience })).body.key;
    const seen = await field("Visa talk", "managers");
    const closed = await field("Medical check", "hr");
    const custom = { [seen]: addDays(today(), 9), [closed]: addDays(today(), 9) };
    expect((await call(owner, "PUT", `employees/${ana}`, { custom })).status).toBe(200);
    await license(owner, ana, addDays(today(), 10));
    await remindPeople();
    expect(await mails(organizationId, "manager-week")).toEqual([]);

    const viewer = await joinCompany(organizationId, "hr_viewer");
    expect((await call(viewer, "GET", "settings")).status).toBe(403);
    expect((await call(viewer, "PUT", "settings", { managerMails: true })).status).toBe(403);
    expect((await call(owner, "PUT", "settings", { managerMails: "often" })).status).toBe(422);
    expect((await call(owner, "PUT", "settings", { managerMails: true })).body).toEqual({
      ...{ managersSeePay: false, managerMails: true },
    });
    await remindPeople();
    await remindPeople();
    const sent = await mails(organizationId, "manager-week");
    const { email } = await inOrganization(organizationId, (tx) =>
      tx.employee.findUniqueOrThrow({ where: { id: boss } }),
    );
    expect(sent.map(({ to }) => to)).toEqual([email]);
    const names = await inOrganization(organizationId, (tx) =>
      tx.employee.findMany({ where: { id: { in: [ana, other, comes] } }, orderBy: { id: "asc" } }),
    );
    const [anaName, , comesName] = names.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(sent[0]?.data.lines.map((line) => line.split(", ")[0])).toEqual([
      ...[`${anaName}: 3 years here`, `${anaName}: Visa talk`, `${comesName}: first day`],
    ]);
    shiftClock(7 * DAY_MS);
    await remindPeople();
    shiftClock(0);
    expect(await mails(organizationId, "manager-week")).toHaveLength(2);
    expect((await call(owner, "PUT", "settings", { managerMails: false })).body.managerMails).toBe(false);
  });

  it("begins its week on Monday", () => {
    expect(["2026-11-29", "2026-11-30", "2026-12-06", "2026-12-07"].map(mondayOf)).toEqual([
      ...["2026-11-23", "2026-11-30", "2026-11-30", "2026-12-07"],
    ]);
  });
});
