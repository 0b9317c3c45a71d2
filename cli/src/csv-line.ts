/** One line of a CSV file; what a spreadsheet would take for a formula is made text. */
export function csvLine(values: (string | number | null)[]): string {
  const cells = values.map((value) => {
    const text = String(value ?? "");
    const harmless = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
    return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  });
  return `${cells.join(",")}\n`;
}
