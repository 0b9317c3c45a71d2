import { describe, expect, it } from "vitest";
import { db, inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, call, joinCompany, makeCompany } from "./company";

useDatabase();

describe("an employee", () => {
  it("is added with history and first-day tasks, changed from a day on, and read as of any day", async () => {
    const owner = await makeCompany();
    const boss = await added(owner);
    const id = await added(owner, { managerId: boss });
    const raise = { effectiveOn: "2026-01-01", pay: { amount: 3_000, type: "hourly" }, reason: "pay" };
    expect((await call(owner, "POST", `employees/${id}/changes`, { ...raise, preview: true })).body).toMatchObject({
      preview: true,
      changed: ["salary"],
    });
    expect((await call(owner, "POST", `employees/${id}/changes`, raise)).status).toBe(200);
    // Decided later for an earlier day: the raise stays.
    const late = { effectiveOn: "2025-06-01", pay: { amount: 2_700, type: "hourly" }, title: "Shift lead" };
    expect((await call(owner, "POST", `employees/${id}/changes`, late)).status).toBe(200);
    const on = async (day: string) => (await call(owner, "GET", `employees/${id}?asOf=${day}`)).body;
    expect(await on("2024-02-29")).toMatchObject({ title: "Baker", pay: { amount: 2_500 }, manager: { id: boss } });
    expect(await on("2025-12-31")).toMatchObject({ title: "Shift lead", pay: { amount: 2_700 } });
    expect(await on("2026-01-01")).toMatchObject({ title: "Shift lead", pay: { amount: 3_000 } });
    expect(await on("2024-02-28")).toMatchObject({ title: null, pay: null });
    const { data } = (await call(owner, "GET", `tasks?employeeId=${id}`)).body;
    expect(data.map(({ title, dueOn }: { title: string; dueOn: string }) => [title, dueOn])).toEqual([
      ["Form I-9, section 1", "2024-02-29"],
      ["Form W-4", "2024-02-29"],
      ["Form I-9, section 2: look at the documents", "2024-03-05"],
      ["Report the new hire to the state (within 20 days)", "2024-03-20"],
    ]);
  });

  it("refuses circles, days without employment, nothing, twins, and pay below the law until it is accepted", async () => {
    const owner = await makeCompany();
    const boss = await added(owner);
    const id = await added(owner, { managerId: boss });
    const change = (employee: number, body: object) => call(owner, "POST", `employees/${employee}/changes`, body);
    const day = { effectiveOn: "2025-01-01" };
    expect((await change(boss, { ...day, managerId: id })).body).toMatchObject({ status: 422 });
    expect((await change(id, { ...day, managerId: id })).status).toBe(422);
    expect((await change(id, { effectiveOn: "2024-02-28", title: "Chef" })).status).toBe(422);
    expect((await change(id, { effectiveOn: "2025-02-29", title: "Chef" })).status).toBe(422);
    expect((await change(id, { ...day, title: "Baker" })).body).toMatchObject({ code: "no_change" });
    const twin = { firstName: "B", lastName: "C", startDate: "2026-01-05", title: "Baker" };
    const email = (await call(owner, "GET", `employees/${id}`)).body.email;
    expect((await call(owner, "POST", "employees", { ...twin, email })).status).toBe(422);
    const low = { ...day, pay: { amount: 500, type: "hourly" } };
    expect((await change(id, low)).body).toMatchObject({ code: "law_check" });
    const accepted = { ...low, acceptFindings: true };
    expect((await change(id, accepted)).body).toMatchObject({ fields: [{ field: "note" }] });
    expect((await change(id, { ...accepted, note: "Paid by the piece above it" })).body.findings).toHaveLength(1);
  });

  it("takes an acceptance for what was shown only, and shows it from then on with who, when and why", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const change = (body: object) => call(owner, "POST", `employees/${id}/changes`, body);
    const seven = { effectiveOn: "2025-01-01", pay: { amount: 700, type: "hourly" }, note: "Piece rate above it" };
    const shown = (await change(seven)).body.fields[0].message;
    const accepted = { acceptFindings: true, shownFindings: shown };
    const one = await change({ ...seven, ...accepted, pay: { amount: 100, type: "hourly" } });
    expect(one.body).toMatchObject({ code: "law_check" });
    expect((await change({ ...seven, ...accepted })).status).toBe(200);
    const { lawCheck } = (await call(owner, "GET", `employees/${id}`)).body;
    expect(lawCheck).toMatchObject({ findings: [expect.any(String)], why: "Piece rate above it" });
    expect(lawCheck.acceptedBy).toBeTruthy();
    expect(lawCheck.acceptedOn).toBe(new Date().toISOString().slice(0, 10));
    expect((await call(owner, "GET", `employees/${id}?asOf=2024-12-31`)).body.lawCheck).toBeNull();
    const other = await joinCompany(owner.organizationId, "hr_viewer");
    expect((await call(other, "GET", `employees/${id}`)).body).not.toHaveProperty("lawCheck");
  });

  it("takes back what is planned, whatever was decided before or after, and nothing that has begun", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const change = (body: object) => call(owner, "POST", `employees/${id}/changes`, body);
    const [soon, later] = ["2099-01-01", "2099-06-01"];
    await change({ effectiveOn: soon, title: "Chef", pay: { amount: 3_000, type: "hourly" }, reason: "promotion" });
    await change({ effectiveOn: later, weeklyMinutes: 1_200, reason: "hours" });
    const withdraw = (day: string, caller: Parameters<typeof call>[0] = owner) =>
      call(caller, "DELETE", `employees/${id}/changes/${day}`);
    expect((await withdraw(soon, await joinCompany(owner.organizationId, "payroll"))).status).toBe(403);
    const { history } = (await call(owner, "GET", `employees/${id}`)).body;
    expect(history.map(({ isPlanned }: { isPlanned: boolean }) => isPlanned)).toEqual([false, true, true]);
    expect((await withdraw(soon)).status).toBe(200);
    const on = async (day: string) => (await call(owner, "GET", `employees/${id}?asOf=${day}`)).body;
    expect(await on(soon)).toMatchObject({ title: "Baker", pay: { amount: 2_500 }, weeklyMinutes: 2_400 });
    expect(await on(later)).toMatchObject({ title: "Baker", pay: { amount: 2_500 }, weeklyMinutes: 1_200 });
    expect((await withdraw(soon)).status).toBe(404);
    expect((await withdraw("2024-02-29")).body).toMatchObject({ code: "change_begun" });
  });

  it("may have begun before the first wage that is known, and is read as of then", async () => {
    const owner = await makeCompany();
    const id = await added(owner, { startDate: "2001-02-05" });
    expect((await call(owner, "GET", `employees/${id}?asOf=2001-03-01`)).body).toMatchObject({ title: "Baker" });
  });

  it("keeps pay that was set, hours above none, and the reason of the first change of a day", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const change = (body: object) =>
      call(owner, "POST", `employees/${id}/changes`, { effectiveOn: "2025-01-01", ...body });
    expect((await change({ pay: null })).body).toMatchObject({ fields: [{ field: "pay" }] });
    expect((await change({ weeklyMinutes: 0 })).body).toMatchObject({ fields: [{ field: "weeklyMinutes" }] });
    await change({ title: "Chef", reason: "promotion", note: "Runs the shift" });
    await change({ weeklyMinutes: 1_800, reason: "hours", note: "Asked for it" });
    const { history } = (await call(owner, "GET", `employees/${id}`)).body;
    expect(history.at(-1)).toMatchObject({ reason: "promotion", note: "Runs the shift; then hours: Asked for it" });
  });

  it("keeps two people who close a circle together from doing it at once", async () => {
    const owner = await makeCompany();
    const [one, two] = [await added(owner), await added(owner)];
    const day = { effectiveOn: "2025-01-01" };
    const answers = await Promise.all([
      call(owner, "POST", `employees/${one}/changes`, { ...day, managerId: two }),
      call(owner, "POST", `employees/${two}/changes`, { ...day, managerId: one }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("is kept by the database: no overlap, and nobody but a draft is removed", async () => {
    const { organizationId, ...owner } = await makeCompany();
    const id = await added({ ...owner });
    const overlap = inOrganization(organizationId, async (tx) => {
      const { positionId } = await tx.employeePosition.findFirstOrThrow({ where: { organizationId, employeeId: id } });
      const startDate = new Date("2025-01-01T00:00:00Z");
      await tx.employeePosition.create({ data: { organizationId, employeeId: id, positionId, startDate } });
    });
    await expect(overlap).rejects.toThrow(/employee_positions_no_overlap/);
    const removal = inOrganization(organizationId, (tx) => tx.employee.delete({ where: { id } }));
    await expect(removal).rejects.toThrow(/only a draft/);
    const outside = await db().$transaction((tx) => tx.employmentPeriod.count());
    expect(outside).toBe(0);
  });
});

describe("who sees and does what", () => {
  it("follows the field table at the door, for every role", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const boss = await added(owner);
    const id = await added(owner, { managerId: boss, address: "1 Main St" });
    const callers = {
      hr: await joinCompany(organizationId, "hr_admin"),
      payroll: await joinCompany(organizationId, "payroll"),
      viewer: await joinCompany(organizationId, "hr_viewer"),
      manager: await joinCompany(organizationId, "employee", boss),
      self: await joinCompany(organizationId, "employee", id),
      colleague: await joinCompany(organizationId, "employee"),
    };
    const told: Record<string, string> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const { body } = await call(caller, "GET", `employees/${id}`);
      told[name] = ["name", "flsaStatus", "pay", "address"].filter((field) => field in body).join(" ");
      const page = await call(caller, "GET", "employees?search=Ana&status=all");
      expect(JSON.stringify(page.body)).not.toMatch(/salary|2500|Main St/);
      const writes = await call(caller, "POST", "departments", { name: `Of ${name}` });
      expect(writes.status).toBe(name === "hr" ? 201 : 403);
    }
    expect(told).toEqual({
      hr: "name flsaStatus pay address",
      payroll: "name flsaStatus pay",
      viewer: "name flsaStatus",
      manager: "name flsaStatus",
      self: "name flsaStatus pay address",
      colleague: "name",
    });
    const change = { effectiveOn: "2025-01-01", title: "Chef" };
    for (const caller of [callers.payroll, callers.manager, callers.self])
      expect((await call(caller, "POST", `employees/${id}/changes`, change)).status).toBe(403);
    expect((await call(callers.self, "PUT", `employees/${id}`, { phone: "5125550100" })).status).toBe(200);
    expect((await call(callers.self, "PUT", `employees/${id}`, { lastName: "Boss" })).status).toBe(403);
    expect((await call(callers.self, "PUT", `employees/${boss}`, { phone: "1" })).status).toBe(403);
    const tasks = async (caller: keyof typeof callers) =>
      (await call(callers[caller], "GET", "tasks")).body.data as { id: number; employeeId: number; owner: string }[];
    expect((await tasks("colleague")).length).toBe(0);
    expect(new Set((await tasks("self")).map(({ employeeId }) => employeeId))).toEqual(new Set([id]));
    const own = (await tasks("self")).find((task) => task.owner === "employee");
    expect((await call(callers.self, "POST", `tasks/${own?.id}/step`, { status: "skipped" })).status).toBe(422);
    expect((await call(callers.self, "POST", `tasks/${own?.id}/step`, { status: "done" })).status).toBe(204);
    const ofHr = (await tasks("self")).find((task) => task.owner === "hr");
    expect((await call(callers.self, "POST", `tasks/${ofHr?.id}/step`, { status: "done" })).status).toBe(403);
  });

  it("keeps one's own pay from HR, another company out, and people-only members out of hiring", async () => {
    const owner = await makeCompany();
    const id = await added(owner);
    const hr = await joinCompany(owner.organizationId, "hr_admin", id);
    const raise = { effectiveOn: "2025-01-01", pay: { amount: 9_900, type: "hourly" } };
    expect((await call(hr, "POST", `employees/${id}/changes`, raise)).body).toMatchObject({ code: "self_approval" });
    const stranger = await makeCompany();
    expect((await call(stranger, "GET", `employees/${id}`)).status).toBe(404);
    expect((await call(stranger, "POST", `employees/${id}/changes`, raise)).status).toBe(404);
    await db().user.update({
      where: { id: owner.userId },
      data: { atsAccessLevel: "monthly", atsAccessExpiry: new Date("2099-01-01") },
    });
    const { status } = await call(hr, "GET", "../ats/candidates");
    expect(status).toBe(403);
  });

  it("merges departments and places of one state, and no circle of departments", async () => {
    const owner = await makeCompany();
    const unit = async (kind: string, body: object) => (await call(owner, "POST", kind, body)).body.id as number;
    const [kitchen, ovens] = [
      await unit("departments", { name: "Kitchen" }),
      await unit("departments", { name: "Ovens" }),
    ];
    expect((await call(owner, "PUT", `departments/${ovens}`, { name: "Ovens", parentId: kitchen })).status).toBe(200);
    expect((await call(owner, "PUT", `departments/${kitchen}`, { name: "Kitchen", parentId: ovens })).status).toBe(422);
    const id = await added(owner, { departmentId: ovens });
    expect((await call(owner, "POST", `departments/${ovens}/merge`, { into: kitchen })).status).toBe(204);
    expect((await call(owner, "GET", `employees/${id}`)).body.department).toMatchObject({ id: kitchen });
    expect((await call(owner, "GET", "departments")).body.data).toMatchObject([{ name: "Kitchen", headCount: 1 }]);
    const [austin, fresno] = [
      await unit("places", { name: "Austin", city: "Austin", state: "TX" }),
      await unit("places", { name: "Fresno", city: "Fresno", state: "CA" }),
    ];
    expect((await call(owner, "POST", `places/${austin}/merge`, { into: fresno })).status).toBe(422);
  });
});
