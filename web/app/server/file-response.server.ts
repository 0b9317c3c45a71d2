import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";

type OpenedFile = { name: string; mimeType: string; sizeBytes: number; chunks: AsyncIterable<Uint8Array> };

/** A stored file as a download: whatever is in it, no browser opens it as a page of ours. */
export function fileResponse({ name, mimeType, sizeBytes, chunks }: OpenedFile): Response {
  const plain = name.replace(/[^\w. -]/g, "_");
  return new Response(createReadableStreamFromReadable(Readable.from(chunks)), {
    headers: {
      "content-type": mimeType,
      "content-length": String(sizeBytes),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, no-store",
    },
  });
}
