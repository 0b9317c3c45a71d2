import type ExcelJS from "exceljs";
import { plainText } from "~/platform/sheets/sheet";
import { DISCLAIMER, placeOfLaw, type Report, STATUS_TEXT, trustText } from "./report";

type Value = string | number | Date | null;
type SheetColumn<Row> = {
  header: string;
  width: number;
  value: (row: Row) => Value;
  /** Where a click on the cell leads. */
  link?: (row: Row) => string | null;
};

const DAY = "mmm d, yyyy";

/** The report as a workbook: answer, laws, penalties, cases, sources; each list with a frozen header and filters. */
export async function excelReport(report: Report): Promise<Buffer> {
  // Read with the first report, not whenever the product starts.
  const { default: library } = await import("exceljs");
  const book = new library.Workbook();
  book.creator = "Statewise";
  book.created = report.madeAt;
  answerSheet(book, report);
  listSheet(book, "Laws", report.laws, [
    { header: "Place", width: 18, value: placeOfLaw },
    { header: "Law", width: 44, value: ({ title }) => title },
    { header: "Citation", width: 32, value: ({ citation }) => citation, link: ({ referenceUrl }) => referenceUrl },
    { header: "Category", width: 22, value: ({ category }) => category },
    { header: "Risk", width: 10, value: ({ riskLevel }) => riskLevel },
    { header: "Status", width: 20, value: ({ status }) => STATUS_TEXT[status] },
    { header: "Effective", width: 12, value: ({ effectiveDate }) => dateCell(effectiveDate) },
    { header: "Applies from employees", width: 14, value: ({ minEmployees }) => minEmployees },
    { header: "Summary", width: 70, value: ({ summary }) => summary },
    { header: "Requirements", width: 70, value: ({ requirements }) => requirements.join("\n") },
    { header: "Checked as of", width: 14, value: checkedCell },
    { header: "Trust", width: 28, value: trustText },
  ]);
  listSheet(book, "Penalties", penaltyRows(report), [
    { header: "Law", width: 44, value: ({ law }) => law },
    { header: "Citation", width: 32, value: ({ citation }) => citation },
    { header: "Penalty", width: 60, value: ({ text }) => text },
    { header: "From", width: 14, value: ({ min }) => min },
    { header: "To", width: 14, value: ({ max }) => max },
    { header: "Unit", width: 18, value: ({ unit }) => unit },
    { header: "Per", width: 18, value: ({ per }) => per },
    { header: "Basis", width: 24, value: ({ basis }) => basis },
  ]);
  listSheet(book, "Cases", report.cases, [
    { header: "Case", width: 44, value: ({ name }) => name },
    { header: "Citation", width: 30, value: ({ citation }) => citation, link: ({ referenceUrl }) => referenceUrl },
    { header: "Citation verified", width: 12, value: ({ citationVerified }) => (citationVerified ? "yes" : "no") },
    { header: "Court", width: 22, value: ({ court }) => court },
    { header: "Year", width: 8, value: ({ year }) => year },
    { header: "Outcome", width: 28, value: ({ outcome }) => outcome },
    { header: "Damages", width: 24, value: ({ damages }) => damages },
    { header: "What was decided", width: 70, value: ({ summary }) => summary },
    { header: "Treatment", width: 14, value: ({ treatment }) => treatment },
  ]);
  listSheet(
    book,
    "Sources",
    [...report.laws, ...report.cases],
    [
      { header: "Record", width: 50, value: (row) => ("title" in row ? row.title : row.name) },
      { header: "Citation", width: 36, value: ({ citation }) => citation },
      {
        header: "Link",
        width: 70,
        value: ({ referenceUrl }) => referenceUrl,
        link: ({ referenceUrl }) => referenceUrl,
      },
      { header: "Kind of link", width: 14, value: ({ linkClass }) => linkClass },
    ],
  );
  return Buffer.from(await book.xlsx.writeBuffer());
}

