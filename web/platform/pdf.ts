export type Pdf = PDFKit.PDFDocument;

/** The built-in font knows Latin-1 and a few signs; what it cannot print becomes a question mark, never a wrong letter. */
export const printable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac]/gu, (letter) => {
      const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "");
      return /^[\u0020-\u007e]+$/.test(plain) ? plain : "?";
    });

/** A tagged PDF of US letter pages with selectable text. */
export async function makePdf(options: PDFKit.PDFDocumentOptions, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // Read with the first document, not whenever the product starts.
  const { default: PDFDocument } = await import("pdfkit");
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: "LETTER",
      tagged: true,
      pdfVersion: "1.7",
      lang: "en-US",
      displayTitle: true,
      ...options,
    });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    draw(pdf);
    pdf.end();
  });
}
