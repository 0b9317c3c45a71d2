/**
 * One line of a resume as it is read by a person. Gaps that are wider than a word space are tabs in the text, so that
 * "Engineer      May 2020" stays two things whatever the file was.
 */
export type Line = {
  text: string;
  /** Letter height in points; 0 where the file does not say. */
  size: number;
  /** Where the line starts, in points or characters: tells the continuation of a bullet from the next heading. */
  indent: number;
  /** Lines of different columns never belong to one paragraph. */
  column: number;
  isBullet: boolean;
};

const BULLET = /^[\s]*[•●▪■◦○‣⁃∙·*–—\-o»➢➤✓]\s+(?=\S)/u;

/** A line from its text, with the bullet taken off. */
export function lineOf(
  text: string,
  about: Partial<Omit<Line, "text" | "isBullet">> & { isBullet?: boolean } = {},
): Line {
  const isBullet = about.isBullet || BULLET.test(text);
  const clean = (isBullet ? text.replace(BULLET, "") : text)
    .normalize("NFC")
    .replace(/[   ]/g, " ")
    .replace(/[​­﻿]/g, "")
    .replace(/\s*\t\s*|\s{3,}/g, "\t")
    .replace(/ {2,}/g, " ")
    .trim();
  return { text: clean, size: about.size ?? 0, indent: about.indent ?? 0, column: about.column ?? 0, isBullet };
}
