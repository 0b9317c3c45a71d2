/** A run of text, with a link behind it where `href` is given. */
export type Span = string | { text: string; href?: string; strong?: boolean };
export type Inline = Span | Span[];

/**
 * What a mail says, apart from how it looks. Both forms of the mail, HTML and plain text, are made from this, so that
 * they never disagree.
 */
export type Block =
  | { kind: "paragraph"; text: Inline }
  | { kind: "button"; label: string; url: string }
  | { kind: "list"; items: Inline[] }
  | { kind: "table"; rows: Array<[label: string, value: Inline]> }
  | { kind: "code"; text: string }
  | { kind: "quote"; text: string }
  | { kind: "entry"; tag?: { label: string; tone: Tone }; place: string; title: Inline; lines: string[] }
  | { kind: "note"; text: Inline };

export type Tone = "high" | "medium" | "low" | "plain";

export const paragraph = (...spans: Span[]): Block => ({ kind: "paragraph", text: spans });
export const button = (label: string, url: string): Block => ({ kind: "button", label, url });
export const list = (...items: Inline[]): Block => ({ kind: "list", items });
export const table = (...rows: Array<[string, Inline]>): Block => ({ kind: "table", rows });
export const code = (text: string): Block => ({ kind: "code", text });
export const quote = (text: string): Block => ({ kind: "quote", text });
export const note = (...spans: Span[]): Block => ({ kind: "note", text: spans });
export const link = (text: string, href: string): Span => ({ text, href });
export const strong = (text: string): Span => ({ text, strong: true });

export const spansOf = (inline: Inline): Span[] => (Array.isArray(inline) ? inline : [inline]);

/** The address of a link when it is one that a mail may hold; a script or a file address becomes null. */
export function safeLink(href: string): string | null {
  if (!URL.canParse(href)) return null;
  return ["http:", "https:", "mailto:"].includes(new URL(href).protocol) ? href : null;
}
