import { afterEach, expect, it } from "vitest";
import { systemReadiness } from "~/domain/admin";
import { now } from "~/platform/clock";
import { decryptField, encryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { databaseUrl } from "~/platform/db/pool";
import { forget } from "~/platform/once";
import { claimEncryptionKey } from "../../../prisma/encryption-key";
import { rotateEncryptionKey } from "../../../prisma/rotate-encryption-key";
import { useDatabase } from "../../setup/database";

useDatabase();

const [first, second] = ["a".repeat(64), "b".repeat(64)];

function useKey(key: string | undefined): void {
  if (key) process.env.ENCRYPTION_KEY = key;
  else delete process.env.ENCRYPTION_KEY;
  for (const name of ["config", "encryption-key"]) forget(name);
}

afterEach(() => useKey(undefined));

const IS_ANOTHER = /encrypted with a key .* ENCRYPTION_KEY is another one/;

it("a database with values from before is claimed by the key that reads them, by no other, and goes with it when it changes", async () => {
  const mail = { toAddress: "a@example.com", template: "welcome", messageId: "<key@localhost>", data: {} };
  await db().mail.create({ data: { ...mail, secretEncrypted: encryptField("{}", first) } });

  useKey(second);
  await expect(claimEncryptionKey(databaseUrl())).rejects.toThrow(IS_ANOTHER);
  useKey(first);
  await claimEncryptionKey(databaseUrl());
  expect(await systemReadiness()).toMatchObject({ ready: true, encryptionKey: "ok" });

  await rotateEncryptionKey(databaseUrl(), { from: first, to: second });
  expect(await systemReadiness()).toMatchObject({ ready: false, encryptionKey: expect.stringContaining("restart") });
  await expect(claimEncryptionKey(databaseUrl())).rejects.toThrow(IS_ANOTHER);
  useKey(second);
  await claimEncryptionKey(databaseUrl());
});

it("rows that are told apart by a text are written anew as well", async () => {
  const pendingFormEncrypted = encryptField("{}", second);
  for (const sid of ["one", "two"]) {
    await db().session.create({ data: { sid, sess: {}, expire: now(), pendingFormEncrypted } });
  }
  const written = async (key: string) => {
    const rows = await db().session.findMany({ select: { pendingFormEncrypted: true } });
    return rows.map((row) => decryptField(row.pendingFormEncrypted ?? "", key));
  };

  await rotateEncryptionKey(databaseUrl(), { from: second, to: first });
  expect(await written(first)).toEqual(["{}", "{}"]);
  await rotateEncryptionKey(databaseUrl(), { from: first, to: second });
  expect(await written(second)).toEqual(["{}", "{}"]);
});

it("the check value is not the key", async () => {
  useKey(second);
  await claimEncryptionKey(databaseUrl());
  const { value } = await db().setting.findUniqueOrThrow({ where: { key: "encryption-key-check" } });
  expect(String(value)).not.toContain(second.slice(0, 8));
});
