import type { Line } from "./line";

const MOST = 60;

const SOFT =
  /^(communication|leadership|teamwork|team work|problem[- ]solving|time management|adaptability|collaboration|creativity|critical thinking|coaching|mentoring|public speaking|attention to detail|organi[sz]ation(al skills)?|interpersonal( skills)?|customer service|negotiation|conflict resolution|multitasking|work ethic|active listening|empathy|flexibility|decision[- ]making)$/i;

/** The entries of a list that people set with commas, bullets, bars or lines. */
export function readList(lines: Line[]): string[] {
  const items = lines.flatMap((line) =>
    line.text
      .split(/\t|[|•·●▪;]|\s\/\s/)
      .map((part) => part.replace(/^[A-Z][A-Za-z &/]{2,28}:\s*/, ""))
      .flatMap(splitOutsideBrackets)
      .map((part) => part.replace(/^[\s–—*-]+|[\s.,]+$/g, "").trim()),
  );
  const seen = new Set<string>();
  return items
    .filter(
      (item) =>
        (item.length > 1 || /^[A-Z]$/.test(item)) &&
        item.length <= 60 &&
        item.split(" ").length <= 6 &&
        !/^(and|or)$/i.test(item),
    )
    .filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase()))
    .slice(0, MOST);
}

export const isSoftSkill = (skill: string): boolean => SOFT.test(skill);

/** "Excel (pivot tables, macros), SAP" is two skills. */
function splitOutsideBrackets(text: string): string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
