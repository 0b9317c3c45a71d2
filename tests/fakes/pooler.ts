import { createServer, type Socket } from "node:net";
import pg from "pg";

/** A pooler between the product and PostgreSQL, in transaction mode as PgBouncer does it: the session behind a connection is another one's after each transaction. */
export type Pooler = { url: string; close: () => Promise<void> };

type Session = { client: pg.Client; stream: Socket };
type Told = { type: string; whole: Buffer };

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** What PgBouncer keeps for a connection; anything else said at connect is refused. */
const KEPT = [
  "user",
  "database",
  "client_encoding",
  "application_name",
  "datestyle",
  "timezone",
  "standard_conforming_strings",
];

export async function startPooler(serverUrl: string, { sessions = 3 } = {}): Promise<Pooler> {
  const free = await Promise.all(Array.from({ length: sessions }, () => openSession(serverUrl)));
  const all = [...free];
  const waiting: ((session: Session) => void)[] = [];
  const sockets = new Set<Socket>();

  const lease = (): Promise<Session> => {
    const session = free.shift();
    return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (session: Session) => {
    session.stream.removeAllListeners("data");
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    serve(socket, lease, giveBack);
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      for (const { stream } of all) stream.destroy();
    },
  };
}

/** Signed in by the ordinary client, whose line is then taken from it. */
async function openSession(serverUrl: string): Promise<Session> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  client.on("error", () => {});
  const { stream } = client.connection as unknown as { stream: Socket };
  stream.removeAllListeners("data");
  return { client, stream };
}

function serve(socket: Socket, lease: () => Promise<Session>, giveBack: (session: Session) => void): void {
  let isGreeted = false;
  let session: Promise<Session> | null = null;
  let unanswered = 0;
  let fromClient: Buffer = Buffer.alloc(0);

  const attach = (taken: Session): Session => {
    let fromServer: Buffer = Buffer.alloc(0);
    taken.stream.on("data", (chunk) => {
      const { messages, rest } = split(Buffer.concat([fromServer, chunk]));
      fromServer = rest;
      for (const { type, whole } of messages) {
        socket.write(whole);
        if (type !== "Z") continue;
        unanswered -= 1;
        // Its transaction is over and nothing else is asked: the next one may have the session.
        if (unanswered > 0 || String.fromCharCode(whole[5] ?? 0) !== "I") continue;
        session = null;
        giveBack(taken);
      }
    });
    return taken;
  };

  const forward = ({ type, whole }: Told) => {
    if (type === "X") return void socket.end();
    if (type === "Q" || type === "S") unanswered += 1;
    session ??= lease().then(attach);
    void session.then(({ stream }) => stream.write(whole));
  };

  // Whoever goes in the middle of a transaction leaves it to the server to undo.
  socket.on("close", () => void session?.then((taken) => taken.stream.destroy()));
  socket.on("data", (chunk) => {
    fromClient = Buffer.concat([fromClient, chunk]);
    if (!isGreeted) {
      const length = fromClient.length >= 4 ? fromClient.readInt32BE(0) : Number.POSITIVE_INFINITY;
      if (fromClient.length < length) return;
      isGreeted = greet(socket, fromClient.subarray(4, length));
      fromClient = fromClient.subarray(length);
      if (!isGreeted) return;
    }
    const { messages, rest } = split(fromClient);
    fromClient = rest;
    messages.forEach(forward);
  });
}

/** Answers the first message; false where it was not yet the one that signs in. */
function greet(socket: Socket, body: Buffer): boolean {
  const code = body.readInt32BE(0);
  if (code === SSL_REQUEST) return !socket.write("N");
  if (code === CANCEL_REQUEST) return !socket.end();
  const said = body.subarray(4).toString("utf8").split("\0");
  const strange = said.find((name, index) => index % 2 === 0 && name !== "" && !KEPT.includes(name.toLowerCase()));
  if (strange) {
    socket.end(message("E", `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${strange}\0\0`));
    return false;
  }
  // The number is the pooler's own: which session answers is not known yet.
  const key = Buffer.alloc(8);
  key.writeInt32BE(1_000_000 + Math.floor(Math.random() * 1_000_000), 0);
  socket.write(
    Buffer.concat([
      message("R", Buffer.alloc(4)),
      message("S", "server_version\x0018.4\0"),
      message("K", key),
      message("Z", "I"),
    ]),
  );
  return true;
}

function message(type: string, body: Buffer | string): Buffer {
  const content = Buffer.from(body as string);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function split(bytes: Buffer): { messages: Told[]; rest: Buffer } {
  const messages: Told[] = [];
  let at = 0;
  while (bytes.length >= at + 5) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    if (bytes.length < end) break;
    messages.push({ type: String.fromCharCode(bytes[at] ?? 0), whole: bytes.subarray(at, end) });
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
}
