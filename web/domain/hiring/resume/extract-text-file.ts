import { type Line, lineOf } from "./line";

/** Plain text, also with the marks of Markdown, which people paste. */
export function linesOfText(bytes: Uint8Array): Line[] {
  return decode(bytes)
    .split(/\r\n|\r|\n|\f/)
    .map((raw) => {
      const text = raw
        .replace(/^#{1,6}\s+/, "")
        .replace(/(\*\*|__)(.+?)\1/g, "$2")
        .replace(/^\*(\S.*\S)\*$/, "$1");
      return lineOf(text, { indent: text.replace(/\t/g, "    ").search(/\S|$/) });
    })
    .filter((line) => line.text !== "" && !/^[-=_*~\s]{3,}$/.test(line.text));
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}
