import { connect } from "node:net";
import { SECOND_MS } from "../clock";
import { config } from "../config";
import { Unavailable } from "../errors";
import { log } from "../log";

/** Of a file: looked at by the scanner, or by none, since none is set up. */
export type ScanStatus = "clean" | "not_scanned";

const TIMEOUT_MS = 20 * SECOND_MS;
const RETRY_SECONDS = 60;
const PIECE = 64 * 1024;
const MOST_ANSWER = 4096;

type Verdict = { status: ScanStatus; refusal: null } | { status: null; refusal: string };

/**
 * Shows a file to the malware scanner (ClamAV's daemon) where there is one. One that is set up and does not answer takes
 * no file: the operator said that files are scanned.
 */
export async function scanUpload(bytes: Uint8Array): Promise<Verdict> {
  const { CLAMAV_URL } = config();
  if (!CLAMAV_URL) return { status: "not_scanned", refusal: null };
  const answer = await askDaemon(CLAMAV_URL, bytes).catch((error: Error) => `no answer: ${error.message}`);
  if (/^stream: OK$/.test(answer)) return { status: "clean", refusal: null };
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found) {
    log().warn({ signature: found.slice(0, 100) }, "a harmful file was refused");
    return { status: null, refusal: "This file is marked as harmful." };
  }
  if (/size limit exceeded/i.test(answer)) {
    log().error({ answer }, "the malware scanner takes smaller files than the product: raise StreamMaxLength");
    return { status: null, refusal: "This file is larger than can be checked for malware here." };
  }
  log().error({ answer: answer.slice(0, 200) }, "the malware scanner gave no verdict");
  throw new Unavailable("The file cannot be checked for malware at the moment. Try again in a minute.", {
    retryAfterSeconds: RETRY_SECONDS,
  });
}

/** One file, one connection: pieces with their length before them, a length of zero, one line of answer. */
function askDaemon(address: string, bytes: Uint8Array): Promise<string> {
  const { protocol, hostname, port, pathname } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = protocol === "unix:" ? connect(pathname) : connect(Number(port || 3310), hostname);
    let answer = "";
    const late = setTimeout(() => socket.destroy(new Error("it took too long")), TIMEOUT_MS);
    socket.setEncoding("utf8");
    socket.on("data", (piece: string) => {
      answer += piece;
      if (answer.includes("\0") || answer.length > MOST_ANSWER) socket.destroy();
    });
    // Past its limit it answers and closes while it is still being written to: what it said counts.
    socket.on("error", (error) => (answer ? undefined : reject(error)));
    socket.on("close", () => {
      clearTimeout(late);
      if (answer) resolve(answer.split("\0")[0]?.trim() ?? "");
      else reject(new Error("it closed the connection"));
    });
    socket.write("zINSTREAM\0");
    for (let at = 0; at < bytes.byteLength; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      socket.write(lengthOf(piece.byteLength));
      socket.write(piece);
    }
    socket.write(lengthOf(0));
  });
}

function lengthOf(size: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
}
