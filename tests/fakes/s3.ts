import { createHash } from "node:crypto";
import type { Context } from "hono";
import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import type { Bindings } from "./misbehave";
import { signatureProblem } from "./s3-signature";

export interface StoredObject {
  body: Buffer;
  contentType: string;
  etag: string;
  metadata: Record<string, string>;
  modified: Date;
}

export interface S3Fake extends Fake {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What the bucket holds, by key. */
  objects: Map<string, StoredObject>;
}

interface S3Options extends FakeOptions {
  bucket?: string;
  region?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

type Ctx = Context<{ Bindings: Bindings }>;

/** One bucket in memory, path style (`/bucket/key`), that checks every signature. */
export async function startS3Fake(options: S3Options = {}): Promise<S3Fake> {
  const settings = {
    bucket: options.bucket ?? "statewise-test",
    region: options.region ?? "us-east-1",
    accessKeyId: options.accessKeyId ?? "AKIATESTONLY",
    secretAccessKey: options.secretAccessKey ?? "test-secret-key",
  };
  const objects = new Map<string, StoredObject>();
  const app = fakeApp();
  app.use("*", async (c, next) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const problem = signatureProblem(c.req.raw, body, settings);
    if (problem) return failure(problem.status, problem.code, problem.message);
    if (c.req.path.split("/")[1] !== settings.bucket)
      return failure(404, "NoSuchBucket", "The specified bucket does not exist");
    return next();
  });
  app.get("/:bucket", (c) => list(c, settings.bucket, objects));
  app.on("HEAD", "/:bucket", () => new Response(null, { status: 200 }));
  app.get("/:bucket/", (c) => list(c, settings.bucket, objects));
  app.put("/:bucket/*", async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    const object: StoredObject = {
      body,
      contentType: c.req.header("content-type") ?? "binary/octet-stream",
      etag: `"${createHash("md5").update(body).digest("hex")}"`,
      metadata: metadataOf(c),
      modified: new Date(),
    };
    objects.set(keyOf(c), object);
    return new Response(null, { status: 200, headers: { etag: object.etag } });
  });
  app.get("/:bucket/*", (c) => read(c, objects.get(keyOf(c))));
  app.delete("/:bucket/*", (c) => {
    // Deleting what is not there is a success, as at Amazon.
    objects.delete(keyOf(c));
    return new Response(null, { status: 204 });
  });
  const fake = await startFake(app, {
    port: options.port,
    errorBody: (status) => failure(status, status === 503 ? "SlowDown" : "InternalError", "Please try again."),
  });
  return { ...fake, ...settings, objects };
}

const keyOf = (c: Ctx) => decodeURIComponent(new URL(c.req.url).pathname.split("/").slice(2).join("/"));

function metadataOf(c: Ctx): Record<string, string> {
  const own = Object.entries(c.req.header()).filter(([name]) => name.startsWith("x-amz-meta-"));
  return Object.fromEntries(own.map(([name, value]) => [name.slice("x-amz-meta-".length), value]));
}

function read(c: Ctx, object: StoredObject | undefined): Response {
  if (!object) return failure(404, "NoSuchKey", "The specified key does not exist.");
  const headers = new Headers({
    "content-type": c.req.query("response-content-type") ?? object.contentType,
    etag: object.etag,
    "last-modified": object.modified.toUTCString(),
    "accept-ranges": "bytes",
  });
  const disposition = c.req.query("response-content-disposition");
  if (disposition) headers.set("content-disposition", disposition);
  for (const [name, value] of Object.entries(object.metadata)) headers.set(`x-amz-meta-${name}`, value);
  if (c.req.header("if-none-match") === object.etag) return new Response(null, { status: 304, headers });
  const range = /^bytes=(\d+)-(\d*)$/.exec(c.req.header("range") ?? "");
  if (!range) {
    headers.set("content-length", String(object.body.length));
    return new Response(new Uint8Array(object.body), { headers });
  }
  const [start, end] = [Number(range[1]), range[2] ? Number(range[2]) : object.body.length - 1];
  if (start >= object.body.length) return failure(416, "InvalidRange", "The requested range is not satisfiable");
  headers.set("content-range", `bytes ${start}-${Math.min(end, object.body.length - 1)}/${object.body.length}`);
  return new Response(new Uint8Array(object.body.subarray(start, end + 1)), { status: 206, headers });
}

/** ListObjectsV2: by prefix, in key order, a page at a time. */
function list(c: Ctx, bucket: string, objects: Map<string, StoredObject>): Response {
  const prefix = c.req.query("prefix") ?? "";
  const max = Math.min(Number(c.req.query("max-keys") ?? 1000), 1000);
  const token = c.req.query("continuation-token");
  const from = token ? Buffer.from(token, "base64url").toString() : (c.req.query("start-after") ?? "");
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).sort();
  const shown = keys.slice(0, max);
  const more = keys.length > shown.length;
  const rows = shown.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${object?.modified.toISOString()}</LastModified><ETag>${escapeXml(object?.etag ?? "")}</ETag><Size>${object?.body.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = more
    ? `<NextContinuationToken>${Buffer.from(shown.at(-1) ?? "").toString("base64url")}</NextContinuationToken>`
    : "";
  return xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${shown.length}</KeyCount><MaxKeys>${max}</MaxKeys><IsTruncated>${more}</IsTruncated>${next}${rows.join("")}</ListBucketResult>`,
  );
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function xml(status: number, body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { "content-type": "application/xml" },
  });
}

function failure(status: number, code: string, message: string): Response {
  return xml(status, `<Error><Code>${code}</Code><Message>${message}</Message><RequestId>TEST</RequestId></Error>`);
}
