/** A file that comes: take it as a stream, or whole. */
export class FileDownload {
  /** The name that the server gives it. */
  readonly name: string;
  readonly type: string;
  /** Bytes, where the server says so beforehand. */
  readonly size: number | null;
  readonly #response: Response;

  constructor(response: Response) {
    this.#response = response;
    this.name = nameOf(response.headers.get("content-disposition")) ?? "download";
    this.type = response.headers.get("content-type") ?? "application/octet-stream";
    const length = response.headers.get("content-length");
    this.size = length !== null && response.headers.get("content-encoding") === null ? Number(length) : null;
  }

  /** The content as it comes; it can be read once. */
  get stream(): ReadableStream<Uint8Array> {
    return this.#response.body ?? new Blob([]).stream();
  }

  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await this.#response.arrayBuffer());
  }

  text(): Promise<string> {
    return this.#response.text();
  }

  blob(): Promise<Blob> {
    return this.#response.blob();
  }
}

/** The file name of a Content-Disposition header, without any folder in it. */
export function nameOf(header: string | null): string | null {
  if (!header) return null;
  const extended = /filename\*=(?:UTF-8|utf-8)''([^;]+)/.exec(header)?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"|filename=([^;\s]+)/i.exec(header);
  const name = extended ? decode(extended) : (plain?.[1]?.replace(/\\(.)/g, "$1") ?? plain?.[2]);
  return name?.split(/[\\/]/).pop() || null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
