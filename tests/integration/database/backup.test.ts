import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { decryptField, encryptField } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";
import { databaseUrl, pool } from "~/platform/db/pool";
import { restoreBackup } from "../../../prisma/backup/restore-backup";
import { readSealed } from "../../../prisma/backup/sealed-file";
import { writeBackup } from "../../../prisma/backup/write-backup";
import { rotateEncryptionKey } from "../../../prisma/rotate-encryption-key";
import { useDatabase } from "../../setup/database";
import { makeUser } from "../../setup/factories";

useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "statewise-backup-"));
const files = path.join(folder, "files");
const target = path.join(folder, "all.backup");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rows of every table as text, so that the whole database can be compared. */
async function contents(): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: digest } = await pool().query(
      `select count(*)::int as rows, md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from "${name}" t`,
    );
    found[name] = JSON.stringify(digest[0]);
  }
  return found;
}

describe("backup and restore", () => {
  it("bring the same rows and files back, and new rows get new numbers", async () => {
    const user = await makeUser({
      firstName: "Zoë\t\\ \n \u{1F600}",
      accessLevel: "daily",
      accessExpiry: new Date("2027-01-01T00:00:00.123Z"),
    });
    await db().apiKey.create({
      data: {
        userId: user.id,
        name: "Key",
        prefix: "sw_1",
        keyHash: "a".repeat(64),
        scopes: ["research:read", "export"],
      },
    });
    mkdirSync(path.join(files, "ab"), { recursive: true });
    writeFileSync(path.join(files, "ab", "resume.pdf"), Buffer.from([0, 10, 255, 123]));
    const before = await contents();
    await writeBackup(databaseUrl(), files, target);

    await db().user.update({ where: { id: user.id }, data: { firstName: "Changed" } });
    await makeUser();
    rmSync(files, { recursive: true });
    await restoreBackup(databaseUrl(), files, target);

    expect(await contents()).toEqual(before);
    expect(readFileSync(path.join(files, "ab", "resume.pdf"))).toEqual(Buffer.from([0, 10, 255, 123]));
    expect((await makeUser()).id).toBeGreaterThan(user.id);
  });

  it("refuse a file that was cut off and change nothing", async () => {
    const cut = path.join(folder, "cut.backup");
    writeFileSync(cut, readFileSync(target));
    truncateSync(cut, Math.floor(readFileSync(target).length / 2));
    const before = await contents();
    await expect(restoreBackup(databaseUrl(), files, cut)).rejects.toThrow();
    expect(await contents()).toEqual(before);
  });

  it("seal the file with a key of the operator, and open it with that one only", async () => {
    const file = path.join(folder, "sealed.backup");
    const key = "c".repeat(64);
    const user = await makeUser({ firstName: "Sealed-in-here" });
    // Bytes that gzip makes no shorter, over several pieces.
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, "noise.bin"), randomBytes(700_000));
    const before = await contents();
    await writeBackup(databaseUrl(), files, file, key);
    const bytes = readFileSync(file);
    expect(bytes.includes("statewise-backup")).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
    await db().user.update({ where: { id: user.id }, data: { firstName: "Changed" } });
    const changed = await contents();
    await expect(restoreBackup(databaseUrl(), files, file)).rejects.toThrow("set BACKUP_KEY");
    await expect(restoreBackup(databaseUrl(), files, file, "d".repeat(64))).rejects.toThrow("another BACKUP_KEY");
    const broken = path.join(folder, "broken.backup");
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(400_000) ^ 1, 400_000);
    const more = Buffer.concat([bytes, Buffer.from("more")]);
    const firstPiece = 24 + 4 + 262_144 + 16;
    const [head, rest] = [bytes.subarray(0, firstPiece), bytes.subarray(firstPiece)];
    const leftOut = Buffer.concat([bytes.subarray(0, 24), rest]);
    for (const wrong of [flipped, more, leftOut, bytes.subarray(0, bytes.length - 1), bytes.subarray(0, 30), head]) {
      writeFileSync(broken, wrong);
      const read = async () => buffer(await readSealed(broken, key));
      await expect(read()).rejects.toThrow(/another BACKUP_KEY|ends in the middle/);
    }
    // Whole pieces, and the last ones missing.
    await expect(restoreBackup(databaseUrl(), files, broken, key)).rejects.toThrow();
    expect(await contents()).toEqual(changed);
    await restoreBackup(databaseUrl(), files, file, key);
    expect(await contents()).toEqual(before);
  });

  it("refuse a file that is something else", async () => {
    const other = path.join(folder, "other.backup");
    writeFileSync(other, "hello");
    await expect(restoreBackup(databaseUrl(), files, other)).rejects.toThrow();
  });
});

describe("a new encryption key", () => {
  const keys = { from: "a".repeat(64), to: "b".repeat(64) };

  it("reads what was there, all of it or nothing", async () => {
    const organization = await db().organization.create({ data: { name: "Rotating", slug: "rotating" } });
    const hook = { url: "https://example.com/hook", events: [], organizationId: organization.id };
    await inOrganization(organization.id, (tx) =>
      tx.webhook.create({ data: { ...hook, secretEncrypted: encryptField("whsec_kept", keys.from) } }),
    );
    await db().mail.create({
      data: {
        ...{ toAddress: "a@example.com", template: "welcome", messageId: "<rotate@localhost>", data: {} },
        secretEncrypted: encryptField("{}", keys.from),
      },
    });
    const secretOf = async () =>
      (await inOrganization(organization.id, (tx) => tx.webhook.findFirstOrThrow({ where: { url: hook.url } })))
        .secretEncrypted;

    expect(await rotateEncryptionKey(databaseUrl(), keys)).toMatchObject({ values: 2 });
    expect(decryptField(await secretOf(), keys.to)).toBe("whsec_kept");

    await expect(rotateEncryptionKey(databaseUrl(), keys)).rejects.toThrow(/not written with the present key/);
    expect(decryptField(await secretOf(), keys.to)).toBe("whsec_kept");
  });
});
