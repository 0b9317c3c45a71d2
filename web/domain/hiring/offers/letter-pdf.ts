import { makePdf, type Pdf, printable } from "~/platform/pdf";
import type { OfferLetter } from "./offer-letter";

const INK = "#14213d";
const QUIET = "#5f6c84";
const RULE = "#e3e6ec";
const LEFT = 72;
const WIDTH = 468;

/** The offer letter as a tagged PDF with selectable text. The same letter and day make the same bytes. */
export function letterPdf(letter: OfferLetter, madeAt: Date): Promise<Buffer> {
  return makePdf(
    {
      margins: { top: 72, bottom: 72, left: LEFT, right: LEFT },
      info: { Title: printable(letter.title), Author: printable(letter.from), CreationDate: madeAt },
    },
    (pdf) => {
      write(pdf, letter, madeAt);
    },
  );
}

function write(pdf: Pdf, letter: OfferLetter, madeAt: Date): void {
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" }).format(madeAt);
  text(pdf, "P", letter.from, { size: 10, color: QUIET });
  text(pdf, "H1", letter.title, { size: 18, strong: true, gap: 0.6 });
  text(pdf, "P", `${day}\n${letter.to}`, { size: 10.5, gap: 0.8 });
  for (const paragraph of letter.paragraphs) text(pdf, "P", paragraph, { size: 10.5, gap: 0.7 });
  text(pdf, "H2", "Terms", { size: 13, strong: true, gap: 0.4 });
  for (const { label, value } of letter.terms) row(pdf, label, value);
  if (letter.benefits.length > 0) {
    pdf.moveDown(0.6);
    text(pdf, "H2", "Benefits", { size: 13, strong: true, gap: 0.3 });
    for (const benefit of letter.benefits) text(pdf, "P", `• ${benefit}`, { size: 10.5 });
  }
  if (letter.furtherTerms.length > 0) {
    pdf.moveDown(0.6);
    text(pdf, "H2", "Further terms", { size: 13, strong: true, gap: 0.3 });
    for (const paragraph of letter.furtherTerms) text(pdf, "P", paragraph, { size: 10.5, gap: 0.5 });
  }
  if (letter.compensation) {
    pdf.moveDown(0.6);
    text(pdf, "H2", "Total compensation over four years, before tax", { size: 13, strong: true, gap: 0.3 });
    columns(pdf, "", ["Year 1", "Year 2", "Year 3", "Year 4", "Total"], QUIET);
    for (const { label, values } of letter.compensation) columns(pdf, label, values, INK);
    text(pdf, "P", "An estimate from the figures above. Equity counts at its value at grant.", {
      size: 8.5,
      color: QUIET,
    });
  }
}

type Look = { size: number; strong?: boolean; color?: string; gap?: number };

/** One tagged piece, so that a screen reader meets headings as headings. */
function tagged(pdf: Pdf, tag: "H1" | "H2" | "P", draw: () => unknown): void {
  pdf.addStructure(pdf.struct(tag, {}, [() => void draw()]));
}

function text(pdf: Pdf, tag: "P" | "H1" | "H2", words: string, { size, strong = false, color = INK, gap = 0.2 }: Look) {
  tagged(pdf, tag, () =>
    pdf
      .font(strong ? "Helvetica-Bold" : "Helvetica")
      .fontSize(size)
      .fillColor(color)
      .text(printable(words), LEFT, pdf.y, { width: WIDTH, lineGap: 2 })
      .moveDown(gap),
  );
}

/** A name and a value side by side, however many lines the value takes. */
function row(pdf: Pdf, label: string, value: string): void {
  pdf.font("Helvetica").fontSize(10.5);
  const height = pdf.heightOfString(printable(value), { width: WIDTH - 160 }) + 10;
  if (pdf.y + height > pdf.page.height - 72) pdf.addPage();
  const y = pdf.y;
  tagged(pdf, "P", () => {
    pdf.fillColor(QUIET).text(printable(label), LEFT, y, { width: 150 });
    pdf.fillColor(INK).text(printable(value), LEFT + 160, y, { width: WIDTH - 160 });
  });
  pdf.y = y + height - 4;
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  pdf.y += 5;
}

function columns(pdf: Pdf, label: string, values: string[], color: string): void {
  if (pdf.y + 20 > pdf.page.height - 72) pdf.addPage();
  const y = pdf.y;
  tagged(pdf, "P", () => {
    pdf.font("Helvetica").fontSize(9).fillColor(color).text(printable(label), LEFT, y, { width: 90 });
    values.forEach((value, index) => {
      pdf.text(printable(value), LEFT + 90 + index * 75, y, { width: 75, align: "right" });
    });
  });
  pdf.y = y + 16;
}
