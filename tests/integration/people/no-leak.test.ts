import { describe, expect, it } from "vitest";
import type { Endpoint } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { FIELD_GROUPS } from "~/domain/people/fields/field-table";
import type { PeopleRole } from "~/domain/people/member/people-abilities";
import { addDays } from "~/domain/people/plain-days";
import { today } from "~/platform/clock";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, joinCompany, makeCompany } from "./company";

useDatabase();

/** Something of the target that stands nowhere else, by the group of the table that opens it. */
const MARKS = {
  private: ["leaks.address@private.example.com", "17 Quince Leak Street", "Quilla Leakcontact"],
  pay: ["77712300"],
  eeo: ["Non-binary"],
  hold: ["A leaking charge"],
  hrPaper: ["leaking-warning.txt"],
  medical: ["leaking-medical.txt"],
  payPaper: ["leaking-agreement.txt"],
} as const;
type Mark = keyof typeof MARKS;

type Who = { role: PeopleRole; isSelf: boolean; isManager: boolean };
const WHO: Record<string, Who> = {
  hr: { role: "hr_admin", isSelf: false, isManager: false },
  payroll: { role: "payroll", isSelf: false, isManager: false },
  viewer: { role: "viewer", isSelf: false, isManager: false },
  manager: { role: "employee", isSelf: false, isManager: true },
  colleague: { role: "employee", isSelf: false, isManager: false },
  self: { role: "employee", isSelf: true, isManager: false },
};

/** What the table of the design opens (section 1), the groups of fields by the table itself. */
function opens(mark: Mark, { role, isSelf, isManager }: Who): boolean {
  if (mark === "private" || mark === "pay") {
    const { roles, self, manager } = FIELD_GROUPS[mark];
    return (
      (roles as readonly string[]).includes(role) || (isSelf && self) || (isManager && (manager as unknown) === true)
    );
  }
  if (role === "hr_admin") return true;
  if (mark === "eeo" || mark === "medical") return isSelf;
  return mark === "payPaper" && (isSelf || role === "payroll");
}

async function company() {
  const owner = await makeCompany();
  const { organizationId } = owner;
  const boss = await added(owner);
  const other = await added(owner);
  const id = await added(owner, { managerId: boss, pay: { amount: 77_712_300, type: "annual" }, lastName: "Target" });
  const [address, street, contact] = MARKS.private;
  const own = { personalEmail: address, address: street, emergencyContactName: contact };
  expect((await call(owner, "PUT", `employees/${id}`, own)).status).toBe(200);
  const files: Record<string, number> = {};
  for (const [kind, [name]] of [
    ["warning", MARKS.hrPaper],
    ["medical", MARKS.medical],
    ["agreement", MARKS.payPaper],
  ] as const) {
    const form = new FormData();
    form.set("kind", kind);
    form.set("file", new File(["Seen"], name, { type: "text/plain" }));
    const { status, body } = await callApi("POST", `/api/people/employees/${id}/documents`, {
      ...{ cookie: owner.cookie, form },
    });
    expect(status).toBe(201);
    files[kind] = body.id;
  }
  const as = (role: string, employeeId?: number) => joinCompany(organizationId, role, employeeId);
  const callers: Record<string, Caller> = {
    ...{ hr: owner, payroll: await as("payroll"), viewer: await as("hr_viewer") },
    ...{ manager: await as("employee", boss), colleague: await as("employee", other), self: await as("employee", id) },
  };
  const self = callers.self as Caller;
  expect((await call(self, "PUT", "self-identification", { sex: MARKS.eeo[0], race: "Asian" })).status).toBe(204);
  expect((await call(owner, "PUT", `employees/${id}/hold`, { reason: MARKS.hold[0] })).status).toBe(204);
  const day = `${Number(today().slice(0, 4)) - 1}-12-31`;
  expect((await call(owner, "POST", "reports/eeo-1/snapshots", { asOf: day })).status).toBe(201);
  return { id, files, callers };
}

/** Every address of people that only reads, with the target in its path, and asked in ways that could widen what it says. */
function addresses({ path }: Endpoint, id: number, files: Record<string, number>): string[] {
  const paths = path.includes("/documents/{id}")
    ? Object.values(files).map((file) => path.replace("{id}", String(file)))
    : [path.replace(/\{\w+\}/g, String(id))];
  const queries = [
    ...["", `?employeeId=${id}&status=all&limit=100`, `?asOf=${today()}&search=Target`],
    `?expiresUntil=${addDays(today(), 9)}&include=pay,personalEmail&fields=*&expand=all&sort=-salary&orderBy=ssn`,
    `?search=${encodeURIComponent(MARKS.private[1])}`,
  ];
  return paths.flatMap((one) => queries.map((query) => one + query));
}

/** Which marks somebody is told, and by which address. */
async function marksBy({ cookie }: Caller, asked: readonly string[]): Promise<{ mark: Mark; address: string }[]> {
  const found: { mark: Mark; address: string }[] = [];
  for (const [turn, address] of asked.entries()) {
    const { status, body } = await callApi("GET", address, { cookie, address: `198.51.100.${turn % 250}` });
    expect(status, address).toBeLessThan(500);
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const marks = (Object.keys(MARKS) as Mark[]).filter((mark) => MARKS[mark].some((one) => text.includes(one)));
    found.push(...marks.map((mark) => ({ mark, address })));
  }
  return found;
}

describe("no role is told a field that the table forbids", () => {
  it("by any address of people, however it is asked", async () => {
    const { id, files, callers } = await company();
    const reads = endpoints.filter(({ path, method }) => path.startsWith("/api/people") && method === "get");
    expect(reads.length).toBeGreaterThan(30);
    const told: Record<string, Set<Mark>> = {};
    const leaks: string[] = [];
    for (const [name, who] of Object.entries(WHO)) {
      const asked = reads.flatMap((one) => addresses(one, id, files));
      const found = await marksBy(callers[name] as Caller, asked);
      told[name] = new Set(found.map(({ mark }) => mark));
      const closed = found.filter(({ mark }) => !opens(mark, who));
      leaks.push(...closed.map(({ mark, address }) => `${name}: ${mark} by ${address}`));
    }
    expect(leaks).toEqual([]);
    // What is open is found by it too: the search is no empty one.
    for (const [name, who] of Object.entries(WHO))
      expect([...(told[name] ?? [])].sort(), name).toEqual(
        (Object.keys(MARKS) as Mark[]).filter((mark) => opens(mark, who)).sort(),
      );
  });

  it("by the search of the directory, which finds nobody by what is closed", async () => {
    const { callers } = await company();
    for (const [name, caller] of Object.entries(callers))
      for (const mark of [...MARKS.private, ...MARKS.pay, ...MARKS.eeo, ...MARKS.hold]) {
        const { body } = await call(caller, "GET", `employees?status=all&search=${encodeURIComponent(mark)}`);
        expect([name, mark, body.data]).toEqual([name, mark, []]);
      }
  });

  it("by the sums of the EEO-1 report, of which a viewer sees none of fewer than five", async () => {
    const { callers } = await company();
    const { body } = await call(callers.viewer as Caller, "GET", "reports/eeo-1");
    const figures = [...body.rows.flatMap((row: { heads: number[] }) => row.heads), ...Object.values(body.apart)];
    expect(figures.filter((figure) => figure !== null)).toEqual([]);
  });
});
