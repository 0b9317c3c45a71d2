import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

/** A mail is there within a tenth of a second, and every flow begins with one: it is looked for more often than is usual. */
const SOON = { intervals: [40] };

/** The first link to a page of ours in the newest mail to an address, as soon as the mail has been sent; not the one that is known already. */
export async function mailedLink(to: string, page: string, after?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(() => {
      link = linksTo(to, page).at(-1);
      return link !== after && link;
    }, SOON)
    .toBeTruthy();
  return link ?? "";
}

/** The newest mail to an address that has these words, as soon as it has been sent. */
export async function newestMail(to: string, words: string): Promise<string> {
  let mail: string | undefined;
  await expect
    .poll(() => {
      mail = mailsTo(to).findLast((one) => one.includes(words));
      return mail;
    }, SOON)
    .toBeTruthy();
  return mail ?? "";
}

function linksTo(to: string, page: string): string[] {
  return mailsTo(to)
    .flatMap((mail) => mail.match(new RegExp(`https?://[^\\s"<>]+${page}\\?token=([\\w-]+(?:\\.[\\w-]+)?)`)) ?? [])
    .filter((match) => match.startsWith("http"))
    .map((match) => new URL(match))
    .map((url) => url.pathname + url.search);
}

const read = new Map<string, string>();

function mailsTo(to: string): string[] {
  const folder = path.join(process.env.E2E_DATA_DIR ?? "", "outbox");
  return mailFiles(folder)
    .map((file) => textOf(path.join(folder, file)))
    .filter((mail) => mail.split(/\r?\n/).some((line) => line.startsWith("To: ") && line.includes(to)));
}

/** A mail stays as it was sent: of hundreds of them each is read once. */
function textOf(file: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  const text = plain(readFileSync(file, "utf8"));
  read.set(file, text);
  return text;
}

function mailFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .sort();
  } catch {
    return [];
  }
}

/** Quoted-printable, as mails carry their text. */
const plain = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
