import { beforeAll } from "vitest";
import { decryptField } from "~/platform/crypto";
import { db } from "~/platform/db/client";
import { stopMail } from "~/platform/mail/kick-mail";

/** Keeps mails where they are queued, so that a test reads their links before they would be sent and wiped. */
export function keepMails(): void {
  beforeAll(() => stopMail());
}

/** The newest mail of a template to an address, with its secrets in the clear. */
export async function mailTo(to: string, template: string) {
  const mail = await db().mail.findFirst({ where: { toAddress: to, template }, orderBy: { id: "desc" } });
  if (!mail) return null;
  const secrets = mail.secretEncrypted
    ? (JSON.parse(decryptField(mail.secretEncrypted)) as Record<string, string>)
    : {};
  return { ...mail, secrets };
}

/** The token in the one link of that mail. */
export async function tokenMailedTo(to: string, template: string): Promise<string> {
  const mail = await mailTo(to, template);
  const link = Object.values(mail?.secrets ?? {})[0];
  const token = link && new URL(link).searchParams.get("token");
  if (!token) throw new Error(`No link was mailed to ${to} as ${template}.`);
  return token;
}
