import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { AwsV4Signer } from "aws4fetch";
import { SECOND_MS } from "../clock";
import { fetchOutside, type OutsideOptions, streamOutside } from "../http/http-client";
import type { FileStore } from "./store";

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT_MS = 30 * SECOND_MS;
const MAX_BYTES = 1024 ** 3;
const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

type Call = Pick<OutsideOptions, "method" | "statuses" | "retries" | "body"> & { headers?: Record<string, string> };

/** Files in a bucket of any store that speaks S3, addressed by path. */
export function s3Store({ endpoint, bucket, ...keys }: S3Settings): FileStore {
  const base = `${endpoint.replace(/\/$/, "")}/${bucket}`;

  async function signed(key: string, { method = "GET", headers = {}, body, ...rest }: Call) {
    const hashed = { "x-amz-content-sha256": EMPTY_SHA256, ...headers };
    const url = `${base}/${key.slice(0, 2)}/${key}`;
    const signer = new AwsV4Signer({ url, method, headers: hashed, service: "s3", ...keys });
    const request = await signer.sign();
    const options = { ...rest, method, headers: request.headers, body, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
    return { url: request.url, options };
  }

  return {
    async put(key, { path, sizeBytes, sha256 }) {
      const body = () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
      // The store refuses a body that does not have this hash.
      const headers = { "content-length": String(sizeBytes), "x-amz-content-sha256": sha256 };
      const { url, options } = await signed(key, { method: "PUT", body, headers, retries: 2 });
      await fetchOutside(url, options);
    },
    async open(key) {
      const { url, options } = await signed(key, { statuses: [404] });
      const { status, headers, chunks } = await streamOutside(url, options);
      if (status === 404) {
        await chunks.return(undefined);
        return null;
      }
      return { sizeBytes: Number(headers.get("content-length") ?? 0), chunks };
    },
    async remove(key) {
      // Asking twice to remove the same file does no harm.
      const { url, options } = await signed(key, { method: "DELETE", statuses: [404], retries: 2 });
      await fetchOutside(url, options);
    },
    async has(key) {
      const { url, options } = await signed(key, { method: "HEAD", statuses: [404] });
      const { status } = await fetchOutside(url, options);
      return status !== 404;
    },
  };
}
