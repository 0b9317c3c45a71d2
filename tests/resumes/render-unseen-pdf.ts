import PDFDocument from "pdfkit";
import { type Block, type Run, readMarkup } from "./markup";
import type { Specimen } from "./specimen";

// Layouts of `unseen.txt`, drawn without looking at the reader and no others: serif with rules, letter-spaced headings,
// a banner across the top, headings in the margin, contact in the foot of each page, two pages.

const LEFT = 60;
const WIDTH = 492;
const RULED = new Set(["serif", "twopages"]);

export function renderUnseenPdf({ layout, lines }: Specimen): Promise<Uint8Array> {
  const pdf = new PDFDocument({ margins: { top: 50, bottom: 60, left: LEFT, right: 60 }, size: "LETTER" });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
  const { main, side } = readMarkup(lines);
  if (layout === "banner") banner(pdf, side);
  const foot = layout === "footer" ? side.map(plainText).join(" ") : null;
  if (foot) writeFoot(pdf, foot);
  if (foot) pdf.on("pageAdded", () => writeFoot(pdf, foot));
  for (const block of main) drawBlock(pdf, block, layout);
  pdf.end();
  return done;
}

function banner(pdf: PDFKit.PDFDocument, side: Block[]): void {
  pdf.rect(0, 0, 612, 104).fill("#1f3b57");
  pdf.fillColor("white");
  const [name, headline, ...contact] = side.map(plainText);
  pdf
    .font("Helvetica-Bold")
    .fontSize(24)
    .text(name ?? "", LEFT, 30);
  pdf.font("Helvetica").fontSize(12);
  pdf.text(headline ?? "", LEFT, 62);
  for (const [index, line] of contact.entries())
    pdf.fontSize(10).text(line, 380, 28 + index * 16, { width: 172, align: "right" });
  pdf.fillColor("black");
  pdf.x = LEFT;
  pdf.y = 124;
}

function writeFoot(pdf: PDFKit.PDFDocument, foot: string): void {
  const { bottom } = pdf.page.margins;
  pdf.page.margins.bottom = 0;
  pdf.font("Helvetica").fontSize(8.5).text(foot, LEFT, 750, { width: WIDTH, align: "center", lineBreak: false });
  pdf.page.margins.bottom = bottom;
  pdf.x = LEFT;
  pdf.y = 50;
}

const plainText = (block: Block): string =>
  block.kind === "row" ? "" : [...block.left, ...block.right].map(({ text }) => text).join("");

function drawBlock(pdf: PDFKit.PDFDocument, block: Block, layout: string): void {
  if (block.kind === "row") {
    drawMargin(pdf, block.cells);
    return;
  }
  const face = RULED.has(layout) ? "Times" : "Helvetica";
  const size = block.kind === "name" ? 20 : block.kind === "heading" ? 12 : 10.5;
  const isCentred = block.kind === "center" || (block.kind === "name" && layout === "serif");
  if (block.kind === "heading") heading(pdf, plainText(block), layout, face);
  else {
    const indent = block.kind === "bullet" ? 14 : 0;
    const runs = indent ? [{ text: "–  ", bold: false, italic: false }, ...block.left] : block.left;
    const top = pdf.y;
    const align = isCentred ? "center" : "left";
    writeRuns(pdf, runs, { face, size, x: LEFT + indent, width: WIDTH - indent, align, bold: block.kind === "name" });
    if (block.right.length > 0 && pdf.y > top) {
      const bottom = pdf.y;
      pdf.y = top;
      writeRuns(pdf, block.right, { face, size, x: LEFT + 300, width: WIDTH - 300, align: "right", bold: false });
      pdf.y = Math.max(bottom, pdf.y);
    }
  }
  pdf.y += layout === "twopages" ? 13 : 2;
}

function heading(pdf: PDFKit.PDFDocument, text: string, layout: string, face: string): void {
  pdf.y += 9;
  pdf.font(`${face}-Bold`).fontSize(11.5);
  const isSpaced = layout === "spaced";
  pdf.text(isSpaced ? text.toUpperCase() : text, LEFT, pdf.y, { width: WIDTH, characterSpacing: isSpaced ? 3.2 : 0 });
  if (RULED.has(layout))
    pdf
      .moveTo(LEFT, pdf.y + 1)
      .lineTo(LEFT + WIDTH, pdf.y + 1)
      .lineWidth(0.7)
      .stroke();
  pdf.y += 4;
}

/** A heading in the margin beside its text, as many modern templates have it. */
function drawMargin(pdf: PDFKit.PDFDocument, [head, ...cells]: Run[][][]): void {
  pdf.y += 6;
  const top = pdf.y;
  const title = (head ?? [])
    .flat()
    .map(({ text }) => text)
    .join("")
    .trim();
  if (title)
    pdf
      .font("Helvetica-Bold")
      .fontSize(9)
      .fillColor("#555555")
      .text(title, LEFT, top + 1, { width: 92 });
  pdf.fillColor("black");
  pdf.y = top;
  for (const runs of cells.flat())
    writeRuns(pdf, runs, {
      face: "Helvetica",
      size: 10.5,
      x: LEFT + 110,
      width: WIDTH - 110,
      align: "left",
      bold: false,
    });
}

type Look = { face: string; size: number; x: number; width: number; align: "left" | "center" | "right"; bold: boolean };

function writeRuns(pdf: PDFKit.PDFDocument, runs: Run[], { face, size, x, width, align, bold }: Look): void {
  const italic = face === "Times" ? "Times-Italic" : "Helvetica-Oblique";
  const upright = face === "Times" ? "Times-Roman" : "Helvetica";
  for (const [index, run] of runs.entries()) {
    pdf.font(bold || run.bold ? `${face}-Bold` : run.italic ? italic : upright).fontSize(size);
    const options = { width, align, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(run.text, x, pdf.y, options);
    else pdf.text(run.text, options);
  }
}
