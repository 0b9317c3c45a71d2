import type { ListFile } from "~/domain/admin";

/** A list as a file that streams into the browser's downloads. */
export function fileDownload({ name, type, stream }: ListFile): Response {
  return new Response(stream, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
