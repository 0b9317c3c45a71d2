import { createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileDownload } from "./runtime/file-download.js";
import type { Upload } from "./runtime/upload.js";

/** Writes a download to a file as it comes; the file is there whole or not at all. */
export async function saveFile(download: FileDownload, file: string): Promise<void> {
  const partial = `${file}.part`;
  try {
    await pipeline(Readable.fromWeb(download.stream as never), createWriteStream(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A file of this machine as something to send. */
export async function uploadFrom(file: string, type?: string): Promise<Upload> {
  return { name: basename(file), data: await readFile(file), type };
}
