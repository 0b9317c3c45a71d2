/** The data of each server-sent event in a stream of bytes, whatever way the bytes were cut. */
export async function* serverEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A lone \r at the end may be the first half of a line end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
      if (line !== "" || data.length === 0) continue;
      yield data.join("\n");
      data = [];
    }
  }
  if (rest.startsWith("data:")) data.push(rest.slice(5).trim());
  if (data.length > 0) yield data.join("\n");
}
