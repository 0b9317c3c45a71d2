import sanitizeHtml from "sanitize-html";

/** What would show that a text was taken for code: 7 × 191 where a template was filled, this call where a script ran. */
export const COMPUTED = "swx1337";
const RUN = "swx()";

/** Texts that mean something to somebody on the way: browser, database, template, mail, file system, spreadsheet. */
export const INJECTIONS: Record<string, string[]> = {
  script: [
    `<img src=x onerror=${RUN}>`,
    `"><svg/onload=${RUN}>`,
    `</script><script>${RUN}</script>`,
    `</title><script>${RUN}</script>`,
    `' autofocus onfocus=${RUN} x='`,
    `<a href="javascript:${RUN}">swx</a>`,
    `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
    `<math><mtext></mtext><mglyph><svg><style><img src=x onerror=${RUN}>`,
  ],
  link: [`javascript:${RUN}`, `JaVaScRiPt://%0a${RUN}`, `data:text/html,<script>${RUN}</script>`, "//evil.example/swx"],
  sql: [
    "swx'; select pg_sleep(6); --",
    "swx' or '1'='1",
    "swx%' or pg_sleep(6) is null or '%'='",
    "swx\\'; drop table users; --",
    "1) or pg_sleep(6) is null --",
  ],
  template: ["swx{{7*191}}", `swx$${"{7*191}"}`, "swx<%= 7*191 %>", "swx#{7*191}", "swx[[7*191]]"],
  header: ["swx\r\nBcc: swx@evil.example", "swx\nSet-Cookie: swx=1", "swx%0d%0aSet-Cookie:swx=1", "swx\u2028Bcc: swx"],
  path: ["../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "/etc/passwd", "..\\..\\swx", "file:///etc/passwd"],
  formula: ['=HYPERLINK("http://evil.example/swx")', "+swx+1", "-swx+1", "@SUM(swx)", "\t=swx", "\r=swx", "＝swx"],
  unicode: [
    "swx\u202Egnp",
    "sw\u200Bx",
    "swx\ud800",
    "swx\uFFFF",
    "ﬀ".repeat(40),
    "Z̷͇".repeat(60),
    "🏴\u{E0067}\u{E007F}",
  ],
  names: ["__proto__", "constructor", "toString", "null", "undefined", "NaN", "true", "0x10", "1e9"],
};

export const ALL_INJECTIONS: string[] = Object.values(INJECTIONS).flat();

const OURS = /swx/i;
const DANGEROUS_LINK = /^[\s\p{Cc}]*(?:javascript|vbscript|data:text\/html)/iu;
/** Raw elements of the corpus: a browser may leave the context in which a parser keeps them as text. */
const RAW = /<(?:img|svg|iframe|script)\b[^>]{0,200}swx\(\)/i;
const LINKS = ["href", "src", "action", "formaction", "srcdoc", "xlink:href"];

/** What in a page shows that a text became markup: read as a browser reads it, element by element. */
export function executedIn(html: string): string | null {
  if (html.includes(COMPUTED)) return COMPUTED;
  if (!OURS.test(html)) return null;
  const found: string[] = [];
  const look = (tagName: string, attribs: Record<string, string>) => {
    for (const [name, value] of Object.entries(attribs)) {
      const isCode = (name.startsWith("on") || name === "srcdoc") && OURS.test(value);
      if (isCode || (LINKS.includes(name) && DANGEROUS_LINK.test(value))) found.push(`<${tagName} ${name}="${value}">`);
    }
    // Every script of ours has a nonce or is data.
    if (tagName === "script" && !attribs.nonce && !/json/.test(attribs.type ?? "")) found.push("<script>");
    return { tagName, attribs };
  };
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: { "*": look },
  });
  const raw = RAW.exec(html.replace(/<script nonce[^>]*>.*?<\/script>/gs, ""))?.[0];
  return (found[0] ?? raw)?.slice(0, 120) ?? null;
}

/** A cell that a spreadsheet program would compute. */
export const isFormula = (cell: string): boolean => /^[=+\-@\t\r＝]/.test(cell) && /swx/.test(cell);

/** What no answer may hold: our insides. */
export const LEAKS = [
  /root:x:0:0/,
  /node_modules[/\\]/,
  /\bat \S+ \(?\/\S+:\d+:\d+/,
  /PrismaClient|Invalid `prisma/,
  /syntax error at or near/,
  /\$argon2id\$/,
  /relation "\w+" does not exist/,
];
