import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import path from "node:path";
import { config } from "../config";
import { randomToken } from "../crypto";
import { TooLarge } from "../errors";

export type FileSource = Uint8Array | AsyncIterable<Uint8Array>;
export type Spooled = { path: string; sizeBytes: number; sha256: string };

export const filesFolder = (): string => path.join(config().dataDir, "files");

/** Writes what comes in to disk, counted, hashed and synced, before it becomes a file of the product. */
export async function spool(source: FileSource, maxBytes: number): Promise<Spooled> {
  const folder = path.join(filesFolder(), "incoming");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const aside = path.join(folder, `${randomToken(18)}.part`);
  const handle = await open(aside, "wx", 0o600);
  const hash = createHash("sha256");
  let sizeBytes = 0;
  try {
    for await (const chunk of chunksOf(source)) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw new TooLarge(`The file is larger than ${sizeText(maxBytes)}.`);
      hash.update(chunk);
      await handle.write(chunk);
    }
    await handle.sync();
  } catch (error) {
    await handle.close();
    await rm(aside, { force: true });
    throw error;
  }
  await handle.close();
  return { path: aside, sizeBytes, sha256: hash.digest("hex") };
}

async function* chunksOf(source: FileSource): AsyncGenerator<Uint8Array> {
  if (source instanceof Uint8Array) yield source;
  else yield* source;
}

/** `10 MB` */
const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.ceil(bytes / 1024)} kB`;
