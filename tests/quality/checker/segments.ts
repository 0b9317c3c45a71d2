/** A piece of an assessment with the references that stand behind it. */
export type Segment = { field: string; text: string; refs: number[] };

const SUP = /<sup class="cite" data-ref="(\d+)">(\d+)<\/sup>/g;
const ALLOWED = /<\/?(?:p|strong)>|<sup class="cite" data-ref="\d+">\d+<\/sup>/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** Whether only the tags that an answer may have are in it. */
export const isSafeHtml = (html: string): boolean => !/[<>]/.test(html.replace(ALLOWED, ""));

/** The sentences of an HTML answer, each with the numbers behind it. */
export function htmlSegments(field: string, html: string): Segment[] {
  const marked = html
    .replace(/<\/p>/g, "\n")
    .replace(SUP, "[$1]")
    .replace(/<[^>]*>/g, "");
  return marked.split("\n").flatMap((paragraph) =>
    textSegments(
      field,
      paragraph.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity),
    ),
  );
}

/** The pieces of a plain text that carries its references as `[1]`. */
export function textSegments(field: string, text: string): Segment[] {
  const segments: Segment[] = [];
  let rest = text.trim();
  while (rest) {
    const match = /^([\s\S]*?)((?:\[\d+\]\s*)+)/.exec(rest);
    if (!match) {
      segments.push({ field, text: rest, refs: [] });
      break;
    }
    const refs = [...(match[2] ?? "").matchAll(/\d+/g)].map(([ref]) => Number(ref));
    segments.push({ field, text: (match[1] ?? "").trim(), refs });
    rest = rest.slice(match[0].length).trim();
  }
  return segments;
}
