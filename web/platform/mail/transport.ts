import { config } from "../config";
import { forget, once } from "../once";
import type { LoadedAttachments } from "./attachments";
import { outboxTransport } from "./outbox-transport";
import { smtpTransport } from "./smtp-transport";

export type OutgoingMail = LoadedAttachments & {
  id: bigint;
  template: string;
  from: string;
  to: { name: string; address: string };
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  messageId: string;
  date: Date;
};

export type MailTransport = {
  /** Resolves when the other side has taken the mail. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** A mail that did not leave, and what that means for it and for the others. */
export class SendError extends Error {
  constructor(
    message: string,
    readonly verdict: {
      /** The server itself is out of reach: no use in trying the next mail now. */
      isServerDown?: boolean;
      /** The server will say the same the next time. */
      isPermanent?: boolean;
      /** There is no such mailbox. */
      isBounce?: boolean;
    },
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "SendError";
  }
}

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
