import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";

/**
 * A sealed backup: a mark, a salt from which each file has its own key, then pieces of AES-256-GCM. The number of a piece
 * and whether it is the last one are its nonce, so that none can be left out, moved or cut off at the end. Nothing is
 * handed on before it was proven.
 */
const MARK = Buffer.from("SWBK-1\n\0");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const PIECE_BYTES = 256 * 1024;
const LAST = 0x80000000;
const WRONG = "The backup was sealed with another BACKUP_KEY, or it is damaged.";
const CUT = "The backup file ends in the middle: it is not complete.";

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "hex"), salt, "statewise backup", 32));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** A step of a pipeline that seals what flows through with the key of the operator. */
export function sealed(secret: string) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = keyOf(secret, salt);
    let number = 0;
    const piece = (plain: Buffer, isLast: boolean): Buffer => {
      const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, isLast));
      number += 1;
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE((plain.length | (isLast ? LAST : 0)) >>> 0);
      return Buffer.concat([length, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    };
    yield Buffer.concat([MARK, salt]);
    let held: Buffer = Buffer.alloc(0);
    for await (const chunk of source) {
      held = Buffer.concat([held, chunk]);
      while (held.length > PIECE_BYTES) {
        yield piece(held.subarray(0, PIECE_BYTES), false);
        held = held.subarray(PIECE_BYTES);
      }
    }
    yield piece(held, true);
  };
}

/** The bytes of a backup file, opened where it is sealed. */
export async function readSealed(file: string, secret: string | null): Promise<Readable> {
  if (!(await isSealed(file))) return createReadStream(file);
  if (!secret) throw new Error("This backup is sealed: set BACKUP_KEY to the key that it was made with.");
  return Readable.from(opened(createReadStream(file), secret));
}

async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.subarray(0, bytesRead).equals(MARK);
  } finally {
    await handle.close();
  }
}

async function* opened(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  let key: Buffer | null = null;
  let number = 0;
  let isOver = false;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    if (!key) {
      if (held.length < MARK.length + SALT_BYTES) continue;
      key = keyOf(secret, held.subarray(MARK.length, MARK.length + SALT_BYTES));
      held = held.subarray(MARK.length + SALT_BYTES);
    }
    while (!isOver && held.length >= LENGTH_BYTES) {
      const told = held.readUInt32BE();
      const end = LENGTH_BYTES + (told & ~LAST) + TAG_BYTES;
      if (end > LENGTH_BYTES + PIECE_BYTES + TAG_BYTES) throw new Error(WRONG);
      if (held.length < end) break;
      isOver = told >= LAST;
      yield proven(held.subarray(LENGTH_BYTES, end), key, nonceOf(number, isOver));
      number += 1;
      held = held.subarray(end);
    }
  }
  if (!isOver || held.length > 0) throw new Error(isOver ? WRONG : CUT);
}

function proven(piece: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, nonce);
  decipher.setAuthTag(piece.subarray(piece.length - TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, piece.length - TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Error(WRONG);
  }
}
