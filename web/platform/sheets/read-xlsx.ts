import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { invalidField } from "../errors";

/** A file that unpacks to more is no list of people. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const PARTS = /^xl\/(sharedStrings|styles|workbook|worksheets\/sheet\d+)\.xml$/;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
  isArray: (name) => ["row", "c", "si", "r", "xf", "numFmt", "sheet"].includes(name),
});

type Text = string | { "#text"?: string } | undefined;
type Cell = { r?: string; t?: string; s?: string; v?: Text; is?: { t?: Text; r?: { t?: Text }[] } };
type Row = { r?: string; c?: Cell[] };

/** The first sheet of a workbook as text; days as `2026-11-28`, whatever the sheet shows them as. */
export function readXlsx(file: Uint8Array): string[][] {
  const parts = unpacked(file);
  const sheet = [...parts.keys()].filter((name) => name.includes("/worksheets/")).sort(byNumber)[0];
  const rows: Row[] = sheet ? (xmlOf(parts, sheet)?.worksheet?.sheetData?.row ?? []) : [];
  const strings = stringsOf(parts);
  const days = dayStyles(parts);
  const table = rows.map(({ c = [] }) => {
    const cells: string[] = [];
    for (const [index, cell] of c.entries()) cells[columnOf(cell.r) ?? index] = textOf(cell, strings, days).trim();
    return Array.from(cells, (text) => text ?? "");
  });
  return table.filter((cells) => cells.some((text) => text !== ""));
}

const byNumber = (a: string, b: string): number => Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]);

function unpacked(file: Uint8Array): Map<string, string> {
  let size = 0;
  try {
    const files = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        size += originalSize;
        if (size > MOST_UNPACKED) throw new Error("too large");
        return true;
      },
    });
    return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  } catch {
    throw invalidField("file", "This workbook cannot be read. Save it again as .xlsx or as CSV.");
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a foreign document; every step into it is optional
function xmlOf(parts: Map<string, string>, name: string): any {
  try {
    return parser.parse(parts.get(name) ?? "");
  } catch {
    throw invalidField("file", "This workbook cannot be read. Save it again as .xlsx or as CSV.");
  }
}

const plain = (text: Text): string => (typeof text === "object" ? (text["#text"] ?? "") : (text ?? ""));

const whole = ({ t, r }: { t?: Text; r?: { t?: Text }[] }): string =>
  r ? r.map((run) => plain(run.t)).join("") : plain(t);

const stringsOf = (parts: Map<string, string>): string[] =>
  (xmlOf(parts, "xl/sharedStrings.xml")?.sst?.si ?? []).map((item: Text | { t?: Text; r?: { t?: Text }[] }) =>
    typeof item === "object" ? whole(item as { t?: Text; r?: { t?: Text }[] }) : (item ?? ""),
  );

/** Numbers of formats that Excel itself shows as days (ECMA-376, 18.8.30), and those of the workbook that read like one. */
const DAY_FORMATS = new Set(["14", "15", "16", "17", "22"]);

function dayStyles(parts: Map<string, string>): Set<string> {
  const sheet = xmlOf(parts, "xl/styles.xml")?.styleSheet;
  const own: { numFmtId: string; formatCode: string }[] = sheet?.numFmts?.numFmt ?? [];
  const days = new Set([
    ...DAY_FORMATS,
    ...own
      .filter(({ formatCode }) => /[yd]/i.test(formatCode.replace(/"[^"]*"|\[[^\]]*\]/g, "")))
      .map((one) => one.numFmtId),
  ]);
  const styles: { numFmtId?: string }[] = sheet?.cellXfs?.xf ?? [];
  return new Set(styles.flatMap(({ numFmtId }, index) => (numFmtId && days.has(numFmtId) ? [String(index)] : [])));
}

function textOf({ t, s, v, is }: Cell, strings: string[], days: Set<string>): string {
  if (t === "inlineStr") return is ? whole(is) : "";
  const value = plain(v);
  if (t === "s") return strings[Number(value)] ?? "";
  const isDay = t === undefined && s !== undefined && days.has(s) && /^\d+(\.\d+)?$/.test(value);
  return isDay ? dayOfSerial(Number(value)) : value;
}

/** Excel counts days from the end of 1899, with a February 29, 1900 that never was. */
const dayOfSerial = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
