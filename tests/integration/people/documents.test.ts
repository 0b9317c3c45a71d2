import { describe, expect, it } from "vitest";
import { i9Until, keptUntil } from "~/domain/people/documents/keep-until";
import { addDays } from "~/domain/people/plain-days";
import { reportFile } from "~/domain/people/reports/report-file";
import { today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { fileExists } from "~/platform/files/files";
import { readTable } from "~/platform/sheets/read-table";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, joinCompany, makeCompany, memberOf } from "./company";

useDatabase();

const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** A paper sent to somebody's file, as a program sends it. */
const send = ({ cookie }: Caller, id: number, fields: Record<string, string>, text = "Ana Silva, seen and copied") => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (text) form.set("file", new File([text], "paper.exe.txt", { type: "text/plain" }));
  return callApi("POST", `/api/people/employees/${id}/documents`, { cookie, form });
};
const kindsSeen = async (caller: Caller, id: number): Promise<string[]> =>
  (await call(caller, "GET", `documents?employeeId=${id}`)).body.data.map(({ kind }: { kind: string }) => kind).sort();

/** Ana with an agreement, a Form I-9, a warning and a medical paper; her manager, payroll, a viewer, and Ana herself. */
async function filed() {
  const owner = await makeCompany();
  const boss = await added(owner);
  const ana = await added(owner, { managerId: boss });
  const ids: Record<string, number> = {};
  for (const kind of ["agreement", "i9", "warning", "medical"]) ids[kind] = (await send(owner, ana, { kind })).body.id;
  const by = (role: string, employeeId?: number) => joinCompany(owner.organizationId, role, employeeId);
  const people = {
    ...{ payroll: await by("payroll"), viewer: await by("hr_viewer") },
    ...{ manager: await by("employee", boss), self: await by("employee", ana) },
  };
  return { owner, ana, ids, ...people };
}

