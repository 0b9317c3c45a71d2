import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NotFound, TooLarge } from "~/platform/errors";
import { deleteFile, fileExists, readFile, readFileBytes, storeFile } from "~/platform/files/files";
import { OutsideError } from "~/platform/http/http-client";
import { forget } from "~/platform/once";
import { type S3Fake, startS3Fake } from "../../fakes/s3";

let s3: S3Fake;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Fake();
  folder = mkdtempSync(path.join(tmpdir(), "statewise-files-"));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => s3.behave());

function configure(kind: "folder" | "bucket"): void {
  process.env.DATA_DIR = folder;
  process.env.S3_ENDPOINT = kind === "bucket" ? s3.url : "";
  process.env.S3_BUCKET = s3.bucket;
  process.env.S3_ACCESS_KEY_ID = s3.accessKeyId;
  process.env.S3_SECRET_ACCESS_KEY = s3.secretAccessKey;
  for (const name of ["config", "file-store", "circuits"]) forget(name);
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

const incoming = () => readdirSync(path.join(folder, "files", "incoming"));

describe.each(["folder", "bucket"] as const)("files in a %s", (kind) => {
  beforeEach(() => configure(kind));

  test("come back as they were given, with size and hash, under a key that tells nothing", async () => {
    const bytes = randomBytes(300_000);
    const kept = await storeFile(inPieces(bytes, 7919));
    expect(kept.storageKey).toMatch(/^[\w-]{43}$/);
    expect(kept).toMatchObject({ sizeBytes: 300_000, sha256: createHash("sha256").update(bytes).digest("hex") });
    expect(Buffer.from(await readFileBytes(kept.storageKey)).equals(bytes)).toBe(true);
    expect((await readFile(kept.storageKey)).sizeBytes).toBe(300_000);
    expect(incoming()).toEqual([]);
  });

  test("may be empty", async () => {
    const { storageKey } = await storeFile(new Uint8Array(0));
    expect((await readFileBytes(storageKey)).byteLength).toBe(0);
  });

  test("are two when the same is stored twice, and one of them can go", async () => {
    const first = await storeFile(Buffer.from("same"));
    const second = await storeFile(Buffer.from("same"));
    expect(first.storageKey).not.toBe(second.storageKey);
    await deleteFile(first.storageKey);
    await deleteFile(first.storageKey);
    expect(await fileExists(first.storageKey)).toBe(false);
    expect(await fileExists(second.storageKey)).toBe(true);
    await expect(readFile(first.storageKey)).rejects.toThrow(NotFound);
  });

  test("are refused past the limit, also when the size is not known before, and leave nothing behind", async () => {
    await expect(storeFile(inPieces(randomBytes(5000), 100), { maxBytes: 4999 })).rejects.toThrow(TooLarge);
    expect(incoming()).toEqual([]);
  });

  test("whose sender breaks off leave nothing behind", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("connection lost");
    }
    await expect(storeFile(broken())).rejects.toThrow("connection lost");
    expect(incoming()).toEqual([]);
  });

  test("are never looked for under a key that walks out of the folder", async () => {
    for (const key of ["../../etc/passwd", "..%2f..%2fetc", "", "a/b"]) {
      expect(await fileExists(key)).toBe(false);
      await expect(readFile(key)).rejects.toThrow(NotFound);
      await deleteFile(key);
    }
  });
});

test("a file on disk is readable by its owner only", async () => {
  configure("folder");
  const { storageKey } = await storeFile(Buffer.from("private"));
  const file = path.join(folder, "files", storageKey.slice(0, 2), storageKey);
  expect(statSync(file).mode & 0o077).toBe(0);
});

describe("a bucket that has a bad day", () => {
  beforeEach(() => configure("bucket"));

  test("is asked again, and the file arrives whole", async () => {
    s3.behave({ status: 503, times: 1 }, { reset: true, times: 1 });
    const bytes = randomBytes(50_000);
    const { storageKey } = await storeFile(bytes);
    expect(s3.objects.get(`${storageKey.slice(0, 2)}/${storageKey}`)?.body.equals(bytes)).toBe(true);
  });

  test("fails the upload when it stays down, and leaves nothing on disk", async () => {
    s3.behave({ status: 500 });
    await expect(storeFile(Buffer.from("x"))).rejects.toThrow(OutsideError);
    expect(incoming()).toEqual([]);
  });

  test("fails the read when it breaks off in the middle", async () => {
    const { storageKey } = await storeFile(randomBytes(200_000));
    s3.behave({ reset: "midway" });
    await expect(readFileBytes(storageKey)).rejects.toThrow(OutsideError);
  });

  test("refuses us with wrong keys, and says so", async () => {
    process.env.S3_SECRET_ACCESS_KEY = "wrong";
    for (const name of ["config", "file-store"]) forget(name);
    await expect(storeFile(Buffer.from("x"))).rejects.toMatchObject({ status: 403 });
  });

  test("must be configured in full", async () => {
    process.env.S3_BUCKET = "";
    for (const name of ["config", "file-store"]) forget(name);
    await expect(storeFile(Buffer.from("x"))).rejects.toThrow(/S3_BUCKET/);
  });
});
