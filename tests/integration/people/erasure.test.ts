import { describe, expect, it } from "vitest";
import { eraseDueEmployees } from "~/domain/people";
import { dropHold, keepHold } from "~/domain/people/erasure/erasure-rows";
import { addDays } from "~/domain/people/plain-days";
import { shiftClock, today } from "~/platform/clock";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import { fileExists } from "~/platform/files/files";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { keepMails } from "../hiring/pipeline";
import { leaveTraces, TRACE, tablesWith } from "../personal/traces";
import { added, type Caller, call, joinCompany, makeCompany } from "./company";

useDatabase();
keepMails();

const longAgo = (years: number): string => `${Number(today().slice(0, 4)) - years}-03-31`;

/** Somebody whose last day was so long ago, as history has it. */
async function left(owner: Caller & { organizationId: number }, lastDay: string, more: object = {}): Promise<number> {
  const id = await added(owner, { startDate: "2001-02-05", lastName: `${TRACE}son`, ...more });
  const plan = { kind: "resignation", lastDay, begin: true, acceptWarnings: true };
  const answer = await call(owner, "POST", `employees/${id}/leaving`, plan);
  if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  return id;
}

/** A law of records as the corpus has it: so many years, by its words. */
const law = (jurisdiction: string, years: number) =>
  db().law.create({
    data: {
      ...{ slug: `records-${jurisdiction.toLowerCase()}`, title: "Records", summary: "Records", category: "records" },
      ...{ jurisdiction, riskLevel: "Low", confidence: "reviewed", contentHash: "0".repeat(64) },
      recordsRetention: [{ years, text: `Keep personnel records for ${years} years.`, pin: "§ 1" }],
    },
    select: { id: true },
  });

/** Something in each table that may tell of them: papers, mails, an answer, a request. */
async function everywhere(tx: Transaction, organizationId: number, employeeId: number, email: string) {
  const own = { organizationId, employeeId };
  await tx.mail.create({
    data: { organizationId, toAddress: email, template: "t", data: { name: TRACE }, messageId: `<e${employeeId}@x>` },
  });
  await tx.mail.create({
    data: {
      ...{ organizationId, toAddress: "hr@example.com", template: "people-reminders" },
      ...{ data: { lines: [`Ana ${TRACE}son: one year here`] }, messageId: `<h${employeeId}@x>` },
    },
  });
  await tx.peopleReminder.create({ data: { ...own, key: `k${employeeId}`, dueOn: new Date() } });
  await tx.organizationInvitation.create({
    data: {
      ...own,
      email: `${TRACE}@example.com`,
      hrRole: "employee",
      tokenHash: "e".repeat(64),
      expiresAt: new Date(),
    },
  });
}

const outlook = async (caller: Caller, id: number) => (await call(caller, "GET", `employees/${id}/erasure`)).body;
const person = (organizationId: number, id: number) =>
  inOrganization(organizationId, (tx) => tx.employee.findUniqueOrThrow({ where: { id } }));

