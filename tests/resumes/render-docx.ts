import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  HeadingLevel,
  type IParagraphOptions,
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

// With headings as styles, or as in `unseen.txt`: contact in the page's head, dates in a borderless column, tab stops, no
// styles at all.

type Line = Exclude<Block, { kind: "row" }>;
type Look = {
  sizes: Record<Line["kind"], number>;
  cellSize?: number;
  font?: string;
  rightAt: number;
  hasBorders: boolean;
  hasStyles: boolean;
  hasBullets: boolean;
  isBold: (kind: Line["kind"]) => boolean;
};

const STYLED: Look = {
  sizes: { name: 44, heading: 21, text: 21, center: 21, bullet: 21 },
  rightAt: 9000,
  hasBorders: true,
  hasStyles: true,
  hasBullets: true,
  isBold: () => false,
};
const UNSTYLED: Look = {
  sizes: { name: 36, heading: 26, text: 22, center: 22, bullet: 22 },
  cellSize: 22,
  font: "Calibri",
  rightAt: 9360,
  hasBorders: false,
  hasStyles: false,
  hasBullets: true,
  isBold: (kind) => kind === "name" || kind === "heading",
};
const PLAIN: Look = { ...UNSTYLED, hasBullets: false, isBold: () => false };
const LOOKS: Record<string, Look> = { pageheader: UNSTYLED, datecolumn: UNSTYLED, tabbed: UNSTYLED, plain: PLAIN };

export async function renderDocx({ layout, lines }: Specimen): Promise<Uint8Array> {
  const look = LOOKS[layout] ?? STYLED;
  const { main, side } = readMarkup(lines);
  const inHead = layout === "pageheader" && side.length > 0;
  const properties = layout === "two-column" ? { column: { count: 2, space: 700 } } : {};
  const headers = inHead ? { default: new Header({ children: side.map((block) => drawBlock(block, look)) }) } : {};
  const isLeft = layout === "sidebar-left";
  const children =
    side.length === 0 || inHead
      ? main.map((block) => drawBlock(block, look))
      : [table((isLeft ? [side, main] : [main, side]).map((column) => column.map((block) => drawBlock(block, look))))];
  return Packer.toBuffer(new Document({ sections: [{ properties, headers, children }] }));
}

const NONE = { style: BorderStyle.NONE, size: 0, color: "auto" };
const NO_BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };

function table(columns: (Paragraph | Table)[][], hasBorders = true): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: hasBorders ? undefined : NO_BORDERS,
    rows: [new TableRow({ children: columns.map((children) => new TableCell({ children })) })],
  });
}

function drawBlock(block: Block, look: Look): Paragraph | Table {
  if (block.kind !== "row") return new Paragraph(drawLine(block, look));
  const cells = block.cells.map((cell) =>
    cell.map((runs) => new Paragraph({ children: textRuns(runs, look, look.cellSize) })),
  );
  return table(cells, look.hasBorders);
}

function drawLine({ kind, left, right }: Line, look: Look): IParagraphOptions {
  const size = look.sizes[kind];
  const hasRight = right.length > 0;
  return {
    heading: kind === "heading" && look.hasStyles ? HeadingLevel.HEADING_2 : undefined,
    alignment: kind === "center" ? AlignmentType.CENTER : AlignmentType.LEFT,
    bullet: kind === "bullet" && look.hasBullets ? { level: 0 } : undefined,
    tabStops: hasRight ? [{ type: TabStopType.RIGHT, position: look.rightAt }] : undefined,
    children: [
      ...(kind === "bullet" && !look.hasBullets ? [new TextRun("• ")] : []),
      ...textRuns(left, look, size, look.isBold(kind)),
      ...(hasRight ? [new TextRun("\t"), ...textRuns(right, look, size)] : []),
    ],
  };
}

const textRuns = (runs: Run[], { font }: Look, size?: number, bold = false): TextRun[] =>
  runs.map((run) => new TextRun({ text: run.text, bold: bold || run.bold, italics: run.italic, size, font }));
