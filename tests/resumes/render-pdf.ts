import PDFDocument from "pdfkit";
import { type Block, type Run, readMarkup } from "./markup";
import type { Specimen } from "./specimen";

type Box = { x: number; width: number };
const SIZES = { name: 22, heading: 12.5, text: 10.5, center: 10.5, bullet: 10.5 };

export function renderPdf(specimen: Specimen): Promise<Uint8Array> {
  const pdf = new PDFDocument({ margin: 54, size: "LETTER" });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => pdf.on("end", () => resolve(Buffer.concat(chunks))));
  const { main, side } = readMarkup(specimen.lines);
  if (side.length === 0) draw(pdf, main, { x: 54, width: 504 });
  else {
    const isLeft = specimen.layout === "sidebar-left";
    draw(pdf, side, isLeft ? { x: 40, width: 150 } : { x: 420, width: 150 });
    pdf.y = 54;
    draw(pdf, main, isLeft ? { x: 215, width: 350 } : { x: 40, width: 355 });
  }
  pdf.end();
  return done;
}

function draw(pdf: PDFKit.PDFDocument, blocks: Block[], box: Box): void {
  for (const block of blocks) {
    if (block.kind === "row") drawRow(pdf, block.cells, box);
    else drawLine(pdf, block, box);
  }
}

function drawLine(pdf: PDFKit.PDFDocument, block: Exclude<Block, { kind: "row" }>, box: Box): void {
  const size = SIZES[block.kind];
  if (block.kind === "heading") pdf.y += 8;
  const top = pdf.y;
  const bold = block.kind === "name" || block.kind === "heading";
  const inset = block.kind === "bullet" ? 12 : 0;
  if (inset) pdf.font("Helvetica").fontSize(size).text("•", box.x, top);
  pdf.y = top;
  drawRuns(pdf, block.left, {
    x: box.x + inset,
    width: box.width - inset - (block.right.length ? 130 : 0),
    size,
    bold,
    align: block.kind === "center" ? "center" : "left",
  });
  const bottom = pdf.y;
  if (block.right.length > 0) {
    pdf.y = top;
    drawRuns(pdf, block.right, { x: box.x + box.width - 130, width: 130, size, bold: false, align: "right" });
  }
  pdf.y = Math.max(bottom, pdf.y) + 1.5;
}

function drawRow(pdf: PDFKit.PDFDocument, cells: Run[][][], box: Box): void {
  const top = pdf.y;
  const widths =
    cells.length === 2 && (cells[0]?.length ?? 0) === 1
      ? [130, box.width - 140]
      : cells.map(() => box.width / cells.length - 10);
  let x = box.x;
  let bottom = top;
  for (const [index, cell] of cells.entries()) {
    pdf.y = top;
    for (const runs of cell)
      drawRuns(pdf, runs, { x, width: widths[index] ?? 100, size: 10.5, bold: false, align: "left" });
    bottom = Math.max(bottom, pdf.y);
    x += (widths[index] ?? 100) + 10;
  }
  pdf.y = bottom + 5;
}

type Look = { x: number; width: number; size: number; bold: boolean; align: "left" | "right" | "center" };

function drawRuns(pdf: PDFKit.PDFDocument, runs: Run[], { x, width, size, bold, align }: Look): void {
  for (const [index, run] of runs.entries()) {
    pdf.font(bold || run.bold ? "Helvetica-Bold" : run.italic ? "Helvetica-Oblique" : "Helvetica").fontSize(size);
    const options = { width, align, continued: index < runs.length - 1 };
    if (index === 0) pdf.text(run.text, x, pdf.y, options);
    else pdf.text(run.text, options);
  }
}
