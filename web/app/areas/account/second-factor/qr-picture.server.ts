import { encode } from "uqr";

export type QrPicture = { size: number; path: string };

/** The squares of a QR code as one path: the page draws it itself, with no picture to fetch and no style of its own. */
export function qrPicture(text: string): QrPicture {
  const { size, data } = encode(text, { border: 2 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}
