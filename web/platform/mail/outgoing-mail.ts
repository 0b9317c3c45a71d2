import type { LoadedAttachments } from "./attachments";

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
  /**
   * Resolves when the other side has taken the mail. What it says is not handed over before `ready` has resolved, which
   * leaves the time until then for the greeting and the envelope.
   */
  send(mail: OutgoingMail, ready: Promise<void>): Promise<void>;
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
