import { describe, expect, it } from "vitest";
import { exportEmployees, guessImport } from "~/domain/people";
import { useDatabase } from "../../setup/database";
import { added, type Caller, call, joinCompany, makeCompany, memberOf, signedInAgain } from "./company";

useDatabase();

const field = async (caller: Caller, body: object): Promise<string> => {
  const answer = await call(caller, "POST", "fields", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.key;
};
const customOf = async (caller: Caller, id: number) => (await call(caller, "GET", `employees/${id}`)).body.custom;

/** A company with one field for each audience, and Ana with a value in each. */
async function company() {
  const owner = await makeCompany();
  const boss = await added(owner);
  const ana = await added(owner, { managerId: boss });
  await field(owner, { label: "Badge", kind: "number" });
  await field(owner, {
    label: "Shirt size",
    kind: "choice",
    choices: ["S", "M"],
    audience: "person",
    personEdits: true,
  });
  await field(owner, { label: "Next review", kind: "date", audience: "managers", remindDays: 30 });
  await field(owner, { label: "First aider", kind: "yes_no", audience: "everybody" });
  const custom = { badge: "4,711", shirt_size: "m", next_review: "2/1/2027", first_aider: "yes" };
  const kept = await call(owner, "PUT", `employees/${ana}`, { custom });
  expect(kept.body.custom).toEqual({ badge: 4711, shirt_size: "M", next_review: "2027-02-01", first_aider: true });
  const by = (role: string, employeeId?: number) => joinCompany(owner.organizationId, role, employeeId);
  return { owner, boss, ana, by };
}

describe("a company's own fields of employees", () => {
  it("are seen by whom each says, and kept up to date by HR and, where it says so, by the person", async () => {
    const { owner, boss, ana, by } = await company();
    const [self, manager, payroll, viewer, other] = [
      await by("employee", ana),
      await by("employee", boss),
      await by("payroll"),
      await by("hr_viewer"),
      await by("employee"),
    ];
    const seen = async (caller: Caller) => Object.keys(await customOf(caller, ana));
    expect(await seen(owner)).toEqual(["badge", "shirt_size", "next_review", "first_aider"]);
    expect(await seen(self)).toEqual(["shirt_size", "next_review", "first_aider"]);
    expect(await seen(manager)).toEqual(["next_review", "first_aider"]);
    for (const one of [payroll, viewer, other]) expect(await seen(one)).toEqual(["first_aider"]);
    const edits = async (caller: Caller, custom: object) =>
      (await call(caller, "PUT", `employees/${ana}`, { custom })).status;
    expect(await edits(self, { shirt_size: "S" })).toBe(200);
    expect(await edits(self, { first_aider: "no" })).toBe(403);
    expect(await edits(self, { badge: 1 })).toBe(403);
    for (const one of [manager, payroll, viewer, other]) expect(await edits(one, { shirt_size: "M" })).toBe(403);
    expect(await customOf(owner, ana)).toMatchObject({ shirt_size: "S", badge: 4711 });
    for (const one of [self, manager, payroll, viewer])
      expect((await call(one, "POST", "fields", { label: "Mine", kind: "text" })).status).toBe(403);
    const labels = (await call(self, "GET", "fields")).body.data.map(({ label }: { label: string }) => label);
    expect(labels).not.toContain("Badge");
  });

  it("refuse what they cannot hold, and keep what was there", async () => {
    const { owner, ana } = await company();
    const before = await customOf(owner, ana);
    for (const custom of [
      { badge: "many" },
      { shirt_size: "XXL" },
      { next_review: "soon" },
      { first_aider: "maybe" },
      { no: 1 },
    ]) {
      const [key] = Object.keys(custom);
      expect(await call(owner, "PUT", `employees/${ana}`, { custom })).toMatchObject({
        ...{ status: 422, body: { fields: [{ field: `custom.${key}` }] } },
      });
    }
    expect(await customOf(owner, ana)).toEqual(before);
    expect((await call(owner, "PUT", `employees/${ana}`, { custom: { badge: null, first_aider: " " } })).status).toBe(
      200,
    );
    expect(await customOf(owner, ana)).toMatchObject({ badge: null, first_aider: null, shirt_size: "M" });
    const refused = async (body: object) => (await call(owner, "POST", "fields", body)).body.fields[0].field;
    expect(await refused({ label: "badge", kind: "text" })).toBe("label");
    expect(await refused({ label: "Color", kind: "choice", choices: ["Red"] })).toBe("choices");
    expect(await refused({ label: "Color", kind: "text", personEdits: true })).toBe("personEdits");
    expect(await refused({ label: "Color", kind: "text", remindDays: 3 })).toBe("remindDays");
    const stranger = await makeCompany();
    expect((await call(stranger, "DELETE", "fields/badge")).status).toBe(404);
  });

  it("change their name and keep their key and values; retired they are seen by nobody, and their name is free again", async () => {
    const { owner, ana } = await company();
    const change = { label: "Badge number", audience: "person" };
    expect((await call(owner, "PUT", "fields/badge", change)).status).toBe(204);
    expect(await customOf(owner, ana)).toMatchObject({ badge: 4711 });
    expect((await call(owner, "DELETE", "fields/badge")).status).toBe(204);
    expect(await customOf(owner, ana)).not.toHaveProperty("badge");
    expect(await field(owner, { label: "Badge", kind: "text" })).toBe("badge_2");
  });

  it("come in with a file and go out with one, which can be read in again", async () => {
    const { owner, ana } = await company();
    const csv = [
      "First name,Last name,Work e-mail,First day,Title,Shirt size,Next review,First aider",
      "Bo,Reed,bo@miller.example.com,2026-01-05,Baker,s,1/15/2027,Yes",
      "Cy,Late,cy@miller.example.com,2026-01-05,Baker,XXL,,",
    ].join("\n");
    const done = await call(owner, "POST", "imports", { csv, dryRun: false });
    expect(
      done.body.lines.map(({ outcome, message }: Record<string, string>) => [outcome, (message ?? "").slice(0, 27)]),
    ).toEqual([
      ["added", "Added"],
      ["refused", "Shirt size is one of: S, M."],
    ]);
    expect(await customOf(owner, done.body.lines[0].employeeId)).toMatchObject({
      ...{ shirt_size: "S", next_review: "2027-01-15", first_aider: true },
    });
    const file = await exportEmployees(await memberOf(await signedInAgain(owner)), "csv");
    const lines = (await new Response(file.stream).text()).replace(/^\uFEFF/, "").split("\r\n");
    const headers = lines[0]?.split(",") ?? [];
    const own = [{ key: "shirt_size", label: "Shirt size" }];
    expect(Object.keys(guessImport(headers, own))).toHaveLength(22);
    expect(lines.find((line) => line.startsWith("Bo,Reed"))).toContain("2026-01-05");
    const { email } = (await call(owner, "GET", `employees/${ana}`)).body;
    expect(lines.find((line) => line.includes(`,${email},`))).toMatch(/4711,M,2027-02-01,Yes$/);
  });
});
