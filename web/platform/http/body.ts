import { OutsideError } from "./outside-error";

type Limits = { host: string; maxBytes: number; stallMs?: number; signal?: AbortSignal };

/** Reads a body piece by piece and stops at the size cap, or when nothing has come for `stallMs`. */
export async function* limited(response: Response, limits: Limits): AsyncGenerator<Uint8Array> {
  const { host, maxBytes } = limits;
  const declared = Number(response.headers.get("content-length") ?? 0);
  if (declared > maxBytes) {
    await response.body?.cancel();
    throw tooLarge(host, maxBytes);
  }
  if (!response.body) return;
  const reader = response.body.getReader();
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await withinStall(reader.read(), limits);
      if (done) return;
      total += value.byteLength;
      if (total > maxBytes) throw tooLarge(host, maxBytes);
      yield value;
    }
  } finally {
    // Also reached when the consumer stops early: the connection is given back at once.
    await reader.cancel().catch(() => undefined);
  }
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

/** The first part of an error answer, never more than a log line needs. */
export async function excerpt(response: Response, host: string): Promise<string> {
  try {
    const bytes = await collect(limited(response, { host, maxBytes: 64 * 1024 }));
    return Buffer.from(bytes).toString("utf8").slice(0, 2000);
  } catch {
    return "";
  }
}

const tooLarge = (host: string, maxBytes: number) =>
  new OutsideError("too_large", `The answer of ${host} is larger than ${maxBytes} bytes`, { host });

function withinStall<T>(reading: Promise<T>, { host, stallMs }: Limits): Promise<T> {
  if (!stallMs) return reading;
  return new Promise((resolve, reject) => {
    const stalled = () => reject(new OutsideError("timeout", `${host} sent nothing for ${stallMs} ms`, { host }));
    const timer = setTimeout(stalled, stallMs);
    reading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
