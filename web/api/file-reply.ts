import { Readable } from "node:stream";

type OpenedFile = { name: string; mimeType: string; sizeBytes: number; chunks: AsyncIterable<Uint8Array> };

/** A stored file, always as a download. */
export const fileReply = ({ name, mimeType, sizeBytes, chunks }: OpenedFile): Response =>
  new Response(Readable.toWeb(Readable.from(chunks)) as ReadableStream, {
    headers: {
      "content-type": mimeType,
      "content-length": String(sizeBytes),
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
