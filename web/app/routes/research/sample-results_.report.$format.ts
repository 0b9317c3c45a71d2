import type { LoaderFunctionArgs } from "@remix-run/node";
import { sampleReport } from "~/domain/research";

const FORMATS = ["excel", "word", "pdf"] as const;

/** The demonstration as a file, open to everybody like its page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const format = FORMATS.find((name) => name === params.format);
  if (!format) throw new Response("There is no such report.", { status: 404 });
  const { name, type, content } = await sampleReport(format);
  const headers = { "content-type": type, "content-disposition": `attachment; filename="sample-${name}"` };
  return new Response(new Uint8Array(content), { headers });
}
