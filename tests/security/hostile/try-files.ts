import { parse } from "csv-parse/sync";
import ExcelJS from "exceljs";
import { XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { COMPUTED, executedIn, isFormula } from "./corpus";
import type { Tally } from "./try-requests";

type Mail = {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  envelope: { to: string[] };
};

/** Mails that hold what strangers wrote: nothing of it became markup, a header or a recipient. */
export function lookAtMails(mails: Mail[], tally: Tally): number {
  for (const { subject, html, text, headers, envelope } of mails) {
    const note = (what: string, detail: string) => tally.findings.push({ what, where: `mail "${subject}"`, detail });
    const executed = executedIn(html);
    if (executed) note("a text became markup", executed);
    if (headers.bcc || headers["set-cookie"]) note("a text became a header", JSON.stringify(headers).slice(0, 200));
    if (envelope.to.some((address) => /swx@evil\.example/.test(address)))
      note("has another reader", envelope.to.join());
    if (/https?:\/\/evil\.example\/(?!swx)/.test(`${html}${text}`)) note("links to another site", subject);
  }
  return mails.filter(({ html, text, subject }) => /swx/.test(html + text + subject)).length;
}

const cellsOfCsv = (bytes: Uint8Array): string[] =>
  (parse(Buffer.from(bytes), { bom: true, relax_column_count: true }) as string[][]).flat();

async function cellsOfWorkbook(bytes: Uint8Array): Promise<string[]> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Buffer.from(bytes) as unknown as ArrayBuffer);
  const cells: string[] = [];
  for (const sheet of book.worksheets)
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        const { value } = cell;
        const isComputed = typeof value === "object" && value !== null && "formula" in value;
        // A text cell of a workbook is never computed, whatever it begins with.
        cells.push(
          isComputed ? `=swx formula ${JSON.stringify(value)}` : String(cell.text).replace(/^[=+\-@\t\r]/, "'"),
        );
      }),
    );
  return cells;
}

export type Export = { name: string; path: string; form?: Record<string, string> };

/** Documents of a search whose question was a stranger's: well-formed, nothing computed, nothing that a reader would run. */
export async function lookAtDocuments(
  origin: string,
  cookie: string,
  questions: string[],
  laws: string,
  tally: Tally,
): Promise<number> {
  let made = 0;
  for (const question of questions)
    for (const format of ["word", "pdf", "excel"]) {
      const body = new URLSearchParams({ format, laws, question, returnTo: "/dashboard", answer: "on" });
      const response = await fetch(`${origin}/export`, {
        method: "POST",
        body,
        headers: { cookie, origin },
        redirect: "manual",
      });
      const note = (what: string, detail: string) =>
        tally.findings.push({ what, where: `report ${format}`, detail: `${JSON.stringify(question)}: ${detail}` });
      if (response.status >= 500) note(`answered ${response.status}`, "");
      // A question that is markup and nothing else is refused with a toast.
      if (response.status !== 200) continue;
      made += 1;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const problem = format === "pdf" ? runInPdf(bytes) : await runInPackage(bytes, format);
      if (problem) note("a text became more than text", problem);
    }
  // Nothing looked at would prove nothing.
  if (made === 0) tally.findings.push({ what: "no report was made", where: "/export", detail: "" });
  return made;
}

const runInPdf = (bytes: Uint8Array): string | null =>
  /\/(?:JavaScript|JS|Launch|OpenAction|EmbeddedFile)\b[^\n]{0,60}/.exec(Buffer.from(bytes).toString("latin1"))?.[0] ??
  null;

async function runInPackage(bytes: Uint8Array, format: string): Promise<string | null> {
  if (format === "excel") return (await cellsOfWorkbook(bytes)).find(isFormula) ?? null;
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    const text = strFromU8(part);
    const valid = XMLValidator.validate(text);
    if (valid !== true) return `${name}: ${valid.err.msg}`;
    if (text.includes(COMPUTED)) return `${name}: computed`;
    if (/<w:(?:instrText|fldSimple)\b[^>]*>[^<]*swx/.test(text) || /Target="(?:javascript|data|file):/i.test(text))
      return `${name}: a field or a link`;
  }
  return null;
}

/** Downloads the lists that hold what strangers wrote and looks for cells that would be computed. */
export async function lookAtFiles(
  origin: string,
  cookie: string,
  files: Export[],
  tally: Tally,
): Promise<{ cells: number; holding: number }> {
  const result = { cells: 0, holding: 0 };
  for (const { name, path, form } of files) {
    const response = await fetch(origin + path, {
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
      headers: { cookie, origin },
      redirect: "manual",
    });
    const note = (what: string, detail: string) => tally.findings.push({ what, where: `file ${name}`, detail });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const type = response.headers.get("content-type") ?? "";
    if (response.status !== 200 || !/csv|sheet/.test(type)) {
      note(`answered ${response.status}`, `${type} ${response.headers.get("location") ?? ""}`);
      continue;
    }
    const cells = type.includes("csv") ? cellsOfCsv(bytes) : await cellsOfWorkbook(bytes);
    result.cells += cells.length;
    result.holding += cells.filter((cell) => /swx/.test(cell)).length;
    const computed = cells.find(isFormula);
    if (computed) note("a cell would be computed", computed.slice(0, 120));
  }
  return result;
}
