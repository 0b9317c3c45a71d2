import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { config } from "~/platform/config";
import { db } from "~/platform/db/client";
import { claimMails } from "~/platform/mail/claim";
import { readOutboxFile } from "~/platform/mail/outbox-transport";
import { sendDueMails } from "~/platform/mail/send-due-mails";
import { parseMail } from "../../fakes/mime";
import { useDatabase } from "../../setup/database";
import { changeSettings, queueReceipt, queueReset, rowOf, withMailServer } from "./mail-setup";

useDatabase();
const { smtp } = withMailServer({ SMTP_URL: "" });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "statewise-outbox-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("without a server each mail is a file that only its owner can read", async () => {
  changeSettings({ DATA_DIR: folder });
  const id = await queueReset("ada@example.test", "in-the-file");
  expect((await sendDueMails()).sent).toBe(1);
  const names = await readdir(path.join(folder, "outbox"));
  expect(names).toEqual([`${String(id).padStart(10, "0")}.eml`]);
  const file = path.join(folder, "outbox", names[0] ?? "");
  const mail = parseMail(await readFile(file));
  expect(mail.to).toEqual(["ada@example.test"]);
  expect(mail.text).toContain("https://statewise.test/reset/in-the-file");
  expect(mail.headers["x-statewise-mail"]).toBe("password-reset");
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readOutboxFile(folder, id ?? 0n)).toEqual(await readFile(file));
  expect(await readOutboxFile(folder, 999_999n)).toBeNull();
  expect(smtp().mails).toEqual([]);
});

test("a mail whose sender died after writing it is one file still", async () => {
  changeSettings({ DATA_DIR: folder });
  await rm(path.join(folder, "outbox"), { recursive: true, force: true });
  const id = await queueReceipt("ada@example.test");
  await sendDueMails();
  await db().mail.update({ where: { id: id ?? 0n }, data: { state: "queued", sentAt: null } });
  await claimMails("dead:1", new Date(), 1);
  expect((await sendDueMails({ now: new Date(Date.now() + 10 * 60_000) })).sent).toBe(1);
  expect(await readdir(path.join(config().dataDir, "outbox"))).toHaveLength(1);
});

test("a folder that cannot be written leaves the mail in the queue with the reason", async () => {
  const blocked = path.join(folder, "a-file");
  await writeFile(blocked, "in the way");
  changeSettings({ DATA_DIR: blocked });
  const id = await queueReceipt("ada@example.test");
  expect(await sendDueMails()).toMatchObject({ sent: 0, failed: 1 });
  expect(await rowOf(id)).toMatchObject({
    state: "failed",
    lastError: expect.stringContaining("ENOTDIR"),
  });
});
