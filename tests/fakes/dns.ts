import { createSocket } from "node:dgram";
import type { AddressInfo } from "node:net";

export type DnsFake = {
  /** For `DNS_SERVERS`. */
  address: string;
  /** What a name's TXT records are from now on. */
  txt: (name: string, ...values: string[]) => void;
  stop: () => Promise<void>;
};

const TXT = 16;
const NO_SUCH_NAME = 0x8183;
const ANSWERED = 0x8180;

/** A name server on loopback that knows TXT records, long ones in several parts as they travel. */
export async function startDnsFake(): Promise<DnsFake> {
  const records = new Map<string, string[]>();
  const socket = createSocket("udp4");
  socket.on("message", (question, { port, address }) => socket.send(answerTo(question, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    txt: (name, ...values) => void records.set(name.toLowerCase(), values),
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(question: Buffer, records: Map<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.subarray(at + 1, at + 1 + length).toString("latin1"));
    at += 1 + length;
  }
  const asked = question.subarray(12, at + 5);
  const values = records.get(labels.join(".").toLowerCase());
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(values ? ANSWERED : NO_SUCH_NAME, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(values?.length ?? 0, 6);
  return Buffer.concat([header, asked, ...(values ?? []).map(recordOf)]);
}

function recordOf(value: string): Buffer {
  const bytes = Buffer.from(value, "latin1");
  const parts: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += 255) {
    const part = bytes.subarray(from, from + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(1, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