describe("the papers of an employee", () => {
  it("are seen as their kind says: all by HR, pay by payroll, their own by the person, none by managers and viewers", async () => {
    const { owner, ana, ids, payroll, viewer, manager, self } = await filed();
    const stranger = await makeCompany();
    expect(await kindsSeen(owner, ana)).toEqual(["agreement", "i9", "medical", "warning"]);
    expect(await kindsSeen(payroll, ana)).toEqual(["agreement"]);
    expect(await kindsSeen(self, ana)).toEqual(["agreement", "i9", "medical"]);
    for (const other of [viewer, manager, stranger]) expect(await kindsSeen(other, ana)).toEqual([]);
    const opens = async (caller: Caller, kind: string) =>
      (await call(caller, "GET", `documents/${ids[kind]}/file`)).status;
    expect([await opens(self, "warning"), await opens(self, "medical"), await opens(payroll, "i9")]).toEqual([
      404, 200, 404,
    ]);
    for (const other of [viewer, manager, stranger]) expect(await opens(other, "agreement")).toBe(404);
    expect((await call(self, "GET", `employees/${ana}`)).body.papers).toBe(3);
    expect((await call(manager, "GET", `employees/${ana}`)).body).not.toHaveProperty("papers");
    const { headers, body } = await call(owner, "GET", `documents/${ids.warning}/file`);
    expect(headers.get("content-disposition")).toContain("paper.exe.txt");
    expect(body).toBe("Ana Silva, seen and copied");
    for (const other of [payroll, viewer, manager, self]) {
      expect((await call(other, "PUT", `documents/${ids.warning}`, { shared: true })).status).toBe(403);
      expect((await call(other, "POST", `documents/${ids.warning}/removal`, { reason: "Mine" })).status).toBe(403);
    }
    expect((await call(stranger, "PUT", `documents/${ids.warning}`, { shared: true })).status).toBe(404);
    expect((await call(owner, "PUT", `documents/${ids.warning}`, { shared: true })).status).toBe(204);
    expect(await kindsSeen(self, ana)).toContain("warning");
  });

  it("are added by HR, and of some kinds by the person; no wrong, harmful, empty or expired one", async () => {
    const { owner, ana, manager, self } = await filed();
    expect((await send(self, ana, { kind: "license", expiresOn: addDays(today(), 100) })).status).toBe(201);
    expect((await send(self, ana, { kind: "license", shared: "false" })).status).toBe(201);
    expect((await kindsSeen(self, ana)).filter((kind) => kind === "license")).toHaveLength(2);
    for (const [caller, kind] of [
      [self, "warning"],
      [manager, "license"],
    ] as const)
      expect((await send(caller, ana, { kind })).status).toBe(403);
    const refused = async (fields: Record<string, string>, text?: string) => {
      const { status, body } = await send(owner, ana, fields, text);
      return [status, body.fields?.[0]?.field];
    };
    expect(await refused({ kind: "license" }, EICAR)).toEqual([422, "file"]);
    expect(await refused({ kind: "license" }, "MZ\0\0")).toEqual([422, "file"]);
    expect(await refused({ kind: "license" }, "")).toEqual([422, "file"]);
    expect(await refused({ kind: "diploma" })).toEqual([422, "kind"]);
    expect(await refused({ kind: "review", expiresOn: addDays(today(), 9) })).toEqual([422, "expiresOn"]);
    expect(await refused({ kind: "license", expiresOn: addDays(today(), -1) })).toEqual([422, "expiresOn"]);
    expect((await send(owner, 999_999_999, { kind: "license" })).status).toBe(404);
  });

  it("that take the place of another leave it in the file; what runs out is listed the soonest first", async () => {
    const { owner, ana } = await filed();
    const license = (days: number, more = {}) =>
      send(owner, ana, { kind: "license", expiresOn: addDays(today(), days), ...more });
    const first = (await license(10)).body.id;
    await license(80);
    const until = addDays(today(), 90);
    const expiring = async () =>
      (await call(owner, "GET", `documents?expiresUntil=${until}`)).body.data.map(
        (one: { expiresOn: string }) => one.expiresOn,
      );
    expect(await expiring()).toEqual([addDays(today(), 10), addDays(today(), 80)]);
    const { stream } = await reportFile(await memberOf(owner), "expiring-documents", { format: "csv" });
    const { rows } = readTable(new Uint8Array(await new Response(stream).arrayBuffer()), 100);
    expect(rows.map((row) => row.slice(1))).toEqual(
      [10, 80].map((days) => ["License or certificate", "paper.exe.txt", addDays(today(), days)]),
    );
    const viewer = await memberOf(await joinCompany(owner.organizationId, "hr_viewer"));
    await expect(reportFile(viewer, "expiring-documents", { format: "csv" })).rejects.toMatchObject({ status: 403 });
    const { id } = (await license(400, { replaces: String(first) })).body;
    expect(await expiring()).toEqual([addDays(today(), 80)]);
    const lines = (await call(owner, "GET", `documents?employeeId=${ana}&kind=license`)).body.data;
    expect(lines.find((one: { id: number }) => one.id === id)).toMatchObject({ version: 2, isReplaced: false });
    expect(lines.find((one: { id: number }) => one.id === first)).toMatchObject({ isReplaced: true });
    expect((await license(500, { replaces: String(first) })).status).toBe(404);
  });

  it("stay as long as the law has them kept, with the rule; a wrong file goes with its bytes, and every look apart is written down", async () => {
    const { owner, ana, ids, self } = await filed();
    const remove = (kind: string, body: object) =>
      call(owner, "POST", `documents/${ids[kind]}/removal`, { reason: "Old", ...body });
    expect(await remove("i9", {})).toMatchObject({ status: 409, body: { code: "kept_by_law" } });
    const lastDay = addDays(today(), -3);
    const plan = { kind: "resignation", lastDay, begin: true, acceptWarnings: true };
    expect((await call(owner, "POST", `employees/${ana}/leaving`, plan)).status).toBeLessThan(300);
    const kept = (await call(owner, "GET", `documents?employeeId=${ana}&kind=i9`)).body.data[0].kept;
    // Hired in February 2024: three years from then, or one after the end, the longer.
    expect(kept).toMatchObject({
      until: i9Until({ firstDay: "2024-02-29", lastDay }),
      rule: { citation: "8 U.S.C. 1324a(b)(3)(B)" },
    });
    expect(await remove("i9", {})).toMatchObject({ status: 409, body: { until: kept.until } });
    const storageKey = await inOrganization(owner.organizationId, async (tx) => {
      const row = await tx.employeeDocument.findUniqueOrThrow({ where: { id: ids.medical }, include: { file: true } });
      return row.file?.storageKey ?? "";
    });
    expect(await fileExists(storageKey)).toBe(true);
    await call(self, "GET", `documents/${ids.medical}/file`);
    expect((await remove("medical", { isMistake: true })).status).toBe(204);
    expect(await fileExists(storageKey)).toBe(false);
    const audit = await inOrganization(owner.organizationId, (tx) =>
      tx.auditEntry.findMany({
        where: { entityType: "employee_document", entityId: String(ids.medical) },
        orderBy: { id: "asc" },
      }),
    );
    expect(audit.map(({ action }) => action)).toEqual(["document.add", "document.read", "document.remove"]);
  });
});

describe("how long papers are kept", () => {
  it("runs from the last day, or from a paper that came later, and not while somebody works here", () => {
    const clock = { years: 4, rule: { text: "", citation: "", slug: null } };
    const left = { firstDay: "2020-02-29", lastDay: "2024-02-29" };
    expect(keptUntil({ firstDay: "2020-02-29", lastDay: null }, clock, "2020-03-01")).toBeNull();
    expect(keptUntil(left, clock, "2020-03-01")).toBe("2028-02-28");
    expect(keptUntil(left, clock, "2025-06-30")).toBe("2029-06-30");
    expect(keptUntil(left, null, "2020-03-01")).toBe("2024-02-29");
    expect(i9Until(left)).toBe("2025-02-28");
    expect(i9Until({ firstDay: "2024-01-15", lastDay: "2024-03-01" })).toBe("2027-01-15");
  });
});
