import { makePdf, type Pdf } from "~/platform/pdf";
import { AMOUNT_LABELS } from "./compare-scenarios";
import { toCents, usd } from "./money";
import { PERIOD_LABEL, STATUS_LABEL } from "./pay-period";
import type { LineKind, PayAmounts, PayResult } from "./pay-result";
import { STATE_NAMES, type StateCode } from "./state-codes";

const INK = "#14213d";
const QUIET = "#5f6c84";
const RULE = "#e3e6ec";
const LEFT = 56;
const RIGHT = 556;
const BOTTOM = 716;

const METHOD = { quick: "Quick estimate", precise: "Precise withholding" } as const;
const ESTIMATE = "ESTIMATE. Not a pay record, not proof of income, and not legal, tax or payroll advice.";
const SECTIONS: [title: string, kinds: LineKind[]][] = [
  ["Earnings", ["earning", "addition"]],
  ["Taxes", ["tax"]],
  ["Deductions", ["deduction"]],
  ["Paid by the employer on top", ["employer"]],
];

/** A paycheck as a pay stub to print: a tagged PDF that says on every page that it is an estimate. */
export function payStub(result: PayResult, day: string): Promise<Buffer> {
  return makePdf(
    {
      margins: { top: 56, bottom: 56, left: LEFT, right: 56 },
      bufferPages: true,
      info: { Title: `Estimated pay stub, ${METHOD[result.method]}`, Author: "Statewise" },
    },
    (pdf) => {
      writeStub(pdf, result, day);
      labelPages(pdf);
    },
  );
}

function writeStub(pdf: Pdf, result: PayResult, day: string): void {
  text(pdf, "H1", 20, INK, `Estimated pay stub: ${METHOD[result.method]}`, true);
  text(pdf, "P", 10, INK, ESTIMATE, true);
  const place = result.state ? STATE_NAMES[result.state as StateCode] : "no state";
  const facts = `Tax year ${result.taxYear}, ${place}, ${STATUS_LABEL[result.filingStatus]}, paid for each ${PERIOD_LABEL[result.payPeriod]}. Made ${day}.`;
  text(pdf, "P", 9, QUIET, facts);
  for (const [title, kinds] of SECTIONS) {
    const lines = result.lines.filter((line) => kinds.includes(line.kind) && line.amount !== 0);
    if (lines.length === 0) continue;
    heading(pdf, title, "This paycheck");
    for (const line of lines) amountRow(pdf, line.label, line.amount);
  }
  heading(pdf, "Net pay", "This paycheck");
  amountRow(pdf, "Net pay", result.netPay, true);
  writeYear(pdf, result);
  for (const note of result.notes) text(pdf, "P", 8, QUIET, note);
}

function writeYear(pdf: Pdf, { annual, periodsPerYear }: PayResult): void {
  heading(pdf, `A year of ${periodsPerYear} such paycheck${periodsPerYear === 1 ? "" : "s"}`, "Year");
  for (const key of Object.keys(AMOUNT_LABELS) as (keyof PayAmounts)[]) {
    if (annual[key] !== 0 || key === "netPay") amountRow(pdf, AMOUNT_LABELS[key], annual[key], key === "netPay");
  }
  pdf.moveDown(0.8);
}

function heading(pdf: Pdf, title: string, column: string): void {
  room(pdf, 60);
  pdf.moveDown(0.7);
  const y = pdf.y;
  tagged(pdf, "H2", () => pdf.font("Helvetica-Bold").fontSize(11).fillColor(INK).text(title, LEFT, y));
  tagged(pdf, "P", () =>
    pdf
      .font("Helvetica")
      .fontSize(8)
      .fillColor(QUIET)
      .text(column, LEFT, y + 2, toRight()),
  );
  rule(pdf);
}

function amountRow(pdf: Pdf, label: string, amount: number, strong = false): void {
  room(pdf, 20);
  const y = pdf.y + 2;
  tagged(pdf, "P", () => {
    pdf
      .font(strong ? "Helvetica-Bold" : "Helvetica")
      .fontSize(9.5)
      .fillColor(INK)
      .text(printable(label), LEFT, y, { width: 380, lineBreak: false, ellipsis: true });
    pdf.text(usd(toCents(amount)), LEFT, y, toRight());
  });
  rule(pdf);
}

/** One tagged piece, so that a screen reader meets headings as headings. */
function tagged(pdf: Pdf, tag: "H1" | "H2" | "P", write: () => unknown): void {
  pdf.addStructure(pdf.struct(tag, {}, [() => void write()]));
}

const toRight = () => ({ width: RIGHT - LEFT, align: "right" as const });

function rule(pdf: Pdf): void {
  const y = pdf.y + 2;
  pdf.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
  pdf.y = y + 1;
}

function room(pdf: Pdf, needed: number): void {
  if (pdf.y + needed > BOTTOM) pdf.addPage();
}

function text(pdf: Pdf, tag: "H1" | "P", size: number, color: string, words: string, strong = false): void {
  room(pdf, size * 2);
  tagged(pdf, tag, () =>
    pdf
      .font(strong ? "Helvetica-Bold" : "Helvetica")
      .fontSize(size)
      .fillColor(color)
      .text(printable(words), LEFT, pdf.y, { width: RIGHT - LEFT })
      .moveDown(0.3),
  );
}

/** The built-in fonts hold Western letters only; anything else would print as garbage. */
const printable = (words: string): string =>
  words.replace(/[\u2013\u2014]/g, "-").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "?");

function labelPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    pdf.font("Helvetica").fontSize(8).fillColor(QUIET);
    pdf.text(`${ESTIMATE}  Page ${page - start + 1} of ${count}`, LEFT, 750, { width: RIGHT - LEFT, lineBreak: false });
  }
}
