import {
  AlignmentType,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { type Block, type Run, readMarkup } from "./markup";
import type { Specimen } from "./specimen";

export async function renderDocx(specimen: Specimen): Promise<Uint8Array> {
  const { main, side } = readMarkup(specimen.lines);
  const isLeft = specimen.layout === "sidebar-left";
  const columns = isLeft ? [side, main] : [main, side];
  const children =
    side.length === 0
      ? main.map(renderBlock)
      : [
          new Table({
            width: { size: 100, type: WidthType.PERCENTAGE },
            rows: [
              new TableRow({ children: columns.map((column) => new TableCell({ children: column.map(renderBlock) })) }),
            ],
          }),
        ];
  const document = new Document({
    sections: [{ properties: specimen.layout === "two-column" ? { column: { count: 2, space: 700 } } : {}, children }],
  });
  return Packer.toBuffer(document);
}

function renderBlock(block: Block): Paragraph | Table {
  if (block.kind === "row") {
    const cells = block.cells.map(
      (cell) => new TableCell({ children: cell.map((runs) => new Paragraph({ children: textRuns(runs) })) }),
    );
    return new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: [new TableRow({ children: cells })] });
  }
  const size = block.kind === "name" ? 44 : 21;
  const right = block.right.length > 0 ? [new TextRun({ text: "\t" }), ...textRuns(block.right, size)] : [];
  return new Paragraph({
    heading: block.kind === "heading" ? HeadingLevel.HEADING_2 : undefined,
    alignment: block.kind === "center" ? AlignmentType.CENTER : AlignmentType.LEFT,
    bullet: block.kind === "bullet" ? { level: 0 } : undefined,
    tabStops: right.length > 0 ? [{ type: TabStopType.RIGHT, position: 9000 }] : undefined,
    children: [...textRuns(block.left, size), ...right],
  });
}

const textRuns = (runs: Run[], size?: number): TextRun[] =>
  runs.map((run) => new TextRun({ text: run.text, bold: run.bold, italics: run.italic, size }));
