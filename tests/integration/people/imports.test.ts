import { describe, expect, it } from "vitest";
import { listFile } from "~/platform/sheets/list-file";
import { readTable } from "~/platform/sheets/read-table";
import { useDatabase } from "../../setup/database";
import { added, call, joinCompany, makeCompany } from "./company";

useDatabase();

const HEAD = "First name,Last name,Work Email,Hire Date,Job Title,Department,Location,Reports To,Pay rate,Wage type";
const csv = (...rows: string[]) => [HEAD, ...rows].join("\n");
const send = (caller: Awaited<ReturnType<typeof makeCompany>>, body: object) => call(caller, "POST", "imports", body);

const TEAM = csv(
  "Bea,Ruiz,bea@miller.example.com,1/4/2024,Baker,Kitchen,Austin,Cal Ode,24.00,Hourly",
  'Cal,Ode,cal@miller.example.com,2023-02-01,Head baker,Kitchen,Austin,,"95,000",Salary',
  "Dot,Nowhere,dot@miller.example.com,2024-01-04,Baker,Kitchen,Paris,,24,Hourly",
  "Eve,Day,eve@miller.example.com,soon,Baker,,,,24,Hourly",
  "Bea,Again,bea@miller.example.com,2024-01-04,Baker,,,,24,Hourly",
  "Flo,Poor,flo@miller.example.com,2024-01-04,Baker,,Austin,Nobody Known,2.00,Hourly",
);

describe("people brought in from a file", () => {
  it("are tried first without a trace, then added with their managers from further down; the wrong rows say why", async () => {
    const owner = await makeCompany();
    await call(owner, "POST", "places", { name: "Austin", city: "Austin", state: "TX" });
    const tried = await send(owner, { csv: TEAM });
    expect(tried).toMatchObject({ status: 200, body: { id: null, dryRun: true, added: 2, refused: 4 } });
    expect((await call(owner, "GET", "employees")).body.data).toEqual([]);
    expect((await call(owner, "GET", "departments")).body.data).toEqual([]);
    const done = await send(owner, { csv: TEAM, dryRun: false, fileName: "team.csv" });
    expect(done.body).toMatchObject({ dryRun: false, added: 2, refused: 4 });
    const outcomes = (answer: typeof done) => answer.body.lines.map(({ outcome }: { outcome: string }) => outcome);
    expect(outcomes(done)).toEqual(outcomes(tried));
    const messages = done.body.lines.map(({ message }: { message: string }) => message);
    expect(messages[2]).toContain("no place called Paris");
    expect(messages[3]).toContain("no date");
    expect(messages[4]).toContain("in the file twice");
    expect(messages[5]).toContain("minimum wage");
    const people = (await call(owner, "GET", "employees")).body.data;
    expect(people.map(({ name }: { name: string }) => name)).toEqual(["Cal Ode", "Bea Ruiz"]);
    expect(people[1]).toMatchObject({
      manager: { name: "Cal Ode" },
      department: { name: "Kitchen" },
      place: { state: "TX" },
    });
    const cal = (await call(owner, "GET", `employees/${people[0].id}`)).body;
    expect(cal).toMatchObject({ pay: { amount: 9_500_000, type: "annual" }, startDate: "2023-02-01" });
    // Whoever has worked here for years has no tasks of a first day.
    expect((await call(owner, "GET", `tasks?employeeId=${people[0].id}`)).body.data).toEqual([]);
    const kept = await send(owner, { csv: TEAM, dryRun: false, acceptPay: "Trainees, agreed with counsel" });
    expect(kept.body).toMatchObject({ added: 1, refused: 5 });
    expect(kept.body.lines[5].message).toContain("nobody here or in the file is Nobody Known");
  });

  it("can be taken back, but for who has a history since then, and once", async () => {
    const owner = await makeCompany();
    await call(owner, "POST", "places", { name: "Austin", city: "Austin", state: "TX" });
    const { body } = await send(owner, { csv: TEAM, dryRun: false });
    const [bea, cal] = body.lines.map(({ employeeId }: { employeeId: number }) => employeeId);
    const change = { effectiveOn: "2026-06-01", title: "Lead baker", reason: "promotion" };
    expect((await call(owner, "POST", `employees/${bea}/changes`, change)).status).toBe(200);
    const undone = await call(owner, "DELETE", `imports/${body.id}`);
    expect(undone.body).toMatchObject({ removed: 1, kept: [{ employeeId: bea, name: "Bea Ruiz" }] });
    expect((await call(owner, "GET", `employees/${cal}`)).status).toBe(404);
    expect((await call(owner, "GET", `employees/${bea}`)).body).toMatchObject({ title: "Lead baker", manager: null });
    expect((await call(owner, "DELETE", `imports/${body.id}`)).status).toBe(409);
    expect((await call(owner, "GET", "imports")).body.data).toMatchObject([{ status: "undone", added: 2, refused: 4 }]);
    const other = await makeCompany();
    expect((await call(other, "DELETE", `imports/${body.id}`)).status).toBe(404);
  });

  it("is refused to who is no HR, without the columns it needs, and for what is no list", async () => {
    const owner = await makeCompany();
    const payroll = await joinCompany(owner.organizationId, "payroll");
    expect((await call(payroll, "POST", "imports", { csv: TEAM })).status).toBe(403);
    expect((await call(payroll, "GET", "imports")).status).toBe(403);
    expect(await send(owner, { csv: "Name,Mail\nAna,a@b.example.com" })).toMatchObject({ status: 422 });
    expect(await send(owner, { csv: HEAD })).toMatchObject({ status: 422 });
    const many = csv(
      ...Array.from({ length: 1_001 }, (_, index) => `A,B,a${index}@x.example.com,2024-01-01,Baker,,,,,`),
    );
    expect(await send(owner, { csv: many })).toMatchObject({ status: 422 });
    await added(owner, { email: "taken@miller.example.com" });
    const twin = await send(owner, { csv: csv("Ana,Silva,taken@miller.example.com,2024-01-01,Baker,,,,,") });
    expect(twin.body.lines[0]).toMatchObject({ outcome: "refused" });
  });
});

describe("a table of people", () => {
  it("is read the same from CSV and from an Excel workbook", async () => {
    const rows = [{ name: "Ana Ü", day: "2024-01-04", pay: 24.5 }];
    async function* pages() {
      yield rows;
    }
    const columns = [
      { header: "Name", value: (row: (typeof rows)[number]) => row.name },
      { header: "Day", value: (row: (typeof rows)[number]) => row.day },
      { header: "Pay", value: (row: (typeof rows)[number]) => row.pay },
    ];
    for (const format of ["csv", "excel"] as const) {
      const file = listFile({ name: "People", columns, pages: pages() }, format);
      const bytes = new Uint8Array(await new Response(file.stream).arrayBuffer());
      expect(readTable(bytes, 10)).toEqual({
        headers: ["Name", "Day", "Pay"],
        rows: [["Ana Ü", "2024-01-04", "24.5"]],
      });
    }
    const broken = new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]);
    expect(() => readTable(broken, 10)).toThrow("workbook cannot be read");
  });
});
