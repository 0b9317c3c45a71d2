import type { Upload } from "~/domain/hiring/candidates";

/** A file of a multipart form; null where none was sent. */
export const uploadOf = async (sent: unknown): Promise<Upload | null> =>
  sent instanceof File && sent.size > 0 ? { name: sent.name, bytes: new Uint8Array(await sent.arrayBuffer()) } : null;
