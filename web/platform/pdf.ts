export type Pdf = PDFKit.PDFDocument;

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
