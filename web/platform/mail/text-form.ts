import { type Block, type Inline, type Span, safeLink, spansOf } from "./content";
import type { MailFrame } from "./frame";

/** The plain-text form of a mail. */
export function textForm(blocks: Block[], frame: MailFrame): string {
  const body = blocks.map(blockText).join("\n\n");
  const footer = [...frame.footer.map(inlineText), frame.disclaimer].join("\n");
  return `${body}\n\n--\n${footer}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return inlineText(block.text);
    case "button":
      return `${block.label}:\n${block.url}`;
    case "list":
      return block.items.map((item) => `- ${inlineText(item)}`).join("\n");
    case "table":
      return block.rows.map(([label, value]) => `${label}: ${inlineText(value)}`).join("\n");
    case "code":
      return `    ${block.text}`;
    case "quote":
      return block.text
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    case "entry":
      return [
        [block.tag?.label, block.place].filter(Boolean).join(" | "),
        inlineText(block.title),
        ...block.lines,
      ].join("\n");
  }
}

const inlineText = (inline: Inline): string => spansOf(inline).map(spanText).join("");

function spanText(span: Span): string {
  if (typeof span === "string") return span;
  const href = span.href && safeLink(span.href);
  if (!href || href === span.text || href === `mailto:${span.text}`) return span.text;
  return `${span.text} (${href})`;
}
