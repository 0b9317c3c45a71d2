import ExcelJS from "exceljs";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "~/api/app";
import { loader as bulkResult } from "~/app/routes/admin/customers/admin_.bulk-result.$id";
import { resumeBulks } from "~/domain/admin";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";
import { signedInUser } from "../accounts/callers";

useDatabase();

let cookie: string;
beforeAll(async () => {
  await db().user.updateMany({ data: { isAdmin: true } });
  cookie = (await signedInUser({ isAdmin: true })).cookie;
});

const call = (method: string, path: string, body?: unknown) => callApi(method, `/api/admin/${path}`, { cookie, body });
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser()));
const levelOf = async (id: number) => (await db().user.findUniqueOrThrow({ where: { id } })).atsAccessLevel;

/** A file that an endpoint streams, whole. */
async function download(method: string, path: string, body?: unknown) {
  const request = new Request(new URL(`/api/admin/${path}`, "http://localhost:3000"), {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await api().fetch(request, { address: "192.0.2.1", requestId: "test" });
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe("many customers at once", () => {
  it("are shown first and granted only when the preview is started, row by row with a result", async () => {
    const [ann, bo, staff] = await Promise.all([makeUser(), makeUser(), makeUser({ isActive: false })]);
    const body = { kind: "grant", product: "ats", accessLevel: "annual", dryRun: true };
    const customerIds = [ann.id, bo.id, staff.id, 999_999, ann.id];
    const preview = await call("POST", "customers/bulk", { ...body, customerIds });
    expect(preview.body).toMatchObject({ status: "preview", total: 4, failed: 2 });
    expect(await levelOf(ann.id)).toBe("none");
    const done = await call("POST", `bulk/${preview.body.id}/start`);
    expect(done.body).toMatchObject({ status: "done", total: 4, succeeded: 2, failed: 2 });
    expect(await levelOf(ann.id)).toBe("annual");
    expect(await db().auditEntry.count({ where: { subjectUserId: bo.id, action: "customer.grant_ats" } })).toBe(1);
    expect((await call("POST", `bulk/${preview.body.id}/start`)).status).toBe(409);
  });

  it("are chosen by search and filter, or by address", async () => {
    const one = await makeUser({ lastName: "Bulksearch" });
    const two = await makeUser({ lastName: "Bulksearch" });
    const grant = { kind: "grant", product: "ats", accessLevel: "monthly" };
    const found = await call("POST", "customers/bulk", { ...grant, selection: { search: "bulksearch" } });
    expect(found.body).toMatchObject({ status: "done", succeeded: 2 });
    const named = await call("POST", "customers/bulk", {
      kind: "revoke",
      product: "ats",
      emails: [one.email.toUpperCase(), "nobody@example.com"],
    });
    expect(named.body).toMatchObject({ succeeded: 1, failed: 1 });
    expect([await levelOf(one.id), await levelOf(two.id)]).toEqual(["none", "monthly"]);
  });

  it("get one mail each, however often the work is taken up again", async () => {
    const [one, two] = await people(2);
    const notice = { kind: "notify", subject: "Maintenance", message: "On Sunday.", dryRun: true };
    const { body } = await call("POST", "customers/bulk", { ...notice, customerIds: [one?.id, two?.id] });
    await db().bulkOperation.update({ where: { id: body.id }, data: { status: "running" } });
    await Promise.all([resumeBulks(), resumeBulks()]);
    await db().bulkOperation.update({ where: { id: body.id }, data: { status: "running" } });
    await resumeBulks();
    const mails = await db().mail.count({
      where: { template: "customer-notice", userId: { in: [one?.id ?? 0, two?.id ?? 0] } },
    });
    expect(mails).toBe(2);
    expect((await call("GET", `bulk/${body.id}`)).body).toMatchObject({ status: "done", succeeded: 2 });
  });

  it("answer a result for every row, however many, and keep them as a file", async () => {
    await db().$executeRaw`insert into users (email, first_name, last_name, updated_at, created_at)
      select 'row' || n || '@example.com', 'Row', 'Ful', now(), now() from generate_series(1, 1200) n`;
    const emails = Array.from({ length: 1201 }, (_, index) => `row${index}@example.com`);
    const revoke = { kind: "revoke", product: "ats", emails, dryRun: true };
    const { body } = await call("POST", "customers/bulk", revoke);
    expect(body.rows).toHaveLength(1201);
    expect(body.rows[0]).toMatchObject({ email: "row0@example.com", error: "No customer has this address." });
    const file = async (by: string) => {
      const request = new Request(`http://localhost/admin/bulk-result/${body.id}`, { headers: { cookie: by } });
      const context = { nonce: "", requestId: "", address: "192.0.2.1" };
      return bulkResult({ request, params: { id: String(body.id) }, context } as never);
    };
    const lines = (await (await file(cookie)).text()).trim().split("\r\n");
    expect(lines).toHaveLength(1202);
    expect(lines[1]).toBe("1,,row0@example.com,failed,No customer has this address.");
    expect(lines[1201]).toMatch(/^1201,\d+,row1200@example\.com,queued,$/);
    const outsider = (await signedInUser()).cookie;
    await expect(file(outsider)).rejects.toMatchObject({ status: 302 });
  });

  it.each([
    [{ kind: "grant", product: "ats", accessLevel: "daily", customerIds: [1] }, "Please select an access level"],
    [{ kind: "revoke", product: "ats" }, "Name the customers by customerIds, by emails or by a selection."],
    [{ kind: "erase", customerIds: [1] }, "Kind is grant, revoke or notify"],
    [{ kind: "notify", subject: "", message: "x", customerIds: [1] }, "Both subject and message are required"],
    [
      { kind: "grant", product: "main", accessLevel: "daily", expiry: "2020-01-01", customerIds: [1] },
      "Expiry date cannot be earlier than today",
    ],
  ])("are refused when %j", async (body, message) => {
    expect(await call("POST", "customers/bulk", body)).toMatchObject({ status: 422, body: { message } });
  });
});

describe("a file of customers", () => {
  it("is checked line by line; right lines become accounts, wrong ones say why", async () => {
    const taken = await makeUser();
    const csv = [
      "Email Address,First Name,Last Name,Phone,accessLevel,accessDuration",
      "ok.one@example.com,=cmd|calc,Ünïcödé,555 0100,monthly,90",
      "broken,No,Mail,,,",
      `${taken.email},Al,Ready,,,`,
      "ok.one@example.com,Twice,Here,,,",
      ",Nobody,Here,,,",
      '"far@example.com","Two\nLines",Here,,weekly,',
      "",
      ",,,,,",
      "late@example.com,Late,Date,,weekly,",
    ].join("\r\n");
    const dry = await call("POST", "customers/import", { csv });
    expect(dry.body).toMatchObject({ status: "preview", total: 7, failed: 6 });
    const why = Object.fromEntries(dry.body.rows.map((row: { line: number; error: string }) => [row.line, row.error]));
    expect(why).toEqual({
      2: null,
      3: expect.stringContaining("Invalid email address"),
      4: expect.stringContaining("already exists"),
      5: "This address is already in the file.",
      6: expect.stringContaining("required"),
      7: expect.stringContaining("Please select an access level"),
      // The cell before takes two lines of the file, and two lines are empty.
      11: expect.stringContaining("Please select an access level"),
    });
    expect(await db().user.count({ where: { email: "ok.one@example.com" } })).toBe(0);
    const done = await call("POST", `bulk/${dry.body.id}/start`);
    expect(done.body).toMatchObject({ status: "done", succeeded: 1 });
    const made = await db().user.findUniqueOrThrow({ where: { email: "ok.one@example.com" } });
    expect(made).toMatchObject({ lastName: "Ünïcödé", accessLevel: "monthly" });
    expect(await db().mail.count({ where: { toAddress: made.email, template: "customer-invitation" } })).toBe(1);
  });

  it.each([
    ["email,firstName\na@b.co,A", "missing: lastName"],
    ["email,firstName,lastName", "no line below"],
    ['email,firstName,lastName\n"open,A,B', "The file is no CSV"],
  ])("is refused whole: %s", async (csv, said) => {
    const { status, body } = await call("POST", "customers/import", { csv });
    expect(status).toBe(422);
    expect(body.message).toContain(said);
  });
});

describe("an export", () => {
  it("as CSV respects search and filter and neutralises formulas", async () => {
    await makeUser({ firstName: '=HYPERLINK("http://evil")', lastName: "Exportcase", phoneNumber: "+1 555" });
    await makeUser({ firstName: 'Ann, "Q"\nX', lastName: "Exportcase", mailingAddress: "@SUM(A1)" });
    await makeUser({ firstName: "Other", lastName: "Person" });
    const { answer, bytes } = await download("POST", "export-customers", { format: "csv", search: "exportcase" });
    expect(answer.headers.get("content-disposition")).toMatch(/customers-\d{4}-\d\d-\d\d\.csv/);
    const text = bytes.toString("utf8");
    expect(text.startsWith("\uFEFFID,First name")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain(`'+1 555`);
    expect(text).toContain(`'@SUM(A1)`);
    expect(text).toContain(`"Ann, ""Q""\nX"`);
    expect(text).not.toContain("Other");
  });

  it("as a workbook opens in a spreadsheet with every row", async () => {
    const { bytes } = await download("POST", "export-customers", { format: "excel", search: "exportcase" });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    const sheet = book.getWorksheet("Customers");
    expect(sheet?.rowCount).toBe(3);
    const names = [2, 3].map((row) => sheet?.getRow(row).getCell(2).text);
    expect(names).toContain(`'=HYPERLINK("http://evil")`);
  });

  it("of more than one page holds every customer once", async () => {
    await db().$executeRaw`insert into users (email, first_name, last_name, updated_at, created_at)
      select 'many' || n || '@example.com', 'Many', 'Manifold', now(), now() from generate_series(1, 4500) n`;
    const { bytes } = await download("POST", "export-customers", { format: "csv", search: "manifold" });
    const emails = bytes.toString("utf8").match(/many\d+@example\.com/g) ?? [];
    expect(new Set(emails).size).toBe(4500);
    expect(emails).toHaveLength(4500);
  });
});
