import { config } from "../config";
import { forget, once } from "../once";
import { outboxTransport } from "./outbox-transport";
import type { MailTransport } from "./outgoing-mail";
import { smtpTransport } from "./smtp-transport";

/** SMTP where `SMTP_URL` is set, else the outbox folder. */
export const mailTransport = (): MailTransport =>
  once("mail-transport", () => {
    const { SMTP_URL, dataDir } = config();
    return SMTP_URL ? smtpTransport(SMTP_URL) : outboxTransport(dataDir);
  });

/** Closes the connections; the next mail opens new ones. */
export function closeMailTransport(): void {
  mailTransport().close();
  forget("mail-transport");
}
