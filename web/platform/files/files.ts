import { rm } from "node:fs/promises";
import { config } from "../config";
import { randomToken } from "../crypto";
import { NotFound, TooLarge } from "../errors";
import { once } from "../once";
import { localStore } from "./local-store";
import { s3Store } from "./s3-store";
import { type FileSource, filesFolder, spool } from "./spool";
import type { FileStore, OpenFile } from "./store";

export type KeptFile = { storageKey: string; sizeBytes: number; sha256: string };

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;

const KEY = /^[A-Za-z0-9_-]{32,64}$/;

const store = (): FileStore =>
  once("file-store", () => {
    const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config();
    if (!S3_ENDPOINT) return localStore(filesFolder());
    if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
      throw new Error("S3_ENDPOINT is set: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.");
    }
    const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    return s3Store({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, ...keys });
  });

/** Keeps a file under a key that nobody can guess; refuses it past `maxBytes` (10 MB). */
export async function storeFile(source: FileSource, { maxBytes = UPLOAD_MAX_BYTES } = {}): Promise<KeptFile> {
  const spooled = await spool(source, maxBytes);
  const storageKey = randomToken(32);
  try {
    await store().put(storageKey, spooled);
  } finally {
    await rm(spooled.path, { force: true });
  }
  return { storageKey, sizeBytes: spooled.sizeBytes, sha256: spooled.sha256 };
}

/** A stored file as a stream, with its size. */
export async function readFile(storageKey: string): Promise<OpenFile> {
  const file = KEY.test(storageKey) ? await store().open(storageKey) : null;
  if (!file) throw new NotFound("This file was not found.");
  return file;
}

/** A stored file as a whole, for what cannot work on a stream. */
export async function readFileBytes(storageKey: string, { maxBytes = UPLOAD_MAX_BYTES } = {}): Promise<Uint8Array> {
  const { chunks } = await readFile(storageKey);
  const parts: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.byteLength;
    if (total > maxBytes) throw new TooLarge("The file is too large for this.");
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

/** Removes a file; one that is gone already is no error. */
export async function deleteFile(storageKey: string): Promise<void> {
  if (KEY.test(storageKey)) await store().remove(storageKey);
}

export async function fileExists(storageKey: string): Promise<boolean> {
  return KEY.test(storageKey) && store().has(storageKey);
}
