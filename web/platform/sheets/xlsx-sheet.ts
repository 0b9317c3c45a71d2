import { strToU8, Zip, ZipDeflate } from "fflate";
import { momentText, plainText, type Sheet, type SheetCell } from "./sheet";

/** More rows than a sheet may have go on in a second one. */
const ROWS_PER_SHEET = 1_000_000;
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * The sheet as an Excel workbook, written in one pass: the usual libraries keep every row in memory until the end. Texts
 * stand in their cells, the first row is bold and stays.
 */
export async function* xlsxSheet<Row>({ name, columns, pages }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const add = (path: string, text: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    file.push(strToU8(text), true);
  };
  let sheets = 0;
  let file: ZipDeflate | null = null;
  let row = 0;
  const begin = () => {
    sheets += 1;
    row = 1;
    file = new ZipDeflate(`xl/worksheets/sheet${sheets}.xml`, { level: 3 });
    zip.add(file);
    file.push(
      strToU8(
        sheetHead(columns) +
          rowXml(
            1,
            columns.map(({ header }) => header),
            1,
          ),
      ),
    );
    return file;
  };
  const end = () => file?.push(strToU8("</sheetData></worksheet>"), true);
  begin();
  for await (const page of pages) {
    let text = "";
    for (const one of page) {
      if (row > ROWS_PER_SHEET) {
        (file as ZipDeflate | null)?.push(strToU8(text));
        text = "";
        end();
        begin();
      }
      row += 1;
      text += rowXml(
        row,
        columns.map(({ value }) => value(one)),
      );
    }
    (file as ZipDeflate | null)?.push(strToU8(text));
    yield* taken(made);
  }
  end();
  for (const [path, text] of frame(name, sheets)) add(path, text);
  zip.end();
  yield* taken(made);
}

function* taken(made: Uint8Array[]): Generator<Uint8Array> {
  for (const chunk of made.splice(0)) if (chunk.length > 0) yield chunk;
}

function rowXml(row: number, cells: readonly SheetCell[], style?: number): string {
  const look = style === undefined ? "" : ` s="${style}"`;
  const inner = cells.map((cell, index) => {
    // Some readers place a cell only by its address.
    const at = `r="${columnName(index)}${row}"${look}`;
    if (cell === null || cell === "") return "";
    if (typeof cell === "number") return `<c ${at}><v>${cell}</v></c>`;
    const text = cell instanceof Date ? momentText(cell) : plainText(cell);
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  });
  return `<row r="${row}">${inner.join("")}</row>`;
}

/** A … Z, AA, AB … */
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** A cell holds at most 32,767 characters, and XML knows no control characters or halves of a pair. */
const escaped = (text: string): string =>
  text
    .slice(0, 32_000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, " ")
    .replace(/[&<>]/g, (mark) => MARKS[mark] as string);

function sheetHead(columns: readonly { width?: number }[]): string {
  const widths = columns.map(
    ({ width = 18 }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const views = `<sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  return `${HEAD}<worksheet xmlns="${MAIN}">${views}<cols>${widths.join("")}</cols><sheetData>`;
}

/** The parts around the sheets; they come last, because only then is it known how many sheets there are. */
function frame(name: string, count: number): [string, string][] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const title = (number: number) => escaped(number === 1 ? name : `${name} ${number}`);
  const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const part = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${sheetType}.${type}+xml"/>`;
  const link = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${LINKS}/${kind}" Target="${target}"/>`;
  return [
    [
      "[Content_Types].xml",
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part("xl/workbook.xml", "sheet.main")}${part("xl/styles.xml", "styles")}${numbers.map((n) => part(`xl/worksheets/sheet${n}.xml`, "worksheet")).join("")}</Types>`,
    ],
    [
      "_rels/.rels",
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${link(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets>${numbers.map((n) => `<sheet name="${title(n)}" sheetId="${n}" r:id="rId${n}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${numbers.map((n) => link(n, "worksheet", `worksheets/sheet${n}.xml`)).join("")}${link(count + 1, "styles", "styles.xml")}</Relationships>`,
    ],
    [
      "xl/styles.xml",
      `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ];
}
