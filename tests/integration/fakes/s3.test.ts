import { AwsClient } from "aws4fetch";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type S3Fake, startS3Fake } from "../../fakes/s3";

let fake: S3Fake;
beforeEach(async () => {
  fake = await startS3Fake();
});
afterEach(() => fake.stop());

const client = (more: { secretAccessKey?: string; accessKeyId?: string } = {}) =>
  new AwsClient({
    accessKeyId: fake.accessKeyId,
    secretAccessKey: fake.secretAccessKey,
    region: fake.region,
    service: "s3",
    retries: 0,
    ...more,
  });
const at = (key: string) => `${fake.url}/${fake.bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
const put = (key: string, body: BodyInit, headers: Record<string, string> = {}) =>
  client().fetch(at(key), { method: "PUT", body, headers });

it("stores, reads, describes and deletes an object", async () => {
  const bytes = new Uint8Array([0, 255, 10, 13, 128]);
  const stored = await put("resumes/a b+c (1).pdf", bytes, {
    "content-type": "application/pdf",
    "x-amz-meta-owner": "42",
  });
  expect(stored.status).toBe(200);
  const read = await client().fetch(at("resumes/a b+c (1).pdf"));
  expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes);
  const head = await client().fetch(at("resumes/a b+c (1).pdf"), { method: "HEAD" });
  expect(head.headers.get("content-type")).toBe("application/pdf");
  expect(head.headers.get("content-length")).toBe("5");
  expect(head.headers.get("x-amz-meta-owner")).toBe("42");
  expect(head.headers.get("etag")).toBe(stored.headers.get("etag"));
  const part = await client().fetch(at("resumes/a b+c (1).pdf"), { headers: { range: "bytes=1-2" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "bytes 1-2/5"]);
  expect((await client().fetch(at("resumes/a b+c (1).pdf"), { method: "DELETE" })).status).toBe(204);
  const gone = await client().fetch(at("resumes/a b+c (1).pdf"));
  expect(gone.status).toBe(404);
  expect(await gone.text()).toContain("<Code>NoSuchKey</Code>");
});

it("lists by prefix in key order and page by page", async () => {
  for (const key of ["a/3", "a/1", "b/1", "a/2"]) await put(key, key);
  const list = async (query: string) =>
    (await client().fetch(`${fake.url}/${fake.bucket}?list-type=2&prefix=a/&${query}`)).text();
  const first = await list("max-keys=2");
  expect([...first.matchAll(/<Key>(.*?)<\/Key>/g)].map((match) => match[1])).toEqual(["a/1", "a/2"]);
  expect(first).toContain("<IsTruncated>true</IsTruncated>");
  const token = /<NextContinuationToken>(.*?)</.exec(first)?.[1] ?? "";
  const second = await list(`continuation-token=${token}`);
  expect([...second.matchAll(/<Key>(.*?)<\/Key>/g)].map((match) => match[1])).toEqual(["a/3"]);
});

it("serves a presigned address until it expires", async () => {
  await put("file.txt", "hello", { "content-type": "text/plain" });
  const sign = async (at_: Date, seconds: number) => {
    const url = new URL(at("file.txt"));
    url.searchParams.set("X-Amz-Expires", String(seconds));
    url.searchParams.set("response-content-disposition", 'attachment; filename="x.txt"');
    const datetime = at_.toISOString().replaceAll(/[:-]|\.\d{3}/g, "");
    return (await client().sign(url, { aws: { signQuery: true, datetime } })).url;
  };
  const good = await fetch(await sign(new Date(), 60));
  expect([good.status, await good.text()]).toEqual([200, "hello"]);
  expect(good.headers.get("content-disposition")).toContain("x.txt");
  expect((await fetch(await sign(new Date(Date.now() - 120_000), 60))).status).toBe(403);
  const bent = (await sign(new Date(), 60)).replace("file.txt", "other.txt");
  expect(await (await fetch(bent)).text()).toContain("SignatureDoesNotMatch");
});

it("refuses what is not signed, wrongly signed, or changed on the way", async () => {
  const code = async (answer: Response) => /<Code>(.*?)</.exec(await answer.text())?.[1];
  expect(await code(await fetch(at("x")))).toBe("AccessDenied");
  expect(await code(await client({ secretAccessKey: "wrong" }).fetch(at("x")))).toBe("SignatureDoesNotMatch");
  expect(await code(await client({ accessKeyId: "AKIAOTHER" }).fetch(at("x")))).toBe("InvalidAccessKeyId");
  const hash = { "x-amz-content-sha256": "0".repeat(64) };
  expect(await code(await put("x", "body", hash))).toBe("XAmzContentSHA256Mismatch");
  const bucket = await client().fetch(`${fake.url}/other-bucket/x`);
  expect(await code(bucket)).toBe("NoSuchBucket");
  expect(fake.objects.size).toBe(0);
});

it("fails in Amazon's words and can be cut off", async () => {
  fake.behave({ status: 503, times: 1 }, { reset: true, times: 1 });
  expect(await (await put("x", "1")).text()).toContain("SlowDown");
  const cut = put("y", "hello world");
  await expect(cut.then((answer) => answer.text())).rejects.toThrow();
  await put("y", "hello world");
  expect(await (await client().fetch(at("y"))).text()).toBe("hello world");
});
