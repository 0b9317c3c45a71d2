export type Run = { text: string; bold: boolean; italic: boolean };
export type Block =
  | { kind: "name" | "heading" | "text" | "center" | "bullet"; left: Run[]; right: Run[] }
  | { kind: "row"; cells: Run[][][] };
export type Columns = { main: Block[]; side: Block[] };

/** The mark-up of a specimen: `#` name, `##` heading, `-` bullet, `^` centred, `>>` flush right, `|` table row. */
export function readMarkup(lines: string[]): Columns {
  const columns: Columns = { main: [], side: [] };
  let into = columns.main;
  for (const line of lines) {
    if (line === "[[side]]") into = columns.side;
    else if (line === "[[main]]") into = columns.main;
    else if (line.trim() !== "") into.push(readBlock(line));
  }
  return columns;
}

function readBlock(line: string): Block {
  if (line.startsWith("| ")) {
    const cells = line
      .slice(2)
      .split(" | ")
      .map((cell) => cell.split(" \\\\ ").map(readRuns));
    return { kind: "row", cells };
  }
  const [, mark = "", body = ""] = /^(## |# |- |\^ )?(.*)$/.exec(line) ?? [];
  const [left = "", right = ""] = body.split(" >> ");
  const kind = ({ "# ": "name", "## ": "heading", "- ": "bullet", "^ ": "center" } as const)[mark] ?? "text";
  return { kind, left: readRuns(left), right: readRuns(right) };
}

const readRuns = (text: string): Run[] =>
  text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => ({
      text: part.replace(/^\*+|\*+$/g, ""),
      bold: part.startsWith("**"),
      italic: part.startsWith("*") && !part.startsWith("**"),
    }));
