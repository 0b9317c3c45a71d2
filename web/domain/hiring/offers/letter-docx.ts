import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from "docx";
import type { OfferLetter } from "./offer-letter";

/** The offer letter as a Word document, to work on before it is sent. */
export async function letterDocx(letter: OfferLetter): Promise<Buffer> {
  const { compensation } = letter;
  const document = new Document({
    creator: letter.from,
    title: letter.title,
    sections: [
      {
        children: [
          body(letter.from),
          new Paragraph({ heading: HeadingLevel.TITLE, text: letter.title }),
          body(letter.to),
          ...letter.paragraphs.map(body),
          heading("Terms"),
          table(letter.terms.map(({ label, value }) => [label, value])),
          ...(letter.benefits.length > 0 ? [heading("Benefits"), ...letter.benefits.map(bullet)] : []),
          ...(letter.furtherTerms.length > 0 ? [heading("Further terms"), ...letter.furtherTerms.map(body)] : []),
          ...(compensation
            ? [
                heading("Total compensation over four years, before tax"),
                table([
                  ["", "Year 1", "Year 2", "Year 3", "Year 4", "Total"],
                  ...compensation.map(({ label, values }) => [label, ...values]),
                ]),
              ]
            : []),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const heading = (text: string) => new Paragraph({ heading: HeadingLevel.HEADING_2, text });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });

/** One paragraph; its line ends stay line ends. */
const body = (text: string) =>
  new Paragraph({
    spacing: { after: 160 },
    children: text.split("\n").map((line, index) => new TextRun({ text: line, break: index === 0 ? 0 : 1 })),
  });

const table = (rows: string[][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    ),
  });
