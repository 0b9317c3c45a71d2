import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import type { Tally } from "./try-requests";

type Reply = { head: string; closed: boolean; ms: number };

/** Speaks to the server byte by byte, as no well-behaved client does. */
function speak(origin: string, parts: string[], waitMs: number): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const started = performance.now();
    let head = "";
    const socket = connect(Number(port), hostname, () => {
      for (const part of parts) socket.write(part);
    });
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ head, closed, ms: performance.now() - started });
    };
    const timer = setTimeout(() => end(false), waitMs);
    socket.on("data", (chunk) => {
      head += chunk.toString("latin1");
      if (/\r\n\r\n/.test(head)) setTimeout(() => end(true), 20);
    });
    socket.on("close", () => end(true));
    socket.on("error", () => end(true));
  });
}

const lines = (...all: string[]): string => `${all.join("\r\n")}\r\n\r\n`;
const HOST = "Host: localhost";
const JSON_TYPE = "Content-Type: application/json";

/** Requests that are wrong below HTTP, with the statuses that are right. */
const RAW: { name: string; parts: string[]; right: RegExp }[] = [
  {
    name: "headers of 40 kB",
    parts: [lines("GET / HTTP/1.1", HOST, `X-Long: ${"x".repeat(40_000)}`)],
    right: /^(431|)$/,
  },
  {
    name: "1,500 headers",
    parts: [
      lines("GET /healthz HTTP/1.1", HOST, ...Array.from({ length: 1500 }, (_one, index) => `X-${index}: ${index}`)),
    ],
    right: /^(200|400|431|)$/,
  },
  {
    name: "an address of 20 kB",
    parts: [lines(`GET /${"a".repeat(20_000)} HTTP/1.1`, HOST)],
    right: /^(404|414|431|)$/,
  },
  {
    name: "two lengths",
    parts: [`${lines("POST /api/feedback HTTP/1.1", HOST, "Content-Length: 2", "Content-Length: 5")}{}`],
    right: /^400$/,
  },
  {
    name: "length and chunks",
    parts: [
      `${lines("POST /api/feedback HTTP/1.1", HOST, "Content-Length: 4", "Transfer-Encoding: chunked")}0\r\n\r\nGET /x`,
    ],
    right: /^400$/,
  },
  {
    name: "chunk of no size",
    parts: [
      `${lines("POST /api/feedback HTTP/1.1", HOST, "Transfer-Encoding: chunked", JSON_TYPE)}zz\r\n{}\r\n0\r\n\r\n`,
    ],
    right: /^400$/,
  },
  { name: "no host", parts: [lines("GET / HTTP/1.1")], right: /^400$/ },
  {
    name: "a line feed in a header",
    parts: ["GET / HTTP/1.1\r\nHost: localhost\r\nX: a\n b: c\r\n\r\n"],
    right: /^(200|400)$/,
  },
  { name: "TRACE", parts: [lines("TRACE / HTTP/1.1", HOST)], right: /^(4\d\d)$/ },
  { name: "CONNECT", parts: [lines("CONNECT evil.example:443 HTTP/1.1", HOST)], right: /^(4\d\d|)$/ },
  {
    name: "an address of another site",
    parts: [lines("GET http://evil.example/ HTTP/1.1", HOST)],
    right: /^(200|4\d\d)$/,
  },
  { name: "a broken escape", parts: [lines("GET /laws/%E0%A4%A HTTP/1.1", HOST)], right: /^(4\d\d)$/ },
  { name: "a way up", parts: [lines("GET /assets/..%2f..%2f..%2fetc%2fpasswd HTTP/1.1", HOST)], right: /^(4\d\d)$/ },
  { name: "a way up by dots", parts: [lines("GET /../../../../etc/passwd HTTP/1.1", HOST)], right: /^(4\d\d)$/ },
  { name: "NUL in the address", parts: [lines("GET /laws/%00 HTTP/1.1", HOST)], right: /^(4\d\d)$/ },
  {
    name: "an upgrade nobody offers",
    parts: [lines("GET / HTTP/1.1", HOST, "Connection: Upgrade", "Upgrade: websocket")],
    right: /^(200|4\d\d)$/,
  },
  { name: "no HTTP", parts: ["\u0016\u0003\u0001\u0002\r\n\r\n"], right: /^400$/ },
  {
    name: "a body over the limit, announced",
    parts: [lines("POST /api/feedback HTTP/1.1", HOST, JSON_TYPE, "Content-Length: 99999999")],
    right: /^413$/,
  },
  {
    name: "a body over the limit, in chunks",
    parts: [
      lines("POST /api/feedback HTTP/1.1", HOST, JSON_TYPE, "Transfer-Encoding: chunked"),
      ...Array.from({ length: 40 }, () => `10000\r\n${"x".repeat(65_536)}\r\n`),
      "0\r\n\r\n",
    ],
    right: /^413$/,
  },
];

export async function tryWire(origin: string, tally: Tally): Promise<number> {
  const host = new URL(origin).host;
  for (const { name, parts, right } of RAW) {
    const told = parts.map((part) => part.replace(HOST, `Host: ${host}`));
    const { head } = await speak(origin, told, 10_000);
    const status = /^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? "";
    if (!right.test(status) || /root:x:0/.test(head))
      tally.findings.push({
        what: `answered ${status || "nothing"}`,
        where: `wire: ${name}`,
        detail: head.slice(0, 200),
      });
  }
  return RAW.length;
}

