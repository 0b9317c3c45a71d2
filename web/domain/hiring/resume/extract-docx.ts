import { Unzip, UnzipInflate } from "fflate";
import { type Line, lineOf } from "./line";
import { Refused } from "./refused";

/** Of all parts that hold text together. */
const MOST_BYTES = 8 * 1024 * 1024;
/** What comes out of one piece is a thousand times as much at most. */
const CHUNK = 4 * 1024;
const WANTED = /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/;

/** Text of a Word document: headers first (people put their address there), then the body with its tables row by row. */
export function linesOfDocx(bytes: Uint8Array): Line[] {
  const parts = unpack(bytes);
  const body = parts.get("word/document.xml");
  if (!body) throw new Refused("This document is damaged.");
  const named = (kind: string) => [...parts].filter(([name]) => name.includes(kind)).map(([, xml]) => xml);
  return [...named("/header"), body, ...named("/footer")].flatMap(linesOfXml);
}

/** Unpacks only the parts that hold text, counting what really comes out: the sizes in the archive may lie. */
function unpack(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  const problems: string[] = [];
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!WANTED.test(file.name) || problems.length > 0) return;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, final) => {
      if (problems.length > 0) return;
      if (error) return void problems.push("This document is damaged.");
      total += chunk.byteLength;
      if (total > MOST_BYTES) return void problems.push("This document would unpack to far too much.");
      chunks.push(chunk);
      if (final) parts.set(file.name, Buffer.concat(chunks).toString("utf8"));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.byteLength && problems.length === 0; at += CHUNK) {
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.byteLength);
    }
  } catch {
    problems.push("This document is damaged.");
  }
  if (problems[0]) throw new Refused(problems[0]);
  return parts;
}

const TOKEN = /<(\/?)(?:w|mc|a):([A-Za-z]+)([^>]*?)(\/?)>|([^<]+)/g;

type Tag = { name: string; closing: boolean; attributes: string; alone: boolean };
type Walk = {
  lines: Line[];
  rows: Line[][][];
  text: string;
  size: number;
  isBullet: boolean;
  inText: boolean;
  skipping: number;
};

/** A walk over the tags; a parser that builds a tree would hold the document several times. */
function linesOfXml(xml: string): Line[] {
  const walk: Walk = { lines: [], rows: [], text: "", size: 0, isBullet: false, inText: false, skipping: 0 };
  for (const [, closing, name = "", attributes = "", alone, text] of xml.matchAll(TOKEN)) {
    if (text === undefined) TAGS[name]?.(walk, { name, closing: closing === "/", attributes, alone: alone === "/" });
    else if (walk.inText && walk.skipping === 0) walk.text += decodeEntities(text);
  }
  return walk.lines;
}

const TAGS: Record<string, (walk: Walk, tag: Tag) => void> = {
  // The same text box a second time, for old programs.
  Fallback: (walk, { closing }) => {
    walk.skipping += closing ? -1 : 1;
  },
  t: (walk, { closing, alone }) => {
    walk.inText = !closing && !alone;
  },
  tab: (walk, { closing, attributes }) => {
    if (!closing && !/w:(val|pos)=/.test(attributes)) walk.text += "\t";
  },
  br: (walk) => {
    walk.text += "\n";
  },
  cr: (walk) => {
    walk.text += "\n";
  },
  numPr: (walk) => {
    walk.isBullet = true;
  },
  sz: (walk, { attributes }) => {
    walk.size = Math.max(walk.size, Number(/w:val="(\d+)"/.exec(attributes)?.[1] ?? 0) / 2);
  },
  p: (walk, { closing }) => {
    if (!closing) return;
    const { size, isBullet } = walk;
    const column = walk.rows.length > 0 ? 1 : 0;
    for (const part of walk.text.split("\n")) keep(walk, lineOf(part, { size, isBullet, column }));
    Object.assign(walk, { text: "", size: 0, isBullet: false });
  },
  tr: (walk, { closing }) => {
    if (!closing) return void walk.rows.push([]);
    for (const line of rowLines(walk.rows.pop() ?? [])) keep(walk, line);
  },
  tc: (walk, { closing }) => {
    if (!closing) walk.rows.at(-1)?.push([]);
  },
};

function keep(walk: Walk, line: Line): void {
  if (line.text !== "") (walk.rows.at(-1)?.at(-1) ?? walk.lines).push(line);
}

/** A row of short cells is one line of columns; a row of long cells is a page layout, read cell after cell. */
function rowLines(cells: Line[][]): Line[] {
  const filled = cells.filter((cell) => cell.length > 0);
  if (filled.length < 2) return filled.flat();
  const isLayout = filled.every((cell) => cell.length > 2);
  if (isLayout) {
    // The wider column is the story; a narrow one beside it holds contact and skills.
    return filled.flatMap((cell, index) => cell.map((line) => ({ ...line, column: 10 + index })));
  }
  const [first, ...rest] = filled.map((cell) => cell[0] as Line);
  const head: Line = { ...(first as Line), text: [first as Line, ...rest].map((line) => line.text).join("\t") };
  return [head, ...filled.flatMap((cell) => cell.slice(1))];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replace(/&(#x?[0-9a-fA-F]+|[a-z]+);/g, (whole, code: string) => {
    if (!code.startsWith("#")) return ENTITIES[code] ?? whole;
    const point = code[1] === "x" ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point < 0x110000 ? String.fromCodePoint(point) : "";
  });