function answerSheet(book: ExcelJS.Workbook, report: Report): void {
  const sheet = book.addWorksheet("Answer", { pageSetup: PRINTED });
  sheet.columns = [{ width: 26 }, { width: 110 }];
  const { assessment } = report;
  const rows: [string, string | number | Date][] = [
    ["Question", report.question],
    ["Place", report.place],
    ["Made", report.madeAt],
    ["Records checked as of", report.asOf ?? "not known"],
    ...report.answer.map((text, index): [string, string] => [index === 0 ? "Quick answer" : "", text]),
  ];
  if (assessment) {
    rows.push(["Overall risk", assessment.overallRisk], ["Critical issues", assessment.criticalIssues]);
    rows.push(["Medium risk", assessment.mediumRiskIssues], ["Compliant", assessment.compliantAreas]);
    rows.push(["Key risk areas", assessment.keyRiskAreas], ["Penalty range", assessment.totalPenaltyRange]);
    rows.push(["Potential damages", assessment.potentialDamages]);
    for (const action of assessment.recommendedActions) rows.push(["Recommended action", action]);
  }
  rows.push(["Note", DISCLAIMER]);
  // An answer may repeat what was asked.
  for (const [label, value] of rows)
    if (value !== "") showDates(sheet.addRow([label, cell(value)]), `${DAY} h:mm AM/PM "UTC"`);
  sheet.getColumn(1).font = BOLD;
  sheet.getColumn(1).alignment = { vertical: "top" };
  // Numbers and days stand under the texts.
  sheet.getColumn(2).alignment = { wrapText: true, vertical: "top", horizontal: "left" };
  fitRows(sheet);
}

function listSheet<Row>(book: ExcelJS.Workbook, name: string, rows: Row[], columns: SheetColumn<Row>[]): void {
  const sheet = book.addWorksheet(name, {
    views: [{ state: "frozen", ySplit: 1 }],
    pageSetup: { ...PRINTED, printTitlesRow: "1:1" },
  });
  sheet.columns = columns.map(({ header, width }) => ({ header, width }));
  for (const row of rows) {
    const line = sheet.addRow(columns.map(({ value, link }) => cell(value(row), link?.(row))));
    showDates(line, DAY);
    for (const [index, { link }] of columns.entries()) if (link?.(row)) line.getCell(index + 1).font = LINKED;
  }
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  for (const [index, { width }] of columns.entries()) {
    sheet.getColumn(index + 1).alignment = { wrapText: width >= WRAPPED, vertical: "top" };
  }
  sheet.getRow(1).font = BOLD;
  sheet.getRow(1).alignment = { wrapText: true, vertical: "top" };
  fitRows(sheet);
}

/** Programs that open it do not all make room for wrapped texts: each row is as high as its longest text needs. */
function fitRows(sheet: ExcelJS.Worksheet): void {
  sheet.eachRow((row) => {
    let lines = 1;
    row.eachCell((one, column) => {
      if (one.alignment?.wrapText) lines = Math.max(lines, linesOf(one.text, sheet.getColumn(column).width ?? 10));
    });
    row.height = Math.min(lines * LINE_POINTS, MOST_POINTS);
  });
}

const linesOf = (text: string, width: number): number =>
  text.split("\n").reduce((lines, part) => lines + Math.max(1, Math.ceil(part.length / width)), 0);

/** The narrowest column that breaks its texts. */
const WRAPPED = 28;
const LINE_POINTS = 15;
/** The highest row that a workbook may have. */
const MOST_POINTS = 409;
const FONT: Partial<ExcelJS.Font> = { name: "Calibri", family: 2, size: 11 };
const BOLD: Partial<ExcelJS.Font> = { ...FONT, bold: true };

/** All columns on the width of one page. */
const PRINTED: Partial<ExcelJS.PageSetup> = {
  orientation: "landscape",
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
};

const LINKED: Partial<ExcelJS.Font> = { ...FONT, color: { argb: "FF1D4ED8" }, underline: true };

function cell(value: Value, link?: string | null): ExcelJS.CellValue {
  if (typeof value !== "string") return value;
  return link ? { text: plainText(value), hyperlink: link } : plainText(value);
}

function showDates(row: ExcelJS.Row, format: string): void {
  row.eachCell((one) => {
    if (one.value instanceof Date) one.numFmt = format;
  });
}

const dateCell = (date: string | null): Date | null => (date ? new Date(`${date.slice(0, 10)}T00:00:00Z`) : null);

/** A day; the number of a year where no more is known. */
const checkedCell = ({ verifiedAsOf, verifiedYearOnly }: Report["laws"][number]): Value =>
  verifiedAsOf && verifiedYearOnly ? Number(verifiedAsOf.slice(0, 4)) : dateCell(verifiedAsOf);

function penaltyRows({ laws }: Report) {
  return laws.flatMap((law) =>
    typeof law.penaltyDetails === "string"
      ? []
      : law.penaltyDetails.map((penalty) => ({
          law: law.title,
          citation: law.citation,
          text: penalty.text,
          min: penalty.min ?? null,
          max: penalty.max ?? null,
          unit: penalty.unit,
          per: penalty.per ?? null,
          basis: penalty.basis ?? null,
        })),
  );
}
