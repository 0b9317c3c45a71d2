import type { Line } from "./line";
import { linesOfPage, type Piece } from "./page-layout";
import { countStreams } from "./pdf-streams";
import { Refused } from "./refused";

const MOST_PAGES = 30;

/** Text of a PDF in reading order, column after column. Bytes that are `isOurs` are used up. */
export async function linesOfPdf(bytes: Uint8Array, isOurs = false): Promise<Line[]> {
  await countStreams(bytes);
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    // It keeps what it gets, and nobody else can read it any more.
    data: isOurs ? bytes : new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const pdf = await task.promise.catch((error: Error) => {
    throw new Refused(
      error.name === "PasswordException" ? "This PDF is protected by a password." : "This PDF is damaged.",
    );
  });
  try {
    if (pdf.numPages > MOST_PAGES) throw new Refused(`This PDF has more than ${MOST_PAGES} pages.`);
    if ((await pdf.getJSActions()) || (await pdf.getAttachments())) {
      throw new Refused("This PDF holds scripts or other files. Save it without them and try again.");
    }
    const lines: Line[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      if (await page.getJSActions()) throw new Refused("This PDF holds scripts. Save it without them and try again.");
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!("str" in item) || item.str.trim() === "") return [];
        const [, , c, d, x, y] = item.transform as [number, number, number, number, number, number];
        return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d) || item.height }];
      });
      lines.push(...linesOfPage(pieces).map((line) => ({ ...line, column: line.column + number * 10 })));
      page.cleanup();
    }
    return lines;
  } finally {
    await task.destroy();
  }
}

export async function loadPdfjs() {
  const [pdfjs, worker] = await Promise.all([
    import("pdfjs-dist/legacy/build/pdf.mjs"),
    // @ts-expect-error the package gives no types for its worker, which runs in this thread
    import("pdfjs-dist/legacy/build/pdf.worker.mjs"),
  ]);
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker ??= worker;
  return pdfjs;
}
