import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../../web/platform/root";
import type { FormField } from "./page-forms";

type Upload = { name: string; mimeType: string; buffer: Buffer };

const CSV = "First name,Last name,Email\nRobin,Example,robin.list@example.com\nKim,Example,kim.list@example.com\n";

/** A file of a kind that the field takes. */
export function fileFor({ accept = "", label }: FormField): Upload {
  if (/csv/i.test(accept)) return { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) };
  if (/ya?ml/i.test(accept) || /record/i.test(label)) return law();
  return { name: "resume.pdf", mimeType: "application/pdf", buffer: pdf() };
}

/** A law as the corpus holds it: what is there already may be read again. */
function law(): Upload {
  const folder = path.join(projectRoot, "prisma/corpus/federal");
  const file = readdirSync(folder).find((name) => name.endsWith(".yaml")) ?? "";
  return { name: file, mimeType: "application/yaml", buffer: readFileSync(path.join(folder, file)) };
}

/** The smallest PDF with a line of text. */
function pdf(): Buffer {
  const text = "BT /F1 12 Tf 72 720 Td (Robin Example, robin@example.com) Tj ET";
  const parts = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let out = "%PDF-1.4\n";
  const at = parts.map((part, index) => {
    const start = out.length;
    out += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return start;
  });
  const table = out.length;
  const rows = at.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  out += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`;
  out += `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(out, "latin1");
}
