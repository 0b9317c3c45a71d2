import type { Spooled } from "./spool";

export type OpenFile = { sizeBytes: number; chunks: AsyncIterable<Uint8Array> };

/** Where files are kept. Keys are made by the product and hold nothing of a sender's name. */
export type FileStore = {
  put(key: string, spooled: Spooled): Promise<void>;
  /** Null when there is no such file. */
  open(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
};