/** Clients that send a byte now and then: all are cut off in time, and others are served meanwhile. */
export async function trySlowClients(
  origin: string,
  tally: Tally,
  clients = 200,
): Promise<{ cutMs: number; servedMs: number }> {
  const host = `Host: ${new URL(origin).host}`;
  const slow = Array.from({ length: clients }, (_one, index) =>
    speak(
      origin,
      index % 2
        ? [`GET / HTTP/1.1\r\n${host}\r\nX-Slow: `]
        : [`${lines("POST /api/feedback HTTP/1.1", host, JSON_TYPE, "Content-Length: 500")}{"m`],
      100_000,
    ),
  );
  const started = performance.now();
  const answer = await fetch(`${origin}/healthz`);
  const servedMs = performance.now() - started;
  if (!answer.ok || servedMs > 2000)
    tally.findings.push({ what: "slow clients hold others up", where: "wire", detail: `${Math.round(servedMs)} ms` });
  const replies = await Promise.all(slow);
  const open = replies.filter(({ closed }) => !closed).length;
  if (open > 0) tally.findings.push({ what: "slow clients stay", where: "wire", detail: `${open} after 100 s` });
  return { cutMs: Math.round(Math.max(...replies.map(({ ms }) => ms))), servedMs: Math.round(servedMs) };
}

/** Files that are small when they come and huge when they are opened. */
export function bombs(): { name: string; type: string; bytes: Uint8Array }[] {
  const zeros = new Uint8Array(60 * 1024 * 1024);
  const xml = new TextEncoder().encode(
    `<?xml version="1.0"?><!DOCTYPE d [${Array.from({ length: 12 }, (_one, level) => `<!ENTITY e${level} "${level ? `&e${level - 1};`.repeat(10) : "swx"}">`).join("")}]><w:document xmlns:w="x"><w:body><w:p><w:r><w:t>&e11;</w:t></w:r></w:p></w:body></w:document>`,
  );
  const types = new TextEncoder().encode(
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  const deep = Array.from({ length: 4 }).reduce<Uint8Array>(
    (inner) => zipSync({ "a.zip": inner }),
    zipSync({ "a.bin": zeros }),
  );
  return [
    { name: "zeros.docx", type: word, bytes: zipSync({ "[Content_Types].xml": types, "word/document.xml": zeros }) },
    { name: "entities.docx", type: word, bytes: zipSync({ "[Content_Types].xml": types, "word/document.xml": xml }) },
    {
      name: "many.docx",
      type: word,
      bytes: zipSync(
        Object.fromEntries([
          ["[Content_Types].xml", types],
          ...Array.from({ length: 20_000 }, (_one, index) => [`word/${index}.xml`, new Uint8Array(1)]),
        ]),
      ),
    },
    { name: "nested.docx", type: word, bytes: deep },
    {
      name: "up.docx",
      type: word,
      bytes: zipSync({
        "[Content_Types].xml": types,
        "../../../../tmp/swx": new Uint8Array(3),
        "word/document.xml": types,
      }),
    },
    {
      name: "bomb.pdf",
      type: "application/pdf",
      bytes: new TextEncoder().encode(
        `%PDF-1.4\n1 0 obj<</Length 99999999/Filter[${"/FlateDecode ".repeat(500)}]>>stream\n${"x".repeat(2000)}\nendstream endobj\ntrailer<</Root 1 0 R>>`,
      ),
    },
    {
      name: "picture.svg",
      type: "image/svg+xml",
      bytes: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="swx()"/>'),
    },
    { name: "page.html.pdf", type: "application/pdf", bytes: new TextEncoder().encode("<script>swx()</script>") },
    { name: "../../swx.pdf", type: "application/pdf", bytes: new TextEncoder().encode("%PDF-1.4\nswx") },
  ];
}

/** Sends the files to every operation that takes one, and a compressed body to one that takes none. */
export async function tryBombs(
  origin: string,
  headers: Record<string, string>,
  paths: string[],
  tally: Tally,
): Promise<{ sent: number; mostMs: number }> {
  const result = { sent: 0, mostMs: 0 };
  const send = async (name: string, path: string, init: RequestInit) => {
    const started = performance.now();
    const sending = fetch(origin + path, { method: "POST", signal: AbortSignal.timeout(60_000), ...init });
    const response = await sending.catch((error: Error) => {
      // Refused before it was read to the end: the line may be cut before the answer is seen.
      if (["EPIPE", "ECONNRESET"].includes((error.cause as { code?: string })?.code ?? "")) return null;
      throw error;
    });
    const text = (await response?.text()) ?? "";
    result.sent += 1;
    result.mostMs = Math.max(result.mostMs, Math.round(performance.now() - started));
    if (response && response.status >= 500)
      tally.findings.push({
        what: `answered ${response.status}`,
        where: `file ${name} to ${path}`,
        detail: text.slice(0, 200),
      });
  };
  for (const path of paths) {
    for (const { name, type, bytes } of bombs()) {
      const form = new FormData();
      form.set("resume", new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
      await send(name, path, { headers, body: form });
    }
  }
  const body = gzipSync(Buffer.alloc(200 * 1024 * 1024, 32));
  await send("gzip of 200 MB of spaces", "/api/feedback", {
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    body,
  });
  return result;
}
