/** A mail taken apart, enough for what this product sends. */
export interface ParsedMail {
  /** Lower-case names; of repeated headers the last one. */
  headers: Record<string, string>;
  from: string;
  /** The addresses of the To header, without display names. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: Array<{ filename: string; contentType: string; content: Buffer }>;
}

/** Reads a MIME message as nodemailer writes it. */
export function parseMail(raw: Buffer | string): ParsedMail {
  const source = typeof raw === "string" ? raw : raw.toString("latin1");
  const part = splitPart(source);
  const mail: ParsedMail = {
    headers: part.headers,
    from: part.headers.from ?? "",
    to: addresses(part.headers.to ?? ""),
    subject: part.headers.subject ?? "",
    text: "",
    html: "",
    attachments: [],
  };
  collect(part, mail);
  return mail;
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function splitPart(source: string): Part {
  const end = /\r?\n\r?\n/.exec(source);
  const head = end ? source.slice(0, end.index) : source;
  const body = end ? source.slice(end.index + end[0].length) : "";
  const headers: Record<string, string> = {};
  for (const line of head.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) headers[line.slice(0, colon).toLowerCase()] = decodeWords(line.slice(colon + 1).trim());
  }
  return { headers, body };
}

function collect(part: Part, mail: ParsedMail): void {
  const type = part.headers["content-type"] ?? "text/plain";
  const boundary = parameter(type, "boundary");
  if (boundary) {
    for (const section of part.body.split(`--${boundary}`).slice(1)) {
      if (!section.startsWith("--")) collect(splitPart(section.replace(/^\r?\n/, "")), mail);
    }
    return;
  }
  const content = decodeBody(part);
  const filename = parameter(part.headers["content-disposition"] ?? "", "filename") ?? parameter(type, "name");
  if (filename || !/^text\/(plain|html)/i.test(type)) {
    mail.attachments.push({ filename: filename ?? "", contentType: type.split(";")[0] ?? "", content });
  } else if (/^text\/html/i.test(type)) mail.html += content.toString("utf8");
  else mail.text += content.toString("utf8");
}

function decodeBody(part: Part): Buffer {
  const encoding = (part.headers["content-transfer-encoding"] ?? "7bit").toLowerCase();
  if (encoding === "base64") return Buffer.from(part.body, "base64");
  const body = part.body.replace(/\r?\n$/, "");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  return Buffer.from(unquote(body.replaceAll(/=\r?\n/g, "")), "latin1");
}

const unquote = (text: string) =>
  text.replaceAll(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Encoded words: `=?UTF-8?Q?caf=C3=A9?=`. */
function decodeWords(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, "?==?");
  return joined.replaceAll(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
    const bytes =
      kind.toUpperCase() === "B"
        ? Buffer.from(text, "base64")
        : Buffer.from(unquote(text.replaceAll("_", " ")), "latin1");
    return bytes.toString("utf8");
  });
}

function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`;\\s*${name}="?([^";]+)"?`, "i").exec(header);
  return match?.[1];
}

function addresses(header: string): string[] {
  const bare = header.replaceAll(/"[^"]*"/g, "");
  return bare
    .split(",")
    .map((entry) => (/<([^>]+)>/.exec(entry)?.[1] ?? entry).trim())
    .filter(Boolean);
}