describe("erasing a former employee", () => {
  it("waits as long as the law of the places asks, says which, and happens by itself on its day", async () => {
    await law("CA", 12);
    await law("NY", 19);
    const owner = await makeCompany();
    const { organizationId } = owner;
    const placeId = (await call(owner, "POST", "places", { name: "Oakland", state: "CA" })).body.id;
    const lastDay = longAgo(10);
    const id = await left(owner, lastDay, { placeId });
    const seen = await outlook(owner, id);
    const until = `${Number(lastDay.slice(0, 4)) + 12}${lastDay.slice(4)}`;
    expect(seen.classes).toContainEqual({
      ...{ key: "personnel", name: "Personnel records", until },
      rule: { text: "Keep personnel records for 12 years.", citation: "§ 1", slug: "records-ca" },
    });
    expect(seen).toMatchObject({ blockedBy: null, request: null, allowedActions: ["erase", "hold"] });
    expect(seen.dueOn).toBe(addDays(until, 1));
    expect(seen.tables).toContainEqual(expect.objectContaining({ why: "to employ", becomes: "emptied", rows: 1 }));
    const asked = await call(owner, "POST", `employees/${id}/erasure`);
    expect(asked.body).toEqual({ status: "waiting", dueOn: seen.dueOn });
    expect((await call(owner, "POST", `employees/${id}/erasure`)).body.code).toBe("erasure_asked");
    expect(await eraseDueEmployees()).toEqual({ erased: 0, held: 0 });
    expect((await call(owner, "DELETE", `employees/${id}/erasure`)).status).toBe(204);
    expect((await call(owner, "DELETE", `employees/${id}/erasure`)).status).toBe(404);
    await call(owner, "POST", `employees/${id}/erasure`);
    const nightOf = async (day: string) => {
      shiftClock(Date.parse(`${day}T12:00:00Z`) - Date.now());
      return eraseDueEmployees();
    };
    expect(await nightOf(until)).toEqual({ erased: 0, held: 0 });
    await inOrganization(organizationId, (tx) =>
      keepHold(tx, { organizationId, employeeId: id }, "A suit", owner.userId),
    );
    expect(await nightOf(addDays(until, 1))).toEqual({ erased: 0, held: 1 });
    await inOrganization(organizationId, (tx) => dropHold(tx, { organizationId, employeeId: id }));
    expect(await nightOf(addDays(until, 2))).toEqual({ erased: 1, held: 0 });
    expect(await nightOf(addDays(until, 3))).toEqual({ erased: 0, held: 0 });
    expect(await person(organizationId, id)).toMatchObject({ firstName: "Former", lastName: "employee" });
    shiftClock(0);
  });

  it("takes every trace out of the database and the files, and leaves a bare record; nobody else's", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const id = await left(owner, longAgo(22));
    const other = await left(owner, longAgo(22), { lastName: "Staysson" });
    const self = await joinCompany(organizationId, "employee", id);
    await call(self, "PUT", "self-identification", { sex: "Female", race: "Asian" });
    const { email } = await person(organizationId, id);
    await inOrganization(organizationId, (tx) => everywhere(tx, organizationId, id, email));
    const form = new FormData();
    form.set("kind", "other");
    form.set("file", new File([TRACE], `${TRACE}.txt`, { type: "text/plain" }));
    expect(
      (await callApi("POST", `/api/people/employees/${id}/documents`, { cookie: owner.cookie, form })).status,
    ).toBe(201);
    const stored = await inOrganization(organizationId, (tx) =>
      tx.storedFile.findFirstOrThrow({ where: { organizationId } }),
    );
    // The paper is of today: its clock would run from today on.
    await inOrganization(organizationId, async (tx) => {
      await tx.employeeDocument.updateMany({ where: { organizationId }, data: { createdAt: new Date("2004-01-02") } });
      await leaveTraces(tx, "employee", { ids: [id], organizationId });
      await tx.employee.update({
        where: { id },
        data: { lastName: `${TRACE}son`, firstName: "Ana", preferredName: null },
      });
    });
    expect(await outlook(owner, id)).toMatchObject({ blockedBy: null });
    expect((await outlook(owner, id)).dueOn <= today()).toBe(true);
    const before = await person(organizationId, other);
    expect((await call(owner, "POST", `employees/${id}/erasure`)).body.status).toBe("done");
    expect(await inOrganization(organizationId, (tx) => tablesWith(tx, TRACE))).toEqual([]);
    const mails = await inOrganization(organizationId, (tx) =>
      tx.mail.findMany({
        where: { organizationId },
        select: { toAddress: true, toName: true, subject: true, data: true },
      }),
    );
    expect(JSON.stringify(mails)).not.toContain(TRACE);
    expect(JSON.stringify(mails)).not.toContain(email);
    expect(await fileExists(stored.storageKey)).toBe(false);
    expect(await person(organizationId, id)).toMatchObject({
      ...{ firstName: "Former", lastName: "employee", userId: null, email: `erased-${id}@example.invalid` },
    });
    expect(await person(organizationId, other)).toEqual(before);
    expect(await outlook(owner, id)).toMatchObject({ request: { status: "done" }, allowedActions: [] });
    // Their seat went with the record, and with it the company's HRIS.
    expect((await call(self, "GET", "self-identification")).status).toBe(402);
    const begin = { startDate: addDays(today(), 3), title: "Baker", pay: { amount: 2_500, type: "hourly" } };
    expect((await call(owner, "POST", `employees/${id}/employments`, begin)).body.code).toBe("erased");
    expect(
      await db().auditEntry.count({ where: { organizationId, action: "employee.erase", entityId: String(id) } }),
    ).toBe(1);
  });

  it("is stopped by a legal hold and while somebody works here, and is HR's alone, never about themselves", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const here = await added(owner);
    expect((await call(owner, "POST", `employees/${here}/erasure`)).body.code).toBe("erasure_blocked");
    expect(await outlook(owner, here)).toMatchObject({ dueOn: null, classes: [], allowedActions: ["hold"] });
    const id = await left(owner, longAgo(22));
    expect((await call(owner, "PUT", `employees/${id}/hold`, { reason: " " })).status).toBe(422);
    expect((await call(owner, "PUT", `employees/${id}/hold`, { reason: "A charge is open" })).status).toBe(204);
    expect((await call(owner, "POST", `employees/${id}/erasure`)).body.code).toBe("erasure_blocked");
    expect(await outlook(owner, id)).toMatchObject({
      hold: { reason: "A charge is open" },
      allowedActions: ["release"],
    });
    const others = [
      ...[await joinCompany(organizationId, "payroll"), await joinCompany(organizationId, "hr_viewer")],
      await joinCompany(organizationId, "employee", here),
    ];
    for (const other of others)
      for (const [method, path] of [
        ...[
          ["GET", "erasure"],
          ["POST", "erasure"],
          ["DELETE", "erasure"],
        ],
        ...[
          ["PUT", "hold"],
          ["DELETE", "hold"],
        ],
      ] as const)
        expect(
          (await call(other, method, `employees/${id}/${path}`, method === "PUT" ? { reason: "x" } : undefined)).status,
        ).toBe(403);
    expect((await call(await makeCompany(), "GET", `employees/${id}/erasure`)).status).toBe(404);
    expect((await call(owner, "DELETE", `employees/${id}/hold`)).status).toBe(204);
    expect((await call(owner, "DELETE", `employees/${id}/hold`)).status).toBe(404);
    const second = await joinCompany(organizationId, "hr_admin", id);
    expect((await call(second, "POST", `employees/${id}/erasure`)).body.code).toBe("own_record");
    expect((await call(owner, "POST", `employees/${id}/erasure`)).body.status).toBe("done");
  });
});
