import { renderDocx } from "./render-docx";
import { renderPdf } from "./render-pdf";
import type { Specimen } from "./specimen";

/** The file of a specimen, as an applicant would send it. */
export async function renderSpecimen(specimen: Specimen): Promise<Uint8Array> {
  if (specimen.format === "txt") return Buffer.from(specimen.lines.join("\r\n"), "utf8");
  return specimen.format === "pdf" ? renderPdf(specimen) : renderDocx(specimen);
}
