import { mkdir, open, readFile, rename } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type { MailTransport } from "./outgoing-mail";

const folderOf = (dataDir: string): string => path.join(dataDir, "outbox");
const fileName = (id: bigint): string => `${String(id).padStart(10, "0")}.eml`;

/** Mail as files, where no server is set. One file per mail, so that a mail that is sent again does not double. */
export function outboxTransport(dataDir: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const folder = folderOf(dataDir);
  return {
    async send({ id, template, ...mail }, ready) {
      await ready;
      const headers = { ...mail.headers, "X-Statewise-Mail": template };
      const { message } = await composer.sendMail({ ...mail, headers });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(path.join(folder, fileName(id)), message as Buffer);
    },
    close: () => composer.close(),
  };
}

/** The file of a mail in the outbox folder, for the screen that shows it; null when it went by SMTP or is gone. */
export async function readOutboxFile(dataDir: string, id: bigint): Promise<Buffer | null> {
  return readFile(path.join(folderOf(dataDir), fileName(id))).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Written aside and renamed: a reader never sees half a mail. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  const handle = await open(aside, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
}
