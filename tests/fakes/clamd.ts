import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";

/** What ClamAV finds of its own test files, and a mark for tests that the product's own check does not know. */
const SIGNATURES: [string, string][] = [
  ["EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "Win.Test.EICAR_HDB-1"],
  ["STATEWISE-FAKE-MALWARE", "Statewise.Test.Fake-1"],
];

/** How the daemon takes the next files: as it should, not at all, or by closing the connection. */
export type ClamdManner = "well" | "silent" | "closes" | "closes while it is told" | "confused";

type Options = { port?: number /** StreamMaxLength of its configuration. */; maxBytes?: number };

/** ClamAV's daemon as far as INSTREAM goes: null-ended commands, pieces with their length, one line of answer. */
export async function startClamdFake({ port = 0, maxBytes = 25 * 1024 * 1024 }: Options = {}) {
  const seen: { bytes: number; verdict: string }[] = [];
  const open = new Set<Socket>();
  const state: { manner: ClamdManner; maxBytes: number } = { manner: "well", maxBytes };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => socket.destroy());
    serve(socket, state, (bytes, verdict) => seen.push({ bytes, verdict }));
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every file it was shown, with what it said. */
    seen,
    behave: (manner: ClamdManner = "well") => {
      state.manner = manner;
    },
    limit: (most: number) => {
      state.maxBytes = most;
    },
    stop: () => close(server, open),
  };
}

function serve(
  socket: Socket,
  state: { manner: ClamdManner; maxBytes: number },
  note: (bytes: number, verdict: string) => void,
) {
  let rest = Buffer.alloc(0);
  let command = "";
  let content = Buffer.alloc(0);
  const say = (text: string) => socket.end(`${text}\0`);
  const end = (text: string) => {
    note(content.byteLength, text);
    say(text);
  };
  socket.on("data", (piece: Buffer) => {
    if (state.manner === "closes while it is told") return void socket.destroy();
    rest = Buffer.concat([rest, piece]);
    if (!command) {
      const at = rest.indexOf(0);
      if (at < 0) return;
      command = rest.subarray(0, at).toString();
      rest = rest.subarray(at + 1);
      if (command === "zPING") return void say("PONG");
      if (command !== "zINSTREAM") return void say("UNKNOWN COMMAND");
    }
    while (rest.byteLength >= 4) {
      const length = rest.readUInt32BE(0);
      if (length === 0) return answer();
      if (content.byteLength + length > state.maxBytes) return end("INSTREAM size limit exceeded. ERROR");
      if (rest.byteLength < 4 + length) return;
      content = Buffer.concat([content, rest.subarray(4, 4 + length)]);
      rest = rest.subarray(4 + length);
    }
  });
  function answer(): void {
    const { manner } = state;
    const found = SIGNATURES.find(([mark]) => content.includes(mark))?.[1];
    if (manner === "closes") socket.destroy();
    else if (manner === "confused") end("stream: Can't allocate memory ERROR");
    else if (manner !== "silent") end(found ? `stream: ${found} FOUND` : "stream: OK");
  }
}

function close(server: Server, open: Set<Socket>): Promise<void> {
  for (const socket of open) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}
