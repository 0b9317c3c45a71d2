import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { renderDocx } from "./render-docx";
import { renderPdf } from "./render-pdf";
import { renderUnseenPdf } from "./render-unseen-pdf";
import type { Specimen } from "./specimen";

const UNSEEN_PDF = new Set(["serif", "spaced", "banner", "footer", "twopages", "marginheads"]);
const FILES = path.join(path.dirname(fileURLToPath(import.meta.url)), "files");

/** The file of a specimen, as an applicant would send it. */
export async function renderSpecimen(specimen: Specimen): Promise<Uint8Array> {
  const { format, layout, lines, name } = specimen;
  if (layout === "file") return readFileSync(path.join(FILES, name.replace("-file", "")));
  if (format === "txt") return Buffer.from(lines.join("\r\n"), "utf8");
  if (format === "docx") return renderDocx(specimen);
  return UNSEEN_PDF.has(layout) ? renderUnseenPdf(specimen) : renderPdf(specimen);
}
