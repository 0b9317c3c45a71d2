import MimeNode from "nodemailer/lib/mime-node";
import { encode, wrap } from "nodemailer/lib/qp";
import type { OutgoingMail } from "./outgoing-mail";

export type WrittenMessage = { envelope: { from: string | false; to: string[] }; message: Buffer };

/**
 * A mail of two forms and nothing else as the bytes that leave. Nodemailer writes the head; its streams, made for attachments of
 * any size, cost three times as much as the rest of such a mail.
 */
export function writeMessage(mail: Omit<OutgoingMail, "id" | "template">): WrittenMessage {
  const head = new MimeNode("multipart/alternative");
  head.addHeader(mail.headers);
  const { from, to, replyTo, subject, messageId, date } = mail;
  head.setHeader({ from, to, ...(replyTo && { "reply-to": replyTo }), subject, "message-id": messageId, date });
  const lines = head.buildHeaders();
  const { boundary } = head;
  const part = (type: string, text: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedPrintable(text)}\r\n`;
  const body = `${part("text/plain", mail.text)}${part("text/html", mail.html)}--${boundary}--\r\n`;
  return { envelope: head.getEnvelope(), message: Buffer.from(`${lines}\r\n\r\n${body}`) };
}

const quotedPrintable = (text: string): string => wrap(encode(text.replace(/\r\n?|\n/g, "\r\n")));
