import { describe, expect, it } from "vitest";
import { exportEmployeeData } from "~/domain/people";
import { reportFile } from "~/domain/people/reports/report-file";
import { after, DAY_MS, now, today } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { readTable } from "~/platform/sheets/read-table";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { added, type Caller, call, joinCompany, makeCompany, memberOf } from "./company";

useDatabase();

const YEAR = Number(today().slice(0, 4)) - 1;
const DAY = `${YEAR}-10-31`;
type Sent = { sex?: string; race?: string; source?: string };
const record = (caller: Caller, id: number, sent: Sent) =>
  call(caller, "PUT", `employees/${id}/self-identification`, { source: "records", ...sent });

/** Nine bakers (seven white women, two Asian men), one clerk without an answer, and one whose title has no category. */
async function company() {
  const owner = await makeCompany();
  const ids: number[] = [];
  for (let count = 0; count < 9; count += 1) {
    const id = await added(owner);
    ids.push(id);
    const said = count < 7 ? { sex: "Female", race: "White" } : { sex: "Male", race: "Asian" };
    expect((await record(owner, id, said)).status).toBe(204);
  }
  const clerk = await added(owner, { title: "Clerk" });
  const driver = await added(owner, { title: "Driver" });
  const { titles } = (await call(owner, "GET", `reports/eeo-1/preview?asOf=${DAY}`)).body;
  const idOf = (name: string) => titles.find(({ title }: { title: string }) => title === name).positionId;
  const categories = [
    { positionId: idOf("Baker"), category: "craft" },
    { positionId: idOf("Clerk"), category: "administrative" },
  ];
  expect((await call(owner, "PUT", "reports/eeo-1/categories", { categories })).status).toBe(204);
  return { owner, ids, clerk, driver };
}

const rowOf = (body: { rows: { category: string; heads: (number | null)[]; total: number | null }[] }, name: string) =>
  body.rows.find(({ category }) => category === name);

describe("the EEO-1 report", () => {
  it("counts everybody of the day once by job category, race and sex, and says who has no place in it", async () => {
    const { owner, ids, clerk } = await company();
    const now_ = (await call(owner, "GET", `reports/eeo-1/preview?asOf=${DAY}`)).body;
    expect(now_).toMatchObject({ year: YEAR, asOf: DAY, employees: 11, total: 9, smallHidden: false, takenAt: null });
    expect(now_.apart).toEqual({ withoutCategory: 1, withoutAnswer: 1, nonBinary: 0 });
    const craft = rowOf(now_, "craft");
    const at = (race: string, sex: string) =>
      now_.columns.findIndex((one: { race: string; sex: string }) => one.race === race && one.sex === sex);
    expect([craft?.heads[at("White", "Female")], craft?.heads[at("Asian", "Male")], craft?.total]).toEqual([7, 2, 9]);
    expect(now_.unanswered).toMatchObject({ count: 2 });
    // Who came afterwards is not in it; a day outside of the period is none of a snapshot.
    expect((await call(owner, "GET", "reports/eeo-1/preview?asOf=2023-12-31")).body.employees).toBe(0);
    for (const day of [`${YEAR}-09-30`, `${YEAR}-02-29`, "soon"])
      expect((await call(owner, "GET", `reports/eeo-1/preview?asOf=${day}`)).status).toBe(422);
    const answered = await joinCompany(owner.organizationId, "employee", clerk);
    expect((await call(answered, "PUT", "self-identification", { sex: "Non-binary", race: "Asian" })).status).toBe(204);
    const after_ = (await call(owner, "GET", `reports/eeo-1/preview?asOf=${DAY}`)).body;
    expect(after_.apart).toEqual({ withoutCategory: 1, withoutAnswer: 0, nonBinary: 1 });
    expect(ids).toHaveLength(9);
  });

  it("stays as it was taken, and tells viewers nothing of fewer than five people, and no other role anything", async () => {
    const { owner, ids } = await company();
    const { organizationId } = owner;
    const viewer = await joinCompany(organizationId, "hr_viewer");
    expect((await call(viewer, "GET", "reports/eeo-1")).body.code).toBe("no_snapshot");
    const taken = await call(owner, "POST", "reports/eeo-1/snapshots", { asOf: DAY });
    expect(taken).toMatchObject({ status: 201, body: { year: YEAR, employees: 11 } });
    for (const asOf of [`${Number(today().slice(0, 4)) + 1}-10-31`, `${YEAR}-07-01`])
      expect((await call(owner, "POST", "reports/eeo-1/snapshots", { asOf })).status).toBe(422);
    await record(owner, ids[0] as number, { sex: "Male", race: "White" });
    const exact = (await call(owner, "GET", `reports/eeo-1?year=${YEAR}`)).body;
    expect(rowOf(exact, "craft")?.heads.filter(Boolean)).toEqual([2, 7]);
    const seen = (await call(viewer, "GET", "reports/eeo-1?placeId=1")).body;
    expect(seen).toMatchObject({ smallHidden: true, places: [], employees: 11 });
    // Seven beside a hidden two would tell the two.
    expect(rowOf(seen, "craft")).toMatchObject({ heads: Array(14).fill(null), total: 9 });
    expect(Object.values(seen.apart)).toEqual([null, null, null]);
    const { stream } = await reportFile(await memberOf(viewer), "eeo-1", { format: "csv" });
    const { rows } = readTable(new Uint8Array(await new Response(stream).arrayBuffer()), 100);
    expect(rows.flat().filter((cell) => /^[1-4]$/.test(cell))).toEqual([]);
    for (const format of ["csv", "excel"] as const) {
      const file = await reportFile(await memberOf(owner), "eeo-1", { format, year: YEAR });
      const table = readTable(new Uint8Array(await new Response(file.stream).arrayBuffer()), 100);
      expect(table.headers).toHaveLength(17);
      expect(table.rows.find((row) => row[1] === "Craft Workers")?.at(-1)).toBe("9");
    }
    for (const role of ["payroll", "employee"]) {
      const other = await joinCompany(organizationId, role, role === "employee" ? ids[1] : undefined);
      expect((await call(other, "GET", "reports/eeo-1")).status).toBe(403);
      await expect(reportFile(await memberOf(other), "eeo-1", { format: "csv" })).rejects.toMatchObject({
        status: 403,
      });
    }
  });
});

