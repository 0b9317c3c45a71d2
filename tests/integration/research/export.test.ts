import ExcelJS from "exceljs";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { resolvePrincipal } from "~/domain/accounts";
import { exportComparison } from "~/domain/research";
import { excelReport } from "~/domain/research/export/excel-report";
import { pool } from "~/platform/db/pool";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

let cookie = "";
let lawIds: number[] = [];

beforeAll(async () => {
  const paid = await makeUser({ accessLevel: "unlimited" });
  cookie = await sessionCookie(paid);
  const { rows } = await pool().query<{ id: number }>("select id from laws where not is_absence order by id limit 40");
  lawIds = rows.map(({ id }) => id);
});

/** The bytes of a file, which the text reading of callApi would spoil. */
async function download(body: unknown, headers: Record<string, string> = {}) {
  const { api } = await import("~/api/app");
  const request = new Request("http://localhost:3000/api/export", {
    method: "POST",
    headers: { "content-type": "application/json", cookie, ...headers },
    body: JSON.stringify(body),
  });
  const response = await api().fetch(request, { address: "203.0.113.9", requestId: "test-request" });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("the comparison of states", () => {
  it("is a workbook with every figure as a number, what it rests on, and no formula", async () => {
    const principal = await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" });
    await pool().query("update laws set title = '=1+1' where slug = 'tx-min-wage'");
    const { name, stream } = await exportComparison(principal, { topic: "min_wage", states: ["CA", "TX"] });
    expect(name).toMatch(/^minimum-wage-by-state-.*\.xlsx$/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await new Response(stream).arrayBuffer()) as unknown as ExcelJS.Buffer);
    const sheet = book.worksheets[0];
    const rows = sheet?.getSheetValues().slice(1) as unknown[][];
    expect(rows.map((row) => row[1])).toEqual(["State", "Federal", "California", "Texas"]);
    expect(rows[0]?.slice(2, 5)).toEqual(["Law", "Citation", "Minimum wage (dollars / hour)"]);
    expect(rows[1]?.[4]).toBe(7.25);
    expect(rows[3]?.[2]).toBe("'=1+1");
    const nobody = await resolvePrincipal({ cookie: null, authorization: null, address: "203.0.113.7" });
    await expect(exportComparison(nobody, { topic: "min_wage" })).rejects.toMatchObject({ status: 402 });
  });
});

describe("export", () => {
  it("writes a workbook with the sheets answer, laws, penalties, cases, sources", async () => {
    const { status, headers, bytes } = await download({
      format: "excel",
      laws: lawIds.map((id) => ({ id })),
      question: "=1+1",
    });
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="employment-law-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.xlsx"$/,
    );
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    expect(book.worksheets.map(({ name }) => name)).toEqual(["Answer", "Laws", "Penalties", "Cases", "Sources"]);
    const laws = book.getWorksheet("Laws");
    for (const { pageSetup } of book.worksheets)
      expect(pageSetup).toMatchObject({ orientation: "landscape", fitToWidth: 1, fitToHeight: 0 });
    expect(laws?.rowCount).toBe(lawIds.length + 1);
    const summary = laws?.getCell("I2");
    expect(laws?.getRow(2).height).toBeGreaterThanOrEqual(15 * Math.ceil(String(summary?.value).length / 70));
    expect(laws?.views[0]).toMatchObject({ state: "frozen", ySplit: 1 });
    expect(book.getWorksheet("Answer")?.getCell("B1").value).toBe("'=1+1");
    expect(book.getWorksheet("Answer")?.getCell("B3")).toMatchObject({ value: expect.any(Date), numFmt: /h:mm/ });
    const headings = laws?.getRow(1).values as string[];
    const checked = laws?.getColumn(headings.indexOf("Checked as of")).values.slice(2);
    expect(checked?.every((value) => value === null || value instanceof Date || typeof value === "number")).toBe(true);
    const links = book.getWorksheet("Sources")?.getColumn(3).values.slice(2) as ExcelJS.CellHyperlinkValue[];
    expect(links.some((link) => link?.hyperlink?.startsWith("https://") && link.text === link.hyperlink)).toBe(true);
  });

  it("keeps a text of the answer that begins like a formula a text", async () => {
    const said = ["＝swx", "+swx", "-swx", "@swx"];
    const facts = { question: "=swx", place: "=swx", madeAt: new Date(), asOf: null, answer: said };
    const book = new ExcelJS.Workbook();
    const bytes = await excelReport({ ...facts, assessment: null, citations: [], laws: [], cases: [] });
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    const texts = book
      .getWorksheet("Answer")
      ?.getColumn(2)
      .values.filter((value) => String(value).includes("swx"));
    expect(texts).toEqual(["=swx", "=swx", ...said].map((text) => `'${text}`));
  });

  it("writes a PDF and a Word document", async () => {
    const pdf = await download({ format: "pdf", laws: lawIds });
    expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.bytes.includes("/MarkInfo")).toBe(true);
    expect(pdf.bytes.includes("/Outlines")).toBe(true);
    const word = await download({ format: "word", laws: lawIds });
    const text = strFromU8(unzipSync(word.bytes)["word/document.xml"] ?? new Uint8Array());
    expect(text).not.toContain("<undefined>");
    // The contents name each heading for programs that do not fill them.
    const listed = [...text.matchAll(/<w:hyperlink [^>]*w:anchor="(_Toc\d+)"/g)].map(([, anchor]) => anchor);
    const marked = [...text.matchAll(/<w:bookmarkStart [^>]*w:name="(_Toc\d+)"/g)].map(([, name]) => name);
    expect(listed.length).toBe(lawIds.length + 1);
    expect(listed).toEqual(marked);
  });

  it("believes ids only, and names those that it does not know", async () => {
    const forged = { id: lawIds[0], title: "Forged title", requirements: ["Forged"] };
    const { bytes } = await download({ format: "excel", laws: [forged] });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    expect(JSON.stringify(book.getWorksheet("Laws")?.getSheetValues())).not.toContain("Forged");
    const unknown = await callApi("POST", "/api/export", {
      cookie,
      body: { format: "pdf", laws: [{ id: 987654321 }] },
    });
    expect(unknown.status).toBe(422);
    expect(unknown.body.message).toContain("987654321");
  });

  it("needs access", async () => {
    const user = await makeUser();
    const body = { format: "pdf", laws: lawIds };
    const answer = await callApi("POST", "/api/export", { cookie: await sessionCookie(user), body });
    expect(answer.status).toBe(402);
  });

  it.each([
    [{ format: "png", laws: [1] }, "Format must be excel, word or pdf."],
    [{ format: "pdf" }, "Name at least one law or case to export."],
    [
      { format: "pdf", laws: Array.from({ length: 5001 }, (_, index) => index + 1) },
      "At most 5,000 records in one export.",
    ],
  ])("refuses %j", async (body, message) => {
    const answer = await callApi("POST", "/api/export", { cookie, body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe(message);
  });

  it("makes the answer anew when one is wanted, whatever the caller sends as one", async () => {
    const riskAssessment = { directAnswer: "<p>Forged answer</p>", overallRisk: "Low" };
    const asked = { format: "excel", laws: lawIds, question: "Do we owe meal breaks?", riskAssessment };
    const { bytes } = await download({ ...asked, place: "CA, los-angeles" });
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(bytes as unknown as ExcelJS.Buffer);
    const answer = JSON.stringify(book.getWorksheet("Answer")?.getSheetValues());
    expect(answer).not.toContain("Forged");
    expect(answer).toContain("Los Angeles, California");
    expect(answer).toMatch(/meal period/i);
  });
});
