import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { renderDocx } from "./render-docx";
import { renderOwn } from "./render-own";
import { renderPdf } from "./render-pdf";
import type { Specimen } from "./specimen";

const OWN_LAYOUTS = new Set([
  "serif",
  "spaced",
  "banner",
  "footer",
  "twopages",
  "marginheads",
  "pageheader",
  "datecolumn",
  "tabbed",
  "plain",
]);
const FILES = path.join(path.dirname(fileURLToPath(import.meta.url)), "files");

/** The file of a specimen, as an applicant would send it. */
export async function renderSpecimen(specimen: Specimen): Promise<Uint8Array> {
  const { format, layout, lines, name } = specimen;
  if (layout === "file") return readFileSync(path.join(FILES, name.replace("-file", "")));
  if (format === "txt") return Buffer.from(lines.join("\r\n"), "utf8");
  if (OWN_LAYOUTS.has(layout)) return renderOwn(specimen);
  return format === "pdf" ? renderPdf(specimen) : renderDocx(specimen);
}