describe("what somebody says of themselves", () => {
  it("is the person's own, opened by HR one at a time and written down, and by nobody else", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const boss = await added(owner);
    const ana = await added(owner, { managerId: boss });
    const by = (role: string, id?: number) => joinCompany(organizationId, role, id);
    const self = await by("employee", ana);
    expect((await call(self, "GET", "self-identification")).body).toEqual({
      ...{ sex: null, race: null, declined: false, source: null },
    });
    expect((await call(self, "PUT", "self-identification", { sex: "Female", race: "Martian" })).status).toBe(422);
    expect((await call(self, "PUT", "self-identification", { sex: "Female", race: "" })).status).toBe(204);
    expect((await call(self, "GET", "self-identification")).body).toMatchObject({ sex: "Female", race: null });
    const path = `employees/${ana}/self-identification`;
    const others = [await by("payroll"), await by("hr_viewer"), await by("employee", boss), self];
    for (const other of others) {
      expect((await call(other, "GET", path)).status).toBe(403);
      expect((await call(other, "PUT", path, { sex: "Male", race: "White", source: "observed" })).status).toBe(403);
    }
    for (const other of others.slice(0, 2)) expect((await call(other, "GET", "self-identification")).status).toBe(404);
    expect((await call(await makeCompany(), "GET", path)).status).toBe(404);
    expect((await call(owner, "GET", path)).body).toMatchObject({ sex: "Female", source: "self" });
    const looks = { organizationId, action: "self_identification.read", entityId: String(ana) };
    expect(await db().auditEntry.count({ where: looks })).toBe(1);
    // In no view of the record, for HR neither; in the person's own copy.
    const views = [`employees/${ana}`, "employees"].map((one) => call(owner, "GET", one));
    for (const { body } of await Promise.all(views)) expect(JSON.stringify(body)).not.toContain("Female");
    const copy = JSON.parse(await exportEmployeeData(await memberOf(self), ana));
    expect(copy.records.self_identifications).toMatchObject([{ sex: "Female" }]);
  });

  it("is never written over by HR, unless the person would rather not say; and goes with a draft", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const ana = await added(owner);
    const self = await joinCompany(organizationId, "employee", ana);
    const own = await added(owner);
    await inOrganization(organizationId, (tx) =>
      tx.employee.update({ where: { id: own }, data: { userId: owner.userId }, select: { id: true } }),
    );
    expect((await record(owner, own, { sex: "Male", race: "White" })).status).toBe(403);
    await call(self, "PUT", "self-identification", { sex: "Female", race: "Asian" });
    expect((await record(owner, ana, { sex: "Male", race: "White" })).body.code).toBe("answered");
    await call(self, "PUT", "self-identification", {});
    expect((await record(owner, ana, { sex: "Female", race: "Asian", source: "observed" })).status).toBe(204);
    expect((await call(self, "GET", "self-identification")).body).toMatchObject({ source: "observed", declined: true });
    expect((await record(owner, 999_999_999, { sex: "Male", race: "White" })).status).toBe(404);
    expect((await record(owner, ana, { sex: "Male" })).status).toBe(422);
    const viewing = await sessionCookie(
      await db().user.findUniqueOrThrow({ where: { id: self.userId } }),
      await makeUser({ isAdmin: true, accessExpiry: after(now(), DAY_MS) }),
    );
    expect((await call({ cookie: viewing, userId: self.userId }, "GET", "self-identification")).status).toBe(403);
  });
});
