/** Resource methods of the SDK, one readable file per resource, from the operations of the document. */
export function resourceFiles(_document: unknown): Record<string, string> {
  return {};
}
