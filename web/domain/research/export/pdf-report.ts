import { makePdf, type Pdf } from "~/platform/pdf";
import { dayText } from "../day-text";
import type { FullCase, FullLaw } from "../search/types";
import { checkedText, DISCLAIMER, placeOfLaw, type Report, STATUS_TEXT, trustText } from "./report";

type Bookmark = { addItem: (title: string) => Bookmark };

const INK = "#14213d";
const QUIET = "#5f6c84";
const LINK = "#1d4ed8";

/** The report as a tagged PDF with bookmarks, selectable text and page numbers. */
export function pdfReport(report: Report): Promise<Buffer> {
  return makePdf(
    {
      margins: { top: 64, bottom: 72, left: 64, right: 64 },
      bufferPages: true,
      info: {
        Title: `Employment law report: ${report.question}`.slice(0, 250),
        Author: "Statewise",
        CreationDate: report.madeAt,
      },
    },
    (pdf) => {
      writeReport(pdf, report);
      numberPages(pdf);
    },
  );
}

function writeReport(pdf: Pdf, report: Report): void {
  const { outline } = pdf as Pdf & { outline: Bookmark };
  heading(pdf, "Employment law report", 22, "H1");
  paragraph(pdf, report.question, 13);
  quiet(
    pdf,
    `Place: ${report.place}. Made ${dayText(report.madeAt)}. Records checked as of ${report.asOf ?? "a date not known"}.`,
  );
  if (report.answer.length > 0) {
    outline.addItem("Quick answer");
    heading(pdf, "Quick answer", 16, "H2");
    for (const text of report.answer) paragraph(pdf, text, 12);
    for (const { ref, title, citation } of report.citations)
      quiet(pdf, `[${ref}] ${title}${citation ? `, ${citation}` : ""}`);
  }
  if (report.assessment) writeRisk(pdf, report.assessment, () => outline.addItem("Risk"));
  if (report.laws.length > 0) {
    heading(pdf, "Laws", 16, "H2");
    const laws = outline.addItem("Laws");
    for (const law of report.laws) writeLaw(pdf, law, laws);
  }
  if (report.cases.length > 0) {
    heading(pdf, "Cases", 16, "H2");
    const cases = outline.addItem("Cases");
    for (const found of report.cases) writeCase(pdf, found, cases);
  }
  quiet(pdf, DISCLAIMER);
}

function writeRisk(pdf: Pdf, assessment: NonNullable<Report["assessment"]>, mark: () => void): void {
  mark();
  heading(pdf, `Risk: ${assessment.overallRisk}`, 16, "H2");
  const { keyRiskAreas, totalPenaltyRange, potentialDamages } = assessment;
  for (const text of [keyRiskAreas, totalPenaltyRange && `Penalties: ${totalPenaltyRange}`, potentialDamages]) {
    if (text) paragraph(pdf, text, 11);
  }
  bullets(pdf, assessment.recommendedActions);
}

function writeLaw(pdf: Pdf, law: FullLaw, bookmark: Bookmark): void {
  heading(pdf, law.title, 12.5, "H3");
  bookmark.addItem(law.title);
  citation(pdf, law.citation, law.referenceUrl);
  const facts = [
    placeOfLaw(law),
    STATUS_TEXT[law.status],
    law.verifiedAsOf && `checked as of ${checkedText(law)}`,
    trustText(law),
  ];
  quiet(pdf, facts.filter(Boolean).join(" · "));
  paragraph(pdf, law.summary, 11);
  bullets(pdf, [
    ...law.requirementDetails.map(({ text, pin }) => (pin ? `${text} (${pin})` : text)),
    ...law.penalties.map((text) => `Penalty: ${text}`),
  ]);
}

function writeCase(pdf: Pdf, found: FullCase, bookmark: Bookmark): void {
  heading(pdf, found.name, 12.5, "H3");
  bookmark.addItem(found.name);
  citation(pdf, found.citation, found.referenceUrl);
  quiet(
    pdf,
    `${found.court} · ${found.year} · ${found.outcome}${found.citationVerified ? "" : " · citation not verified"}`,
  );
  paragraph(pdf, found.summary, 11);
}

type Tag = "H1" | "H2" | "H3" | "P";

/** One tagged piece of text, so that a screen reader meets headings as headings. */
function tagged(pdf: Pdf, tag: Tag, write: () => void): void {
  pdf.addStructure(pdf.struct(tag, {}, [write]));
}

/** What a heading needs below it: nobody looks for its text on the next page. */
const HEADING_ROOM = { H1: 0, H2: 190, H3: 120 };

function heading(pdf: Pdf, text: string, size: number, tag: "H1" | "H2" | "H3"): void {
  if (pdf.y > pdf.page.height - pdf.page.margins.bottom - HEADING_ROOM[tag]) pdf.addPage();
  tagged(pdf, tag, () => {
    pdf.moveDown(0.6).font("Helvetica-Bold").fontSize(size).fillColor(INK).text(printable(text)).moveDown(0.2);
  });
}

function paragraph(pdf: Pdf, text: string, size: number): void {
  tagged(pdf, "P", () => {
    pdf.font("Helvetica").fontSize(size).fillColor(INK).text(printable(text), { lineGap: 2 }).moveDown(0.4);
  });
}

function quiet(pdf: Pdf, text: string): void {
  tagged(pdf, "P", () => {
    pdf.font("Helvetica").fontSize(9).fillColor(QUIET).text(printable(text)).moveDown(0.4);
  });
}

function bullets(pdf: Pdf, texts: string[]): void {
  if (texts.length === 0) return;
  const items = texts.map((text) => {
    const write = () => {
      pdf.font("Helvetica").fontSize(10.5).fillColor(INK);
      pdf.text(`•  ${printable(text)}`, { indent: 10, lineGap: 1.5 }).moveDown(0.15);
    };
    return pdf.struct("LI", {}, [pdf.struct("LBody", {}, [write])]);
  });
  pdf.addStructure(pdf.struct("L", {}, items));
}

function citation(pdf: Pdf, text: string | null, url: string | null): void {
  if (!text) return;
  tagged(pdf, "P", () => {
    pdf
      .font("Helvetica")
      .fontSize(10)
      .fillColor(url ? LINK : QUIET);
    pdf.text(printable(text), url ? { link: url, underline: true } : {});
  });
}

function numberPages(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pdf.switchToPage(index);
    const { height, width, margins } = pdf.page;
    // Below the margin on purpose: without it pdfkit would begin a new page for the number.
    pdf.page.margins.bottom = 0;
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("Helvetica").fontSize(9).fillColor(QUIET);
    pdf.text(`Page ${index + 1} of ${count}`, margins.left, height - 44, {
      width: width - 128,
      align: "center",
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}

/** The built-in font knows the letters of Western Europe; what it cannot print becomes a question mark instead of a wrong letter. */
function printable(text: string): string {
  return text.replaceAll("\u00a0", " ").replace(/[^\n -~¡-ÿ•–—‘’“”…€™]/gu, "?");
}
